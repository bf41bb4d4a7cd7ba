//===- Contents.h - Buffers of callers --------------------------*- C++ -*-===//
// What judges that run programs must agree on to the bit: how a caller lays out the buffers
// that it passes, and what they hold.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Scalars.h"

namespace freehold {

/// How a memref argument lies in its buffer.
struct BufferLayout {
  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes, strides;
  /// Elements from the allocated pointer to the aligned one.
  int64_t shift = 0;
  /// Bytes of the whole buffer, the largest number when that overflows.
  uint64_t bytes = 0;
  unsigned elementBytes = 0;
  /// Its cells come from this and from the palette; std::nullopt: they are small numbers.
  uint64_t seed = 0;
  std::optional<Palette> palette = std::nullopt;
};

/// The layout of a buffer that a caller makes for a memref parameter, or why it cannot.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const BufferArgument &buffer,
                                                 uint64_t runSeed);

/// The buffer in cell `number` of a buffer of memrefs of this element type. The same for all cells where
/// they hold one buffer.
BufferArgument bufferInCell(mlir::MemRefType element, const BufferArgument &holder,
                            uint64_t number);
/// All cells of the buffer hold the first one's memref.
bool cellsAreShared(const BufferArgument &holder);

/// The same for a view of another argument's buffer, which has so many bytes. The seed and the
/// palette stay empty.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const SameBuffer &same,
                                                 uint64_t bytes);

/// What the arguments of one call need to be aligned at: each other's views must be aligned too.
uint64_t alignmentOf(mlir::TypeRange parameters, const std::vector<Argument> &arguments,
                     unsigned number);

} // namespace freehold
