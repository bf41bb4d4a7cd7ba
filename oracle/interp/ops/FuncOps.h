//===- FuncOps.h - Leaving a function ---------------------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// Emits that the current function returns these values.
void emitReturn(mlir::ValueRange values, Emitter &e);

} // namespace freehold::interp
