//===- Roots.cpp - Lifetimes of roots -------------------------------------===//
#include "passes/ownership/Roots.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

namespace {
/// Follows the names of one root and the blocks that it lives in; each may add to the other.
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

  /// Values of the home and below only: what leaves the home takes ownership along.
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
  /// Slots that borrow as soon as the root is known to live in their block.
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
