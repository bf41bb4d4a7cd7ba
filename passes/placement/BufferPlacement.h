//===- BufferPlacement.h - Where an allocation may be put -------*- C++ -*-===//
// What the three passes that move allocations have in common: which ops they move, how often blocks
// run, what an op may be moved out of, and which sizes are safe where an allocation did not run
// before.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Analysis/CFGLoopInfo.h"
#include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dominance.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <memory>

namespace freehold::placement {

/// The allocations in `root` that the passes may move, in the order of the IR: ops with one memref
/// result, whose operands are sizes, in a reachable block, that are not managed by hand.
llvm::SmallVector<mlir::Operation *> findAllocations(mlir::Operation *root,
                                                     mlir::DominanceInfo &dominance);

bool supportsHoisting(mlir::Operation *allocation, mlir::HoistingKind kind);

/// Which blocks are in loops made of branches. Each region is analysed on the first query.
class Cycles {
public:
  explicit Cycles(mlir::DominanceInfo &dominance) : dominance(dominance) {}

  /// Whether `block` may run again before its region is left.
  bool repeats(mlir::Block *block);
  /// The nearest block, going up the dominator tree from `above`, that runs before each run of
  /// `below` anew. It may run more often, but only if `below` does not run in between. Null if
  /// there is none, or if the region has irreducible loops.
  mlir::Block *hoistingTarget(mlir::Block *below, mlir::Block *above);

private:
  struct Info {
    llvm::DenseSet<mlir::Block *> repeated;
    std::unique_ptr<mlir::CFGLoopInfo> loops;
    bool isReducible = true;
  };
  const Info &infoOf(mlir::Region *region);

  mlir::DominanceInfo &dominance;
  llvm::DenseMap<mlir::Region *, Info> infos;
};

/// Whether the region `inner` runs at most once in each run of `op`, sequentially, and control
/// enters and leaves it along edges that RegionBranchOpInterface reports.
bool runsAtMostOnce(mlir::Operation *op, mlir::Region *inner);

/// Whether `op` is a loop whose iterations run one after the other.
bool isSequentialLoop(mlir::Operation *op);
/// Whether `op` is in a loop of its function, of branches or of region ops.
bool isInLoop(mlir::Operation *op, Cycles &cycles);
/// The region of the AutomaticAllocationScope with which a stack buffer made at `place` would end.
/// Null if it could be made several times before that, so that the stack would grow.
mlir::Region *stackScopeOf(mlir::Operation *place, Cycles &cycles);

/// Whether all operands of `allocation` are defined before `parent`, an op around it.
bool canLeave(mlir::Operation *allocation, mlir::Operation *parent, mlir::DominanceInfo &dominance);

/// Whether all of the buffer is overwritten before anything else happens to it, so that nothing can
/// tell what it held before.
bool isOverwrittenFirst(mlir::Operation *allocation);

/// Whether `size` is certainly not poison.
bool isDefined(mlir::Value size);
/// Whether `size` certainly is no reason for an allocation to fail: it is neither negative nor
/// poison, and not larger than an extent of an existing buffer or a small constant.
bool isHarmlessSize(mlir::Value size);

} // namespace freehold::placement
