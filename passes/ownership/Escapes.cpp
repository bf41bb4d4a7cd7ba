//===- Escapes.cpp --------------------------------------------------------===//
#include "passes/ownership/Escapes.h"

#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;

namespace freehold::ownership {

static bool holdsMemrefs(Value value) {
  auto type = dyn_cast<BaseMemRefType>(value.getType());
  return type && isa<BaseMemRefType>(type.getElementType());
}

/// The memory into which `op` may copy memrefs from other memory.
static SmallVector<Value, 1> copiedInto(Operation *op) {
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return holdsMemrefs(copy.getTarget()) ? SmallVector<Value, 1>{copy.getTarget()}
                                          : SmallVector<Value, 1>();
  SmallVector<Value, 1> boxes;
  if (isa<bufferization::CloneOp, memref::ReallocOp>(op) && holdsMemrefs(op->getResult(0)))
    boxes.push_back(op->getResult(0));
  return boxes;
}

/// Whether the memory `box` does not live longer than the home of `root`, and does not escape
/// either.
static bool endsWithHome(Plan &plan, const Root &root, Value box) {
  Value base = plan.same->root(box);
  Operation *made = base.getDefiningOp();
  if (!made || !allocates(made, cast<OpResult>(base)) ||
      !root.home()->isAncestor(base.getParentRegion()))
    return false;
  for (const Exit &exit : plan.flow.exits)
    if (exit.kind != Exit::Kind::Branch && root.home()->isAncestor(exit.block->getParent()))
      for (const Forward &forward : exit.forwards)
        if (exit.block->getParent() == root.home() &&
            plan.same->relate(base, forward.operand) != SameAs::Different)
          return false;
  return true;
}

static void liveToTheEnd(Root &root, const Plan &plan, const DominanceInfo &dominance) {
  root.escapes = true;
  for (Block &block : *root.home())
    if (&block != root.block() && plan.flow.reachable(&block) &&
        dominance.dominates(root.block(), &block))
      root.liveIn.insert(&block);
}

/// Whether the token of `op` is passed where it cannot be seen whether it is awaited.
static bool tokenLeaves(Operation *op) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>() ||
           user->getParentRegion() != op->getParentRegion();
  });
}

/// Whether `use` leads to uses of the buffer that are no uses of aliases: through an address or a
/// tensor, or by a transfer that has not ended.
static bool hasHiddenUses(OpOperand &use) {
  return has(useOf(use), MemRefUse::TakesAddress | MemRefUse::Converts | MemRefUse::Lingers);
}

/// Lets the root live to the end of its home if an address or a tensor is made of it, or if an op
/// that runs on uses it. Returns whether it does.
static bool extendHidden(Plan &plan, Root &root, unsigned id, const DominanceInfo &dominance) {
  bool extended = false;
  for (Value name : aliasesOf(root, plan.flow))
    for (OpOperand &use : name.getUses()) {
      Operation *running = runningUser(use, root.home());
      if (running && tokenLeaves(running))
        plan.unendingUses.push_back({running, id});
      if (!extended && (running || hasHiddenUses(use))) {
        liveToTheEnd(root, plan, dominance);
        extended = true;
      }
    }
  return extended;
}

static bool mayHideUses(const Flow &flow) {
  return llvm::any_of(flow.ops, [](Operation *op) {
    return runsOn(op) || llvm::any_of(op->getOpOperands(), [](OpOperand &use) {
             return isMemref(use.get()) && hasHiddenUses(use);
           });
  });
}

void extendEscaping(Plan &plan, Claims &claims) {
  bool any = false;
  DominanceInfo dominance;
  if (mayHideUses(plan.flow))
    for (auto [id, root] : llvm::enumerate(plan.roots))
      any |= extendHidden(plan, root, id, dominance);
  for (Operation *op : plan.flow.ops) {
    auto [memref, box] = storedBy(op);
    if (!memref)
      continue;
    for (unsigned id : claims.candidates(memref)) {
      Root &root = plan.roots[id];
      if (!root.home()->isAncestor(op->getParentRegion()) || root.escapes)
        continue;
      if (!root.block()->isEntryBlock() || !endsWithHome(plan, root, box))
        plan.unendingStores.push_back({op, id});
      liveToTheEnd(root, plan, dominance);
      any = true;
    }
  }
  for (Operation *op : plan.flow.ops)
    for (Value box : copiedInto(op))
      for (auto [id, root] : llvm::enumerate(plan.roots))
        if (root.escapes && root.home()->isAncestor(op->getParentRegion()) &&
            !endsWithHome(plan, root, box))
          plan.unendingStores.push_back({op, id});
  if (any)
    claims.findPresent();
}

/// An argument that is only borrowed may be gone when it is found in memory after the return.
static LogicalResult checkStoredArguments(const Plan &plan) {
  const Signature &signature = plan.abi.of(plan.flow.function);
  for (Operation *op : plan.flow.ops) {
    auto [memref, box] = storedBy(op);
    if (!memref)
      continue;
    auto argument = dyn_cast<BlockArgument>(plan.same->root(memref));
    Operation *made = plan.same->root(box).getDefiningOp();
    bool isArgument = argument && argument.getOwner()->isEntryBlock() &&
                      argument.getOwner()->getParentOp() == plan.flow.function;
    if (isArgument && signature.arguments[argument.getArgNumber()] == ArgOwnership::Borrowed &&
        (!made || !allocates(made, cast<OpResult>(plan.same->root(box)))))
      return op->emitError()
             << "stores argument " << argument.getArgNumber()
             << ", which the function only borrows, where it may be found after the return; store "
                "it in the caller";
  }
  return success();
}

LogicalResult checkStores(const Plan &plan) {
  if (failed(checkStoredArguments(plan)))
    return failure();
  for (auto [op, root] : plan.unendingStores)
    if (plan.roots[root].held != Held::No)
      return op->emitError(
          "stores a buffer that the function owns where it may be reached after the "
          "buffer's region has ended; allocate what it is stored in beside it, or free both "
          "by hand (bufferization.manual_deallocation)");
  for (auto [op, root] : plan.unendingUses)
    if (plan.roots[root].held != Held::No)
      return op->emitError(
          "may use a buffer that the function owns after the buffer's region has ended, since its "
          "token leaves the region; await it there, or free by hand "
          "(bufferization.manual_deallocation)");
  return success();
}

} // namespace freehold::ownership
