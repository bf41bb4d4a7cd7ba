//===- Rebuild.h - Room for ownership indicators ----------------*- C++ -*-===//
// Makes ops that take and give more values than before; what they had stays in place.
//
//   %r = scf.for ... iter_args(%p = %init) -> (memref<4xf32>)
//   %r, %own = scf.for ... iter_args(%p = %init, %q = %false) -> (memref<4xf32>, i1)
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

namespace freehold::ownership {

/// Replaces `op` by one with `operands` inserted before operand number `at`, and `results` more i1
/// results. Where operands are in segments, the one that ends at `at` grows. `op` is out of its
/// block then and refers to nothing, but is the caller's to destroy: while it is there, no other op
/// gets its address.
mlir::Operation *rebuild(mlir::Operation *op, unsigned at, mlir::ValueRange operands,
                         unsigned results);

} // namespace freehold::ownership
