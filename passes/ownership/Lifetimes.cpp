//===- Lifetimes.cpp ------------------------------------------------------===//
#include "passes/ownership/Lifetimes.h"

#include "passes/ownership/Escapes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

//===----------------------------------------------------------------------===//
// Siblings
//===----------------------------------------------------------------------===//

void Lifetimes::addSiblings(Value a, Value b) {
  siblings[a].push_back(b);
  siblings[b].push_back(a);
}

/// Makes siblings of the slots of two operands of `exit` that may be the same allocation, if the
/// slots are defined at the same point.
static void pairSlots(const Flow &flow, const Exit &exit, SameAllocation &same,
                      llvm::function_ref<void(Value, Value)> addSiblings) {
  OriginIndex<ForwardId> index;
  for (const auto &[id, forward] : exit.forwards.entries()) {
    for (ForwardId otherId : index.find(same.origins(forward.operand))) {
      const Forward &other = exit.forwards[otherId];
      if (same.relate(forward.operand, other.operand) == SameAs::Different)
        continue;
      for (SlotId a : forward.slots)
        for (SlotId b : other.slots)
          if (Value first = flow.slots[a].value, second = flow.slots[b].value;
              first.getParentBlock() == second.getParentBlock() && a != b)
            addSiblings(first, second);
    }
    index.add(id, same.origins(forward.operand));
  }
}

/// Makes siblings of slots that one exit feeds with what may be one allocation, and of the results
/// of one op if ownership of one of them is dynamic.
void Lifetimes::findSiblings(const Roots &roots, SameAllocation &same) {
  auto add = [&](Value a, Value b) { addSiblings(a, b); };
  for (const Exit &exit : function.flow.exits)
    if (exit.forwards.size() >= 2 && exit.kind != Exit::Kind::Return)
      pairSlots(function.flow, exit, same, add);
  for (auto root = roots.begin(); root != roots.end(); ++root) {
    Operation *op = root->slot ? nullptr : root->value.getDefiningOp();
    for (auto next = std::next(root); op && next != roots.end(); ++next) {
      if (next->value.getDefiningOp() != op)
        break;
      if (root->atDefinition == Ownership::Dynamic || next->atDefinition == Ownership::Dynamic)
        add(root->value, next->value);
    }
  }
}

//===----------------------------------------------------------------------===//
// Lifetimes
//===----------------------------------------------------------------------===//

namespace {
/// Collects the aliases of one root and the blocks in which it lives. A new alias may add blocks,
/// and a new block may add block arguments as aliases.
class AliasSearch {
public:
  AliasSearch(const Root &root, const Flow &flow, Lifetime &lifetime)
      : flow(flow), lifetime(lifetime), region(root.region()) {
    aliases.insert(root.value);
  }

  SmallVector<Value> run(const DenseMap<Value, SmallVector<Value, 2>> &siblings) {
    for (unsigned i = 0; i < aliases.size(); ++i) {
      Value alias = aliases[i];
      addUses(alias);
      for (const auto *more : {&flow.derived, &siblings})
        if (auto found = more->find(alias); found != more->end())
          aliases.insert(found->second.begin(), found->second.end());
      if (auto found = flow.passed.find(alias); found != flow.passed.end())
        for (const Passed &passed : found->second)
          follow(passed);
    }
    return aliases.takeVector();
  }

private:
  void addUses(Value alias) {
    for (Operation *user : alias.getUsers()) {
      Operation *op = region->findAncestorOpInRegion(*user);
      if (!op || !flow.reachable(op->getBlock()))
        continue;
      Operation *&last = lifetime.lastUse[op->getBlock()];
      if (!last || last->isBeforeInBlock(op))
        last = op;
      makeLiveInto(op->getBlock());
    }
  }

  void makeLiveInto(Block *block) {
    SmallVector<Block *> work{block};
    while (!work.empty()) {
      Block *next = work.pop_back_val();
      if (next == lifetime.definedIn || !flow.reachable(next) ||
          !lifetime.liveIn.insert(next).second)
        continue;
      if (auto waiting = waitingSlots.find(next); waiting != waitingSlots.end())
        for (SlotId slot : waiting->second)
          aliases.insert(flow.slots[slot].value);
      llvm::append_range(work, next->getPredecessors());
    }
  }

  /// Follows an alias to a slot, unless the slot is outside of the root's region: where a value
  /// leaves the region, its ownership is transferred.
  void follow(const Passed &passed) {
    Value value = flow.slots[passed.slot].value;
    if (passed.regionOp) {
      if (region->isAncestor(passed.regionOp->getParentRegion()))
        aliases.insert(value);
    } else if (passed.target->getParent() != region || lifetime.isLiveInto(passed.target)) {
      aliases.insert(value);
    } else {
      waitingSlots[passed.target].push_back(passed.slot);
    }
  }

  const Flow &flow;
  Lifetime &lifetime;
  Region *region;
  SetVector<Value> aliases;
  /// Block arguments that receive an alias of the root, by block. One becomes an alias if the root
  /// turns out to live in its block; otherwise ownership moves to it.
  DenseMap<Block *, SmallVector<SlotId, 2>> waitingSlots;
};
} // namespace

SmallVector<Value> Lifetimes::search(const Root &root, Lifetime &lifetime) const {
  lifetime.definedIn = root.block();
  return AliasSearch(root, function.flow, lifetime).run(siblings);
}

SmallVector<Value> Lifetimes::aliasesOf(const Root &root) const {
  Lifetime scratch;
  return search(root, scratch);
}

Lifetimes::Lifetimes(const Function &function, const Roots &roots, RootAliases &aliases)
    : function(function) {
  findSiblings(roots, aliases.same);
  for (const Root &root : roots) {
    Lifetime lifetime;
    search(root, lifetime);
    of.push_back(std::move(lifetime));
  }
  EscapeAnalysis(function, roots, aliases, *this).run();
}

} // namespace freehold::ownership
