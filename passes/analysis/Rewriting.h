//===- Rewriting.h - Edits that several passes make -------------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace freehold {

/// A copy in a fresh buffer: bufferization.clone where the layout is one that an allocation can
/// have, otherwise an allocation that is as large as the layout needs. Of an unranked memref the
/// layout is that of the ranked one that it is a cast of.
mlir::Value cloneBuffer(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value memref);

/// The first op in `scope` that needs more of the layout of `memref` than a copy of it has, or
/// null. Where it is not seen what an unranked one is a cast of, a copy has its elements one after
/// the other; a cast to a type that says otherwise does not hold of it.
mlir::Operation *findLayoutLost(mlir::Operation *scope, mlir::Value memref);

/// A block between a branch and a successor of it, to which it passes what the branch did; returns
/// its terminator.
mlir::cf::BranchOp splitEdge(mlir::BranchOpInterface branch, unsigned successor);

} // namespace freehold
