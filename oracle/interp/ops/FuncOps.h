//===- FuncOps.h - Calling and leaving a function ---------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// Emits a call of the function with this number in the module.
void emitCall(unsigned callee, mlir::ValueRange arguments, mlir::ValueRange results, Emitter &e);
/// Emits that the current function returns these values.
void emitReturn(mlir::ValueRange values, Emitter &e);

} // namespace freehold::interp
