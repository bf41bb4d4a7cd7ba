//===- Roots.cpp - Lifetimes of roots -------------------------------------===//
#include "passes/ownership/Roots.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

namespace {
/// Collects the names of one root (values that may be the same allocation) and the blocks in which
/// it lives. A new name may add blocks, and a new block may add block arguments as names.
class Lifetime {
public:
  Lifetime(Root &root, const Flow &flow) : root(root), flow(flow), home(root.home()) {}

  void find() {
    names.insert(root.value);
    for (unsigned i = 0; i < names.size(); ++i) {
      Value name = names[i];
      useAll(name);
      if (auto found = flow.derived.find(name); found != flow.derived.end())
        names.insert(found->second.begin(), found->second.end());
      if (auto found = flow.passed.find(name); found != flow.passed.end())
        for (const Passed &passed : found->second)
          follow(passed);
    }
  }

  SetVector<Value> names;

private:
  void useAll(Value name) {
    for (Operation *user : name.getUsers()) {
      Operation *op = home->findAncestorOpInRegion(*user);
      if (!op || !flow.reachable(op->getBlock()))
        continue;
      Operation *&last = root.lastUse[op->getBlock()];
      if (!last || last->isBeforeInBlock(op))
        last = op;
      liveAtStart(op->getBlock());
    }
  }

  void liveAtStart(Block *block) {
    if (block == root.block())
      return;
    SmallVector<Block *> work{block};
    while (!work.empty()) {
      Block *next = work.pop_back_val();
      if (next == root.block() || !flow.reachable(next) || !root.liveIn.insert(next).second)
        continue;
      if (auto waiting = borrowers.find(next); waiting != borrowers.end())
        for (unsigned slot : waiting->second)
          names.insert(flow.slots[slot].value);
      llvm::append_range(work, next->getPredecessors());
    }
  }

  /// Follows a name to a slot, unless the slot is outside of the root's home: where a value leaves
  /// the home, ownership goes along with it.
  void follow(const Passed &passed) {
    Value value = flow.slots[passed.slot].value;
    if (passed.regionOp) {
      if (home->isAncestor(passed.regionOp->getParentRegion()))
        names.insert(value);
    } else if (passed.target->getParent() != home || root.liveIn.contains(passed.target)) {
      names.insert(value);
    } else {
      borrowers[passed.target].push_back(passed.slot);
    }
  }

  Root &root;
  const Flow &flow;
  Region *home;
  /// Block arguments that get a name of the root, by block. One becomes a name if the root turns
  /// out to live in its block; otherwise ownership moves to it.
  DenseMap<Block *, SmallVector<unsigned, 2>> borrowers;
};
} // namespace

void findLifetime(Root &root, const Flow &flow) { Lifetime(root, flow).find(); }

SmallVector<Value> aliasesOf(const Root &root, const Flow &flow) {
  Root copy;
  copy.value = root.value;
  Lifetime lifetime(copy, flow);
  lifetime.find();
  return lifetime.names.takeVector();
}

} // namespace freehold::ownership
