//===- Rewriting.h - Edits that several passes make -------------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace freehold {

/// A copy in a fresh buffer: bufferization.clone where the layout is one that an allocation can
/// have, otherwise an allocation that is as large as the layout needs.
mlir::Value cloneBuffer(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value memref);

/// The first op in `scope` that needs more of the layout of `memref` than a copy of it has, or
/// null. The type of an unranked one does not say where its elements are, so that a copy has them
/// one after the other; a cast to a type that says otherwise does not hold of it.
mlir::Operation *findLayoutLost(mlir::Operation *scope, mlir::Value memref);

/// A block between a branch and a successor of it, to which it passes what the branch did; returns
/// its terminator.
mlir::cf::BranchOp splitEdge(mlir::BranchOpInterface branch, unsigned successor);

} // namespace freehold
