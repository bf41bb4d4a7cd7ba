//===- Clones.cpp ---------------------------------------------------------===//
#include "passes/legacy/Clones.h"

#include "passes/analysis/Rewriting.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::legacy {

//===----------------------------------------------------------------------===//
// Joins
//===----------------------------------------------------------------------===//

/// If `use` is a cast to an unranked memref, as cloneBuffer makes it, returns the operand of the
/// cast.
static OpOperand &beforeCast(OpOperand &use) {
  auto cast = use.get().getDefiningOp<memref::CastOp>();
  bool isTail = cast && isa<UnrankedMemRefType>(cast.getType()) && cast->hasOneUse() &&
                cast->getBlock() == use.getOwner()->getBlock();
  return isTail ? cast.getSourceMutable() : use;
}

/// Whether the operand is a clone that was made for this use alone: a bufferization.clone, or the
/// ops that cloneBuffer makes for layouts which bufferization.clone cannot be lowered for.
static bool isCloneFor(OpOperand &passed) {
  OpOperand &use = beforeCast(passed);
  Value memref = use.get();
  Operation *op = memref.getDefiningOp();
  if (!op || op->getBlock() != use.getOwner()->getBlock())
    return false;
  if (isa<bufferization::CloneOp>(op))
    return memref.hasOneUse();
  auto cast = dyn_cast<memref::ReinterpretCastOp>(op);
  auto buffer = cast ? cast.getSource().getDefiningOp<memref::AllocOp>() : memref::AllocOp();
  return buffer && buffer->hasOneUse() && buffer->getBlock() == op->getBlock() &&
         llvm::all_of(memref.getUses(), [&](OpOperand &each) {
           auto copy = dyn_cast<memref::CopyOp>(each.getOwner());
           return &each == &use ||
                  (copy && each.get() != copy.getSource() && copy->getBlock() == op->getBlock());
         });
}

/// Whether `op` is of a kind that a run of this pass may leave right before an op that passes
/// clones.
static bool belongsToTail(Operation *op) {
  return isa<bufferization::CloneOp, memref::DeallocOp, memref::ExtractStridedMetadataOp,
             memref::ReinterpretCastOp, memref::CopyOp, memref::AllocOp, memref::CastOp>(op) ||
         (op->getDialect() && op->getDialect()->getNamespace() == "arith");
}

/// Finds clones right before `op` that it passes, and records that what they read is read by `op`.
static void findTail(Plan &plan, Operation *op) {
  llvm::SmallPtrSet<Operation *, 4> clones;
  for (OpOperand &use : op->getOpOperands())
    if (isMemref(use.get()) && isCloneFor(use))
      clones.insert(beforeCast(use).get().getDefiningOp());
  if (clones.empty())
    return;
  for (Operation *at = op->getPrevNode(); at && belongsToTail(at); at = at->getPrevNode()) {
    bool isCopyInto = isa<memref::CopyOp>(at) &&
                      clones.contains(cast<memref::CopyOp>(at).getTarget().getDefiningOp());
    if (clones.contains(at) || isCopyInto)
      plan.madeFor[at] = op;
  }
}

static bool isBranchWithChoice(const Plan &plan, const Edge &edge) {
  return edge.exit && plan.aliases.flow.exits[*edge.exit].kind == Exit::Kind::Branch &&
         edge.from->getNumSuccessors() > 1;
}

/// Whether the op that `edge` leaves passes the operand to a slot wherever it goes.
static bool isPassedAlways(const Plan &plan, const Edge &edge) {
  if (edge.exit && plan.aliases.flow.exits[*edge.exit].kind == Exit::Kind::Branch)
    return true;
  auto op = dyn_cast<RegionBranchOpInterface>(edge.exit ? edge.from->getParentOp() : edge.from);
  RegionBranchPoint point = RegionBranchPoint::parent();
  if (edge.exit)
    point = RegionBranchPoint(cast<RegionBranchTerminatorOpInterface>(edge.from));
  return llvm::all_of(successorsOf(op, point), [&](RegionSuccessor successor) {
    OperandRange operands = op.getSuccessorOperands(point, successor);
    unsigned begin = operands.getBeginOperandIndex();
    if (edge.operand < begin || edge.operand >= begin + operands.size())
      return false;
    ValueRange inputs = successor.getSuccessorInputs();
    auto slot = plan.aliases.flow.slotOf.find(inputs[edge.operand - begin]);
    return slot != plan.aliases.flow.slotOf.end() && llvm::is_contained(edge.slots, slot->second);
  });
}

static LogicalResult planEdge(Plan &plan, const Edge &edge) {
  OpOperand &use = edge.from->getOpOperand(edge.operand);
  if (!plan.aliases.critical[edge.slots.front()]) {
    plan.passings.try_emplace(&use, Passing::Aliased);
    return success();
  }
  if (!isPassedAlways(plan, edge))
    return edge.from->emitError(
        "passes a memref, of which a clone is needed, to only one of its successors; pass the same "
        "operands to each");
  bool choice = isBranchWithChoice(plan, edge);
  bool transferred = !choice && isCloneFor(use);
  if (!plan.passings.try_emplace(&use, transferred ? Passing::Transferred : Passing::Cloned).second)
    return edge.from->emitError("passes one operand to several successors; repeat the operand");
  if (!transferred)
    plan.clones.push_back(
        {edge.from, edge.operand, choice ? edge.exit : std::nullopt, edge.argument});
  return success();
}

