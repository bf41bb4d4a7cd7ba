//===- ProgramNumbers.h - The numbers in a function's code ------*- C++ -*-===//
// A mistake in a tile's remainder or at a threshold shows only on sizes and values near numbers of
// the program, so inputs are made from them.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"

#include "mlir/IR/Operation.h"

namespace freehold {

/// Numbers kept of each kind; programs with more have them from many places that do not matter.
inline constexpr size_t kNumbersMax = 24;

/// Constants, static sizes, steps, cases and numbers of affine maps in a function and in the
/// functions that it refers to.
ProgramNumbers numbersOf(mlir::Operation *function);

} // namespace freehold
