//===- Scopes.h - What can be named where -----------------------*- C++ -*-===//
// Availability of values without a dominator tree, which every edit would invalidate. Considered
// are: earlier ops of the block, blocks on the chain of single predecessors, the region's entry
// block, and the same for the parent op unless it is isolated from above. Values found do dominate;
// not every dominating value is found.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::edit {

/// Returns the earliest value before `at` that passes the test, outermost scope first.
mlir::Value findAvailable(mlir::Operation *at, llvm::function_ref<bool(mlir::Value)> test);

llvm::DenseSet<mlir::Block *> reachableBlocks(mlir::Region &region);

/// Returns the symbol ops that anything outside of them refers to. Names are compared without their
/// path, so with nested modules the set may be too large.
llvm::DenseSet<mlir::Operation *> referencedSymbols(mlir::ModuleOp module);

/// Returns the number of ops nested in the op, including itself.
unsigned opCount(mlir::Operation *op);
/// Returns the number of regions around the op.
unsigned depthOf(mlir::Operation *op);

/// Returns the function around the op; null at the top level.
mlir::Operation *functionOf(mlir::Operation *op);

/// Returns true for a structured op whose region is implied by its name. The region is not printed,
/// so changes in it would be lost.
bool hidesRegion(mlir::Operation *op);
/// Returns true if an op around it hides its region.
bool isHidden(mlir::Operation *op);

/// Returns true if the region may have several blocks that branch to each other.
bool hasFreeControlFlow(mlir::Region *region);

} // namespace freehold::edit
