//===- Requirements.cpp ---------------------------------------------------===//
#include "passes/legacy/Requirements.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/RegionKindInterface.h"

using namespace mlir;

namespace freehold::legacy {

static bool hasMemrefs(ValueRange values) { return llvm::any_of(values, isMemref); }

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// An edge that closes a cycle among the blocks that are reached from the entry; null: none.
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

static LogicalResult checkLoops(Region &region) {
  if (region.empty() || region.hasOneBlock())
    return success();
  if (Operation *branch = findBackEdge(region))
    return branch->emitError("closes a loop made of branches; only structured loops are supported, "
                             "as of the scf dialect (--lift-cf-to-scf)");
  return success();
}

/// Whether control enters regions of `op` and comes back without passing anything: what it says
/// about its effects is all there is to know.
static bool hasPlainRegions(Operation *op) {
  bool tells = declaresEffects(op) || op->hasTrait<OpTrait::IsTerminator>();
  bool isSimple = op->getNumRegions() == 1 && op->getNumResults() == 0;
  return (isSimple || tells) && !hasMemrefs(op->getResults());
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

/// What an op that is not registered means its regions to be, only they can tell.
static bool hasDominance(Operation *op, unsigned index) {
  if (auto kind = dyn_cast<RegionKindInterface>(op))
    return kind.hasSSADominance(index);
  return op->isRegistered() || !hasEarlyUses(op->getRegion(index));
}

static LogicalResult checkGraphRegions(Operation *op) {
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    if (hasDominance(op, index))
      continue;
    bool found = false;
    for (Block &block : region)
      for (Operation &inner : block)
        found |= hasMemrefs(inner.getResults());
    if (found)
      return op->emitError(
          "has memrefs in a region without dominance; their lifetimes are not known");
  }
  return success();
}

static LogicalResult checkForwarded(RegionBranchOpInterface op, RegionBranchPoint point) {
  for (RegionSuccessor successor : successorsOf(op, point))
    for (auto [operand, input] :
         llvm::zip(op.getSuccessorOperands(point, successor), successor.getSuccessorInputs()))
      if (isMemref(operand) != isMemref(input))
        return op->emitError(
            "forwards a memref as a value of another type; aliases cannot be followed there");
  return success();
}

static LogicalResult checkRegionOp(Operation *op, const Plan &plan) {
  for (Region &region : op->getRegions())
    if (failed(checkLoops(region)))
      return failure();
  if (failed(checkGraphRegions(op)))
    return failure();
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch)
    return hasPlainRegions(op)
               ? success()
               : op->emitError("has regions but not RegionBranchOpInterface, so that it is not "
                               "known where control goes; implement the interface");
  if (failed(checkForwarded(branch, RegionBranchPoint::parent())))
    return failure();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        if (auto end = dyn_cast<RegionBranchTerminatorOpInterface>(block.getTerminator()))
          if (failed(checkForwarded(branch, end)))
            return failure();
  for (Value result : op->getResults())
    if (isMemref(result) && !plan.aliases.flow.slotOf.contains(result))
      return op->emitError("has a memref result that its regions do not yield, so that it is not "
                           "known what it is");
  return success();
}

static LogicalResult checkBranch(Operation *op) {
  if (!op->getNumSuccessors())
    return success();
  if (!isa<BranchOpInterface>(op))
    return op->emitError(
        "branches to blocks without BranchOpInterface, so that what it forwards is not known");
  if (isa<RegionBranchTerminatorOpInterface>(op) &&
      isa_and_nonnull<RegionBranchOpInterface>(op->getParentOp()))
    return op->emitError("is both a branch and the terminator of a region; it may be one of them");
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static LogicalResult checkCall(CallOpInterface call, Summaries &summaries) {
  if (hasMemrefs(call->getResults()) && summaries.isOutOfSight(summaries.calleeOf(call)))
    return call->emitError("calls a function that returns memrefs and is not seen from here; run "
                           "the pass on the module, not on functions");
  return success();
}

static LogicalResult checkOp(Operation *op, const Plan &plan, Summaries &summaries) {
  if (isa<memref::ReallocOp>(op))
    return op->emitError("frees and allocates at once; run fh-expand-realloc first");
  if (isa<bufferization::DeallocOp>(op))
    return op->emitError("is of ownership-based deallocation, with which this pass cannot be "
                         "mixed; lower it first (fh-bufferization-lower-deallocations)");
  if (op->getNumRegions() && entersRegions(op) && failed(checkRegionOp(op, plan)))
    return failure();
  if (auto call = dyn_cast<CallOpInterface>(op); call && failed(checkCall(call, summaries)))
    return failure();
  return checkBranch(op);
}

LogicalResult checkRequirements(const Plan &plan, Summaries &summaries) {
  if (failed(checkLoops(plan.body())))
    return failure();
  for (Operation *op : plan.aliases.ops.checked)
    if (failed(checkOp(op, plan, summaries)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Frees of the program
//===----------------------------------------------------------------------===//

static LogicalResult planExistingFree(Plan &plan, Operation *op, Value memref) {
  const OriginSummary &origin = plan.graph->originOf(memref);
  if (origin.arguments)
    return op->emitError("frees a buffer that may be the caller's; arguments are not freed");
  if (!origin.root)
    return success();
  if (origin.other)
    return op->emitError("frees either a buffer that this pass frees or one that it does not; "
                         "free them apart");
  if (!op->use_empty())
    return op->emitError(
        "frees a buffer that this pass frees, and its results are used; remove it");
  plan.erased.insert(op);
  return success();
}

LogicalResult planExistingFrees(Plan &plan) {
  for (Operation *op : plan.aliases.ops.mayFree)
    for (OpOperand &operand : op->getOpOperands())
      if (isMemref(operand.get()) && frees(operand) &&
          failed(planExistingFree(plan, op, operand.get())))
        return failure();
  return success();
}

} // namespace freehold::legacy
