//===- ValueLayout.h - How much room values take ----------------*- C++ -*-===//
// The sizes of values in registers and of elements in memory, the same for every judge that runs
// programs. A memref takes three words (two pointers and the offset) and two words for each
// dimension, like the descriptor of the LLVM lowering.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace freehold {

/// Number of words of a ranked memref before its sizes and strides.
inline constexpr unsigned kMemRefHead = 3;

/// The scalars, called lanes, that a value consists of: one for a scalar, two for a complex number,
/// and the elements of a vector in row-major order. Each lane has registers of its own.
struct LaneTypes {
  /// The type of a lane; null if the value is no scalar, complex number or vector of a fixed size.
  mlir::Type lane;
  /// Number of lanes.
  unsigned count = 0;
  /// Number of 64-bit words of one lane.
  unsigned words = 0;
};
LaneTypes lanesOf(mlir::Type type);

/// Returns the type of the lanes of a complex or vector type, and any other type itself.
mlir::Type laneTypeOf(mlir::Type type);

/// Copies a value from `memory`, where each lane takes `elementBytes(lane)` bytes, to `words`,
/// which has room for all lanes. Unused bytes of the words become zero.
void unpackLanes(const LaneTypes &lanes, const uint8_t *memory, uint64_t *words);

/// The maximum number of lanes. Larger vectors are not modelled, since instructions work lane by
/// lane.
inline constexpr unsigned kLanesMax = 1024;

/// The strides and the offset of the type, dynamic ones as ShapedType::kDynamic; fails if the layout is not strided.
/// The same as MemRefType::getStridesAndOffset says, which computes with affine expressions: that takes microseconds. Layouts that permute
/// static dimensions have strides here too.
llvm::LogicalResult stridesOf(mlir::MemRefType type, llvm::SmallVectorImpl<int64_t> &strides,
                              int64_t &offset);

/// Returns the number of words of a value of this type; std::nullopt if it is not modelled.
std::optional<unsigned> wordsOf(mlir::Type type);

/// Returns true for the tokens of ops that run beside the host, `!async.token` and
/// `!gpu.async.token`, and for groups of them. A token is one word, which is never observed.
bool isToken(mlir::Type type);

/// Returns the type of what an `!async.value` holds; null for other types. Such a value is a token,
/// followed by the words of what it holds, which are those of lanes.
mlir::Type heldType(mlir::Type type);

/// Returns the number of bytes of an element in memory; std::nullopt if it is not modelled. Vectors
/// in memory are modelled if they need no alignment beyond malloc's.
std::optional<unsigned> elementBytes(mlir::Type elementType);

/// Returns the number of bits of an integer, index or pointer (64) or float type; 0 for others.
unsigned bitsOf(mlir::Type type);

} // namespace freehold
