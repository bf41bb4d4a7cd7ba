//===- Scopes.h - What can be named where -----------------------*- C++ -*-===//
// Dominance as far as a search needs it, without a tree that every edit would make stale:
// ops earlier in the block, blocks that are only reached through one another, the region's
// entry block, and the same around the enclosing op unless it is isolated from above. What is
// called available does dominate; not all that dominates is found.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::edit {

/// The earliest value before `at` that passes the test, outermost scope first.
mlir::Value findAvailable(mlir::Operation *at, llvm::function_ref<bool(mlir::Value)> test);

llvm::DenseSet<mlir::Block *> reachableBlocks(mlir::Region &region);

/// Symbol ops that something outside of them refers to, by name alone (nested modules may hide
/// one another's: the answer is then too large).
llvm::DenseSet<mlir::Operation *> referencedSymbols(mlir::ModuleOp module);

/// Ops in it and itself.
unsigned opCount(mlir::Operation *op);
/// Regions around it.
unsigned depthOf(mlir::Operation *op);

/// The function around it; null at the top level.
mlir::Operation *functionOf(mlir::Operation *op);

/// A structured op whose region follows from its name: it is never printed, so nothing in it can
/// be changed for good.
bool hidesRegion(mlir::Operation *op);
/// Whether an op around it hides its region.
bool isHidden(mlir::Operation *op);

/// Whether the op's region may hold several blocks that branch to each other.
bool hasFreeControlFlow(mlir::Region *region);

} // namespace freehold::edit
