//===- CriticalJoins.cpp --------------------------------------------------===//
// Computes for each memref the lowest root that may flow to it, that is the one whose definition is
// deepest in the dominator tree, and from that which joins are critical (CriticalJoins.h defines
// both). The worklist takes values in the order of the function. It terminates, since the lowest
// root of a value that does not become critical is only replaced by a lower one, and a critical
// join stays critical.
//===----------------------------------------------------------------------===//
#include "passes/legacy/CriticalJoins.h"

#include <queue>

using namespace mlir;

namespace freehold::legacy {

namespace {
/// The worklist algorithm. It reads the alias graph and writes only `aliases.critical`.
class Fixpoint {
public:
  Fixpoint(Aliases &aliases, DominanceInfo &dominance)
      : aliases(aliases), dominance(dominance), lowest(aliases.values.size()),
        queued(aliases.values.size()) {}

  void run() {
    if (aliases.critical.empty())
      return;
    for (unsigned i = 0; i < aliases.values.size(); ++i)
      enqueue(i);
    while (!queue.empty()) {
      unsigned next = queue.top();
      queue.pop();
      queued.reset(next);
      evaluate(aliases.values[next]);
    }
  }

private:
  void enqueue(unsigned number) {
    if (!queued.test(number))
      queue.push(number);
    queued.set(number);
  }

  Value lowestOf(Value value) const { return lowest[aliases.numbers.find(value)->second]; }

  /// Whether the definition of `root` dominates `op`, an op in its region or nested there.
  bool precedes(Value root, Operation *op) const {
    Operation *at = root.getParentRegion()->findAncestorOpInRegion(*op);
    if (!at)
      return false;
    Operation *def = root.getDefiningOp();
    if (def && def->getBlock() == at->getBlock())
      return def->isBeforeInBlock(at);
    return dominance.dominates(root.getParentBlock(), at->getBlock());
  }

  /// Whether `root` properly dominates `join`, so that its owner is in scope there. For a result,
  /// it must dominate the op; for the argument of a nested region, the op around the region.
  bool ownsAt(Value root, Value join) const {
    if (auto result = dyn_cast<OpResult>(join))
      return precedes(root, result.getOwner());
    Block *block = join.getParentBlock();
    if (block->getParent() != root.getParentRegion())
      return precedes(root, block->getParentOp());
    return root.getParentBlock() != block && dominance.dominates(root.getParentBlock(), block);
  }

  /// Returns the root whose definition the other one dominates, or the only one that is not null.
  /// Both must dominate a common value.
  Value lower(Value a, Value b) const {
    if (!a || !b || a == b)
      return a ? a : b;
    Region *region = b.getParentRegion();
    if (region != a.getParentRegion())
      return a.getParentRegion()->isAncestor(region) ? b : a;
    if (a.getParentBlock() != b.getParentBlock())
      return dominance.dominates(a.getParentBlock(), b.getParentBlock()) ? b : a;
    Operation *first = a.getDefiningOp(), *second = b.getDefiningOp();
    return second && (!first || first->isBeforeInBlock(second)) ? b : a;
  }

  /// Makes `slot` critical, and with it all slots that the same operand of a region op feeds.
  void makeCritical(SlotId slot) {
    SmallVector<SlotId> members{slot};
    if (std::optional<GroupId> group = aliases.flow.slots[slot].group)
      members = aliases.flow.groups[*group].slots;
    for (SlotId each : members) {
      aliases.critical[each] = true;
      Value value = aliases.flow.slots[each].value;
      unsigned number = aliases.numbers.find(value)->second;
      lowest[number] = value;
      followUp(value);
    }
  }

  /// Enqueues the values that depend on the lowest root of `value`.
  void followUp(Value value) {
    for (Value derived : aliases.derived(value))
      enqueue(aliases.numbers.find(derived)->second);
    if (auto passed = aliases.edgesOf.find(value); passed != aliases.edgesOf.end())
      for (unsigned edge : passed->second)
        for (SlotId slot : aliases.edges[edge].slots)
          if (!aliases.critical[slot])
            enqueue(aliases.numbers.find(aliases.flow.slots[slot].value)->second);
  }

  /// Recomputes the lowest root of `value`. Makes a join critical if a root that reaches it does
  /// not dominate it.
  void evaluate(Value value) {
    unsigned number = aliases.numbers.find(value)->second;
    Value found;
    auto slot = aliases.flow.slotOf.find(value);
    if (aliases.isRoot(value)) {
      found = value;
    } else if (slot != aliases.flow.slotOf.end()) {
      for (Value passed : aliases.passedTo(slot->second)) {
        Value root = lowestOf(passed);
        if (root && !ownsAt(root, value))
          return makeCritical(slot->second);
        found = lower(found, root);
      }
    } else {
      for (Value source : aliases.sources(value))
        found = lower(found, lowestOf(source));
    }
    if (found == lowest[number])
      return;
    lowest[number] = found;
    followUp(value);
  }

  Aliases &aliases;
  DominanceInfo &dominance;
  /// The lowest root of each value, by number of the value; null if there is none.
  std::vector<Value> lowest;
  /// Numbers of the values to evaluate, smallest first, and the same as a set.
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> queue;
  llvm::BitVector queued;
};
} // namespace

void findCriticalJoins(Aliases &aliases, DominanceInfo &dominance) {
  Fixpoint(aliases, dominance).run();
}

} // namespace freehold::legacy
