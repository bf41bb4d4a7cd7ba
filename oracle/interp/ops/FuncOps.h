//===- FuncOps.h - Functions of func and of ml_program ----------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// Emits that the current function returns these values.
void emitReturn(mlir::ValueRange values, Emitter &e);

/// The rows of MlProgramOps.cpp.
void addMlProgramOps(InterpTable &table);

} // namespace freehold::interp
