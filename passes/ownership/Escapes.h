//===- Escapes.h - Memrefs stored in memory ---------------------*- C++ -*-===//
// A buffer whose memref is stored can be used through memory until the end of the region that owns
// it, so it lives as long. What it is stored in must not be reachable any longer:
//
//   %box = memref.alloc() : memref<1xmemref<4xf32>>
//   %a = memref.alloc() : memref<4xf32>      // freed where %box is, not after the last use of %a
//   memref.store %a, %box[%c0]
//
// It lives as long, too, if an address or a tensor is made of it, or if an op that runs on
// (async.execute) or a transfer (memref.dma_start) uses it.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Claims.h"

namespace freehold::ownership {

/// Lengthens the lifetimes of roots that are stored.
void extendEscaping(Plan &plan, Claims &claims);

/// Once it is known what is held: fails with an error at a store that cannot be handled.
mlir::LogicalResult checkStores(const Plan &plan);

} // namespace freehold::ownership
