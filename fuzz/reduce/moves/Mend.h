//===- Mend.h - Ops after a change of their types ---------------*- C++ -*-===//
// Repairs ops after the reducer replaced a memref type by a smaller one. A repair may be
// incomplete: the reducer verifies each candidate and rejects invalid ones.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/edit/Edit.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace freehold::reduce {

/// Adapts `op` after the type `from` was replaced by `to` everywhere: drops size operands of
/// allocations and indices of accesses, updates the sizes of views, and erases casts that became
/// no-ops. Other ops stay as they are. If `to` has one dimension less than `from`, the removed one
/// is taken to be the first in which their sizes differ.
void mend(edit::Edit &edit, mlir::Operation *op, mlir::MemRefType from, mlir::MemRefType to);

/// The same for tensors.
void mendTensor(edit::Edit &edit, mlir::Operation *op, mlir::RankedTensorType from,
                mlir::RankedTensorType to);

/// Replaces the op's only result by `by`, with a cast if the types differ.
template <typename CastOp> void substitute(edit::Edit &edit, mlir::Operation *op, mlir::Value by) {
  mlir::Type wanted = op->getResult(0).getType();
  if (by.getType() != wanted) {
    if (!CastOp::areCastCompatible(by.getType(), wanted))
      return;
    mlir::OpBuilder b(op);
    by = CastOp::create(b, op->getLoc(), wanted, by);
  }
  edit.replace(op->getResult(0), by);
  edit.erase(op);
}

/// Drops the first operands of `op`, sizes of the dynamic dimensions of `from`, which are static or gone in
/// `to`.
void mendSizes(edit::Edit &edit, mlir::Operation *op, mlir::ShapedType from, mlir::ShapedType to);

/// Returns the first dimension of `from` without which it has the sizes of `to`.
std::optional<unsigned> lostDimension(mlir::ShapedType from, mlir::ShapedType to);

} // namespace freehold::reduce
