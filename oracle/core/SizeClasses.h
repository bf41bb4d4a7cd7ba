//===- SizeClasses.h - Sizes of arguments that must agree -------*- C++ -*-===//
// Many programs are defined, or do something, only where some sizes of their arguments are equal:
//
// clang-format off
//   linalg.matmul ins(%a, %b) outs(%c)       dim a 1 = dim b 0, dim a 0 = dim c 0, dim b 1 = dim c 1
//   memref.copy %a, %b                       all sizes in pairs
//   scf.for %i = 0 to dim(%a, 0)             dim a 0 = dim b 1
//     memref.load %b[%j, %i]
//   %same = arith.cmpi eq, %dimA, %dimB      these two
// clang-format on
//
// Sizes that are found to be compared or used together are in one class. Inputs give the members of
// a class one size, and different sizes to different classes. The classes are hints: a program may
// be undefined on sizes that keep to them, and defined on others.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"

#include "mlir/IR/Operation.h"

namespace freehold {

/// For each argument of the function the class of each dimension of a ranked memref, or the one class
/// of an integer or index that is used as a size. Empty for other arguments. Functions that it calls
/// are looked into.
std::vector<std::vector<SizeClass>> sizeClasses(mlir::Operation *function);

} // namespace freehold
