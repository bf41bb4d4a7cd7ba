//===- Inline.h - A region's content in place of an op ----------*- C++ -*-===//
#pragma once

#include "fuzz/edit/Edit.h"

namespace freehold::edit {

/// Ends a region by handing values to the op around it or to the caller.
bool isReturnLike(mlir::Operation *op);

/// The terminator's operands that are what the enclosing op results in.
mlir::SmallVector<mlir::Value> yielded(mlir::Operation *terminator);

/// Whether `inlineRegion` can put the region's content before `at`.
bool canInline(mlir::Region &region, mlir::Operation *at);

/// Moves the region's blocks before `at`, their arguments replaced by `args` (null ones by
/// anything of the type). What its terminators yield replaces the results of `at` as far as the
/// types agree, anything else does for the rest. `at` stays, without users.
void inlineRegion(Edit &edit, mlir::Region &region, mlir::Operation *at,
                  mlir::ArrayRef<mlir::Value> args);

} // namespace freehold::edit
