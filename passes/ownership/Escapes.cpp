//===- Escapes.cpp --------------------------------------------------------===//
#include "passes/ownership/Escapes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::ownership {

/// The memref that `op` stores into memory and where; ops that hide what they do are not asked.
static std::pair<Value, Value> storedIn(Operation *op) {
  if (auto store = dyn_cast<memref::StoreOp>(op))
    if (isMemref(store.getValueToStore()))
      return {store.getValueToStore(), store.getMemRef()};
  return {};
}

/// Whether the memory `box` ends with the home of `root` at the latest, and nothing carries it away.
static bool endsWithHome(Plan &plan, const Root &root, Value box) {
  Value base = plan.same->root(box);
  Operation *made = base.getDefiningOp();
  if (!made || !allocates(made, cast<OpResult>(base)) || !root.home()->isAncestor(base.getParentRegion()))
    return false;
  for (const Exit &exit : plan.flow.exits)
    if (exit.kind != Exit::Kind::Branch && root.home()->isAncestor(exit.block->getParent()))
      for (const Forward &forward : exit.forwards)
        if (exit.block->getParent() == root.home() &&
            plan.same->relate(base, forward.operand) != SameAs::Different)
          return false;
  return true;
}

static void liveToTheEnd(Root &root, const Plan &plan) {
  root.escapes = true;
  for (Block &block : *root.home())
    if (&block != root.block() && plan.flow.reachable(&block))
      root.liveIn.insert(&block);
}

void extendEscaping(Plan &plan, Claims &claims) {
  bool any = false;
  for (Operation *op : plan.flow.ops) {
    auto [memref, box] = storedIn(op);
    if (!memref)
      continue;
    for (unsigned id : claims.candidates(memref)) {
      Root &root = plan.roots[id];
      if (!root.home()->isAncestor(op->getParentRegion()) || root.escapes)
        continue;
      if (!root.block()->isEntryBlock() || !endsWithHome(plan, root, box))
        plan.unendingStores.push_back({op, id});
      liveToTheEnd(root, plan);
      any = true;
    }
  }
  if (any)
    claims.findPresent();
}

LogicalResult checkStores(const Plan &plan) {
  for (auto [op, root] : plan.unendingStores)
    if (plan.roots[root].held != Held::No)
      return op->emitError("stores a buffer that the function owns where it may be reached after the "
                           "buffer's region has ended; allocate what it is stored in beside it, or free both "
                           "by hand (bufferization.manual_deallocation)");
  return success();
}

} // namespace freehold::ownership
