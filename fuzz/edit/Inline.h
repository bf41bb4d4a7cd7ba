//===- Inline.h - A region's content in place of an op ----------*- C++ -*-===//
#pragma once

#include "fuzz/edit/Edit.h"

namespace freehold::edit {

/// Returns true if the op ends a region by passing values to the parent op or to the caller.
bool isReturnLike(mlir::Operation *op);

/// Returns the operands of the terminator that become results of the parent op.
mlir::SmallVector<mlir::Value> yielded(mlir::Operation *terminator);

/// Returns true if `inlineRegion` can move the region's content before `at`.
bool canInline(mlir::Region &region, mlir::Operation *at);

/// Moves the region's blocks before `at` and replaces their arguments by `args`; a null argument is
/// replaced by any value of its type. The results of `at` are replaced by the yielded values where
/// the types agree, and by any value of the type otherwise. `at` stays, without uses.
void inlineRegion(Edit &edit, mlir::Region &region, mlir::Operation *at,
                  mlir::ArrayRef<mlir::Value> args);

} // namespace freehold::edit
