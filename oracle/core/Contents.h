//===- Contents.h - Buffers of callers, and contents as text ----*- C++ -*-===//
// What judges that run programs must agree on to the bit: how a caller lays out the buffers
// that it passes, what they hold, and how contents are spelled.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"
#include "oracle/core/Mix.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <variant>

namespace freehold {

/// A scalar that stubs return and buffers hold: a small number that every type represents
/// exactly, so that it can serve as a size or an index. Depends on `random % kSmallNumbers`.
void smallNumber(mlir::Type type, uint64_t random, uint64_t *words);

/// The buffer that a caller makes for a memref parameter.
struct BufferLayout {
  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes, strides;
  /// Bytes of the whole buffer, the largest number when that overflows.
  uint64_t bytes = 0;
  unsigned elementBytes = 0;
  /// Its cells are small numbers drawn from this.
  uint64_t seed = 0;
};

/// The layout, or why no caller can make such a buffer.
std::variant<BufferLayout, std::string> layoutOf(mlir::Type parameter, const BufferArgument &buffer,
                                                 uint64_t runSeed);

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
