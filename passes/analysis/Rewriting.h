//===- Rewriting.h - Edits that several passes make -------------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace freehold {

/// Builds a copy in a fresh buffer: a bufferization.clone if the layout is the identity, otherwise
/// an allocation with room for the layout. The layout of an unranked memref is that of the ranked
/// one that it is a cast of.
mlir::Value cloneBuffer(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value memref);

/// The first op in `scope` that asks for a layout of `memref` which a copy would not have, or null.
/// If an unranked memref is not seen to be a cast of a ranked one, its copy is row-major: a cast of
/// the copy to a type with another layout would not hold.
mlir::Operation *findLayoutLost(mlir::Operation *scope, mlir::Value memref);

/// Emits an error at `op`, which passes a copy of `memref`, and fails if an op in `scope` asks for a
/// layout that the copy would not have.
mlir::LogicalResult checkLayoutKept(mlir::Operation *op, mlir::Value memref,
                                    mlir::Operation *scope);

/// Erases those of `ops` that are dead, and the ops that become dead by that.
void eraseDead(llvm::ArrayRef<mlir::Operation *> ops);

/// Makes a block on the edge from a branch to one of its successors, which passes on the operands
/// that the branch passed. Returns its terminator.
mlir::cf::BranchOp splitEdge(mlir::BranchOpInterface branch, unsigned successor);

} // namespace freehold
