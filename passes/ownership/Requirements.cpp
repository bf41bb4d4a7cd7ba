//===- Requirements.cpp ---------------------------------------------------===//
#include "passes/ownership/Requirements.h"

#include "passes/analysis/Rewriting.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::ownership {

bool processesItself(Operation *op) {
  return isa<bufferization::BufferDeallocationOpInterface>(op) && !isa<SelectLikeOpInterface>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>();
}

static bool hasMemrefs(ValueRange values) { return llvm::any_of(values, isMemref); }

/// The memrefs that `terminator` uses other than to forward them: in its own regions, or as
/// operands that no exit forwards.
static SmallVector<Value> usedItself(Operation *terminator, const Plan &plan) {
  SmallVector<Value> forwarded, used;
  for (unsigned exit : plan.flow.exitsOf.lookup(terminator->getBlock()))
    for (const Forward &forward : plan.flow.exits[exit].forwards)
      forwarded.push_back(forward.operand);
  terminator->walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (isMemref(operand) && (op != terminator || !llvm::is_contained(forwarded, operand)))
        used.push_back(operand);
  });
  return used;
}

static LogicalResult checkTerminator(Operation *op, const Plan &plan) {
  if (op->getNumSuccessors() != 0 && !isa<BranchOpInterface>(op))
    return op->emitError(
        "branches to blocks without BranchOpInterface, so that what it forwards is not known");
  if (isa<BranchOpInterface>(op) && isa<RegionBranchTerminatorOpInterface>(op))
    return op->emitError("is both a branch and the terminator of a region; it may be one of them");
  if (isa<BranchOpInterface>(op) || isa_and_nonnull<RegionBranchOpInterface>(op->getParentOp()) ||
      op->getParentOp() == plan.flow.function || !hasMemrefs(op->getOperands()))
    return success();
  return op->emitError(
             "hands a memref to an op without RegionBranchOpInterface, so that it is not known "
             "where it goes; implement the interface for '")
         << op->getParentOp()->getName() << "'";
}

LogicalResult checkUsesByTerminators(const Plan &plan) {
  for (auto [exit, transfer] : llvm::zip(plan.flow.exits, plan.transfers)) {
    Operation *terminator = exit.terminator();
    if (!terminator || exit.kind == Exit::Kind::Branch)
      continue;
    SmallVector<Value> used = usedItself(terminator, plan);
    if (used.empty())
      continue;
    auto refuses = [&](unsigned id) {
      const Root &root = plan.roots[id];
      if (root.held == Held::No || root.lastUse.lookup(exit.block) != terminator)
        return false;
      return llvm::any_of(aliasesOf(root, plan.flow),
                          [&](Value name) { return llvm::is_contained(used, name); });
    };
    if (llvm::any_of(transfer.freed, refuses) ||
        llvm::any_of(transfer.contested,
                     [&](const Transfer::Contest &c) { return refuses(c.root); }) ||
        llvm::any_of(transfer.chosen, [&](const Transfer::Chosen &c) { return refuses(c.root); }))
      return refuseUse(terminator);
  }
  return success();
}

LogicalResult checkLayouts(const Plan &plan, Operation *scope) {
  auto checkCopy = [&](Operation *at, Value memref) -> LogicalResult {
    Operation *lost = findLayoutLost(scope, memref);
    if (!lost)
      return success();
    InFlightDiagnostic error =
        at->emitError("hands on an unranked memref of which a copy is needed, and copies have "
                      "their elements one after the other; use a ranked one");
    error.attachNote(lost->getLoc()) << "another layout is asked for here";
    return error;
  };
  const Signature &signature = plan.abi.of(plan.flow.function);
  for (auto [exit, transfer] : llvm::zip(plan.flow.exits, plan.transfers)) {
    for (auto [root, forward] : transfer.copied)
      if (failed(checkCopy(exit.terminator(), exit.forwards[forward].operand)))
        return failure();
    if (exit.kind != Exit::Kind::Return)
      continue;
    for (auto [forward, held] : llvm::zip(exit.forwards, transfer.held))
      if (signature.results[forward.index] == ArgOwnership::Owned && held != Held::Yes &&
          failed(checkCopy(exit.terminator(), forward.operand)))
        return failure();
  }
  for (const HandOver &each : plan.handOvers)
    if (each.ownership == ArgOwnership::Owned &&
        (each.root < 0 || plan.roots[each.root].held != Held::Yes) &&
        failed(checkCopy(each.call, each.call->getOperand(each.operand))))
      return failure();
  return success();
}

