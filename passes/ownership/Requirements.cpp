//===- Requirements.cpp ---------------------------------------------------===//
#include "passes/ownership/Requirements.h"

#include "passes/analysis/ControlFlowChecks.h"
#include "passes/ownership/Allocators.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::ownership {

static LogicalResult checkTerminator(Operation *op, const Function &function) {
  if (failed(checkBranch(op)))
    return failure();
  if (isa<BranchOpInterface>(op) || isa_and_nonnull<RegionBranchOpInterface>(op->getParentOp()) ||
      op->getParentOp() == function.op || !hasMemrefs(op->getOperands()))
    return success();
  return op->emitError(
             "hands a memref to an op without RegionBranchOpInterface, so that it is not known "
             "where it goes; implement the interface for '")
         << op->getParentOp()->getName() << "'";
}

static LogicalResult checkRegionOp(Operation *op) {
  if (auto regionOp = dyn_cast<RegionBranchOpInterface>(op))
    return success(succeeded(checkForwardedTypes(regionOp)) &&
                   succeeded(checkSameForwarded(regionOp)));
  if (failed(checkDominance(op)))
    return failure();
  if (hasMemrefs(op->getResults()) && entersRegions(op) && !isa<CallOpInterface>(op) &&
      !isa<MemoryEffectOpInterface>(op) && !processesItself(op))
    return refuseRegions(op);
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
  if (isInCharge(function.options) && !effectsAreKnown(op) && hasMemrefs(op->getOperands()))
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
