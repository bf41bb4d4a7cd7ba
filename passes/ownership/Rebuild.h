//===- Rebuild.h - Room for ownership indicators ----------------*- C++ -*-===//
// Replaces ops by ones with more operands and results, behind those that they had:
//
//   %r = scf.for ... iter_args(%p = %init) -> (memref<4xf32>)
//   %r, %own = scf.for ... iter_args(%p = %init, %q = %false) -> (memref<4xf32>, i1)
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

namespace freehold::ownership {

/// Replaces `op` by an op with `operands` inserted at operand index `at`, and with `results` more
/// i1 results. Of operand segments, the one that ends at `at` grows. `op` is removed from its block
/// and drops its operands, but is not destroyed: the caller does that, and until then no other op
/// can get its address.
mlir::Operation *rebuild(mlir::Operation *op, unsigned at, mlir::ValueRange operands,
                         unsigned results);

} // namespace freehold::ownership
