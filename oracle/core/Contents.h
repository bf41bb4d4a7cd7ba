//===- Contents.h - Buffers of callers, and contents as text ----*- C++ -*-===//
// What judges that run programs must agree on to the bit: how a caller lays out the buffers
// that it passes, what they hold, and how contents are spelled.
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
  /// Its cells are drawn from this and from the palette; std::nullopt: they are small numbers.
  uint64_t seed = 0;
  std::optional<Palette> palette = std::nullopt;
};

/// The layout of a buffer that a caller makes for a memref parameter, or why it cannot.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const BufferArgument &buffer,
                                                 uint64_t runSeed);

/// The same for a view of another argument's buffer, which has so many bytes. The seed and the
/// palette stay empty.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const SameBuffer &same,
                                                 uint64_t bytes);

/// What the arguments of one call need to be aligned at: each other's views must be aligned too.
uint64_t alignmentOf(mlir::TypeRange parameters, const std::vector<Argument> &arguments,
                     unsigned number);

/// Text of a buffer's elements in row-major order, [[1, 2], [3, 4]]. Large buffers are
/// observed by their first elements and a hash.
class ElementText {
public:
  explicit ElementText(llvm::ArrayRef<int64_t> sizes) : sizes_(sizes), indices_(sizes.size()) {}
  void add(llvm::StringRef value);
  std::string finish();

  /// The text of a buffer without elements, with its sizes so that it is told from others.
  static std::string empty(llvm::ArrayRef<int64_t> sizes);

private:
  llvm::SmallVector<int64_t> sizes_, indices_;
  std::string text_;
  int64_t shown_ = 0;
  uint64_t hash_ = 0;
};

} // namespace freehold
