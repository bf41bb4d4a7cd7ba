//===- ProgramNumbers.h - The numbers in a function's code ------*- C++ -*-===//
// A mistake in a tile's remainder or at a threshold shows only for sizes and values near numbers in
// the program, so inputs are made from these.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "mlir/IR/Operation.h"

namespace freehold {

/// Maximum number of numbers kept of each kind, since a program with more has many unimportant
/// ones.
inline constexpr size_t kNumbersMax = 24;

/// Returns constants, static sizes, steps, cases, numbers of affine maps and the ranges of narrow
/// integers in a function and in the functions that it references.
ProgramNumbers numbersOf(mlir::Operation *function);

} // namespace freehold
