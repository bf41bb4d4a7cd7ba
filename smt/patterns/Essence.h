//===- Essence.h - A canonical text of a function ---------------*- C++ -*-===//
// A canonical text of a function. Functions with equal texts are equivalent, so that the prover
// needs to look at only one of them, and a pattern that leaves the text as it was changed nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <string>

namespace freehold::smt::patterns {

/// Returns the canonical text. Two functions have the same text if they differ only in unused pure
/// ops, in the positions of pure ops, in the names of values, and in the locations of ops that do
/// not allocate. The locations of allocations matter because the prover pairs allocations by
/// location.
std::string essenceOf(mlir::func::FuncOp function);

} // namespace freehold::smt::patterns
