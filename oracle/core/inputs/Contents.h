//===- Contents.h - Buffers of callers --------------------------*- C++ -*-===//
// How a caller lays out the buffers that it passes, and what they hold. All judges that run
// programs must agree on this to the bit.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Scalars.h"

namespace freehold {

/// The layout of a memref argument in its buffer.
struct BufferLayout {
  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes, strides;
  /// Number of elements from the allocated to the aligned pointer.
  int64_t shift = 0;
  /// Size of the whole buffer; UINT64_MAX on overflow.
  uint64_t bytes = 0;
  unsigned elementBytes = 0;
  /// Cells are drawn from the palette by this seed. Without a palette they are small numbers.
  uint64_t seed = 0;
  std::optional<Palette> palette = std::nullopt;
};

/// Returns the layout of a new buffer for a memref parameter, or why it cannot be made.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const BufferArgument &buffer,
                                                 uint64_t runSeed);

/// Returns the palette that the cells are drawn from; std::nullopt for small numbers. Fails if one of
/// the numbers is no value of the type.
std::variant<std::optional<Palette>, std::string> paletteOf(mlir::Type element,
                                                            const BufferArgument &buffer);

/// Returns the buffer for cell `number` of a buffer of memrefs of this element type; that of another cell if the two
/// share it.
BufferArgument bufferInCell(mlir::MemRefType element, const BufferArgument &holder,
                            uint64_t number);
/// Returns the first cell that holds the memref of this one: itself, or an earlier one. The seed says which cells of
/// the holder share one (Inputs.h).
uint64_t firstCellWith(const BufferArgument &holder, uint64_t number);

/// Returns the layout of a view of another argument's buffer of `bytes` bytes. Seed and palette
/// stay empty.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const SameBuffer &same,
                                                 uint64_t bytes);

/// Returns the alignment of all arguments of one call, since views of a buffer must be aligned too.
uint64_t alignmentOf(mlir::TypeRange parameters, const std::vector<Argument> &arguments,
                     unsigned number);

} // namespace freehold
