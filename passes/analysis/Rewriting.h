//===- Rewriting.h - Edits that several passes make -------------*- C++ -*-===//
// Copying a buffer, erasing dead ops and splitting edges. A copy need not have the layout of its
// source, so a pass calls checkLayoutKept before it changes anything, and cloneBuffer later.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace freehold {

/// Builds a copy in a fresh buffer: a bufferization.clone if the layout is the identity, otherwise
/// an allocation with room for the layout. The layout of an unranked memref is that of the ranked
/// one that it is a cast of.
mlir::Value cloneBuffer(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value memref);

/// Returns the first op in `scope` that requires a layout of `memref` which cloneBuffer would not
/// preserve, or null. Only unranked memrefs can lose their layout: if one is not visibly a cast of
/// a ranked memref, its copy is row-major, and casting the copy to a type with another layout would
/// be undefined.
mlir::Operation *findLayoutLost(mlir::Operation *scope, mlir::Value memref);

/// Fails with an error at `op`, which would pass on a copy of `memref`, if findLayoutLost finds an
/// op in `scope`.
mlir::LogicalResult checkLayoutKept(mlir::Operation *op, mlir::Value memref,
                                    mlir::Operation *scope);

/// Erases those of `ops` that are trivially dead, and then the ops that became dead because of it.
void eraseDead(llvm::ArrayRef<mlir::Operation *> ops);

/// Splits the edge from `branch` to its successor with this index by a new block, which forwards
/// the operands that the branch passed. Returns the terminator of the new block.
mlir::cf::BranchOp splitEdge(mlir::BranchOpInterface branch, unsigned successor);

} // namespace freehold
