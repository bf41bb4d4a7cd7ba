//===- Requirements.cpp ---------------------------------------------------===//
#include "passes/ownership/Requirements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::ownership {

static bool hasMemrefs(ValueRange values) { return llvm::any_of(values, isMemref); }

static LogicalResult checkTerminator(Operation *op, const Function &function) {
  if (op->getNumSuccessors() != 0 && !isa<BranchOpInterface>(op))
    return op->emitError(
        "branches to blocks without BranchOpInterface, so that what it forwards is not known");
  if (isa<BranchOpInterface>(op) && isa<RegionBranchTerminatorOpInterface>(op))
    return op->emitError("is both a branch and the terminator of a region; it may be one of them");
  if (isa<BranchOpInterface>(op) || isa_and_nonnull<RegionBranchOpInterface>(op->getParentOp()) ||
      op->getParentOp() == function.op || !hasMemrefs(op->getOperands()))
    return success();
  return op->emitError(
             "hands a memref to an op without RegionBranchOpInterface, so that it is not known "
             "where it goes; implement the interface for '")
         << op->getParentOp()->getName() << "'";
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

static LogicalResult checkOp(Operation *op, const Function &function) {
  if (op->getNumRegions() != 0 && failed(checkRegionOp(op)))
    return failure();
  if (op->hasTrait<OpTrait::IsTerminator>() || op->getNumSuccessors() != 0)
    return checkTerminator(op, function);
  if (!effectsAreKnown(op) && hasMemrefs(op->getOperands()))
    op->emitWarning(
        "has unknown effects on memrefs: taken neither to free nor to store them; what its memref "
        "results are is decided at run time");
  return success();
}

LogicalResult checkRequirements(const Function &function) {
  for (Operation *op : function.flow.ops)
    if (failed(checkOp(op, function)))
      return failure();
  return success();
}

} // namespace freehold::ownership
