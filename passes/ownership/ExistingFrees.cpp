//===- ExistingFrees.cpp --------------------------------------------------===//
#include "passes/ownership/ExistingFrees.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::ownership {

/// The indices of the memref operands that `op` frees. A bufferization.dealloc frees them under
/// conditions.
static SmallVector<unsigned, 1> freedBy(Operation *op) {
  SmallVector<unsigned, 1> freed;
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()) && frees(operand))
      freed.push_back(operand.getOperandNumber());
  return freed;
}

/// Whether the ownership of `root` certainly ends at `free`, and the root is not live in later
/// blocks.
static bool endsWithFree(const Root &root, Operation *free, bool same) {
  Block *block = free->getBlock();
  return same && !isa<bufferization::DeallocOp>(free) && block->getParent() == root.home() &&
         llvm::none_of(block->getSuccessors(),
                       [&](Block *next) { return root.liveIn.contains(next); });
}

static void planFree(Plan &plan, Claims &claims, Operation *op, unsigned operand) {
  ExistingFree free{op, operand, {}};
  for (unsigned id : claims.candidates(free.memref())) {
    Root &root = plan.roots[id];
    Operation *place = root.home()->findAncestorOpInRegion(*op);
    if (!place || !root.livesIn(place->getBlock()))
      continue;
    if (Operation *definition = root.value.getDefiningOp())
      if (definition->getBlock() == place->getBlock() && !definition->isBeforeInBlock(place))
        continue;
    bool same = claims.relate(root, free.memref()) == SameAs::Same;
    SmallVector<SameAs, 1> retained;
    if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
      for (Value value : dealloc.getRetained())
        retained.push_back(claims.relate(root, value));
    free.targets.push_back({id, same, std::move(retained)});
    if (endsWithFree(root, op, same))
      root.givenUpIn.insert(op->getBlock());
    else
      root.needsCell = true;
  }
  if (!free.targets.empty())
    plan.frees.push_back(std::move(free));
}

LogicalResult checkFreedArguments(const Plan &plan) {
  const Signature &signature = plan.abi.of(plan.flow.function);
  for (Operation *op : plan.flow.ops) {
    // A free in a region below may be guarded so that it never frees the argument.
    if (isManual(op) || isa<bufferization::DeallocOp>(op) ||
        op->getParentOp() != plan.flow.function ||
        (plan.options.isRelevantDeallocOp && !plan.options.isRelevantDeallocOp(op)))
      continue;
    for (unsigned operand : freedBy(op)) {
      auto argument = dyn_cast<BlockArgument>(plan.same->root(op->getOperand(operand)));
      if (argument && argument.getOwner()->getParentOp() == plan.flow.function &&
          argument.getOwner()->isEntryBlock() &&
          signature.arguments[argument.getArgNumber()] == ArgOwnership::Borrowed)
        return op->emitError() << "frees argument " << argument.getArgNumber()
                               << ", which the caller owns; declare it \"owned\" ("
                               << kArgOwnershipAttr
                               << "), or mark the op with bufferization.manual_deallocation";
    }
  }
  return success();
}

void planExistingFrees(Plan &plan, Claims &claims) {
  for (Operation *op : plan.flow.ops) {
    if (plan.options.isRelevantDeallocOp && !plan.options.isRelevantDeallocOp(op))
      continue;
    for (unsigned operand : freedBy(op))
      planFree(plan, claims, op, operand);
  }
}

} // namespace freehold::ownership
