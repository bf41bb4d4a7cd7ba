//===- BufferType.h - The buffers that hold tensors -------------*- C++ -*-===//
// A tensor lies in registers as the memref of its elements does, so most code that works on memrefs
// works on tensors if it asks for the buffer's type.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

namespace freehold {

/// Returns the type itself for a memref, and the memref of the same shape and elements for a tensor
/// without an encoding. The layout of the latter says nothing about how the tensor lies in memory.
/// Null for other types.
mlir::BaseMemRefType bufferTypeOf(mlir::Type type);

} // namespace freehold
