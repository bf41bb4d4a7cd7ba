//===- Contents.h - Buffers of callers --------------------------*- C++ -*-===//
// What judges that run programs must agree on to the bit: how a caller lays out the buffers
// that it passes, and what they hold.
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

} // namespace freehold
