//===- SizeClasses.h - Sizes of arguments that must agree -------*- C++ -*-===//
// Many programs are defined, or do anything, only if some sizes of their arguments are equal:
//
// clang-format off
//   linalg.matmul ins(%a, %b) outs(%c)       dim a 1 = dim b 0, dim a 0 = dim c 0, dim b 1 = dim c 1
//   memref.copy %a, %b                       all sizes in pairs
//   scf.for %i = 0 to dim(%a, 0)             dim a 0 = dim b 1
//     memref.load %b[%j, %i]
//   %same = arith.cmpi eq, %dimA, %dimB      these two
//   linalg.conv_1d ins(%x, %w) outs(%y)      dim x 0 = dim y 0 + dim w 0 - 1
//   memref.collapse_shape %m [[0, 1]]        a size that is the product of two
// clang-format on
//
// Tensors count like buffers.
//
// Sizes that are compared or used together are in one class. Inputs give the members of a class the
// same size, and different classes different sizes. The classes are hints: a program may be
// undefined on sizes that respect them, and defined on others.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "mlir/IR/Operation.h"

namespace freehold {

/// Returns for each argument of the function the class of each dimension of a ranked memref, or the
/// class of an integer or index that is used as a size; empty for other arguments. Called functions
/// are analysed too.
std::vector<std::vector<SizeClass>> sizeClasses(mlir::Operation *function);

} // namespace freehold
