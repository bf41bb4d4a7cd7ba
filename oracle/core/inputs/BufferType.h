//===- BufferType.h - The buffers that values refer to ----------*- C++ -*-===//
// A tensor lies in registers as the memref of its elements does, so most code that works on memrefs
// works on tensors if it asks for the buffer's type. Values that only opaque ops look at refer to none.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

namespace freehold {

/// Returns the type itself for a memref, and the memref of the same shape and elements for a tensor
/// without an encoding, or with one that only names a memory space. The layout of the latter says nothing about how the tensor lies in memory.
/// Null for other types.
mlir::BaseMemRefType bufferTypeOf(mlir::Type type);

/// Whether the type is a tensor that has a buffer.
bool isBufferTensor(mlir::Type type);

/// Whether the type is a tensor whose encoding, one of the sparse_tensor dialect, says which buffers it has.
/// Only ops of that dialect reach them, so that such a tensor is a number that names it.
bool isSparseTensor(mlir::Type type);

/// Whether a value of the type is a number that only opaque ops look at: nothing is known of the type, or it names
/// something outside of the program, as a sparse tensor does.
bool isName(mlir::Type type);

} // namespace freehold
