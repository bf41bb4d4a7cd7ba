//===- MovedElements.h - Vector ops that only move elements -----*- C++ -*-===//
// Each element of such an op's result is an element of an operand, or the operand itself if that is a scalar. So a
// vector is what its elements are, however they came to their places:
//
//   vector.extract %v[0]  and  vector.extract (vector.extract_strided_slice %v ...)[0]
//   vector.broadcast %s : i8 to vector<1xi8>  and  vector.from_elements %s : vector<1xi8>
//
// An element is poison if and only if the one is that it comes from.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include <optional>

namespace freehold::smt::safe {

/// Where an element comes from.
struct ElementOrigin {
  mlir::Value operand;
  /// Its number in row-major order; that of a scalar is 0.
  unsigned number = 0;
};

/// Vectors of more elements are looked into only if these are all equal.
inline constexpr int64_t kElementsMax = 256;

/// Whether the op moves elements, to places that are known.
bool movesElements(mlir::Operation *op);

/// Where the elements of a result come from: one for each, in row-major order, or just one if all are that scalar.
/// Nothing if the op does not move elements, or it moves too many.
std::optional<std::vector<ElementOrigin>> movedElements(mlir::OpResult result);

/// The properties of an op, of which those that a transfer by constants and static sizes may say of its bounds are
/// said.
mlir::Attribute propertiesWithBounds(mlir::Operation *op);

} // namespace freehold::smt::safe