/// From one point of a region op, the same operands must be forwarded to each successor. Otherwise
/// who gets ownership would depend on which successor is taken, which is not known at the point.
static LogicalResult checkPoint(RegionBranchOpInterface op, RegionBranchPoint point) {
  std::optional<OperandRange> forwarded;
  for (RegionSuccessor successor : successorsOf(op, point)) {
    OperandRange operands = op.getSuccessorOperands(point, successor);
    ValueRange inputs = successor.getSuccessorInputs();
    for (auto [operand, input] : llvm::zip(operands, inputs))
      if (isMemref(operand) != isMemref(input))
        return op->emitError(
            "forwards a memref as a value of another type; ownership cannot follow it");
    if (forwarded &&
        (forwarded->begin() != operands.begin() || forwarded->size() != operands.size()) &&
        (hasMemrefs(*forwarded) || hasMemrefs(operands)))
      return op->emitError(
          "forwards different memrefs to different successors from one place; only the same "
          "operands to each are supported");
    forwarded = operands;
    if (successor.isParent() && hasMemrefs(inputs) && inputs.size() != op->getNumResults())
      return op->emitError("has memref results that its regions do not yield all together");
  }
  return success();
}

static LogicalResult checkRegionOp(Operation *op) {
  if (auto regionOp = dyn_cast<RegionBranchOpInterface>(op)) {
    if (failed(checkPoint(regionOp, RegionBranchPoint::parent())))
      return failure();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (block.mightHaveTerminator())
          if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(block.getTerminator()))
            if (failed(checkPoint(regionOp, terminator)))
              return failure();
    return success();
  }
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    bool graph = false;
    if (auto kind = dyn_cast<RegionKindInterface>(op))
      graph = !kind.hasSSADominance(index);
    if (!graph)
      continue;
    WalkResult result = region.walk([&](Operation *inner) {
      return hasMemrefs(inner->getResults()) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return op->emitError(
          "has memrefs in a region without dominance; their lifetimes are not known");
  }
  if (hasMemrefs(op->getResults()) && entersRegions(op) && !isa<CallOpInterface>(op) &&
      !isa<MemoryEffectOpInterface>(op) && !processesItself(op))
    return op->emitError(
        "has regions and memref results but not RegionBranchOpInterface, so that it is not "
        "known what its results are; implement the interface");
  return success();
}

static bool effectsAreKnown(Operation *op) {
  return declaresEffects(op) || op->hasTrait<OpTrait::IsTerminator>() || processesItself(op) ||
         isa<CallOpInterface, RegionBranchOpInterface, BranchOpInterface,
             RegionBranchTerminatorOpInterface, ViewLikeOpInterface>(op);
}

static LogicalResult checkOp(Operation *op, const Plan &plan) {
  if (op->getNumRegions() != 0 && failed(checkRegionOp(op)))
    return failure();
  if (op->hasTrait<OpTrait::IsTerminator>() || op->getNumSuccessors() != 0)
    return checkTerminator(op, plan);
  if (!effectsAreKnown(op) && hasMemrefs(op->getOperands()))
    op->emitWarning(
        "has unknown effects on memrefs: taken neither to free nor to store them; what its memref "
        "results are is decided at run time");
  return success();
}

LogicalResult checkRequirements(const Plan &plan) {
  for (Operation *op : plan.flow.ops)
    if (failed(checkOp(op, plan)))
      return failure();
  return success();
}

} // namespace freehold::ownership
