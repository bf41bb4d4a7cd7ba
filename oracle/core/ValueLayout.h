//===- ValueLayout.h - How much room values take ----------------*- C++ -*-===//
// The same for every judge that runs programs: words of a value that is handed around, bytes
// of an element in memory. A memref takes three words (two pointers or what stands for them,
// the offset) and two for each dimension, as the LLVM lowering's descriptor does.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace freehold {

/// Words of a ranked memref before its sizes and strides.
inline constexpr unsigned kMemRefHead = 3;

/// Words of a value of this type; nullopt when such values are not modelled.
std::optional<unsigned> wordsOf(mlir::Type type);

/// Bytes of one element in memory; nullopt when such elements are not modelled.
std::optional<unsigned> elementBytes(mlir::Type elementType);

/// Bits of an integer, index (64) or float type; 0 for others.
unsigned bitsOf(mlir::Type type);

} // namespace freehold
