//===- OmpTeams.cpp -------------------------------------------------------===//
#include "oracle/interp/ops/OmpTeams.h"

#include "oracle/interp/ops/Threads.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace freehold::interp {

bool hasBarrier(omp::ParallelOp op) {
  return op.getRegion()
      .walk([](omp::BarrierOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Whether threads that make the call may be ordered by what it does: ops of omp, or something unknown.
static bool mayOrder(CallOpInterface call, SmallPtrSetImpl<Operation *> &seen) {
  Operation *callee = call.resolveCallable();
  auto callable = dyn_cast_if_present<CallableOpInterface>(callee);
  if (!callable || !callable.getCallableRegion())
    return true;
  if (!seen.insert(callee).second)
    return false;
  return callee
      ->walk([&](Operation *inner) {
        auto nested = dyn_cast<CallOpInterface>(inner);
        bool orders = isa_and_present<omp::OpenMPDialect>(inner->getDialect()) ||
                      (nested && mayOrder(nested, seen));
        return orders ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

bool isWaitInside(Operation *op, omp::ParallelOp team) {
  bool isAtEnd = op->getBlock()->getParentOp() == team &&
                 op->getNextNode() == op->getBlock()->getTerminator() &&
                 op->getBlock()->getNumSuccessors() == 0;
  return isa<omp::WsloopOp, omp::SectionsOp, omp::SingleOp>(op) && !op->hasAttr("nowait") &&
         !isAtEnd;
}

Ordering orderingOf(omp::ParallelOp team) {
  SmallPtrSet<Operation *, 4> seen;
  Ordering found = Ordering::None;
  team.getRegion().walk([&](Operation *inner) {
    auto call = dyn_cast<CallOpInterface>(inner);
    bool isWait = isWaitInside(inner, team);
    bool isOther =
        call ? mayOrder(call, seen)
             : isa<omp::TaskOp, omp::TaskgroupOp, omp::TaskloopOp, omp::TaskwaitOp>(inner) ||
                   (isWait && whereNoneWaits(inner, llvm::IsaPred<omp::ParallelOp>));
    if (isOther)
      found = Ordering::Other;
    else if (isWait)
      found = Ordering::Waits;
    return isOther ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found == Ordering::Waits && !canWait(team.getRegion()) ? Ordering::Other : found;
}

/// Only the first thread does the work of omp.master and omp.masked.
static bool isForFirst(Operation *op) { return isa<omp::MasterOp, omp::MaskedOp>(op); }
bool endsWithoutWaiting(Operation *op) { return op->hasAttr("nowait") || isForFirst(op); }

/// Whether another thread may do `other` while a thread does `op`, if none of them waits in between.
static bool isBeside(Operation *other, Operation *op) {
  return isa<omp::WsloopOp, omp::SectionsOp, omp::SingleOp>(other) ||
         (isForFirst(other) && !isForFirst(op));
}

/// Looks for work beside `op` in the ops of [begin, end), in front of a barrier. Returns it, the barrier, or null.
static Operation *firstBeside(Block::iterator begin, Block::iterator end, Operation *op) {
  for (Operation &next : llvm::make_range(begin, end)) {
    Operation *found = nullptr;
    if (isa<omp::BarrierOp>(next))
      return &next;
    next.walk<WalkOrder::PreOrder>([&](Operation *other) {
      if (!isBeside(other, op))
        return WalkResult::advance();
      found = other;
      return WalkResult::interrupt();
    });
    if (found)
      return found;
  }
  return nullptr;
}

/// Whether the region may run again once it has ended: that of a loop.
static bool isRepeated(Region &region) {
  auto branch = dyn_cast<RegionBranchOpInterface>(region.getParentOp());
  return isa<LoopLikeOpInterface>(region.getParentOp()) ||
         (branch && branch.isRepetitiveRegion(region.getRegionNumber()));
}

Operation *workBeside(Operation *op) {
  Operation *at = op;
  for (; at && !isa<omp::ParallelOp, FunctionOpInterface>(at); at = at->getParentOp()) {
    Block &block = *at->getBlock();
    Operation *found = firstBeside(std::next(at->getIterator()), block.end(), op);
    if (isa_and_present<omp::BarrierOp>(found))
      return nullptr;
    if (!found && !block.getParent()->hasOneBlock())
      for (Block &other : *block.getParent())
        if (Operation *beside = firstBeside(other.begin(), other.end(), op))
          found = isa<omp::BarrierOp>(beside) ? at : beside;
    if (!found && isRepeated(*block.getParent()))
      if (Operation *again = firstBeside(block.begin(), std::next(at->getIterator()), op);
          again && !isa<omp::BarrierOp>(again))
        found = again;
    if (found)
      return found;
  }
  bool isCalled = isa_and_present<FunctionOpInterface>(at) &&
                  !SymbolTable::symbolKnownUseEmpty(at, at->getParentOp());
  return isCalled ? op : nullptr;
}

} // namespace freehold::interp
