//===- ControlFlowChecks.h - Control flow that is refused -------*- C++ -*-===//
// What the deallocation passes require of control flow, and the errors for what they refuse. Each
// check emits at most one error, at the op at fault, and then fails.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace freehold {

inline bool hasMemrefs(mlir::ValueRange values) { return llvm::any_of(values, isMemref); }

/// Refuses a terminator with successors that is no BranchOpInterface, and one that is both a branch
/// and the terminator of a region of a RegionBranchOpInterface op.
mlir::LogicalResult checkBranch(mlir::Operation *op);

/// Refuses a region op that forwards a memref as a value of another type, or the other way round,
/// from any point.
mlir::LogicalResult checkForwardedTypes(mlir::RegionBranchOpInterface op);

/// Refuses a region op that forwards different memrefs to different successors from one point. Who
/// gets ownership would depend on which successor is taken, which is not known at the point.
mlir::LogicalResult checkSameForwarded(mlir::RegionBranchOpInterface op);

/// Refuses a loop that is closed by a branch between blocks of `region`.
mlir::LogicalResult checkStructuredLoops(mlir::Region &region);

/// Refuses regions of `op` without dominance that define memrefs, at any depth.
mlir::LogicalResult checkDominance(mlir::Operation *op);

/// Emits the error for an op with regions that is no RegionBranchOpInterface but would have to be.
mlir::LogicalResult refuseRegions(mlir::Operation *op);

/// Emits the error for a terminator that itself uses a buffer that would have to be freed after it.
mlir::LogicalResult refuseUse(mlir::Operation *terminator);

/// Calls `check` for each point that `op` branches from, itself and the terminators of its regions,
/// until a call fails.
mlir::LogicalResult
forEachPoint(mlir::RegionBranchOpInterface op,
             llvm::function_ref<mlir::LogicalResult(mlir::RegionBranchPoint)> check);

} // namespace freehold
