//===- ValueLayout.h - How much room values take ----------------*- C++ -*-===//
// The sizes of values in registers and of elements in memory, the same for every judge that runs
// programs. A memref takes three words (two pointers and the offset) and two words for each
// dimension, like the descriptor of the LLVM lowering.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace freehold {

/// Number of words of a ranked memref before its sizes and strides.
inline constexpr unsigned kMemRefHead = 3;

/// The scalars that a value is made of: those of a complex number are its parts, those of a vector
/// its elements, row-major. Each lies in words of its own.
struct LaneTypes {
  /// The type of each; null if the value is no scalar, complex number or vector of a fixed size.
  mlir::Type lane;
  unsigned count = 0;
  unsigned words = 0;
};
LaneTypes lanesOf(mlir::Type type);

/// Returns the type of the lanes, or the type itself if it has none.
mlir::Type laneTypeOf(mlir::Type type);

/// Copies a value of several lanes from its cells in memory, where each lane takes
/// `elementBytes(lane)`, to register words.
void unpackLanes(const LaneTypes &lanes, const uint8_t *memory, uint64_t *words);

/// Most lanes of a value: larger vectors are not modelled, since instructions work lane by lane.
inline constexpr unsigned kLanesMax = 1024;

/// Returns the number of words of a value of this type; std::nullopt if it is not modelled.
std::optional<unsigned> wordsOf(mlir::Type type);

/// Returns the number of bytes of an element in memory; std::nullopt if it is not modelled. Vectors in
/// memory are modelled if they need no alignment beyond malloc's.
std::optional<unsigned> elementBytes(mlir::Type elementType);

/// Returns the number of bits of an integer, index (64) or float type; 0 for others.
unsigned bitsOf(mlir::Type type);

} // namespace freehold
