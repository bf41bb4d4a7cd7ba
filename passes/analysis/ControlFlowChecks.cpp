//===- ControlFlowChecks.cpp ----------------------------------------------===//
#include "passes/analysis/ControlFlowChecks.h"

#include "passes/analysis/Flow.h"

#include "mlir/IR/RegionKindInterface.h"

using namespace mlir;

namespace freehold {

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult checkBranch(Operation *op) {
  if (op->getNumSuccessors() != 0 && !isa<BranchOpInterface>(op))
    return op->emitError(
        "branches to blocks without BranchOpInterface, so that what it forwards is not known; "
        "implement the interface");
  if (isa<BranchOpInterface>(op) && isa<RegionBranchTerminatorOpInterface>(op) &&
      isa_and_nonnull<RegionBranchOpInterface>(op->getParentOp()))
    return op->emitError("is both a branch and the terminator of a region; it may be one of them");
  return success();
}

/// The terminator of an edge that closes a cycle among the blocks that are reached from the entry;
/// null if there is none.
static Operation *findBackEdge(Region &region) {
  enum class State { Open, Done };
  DenseMap<Block *, State> states;
  SmallVector<std::pair<Block *, unsigned>> path;
  auto open = [&](Block *block) {
    states[block] = State::Open;
    path.push_back({block, 0});
  };
  for (open(&region.front()); !path.empty();) {
    auto &[block, next] = path.back();
    if (next == block->getNumSuccessors()) {
      states[block] = State::Done;
      path.pop_back();
      continue;
    }
    Block *from = block, *successor = from->getSuccessor(next++);
    if (auto known = states.find(successor); known == states.end())
      open(successor);
    else if (known->second == State::Open)
      return from->getTerminator();
  }
  return nullptr;
}

LogicalResult checkStructuredLoops(Region &region) {
  if (region.empty() || region.hasOneBlock())
    return success();
  if (Operation *branch = findBackEdge(region))
    return branch->emitError("closes a loop made of branches; only structured loops are supported, "
                             "as of the scf dialect (--lift-cf-to-scf)");
  return success();
}

LogicalResult refuseUse(Operation *terminator) {
  auto region = dyn_cast<RegionBranchTerminatorOpInterface>(terminator);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(terminator->getParentOp());
  if (region && parent && successorsOf(parent, region).empty())
    return terminator->emitError("forwards a memref in a region that never runs, so that nothing "
                                 "receives it; remove the region first (--fh-canonicalize)");
  return terminator->emitError(
      "uses a memref that nothing could free afterwards; use it before the terminator");
}

//===----------------------------------------------------------------------===//
// Region ops
//===----------------------------------------------------------------------===//

LogicalResult forEachPoint(RegionBranchOpInterface op,
                           llvm::function_ref<LogicalResult(RegionBranchPoint)> check) {
  if (failed(check(RegionBranchPoint::parent())))
    return failure();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(block.getTerminator()))
          if (failed(check(terminator)))
            return failure();
  return success();
}

LogicalResult checkForwardedTypes(RegionBranchOpInterface op) {
  return forEachPoint(op, [&](RegionBranchPoint point) -> LogicalResult {
    for (RegionSuccessor successor : successorsOf(op, point))
      for (auto [operand, input] :
           llvm::zip(op.getSuccessorOperands(point, successor), successor.getSuccessorInputs()))
        if (isMemref(operand) != isMemref(input))
          return op->emitError("forwards a memref as a value of another type, so that its buffer "
                               "cannot be followed");
    return success();
  });
}

/// Whether two ranges of operands of one op are the same. Their iterators cannot be compared, since
/// an interface may have made the ranges in different ways.
static bool areSameOperands(OperandRange a, OperandRange b) {
  return a.size() == b.size() &&
         (a.empty() || a.getBeginOperandIndex() == b.getBeginOperandIndex());
}

LogicalResult checkSameForwarded(RegionBranchOpInterface op) {
  return forEachPoint(op, [&](RegionBranchPoint point) -> LogicalResult {
    std::optional<OperandRange> forwarded;
    for (RegionSuccessor successor : successorsOf(op, point)) {
      OperandRange operands = op.getSuccessorOperands(point, successor);
      if (forwarded && !areSameOperands(*forwarded, operands) &&
          (hasMemrefs(*forwarded) || hasMemrefs(operands)))
        return op->emitError(
            "forwards different memrefs to different successors from one place; only the same "
            "operands to each are supported");
      forwarded = operands;
      ValueRange inputs = successor.getSuccessorInputs();
      if (successor.isParent() && hasMemrefs(inputs) && inputs.size() != op->getNumResults())
        return op->emitError("has memref results that its regions do not yield all together");
    }
    return success();
  });
}

LogicalResult refuseRegions(Operation *op) {
  return op->emitError("has regions but not RegionBranchOpInterface, so that it is not known where "
                       "control and memrefs go; implement the interface");
}

/// Whether a memref has a use in the block of its definition that comes before it.
static bool hasEarlyUses(Region &region) {
  auto isUsedEarly = [](Value memref) {
    Operation *def = memref.getDefiningOp();
    return isMemref(memref) && llvm::any_of(memref.getUsers(), [&](Operation *user) {
             Operation *at = def->getBlock()->findAncestorOpInBlock(*user);
             return at && at->isBeforeInBlock(def);
           });
  };
  return llvm::any_of(region.getOps(),
                      [&](Operation &op) { return llvm::any_of(op.getResults(), isUsedEarly); });
}

/// Whether values dominate their uses in a region of `op`. An op that is not registered does not
/// say, so its region is taken for one without dominance if a memref is used before it is defined.
static bool hasDominance(Operation *op, unsigned region) {
  if (auto kind = dyn_cast<RegionKindInterface>(op))
    return kind.hasSSADominance(region);
  return op->isRegistered() || !hasEarlyUses(op->getRegion(region));
}

LogicalResult checkDominance(Operation *op) {
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    if (hasDominance(op, index))
      continue;
    WalkResult result = region.walk([&](Operation *inner) {
      return hasMemrefs(inner->getResults()) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return op->emitError(
          "has memrefs in a region without dominance; their lifetimes are not known");
  }
  return success();
}

} // namespace freehold
