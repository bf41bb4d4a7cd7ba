//===- Escapes.cpp --------------------------------------------------------===//
#include "passes/ownership/Escapes.h"

#include "passes/analysis/Addresses.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

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
  // A callee may return a copy of a box that it gets.
  if (isa<CallOpInterface>(op) && llvm::any_of(op->getOperands(), holdsMemrefs))
    llvm::copy_if(op->getResults(), std::back_inserter(boxes), holdsMemrefs);
  return boxes;
}

/// Whether the memory `box` does not live longer than the region of `root`, and does not escape
/// either. A box that `copy` makes as a copy of another one is new, also if a callee made it.
bool EscapeAnalysis::endsWithRegionOf(const Root &root, Value box, Operation *copy) {
  Value base = aliases.same.root(box);
  Operation *made = base.getDefiningOp();
  bool isOwn = made && (allocates(made, cast<OpResult>(base)) ||
                        (made == copy && isa<CallOpInterface>(made)));
  if (!isOwn || !root.region()->isAncestor(base.getParentRegion()))
    return false;
  for (const Exit &exit : function.flow.exits)
    if (exit.kind != Exit::Kind::Branch && exit.block->getParent() == root.region())
      for (const Forward &forward : exit.forwards)
        if (aliases.same.relate(base, forward.operand) != SameAs::Different)
          return false;
  return true;
}

void EscapeAnalysis::extendToEnd(RootId id, const DominanceInfo &dominance) {
  Lifetime &lifetime = lifetimes.of[id];
  lifetime.escapes = true;
  for (Block &block : *roots[id].region())
    if (&block != lifetime.definedIn && function.flow.reachable(&block) &&
        dominance.dominates(lifetime.definedIn, &block))
      lifetime.liveIn.insert(&block);
}

/// Whether `user` adds tokens to a group that `home` may have left when the group is awaited.
static bool joinsOuterGroup(Operation *user, Region *home) {
  return llvm::any_of(user->getOperands(), [&](Value group) {
    return group.getType().getAbstractType().getName() == "async.group" &&
           (!home->isAncestor(group.getParentRegion()) ||
            llvm::any_of(group.getUsers(), [](Operation *other) {
              return other->hasTrait<OpTrait::IsTerminator>();
            }));
  });
}

/// Whether nothing waits for the omp task `op` in `home`, or the token of `op`, or that of an op that waits
/// for it, is passed where it cannot be seen whether
/// it is awaited before `home` is left.
static bool tokenLeaves(Operation *op, Region *home) {
  if (isOmpTask(op))
    return !isAwaitedWithin(op, home);
  llvm::SmallSetVector<Operation *, 4> waiting;
  waiting.insert(op);
  for (size_t n = 0; n < waiting.size(); ++n)
    for (Operation *user : waiting[n]->getUsers()) {
      if (user->hasTrait<OpTrait::IsTerminator>() ||
          user->getParentRegion() != waiting[n]->getParentRegion() || joinsOuterGroup(user, home))
        return true;
      if (runsOn(user))
        waiting.insert(user);
    }
  return false;
}

/// Whether `use` leads to uses of the buffer that are no uses of aliases: through an address or a
/// tensor, or by a transfer that has not ended.
static bool hasHiddenUses(OpOperand &use) {
  return has(useOf(use), MemRefUse::TakesAddress | MemRefUse::Converts | MemRefUse::Lingers);
}

/// Extends the root to the end of its region if an address or a tensor is made of it, or if an op
/// that runs on uses it.
void EscapeAnalysis::extendHidden(RootId id, const DominanceInfo &dominance) {
  bool extended = false;
  for (Value alias : lifetimes.aliasesOf(roots[id]))
    for (OpOperand &use : alias.getUses()) {
      Operation *running = runningUser(use, roots[id].region());
      if (running && tokenLeaves(running, roots[id].region()))
        lifetimes.usesThatOutlive.push_back({running, id});
      auto made = dyn_cast<bufferization::ToTensorOp>(use.getOwner());
      if (made && tensorLeaves(made.getResult(), roots[id].region()))
        lifetimes.usesThatOutlive.push_back({made, id});
      if (addressLeaves(use, roots[id].region()))
        lifetimes.usesThatOutlive.push_back({use.getOwner(), id});
      if (!extended && (running || hasHiddenUses(use))) {
        extendToEnd(id, dominance);
        extended = true;
      }
    }
}

static bool mayHideUses(const Flow &flow) {
  return llvm::any_of(flow.ops, [](Operation *op) {
    return runsOn(op) || llvm::any_of(op->getOpOperands(), [](OpOperand &use) {
             return isMemref(use.get()) && hasHiddenUses(use);
           });
  });
}

void EscapeAnalysis::run() {
  DominanceInfo dominance;
  if (mayHideUses(function.flow))
    for (RootId id : roots.ids())
      extendHidden(id, dominance);
  for (Operation *op : function.flow.ops) {
    auto [memref, box] = storedBy(op);
    if (!memref)
      continue;
    for (RootId id : aliases.candidates(memref)) {
      const Root &root = roots[id];
      if (!root.region()->isAncestor(op->getParentRegion()) || lifetimes[id].escapes)
        continue;
      if (!root.block()->isEntryBlock() || !endsWithRegionOf(root, box))
        lifetimes.storesThatOutlive.push_back({op, id});
      extendToEnd(id, dominance);
    }
  }
  for (Operation *op : function.flow.ops)
    for (Value box : copiedInto(op))
      for (const auto &[id, root] : roots.entries())
        if (lifetimes[id].escapes && root.region()->isAncestor(op->getParentRegion()) &&
            !endsWithRegionOf(root, box, op))
          lifetimes.storesThatOutlive.push_back({op, id});
}

} // namespace freehold::ownership
