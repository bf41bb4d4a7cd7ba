//===- Escapes.h - Memrefs stored in memory ---------------------*- C++ -*-===//
// A buffer whose memref is stored in memory can be used through that memory. So it lives until the
// end of the region that owns it, and the memory that it is stored in must not live any longer:
//
//   %box = memref.alloc() : memref<1xmemref<4xf32>>
//   %a = memref.alloc() : memref<4xf32>      // freed where %box is, not after the last use of %a
//   memref.store %a, %box[%c0]
//
// A buffer also lives until the end of that region if an address or a tensor is made of it, or if
// it is used by an op that runs on (async.execute) or by a transfer (memref.dma_start).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Claims.h"

namespace freehold::ownership {

/// Extends the lifetimes of such roots to the end of their homes.
void extendEscaping(Plan &plan, Claims &claims);

/// Emits an error and fails at a store into memory that may live longer than the buffer. To be
/// called when it is known which roots own.
mlir::LogicalResult checkStores(const Plan &plan);

} // namespace freehold::ownership
