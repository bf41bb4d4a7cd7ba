//===- Mend.h - Ops after a change of their types ---------------*- C++ -*-===//
#pragma once

#include "fuzz/edit/Edit.h"

#include "mlir/IR/BuiltinTypes.h"

namespace freehold::reduce {

/// Updates an op after the type `from` was replaced by `to` everywhere. Adapts its operands and
/// attributes if the op is known: sizes of allocations, indices of accesses, sizes of views, and
/// casts that became no-ops. If a dimension is gone, it is the first one in which the types differ.
void mend(edit::Edit &edit, mlir::Operation *op, mlir::MemRefType from, mlir::MemRefType to);

/// The same for tensors.
void mendTensor(edit::Edit &edit, mlir::Operation *op, mlir::RankedTensorType from,
                mlir::RankedTensorType to);

/// Returns the first dimension of `from` without which it has the sizes of `to`.
std::optional<unsigned> lostDimension(mlir::ShapedType from, mlir::ShapedType to);

} // namespace freehold::reduce
