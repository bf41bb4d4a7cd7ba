//===- Mend.h - Ops after a change of their types ---------------*- C++ -*-===//
#pragma once

#include "fuzz/edit/Edit.h"

#include "mlir/IR/BuiltinTypes.h"

namespace freehold::reduce {

/// The type `from` has become `to` everywhere. Gives the op the operands and attributes that
/// follow from that, where it is one that we know: sizes of allocations, indices of accesses,
/// sizes of views, casts that cast nothing. A dimension that is gone is the first that differs.
void mend(edit::Edit &edit, mlir::Operation *op, mlir::MemRefType from, mlir::MemRefType to);

} // namespace freehold::reduce
