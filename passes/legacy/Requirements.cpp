//===- Requirements.cpp ---------------------------------------------------===//
#include "passes/legacy/Requirements.h"

#include "passes/analysis/ControlFlowChecks.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::legacy {

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Whether `op` can be handled without RegionBranchOpInterface: control enters its regions and
/// comes back without passing a memref in or out, and the op's effects say all it does to memory.
static bool hasPlainRegions(Operation *op) {
  bool tells = declaresEffects(op) || op->hasTrait<OpTrait::IsTerminator>();
  bool isSimple = op->getNumRegions() == 1 && op->getNumResults() == 0;
  return (isSimple || tells) && !hasMemrefs(op->getResults());
}

static LogicalResult checkRegionOp(Operation *op, const Plan &plan) {
  for (Region &region : op->getRegions())
    if (failed(checkStructuredLoops(region)))
      return failure();
  if (failed(checkDominance(op)))
    return failure();
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch)
    return hasPlainRegions(op) ? success() : refuseRegions(op);
  if (failed(checkForwardedTypes(branch)))
    return failure();
  for (Value result : op->getResults())
    if (isMemref(result) && !plan.aliases.flow.slotOf.contains(result))
      return op->emitError("has a memref result that its regions do not yield, so that it is not "
                           "known what it is");
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

/// A buffer of an op that this pass does not manage would leak, unless the program frees it.
static LogicalResult checkAllocation(Operation *op) {
  for (OpResult result : op->getResults()) {
    if (!isMemref(result) || !allocates(op, result) || allocatesOnStack(op, result) ||
        isManagedAllocation(op, result))
      continue;
    if (llvm::none_of(result.getUses(), [](OpOperand &use) { return frees(use); }))
      return op->emitError("allocates a buffer that nothing frees, and does not implement "
                           "AllocationOpInterface, so that this pass cannot");
  }
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
  if (failed(checkStructuredLoops(plan.body())))
    return failure();
  for (Operation *op : plan.aliases.ops.checked)
    if (failed(checkOp(op, plan, summaries)))
      return failure();
  bool isRefused = plan.body()
                       .walk([](Operation *op) { return WalkResult(checkAllocation(op)); })
                       .wasInterrupted();
  return failure(isRefused);
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