/// Emits an error and fails if the flow has no edge for some branch to a critical block argument.
static LogicalResult checkCriticalArgument(const Aliases &aliases, SlotId slot) {
  auto argument = dyn_cast<BlockArgument>(aliases.flow.slots[slot].value);
  if (!argument || argument.getOwner()->isEntryBlock())
    return success();
  unsigned edges = 0;
  for (Block *block : argument.getOwner()->getPredecessors())
    edges += aliases.flow.reachable(block);
  if (aliases.edgesInto[slot].size() == edges)
    return success();
  for (Block *block : argument.getOwner()->getPredecessors())
    if (!isa<BranchOpInterface>(block->getTerminator()))
      return block->getTerminator()->emitError(
          "branches to a block without BranchOpInterface; implement the interface");
  return argument.getOwner()->front().emitError(
      "is in a block that gets a memref made by a branch on some edges and others on the rest; "
      "pass all of them as operands");
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Whether any caller can free the root, since it is not made by an allocation op of another
/// dialect.
static bool isPlainBuffer(Value root) {
  auto result = dyn_cast<OpResult>(root);
  return !result || !allocates(result.getOwner(), result) ||
         isa<memref::AllocOp, bufferization::CloneOp>(result.getOwner());
}

/// Whether the return transfers ownership of the root of `memref` to the caller, without a clone.
/// `transferred` are the roots that earlier operands of the return transfer; adds the root.
static bool isTransferred(const Plan &plan, Value memref, llvm::DenseSet<Value> &transferred) {
  const OriginSummary &origin = plan.graph->originOf(memref);
  // A root of a nested region leaves it through a join that it does not dominate. Such a join is
  // critical, and a root itself.
  assert((!origin.root || Value(origin.root).getParentRegion() == &plan.body()) &&
         "a root of a nested region is returned");
  return origin.root && !origin.severalRoots && !origin.other && !origin.arguments &&
         isPlainBuffer(origin.root) && plan.graph->isWhole(memref) &&
         transferred.insert(origin.root).second;
}

static void planReturn(Plan &plan, const Exit &exit, ArrayRef<ResultSummary> results) {
  Operation *terminator = exit.terminator();
  llvm::DenseSet<Value> transferred;
  for (const Forward &forward : exit.forwards) {
    if (!results[forward.index].fresh)
      continue;
    OpOperand &use = terminator->getOpOperand(forward.operandNumber);
    bool asIs = isTransferred(plan, use.get(), transferred);
    plan.passings[&use] = asIs ? Passing::Transferred : Passing::Cloned;
    if (!asIs)
      plan.clones.push_back({.from = terminator, .operand = forward.operandNumber});
  }
}

/// What each result is. A result is fresh if it is a root at some return, or if callers rely on it.
static SmallVector<ResultSummary> summarize(const Plan &plan, bool mustBeFresh) {
  SmallVector<ResultSummary> results(plan.function().getNumResults());
  if (mustBeFresh)
    return results;
  for (ResultSummary &result : results)
    result.fresh = false;
  auto forReturned = [&](auto take) {
    for (const Exit &exit : plan.aliases.flow.exits)
      if (exit.kind == Exit::Kind::Return)
        for (const Forward &forward : exit.forwards)
          take(forward, plan.graph->originOf(forward.operand));
  };
  forReturned([&](const Forward &forward, const OriginSummary &origin) {
    results[forward.index].fresh |= bool(origin.root);
  });
  SmallVector<llvm::DenseSet<Value>> seen(results.size());
  forReturned([&](const Forward &forward, const OriginSummary &origin) {
    ResultSummary &result = results[forward.index];
    if (!result.fresh && origin.arguments)
      llvm::append_range(result.arguments,
                         plan.aliases.argumentsOf(forward.operand, seen[forward.index]));
  });
  return results;
}

/// Finds alignment assumptions that hold for the program's buffers, but perhaps not for their
/// clones.
static void findBrokenAssumptions(Plan &plan) {
  for (Operation *op : plan.aliases.ops.assumptions) {
    const OriginSummary &origin =
        plan.graph->originOf(cast<memref::AssumeAlignmentOp>(op).getMemref());
    if (origin.clones || origin.arguments)
      plan.brokenAssumptions.push_back(op);
  }
}

/// Refuses clones of unranked memrefs whose layout an op asks for: a clone is row-major.
static LogicalResult checkLayouts(const Plan &plan, const Summaries &summaries) {
  for (const CloneAt &clone : plan.clones)
    for (FunctionOpInterface function : summaries.functions)
      if (failed(checkLayoutKept(clone.from, clone.from->getOperand(clone.operand), function)))
        return failure();
  return success();
}

LogicalResult planClones(Plan &plan, Summaries &summaries) {
  const Aliases &aliases = plan.aliases;
  for (SlotId slot : aliases.flow.slots.ids())
    if (aliases.critical[slot] && failed(checkCriticalArgument(aliases, slot)))
      return failure();
  for (const Edge &edge : aliases.edges)
    if (failed(planEdge(plan, edge)))
      return failure();
  for (Operation *op : aliases.ops.passers)
    findTail(plan, op);
  findBrokenAssumptions(plan);
  FunctionOpInterface function = plan.function();
  SmallVector<ResultSummary> results = summarize(plan, summaries.mustBeFresh(function));
  for (const Exit &exit : aliases.flow.exits)
    if (exit.kind == Exit::Kind::Return)
      planReturn(plan, exit, results);
  summaries.record(function, std::move(results));
  return checkLayouts(plan, summaries);
}

} // namespace freehold::legacy
