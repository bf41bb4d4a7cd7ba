//===- BufferPlacement.h - Where an allocation may be put -------*- C++ -*-===//
// What the three passes that move allocations have in common: which ops they are about, how often
// blocks run, what an op may be moved out of, and sizes of allocations that run where they did not
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

/// The allocations below `root` that are nobody's to place by hand: one memref result, made of
/// sizes alone, in a block that control gets to. In the order of the IR.
llvm::SmallVector<mlir::Operation *> findAllocations(mlir::Operation *root,
                                                     mlir::DominanceInfo &dominance);

bool supportsHoisting(mlir::Operation *allocation, mlir::HoistingKind kind);

/// Blocks that branches lead back to. Of each region once, when it is first asked for.
class Cycles {
public:
  explicit Cycles(mlir::DominanceInfo &dominance) : dominance(dominance) {}

  /// Whether `block` may run again before its region is left.
  bool repeats(mlir::Block *block);
  /// The nearest block, going up from `above` by dominance, that runs once for each time that
  /// control comes to `below` anew, or more often only where `below` is not reached in between.
  /// Null: none, or the loops are not natural ones.
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

/// Whether the region `inner` of `op` runs at most once each time that `op` does, one op after the
/// other, and control gets in and out along known edges alone.
bool runsAtMostOnce(mlir::Operation *op, mlir::Region *inner);

/// Whether `op` runs its regions again and again, one after the other.
bool isSequentialLoop(mlir::Operation *op);
/// Whether anything around `op`, up to its function, repeats it.
bool isInLoop(mlir::Operation *op, Cycles &cycles);
/// The region of the scope that a stack buffer made at `place` would end with; null if it could
/// pile up before that.
mlir::Region *stackScopeOf(mlir::Operation *place, Cycles &cycles);

/// Whether all operands of `allocation` are there before `parent`, which is around it.
bool canLeave(mlir::Operation *allocation, mlir::Operation *parent, mlir::DominanceInfo &dominance);

/// Whether all of the buffer is overwritten before anything else happens to it, so that nothing
/// can tell what was in it.
bool isOverwrittenFirst(mlir::Operation *allocation);

/// Whether `size` is certainly not poison.
bool isDefined(mlir::Value size);
/// Whether `size` is known to be no reason for an allocation to fail: not negative, not poison, not
/// larger than what is allocated already or than a small constant.
bool isHarmlessSize(mlir::Value size);

} // namespace freehold::placement
