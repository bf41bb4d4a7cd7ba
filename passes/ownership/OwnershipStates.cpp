//===- OwnershipStates.cpp ------------------------------------------------===//
#include "passes/ownership/OwnershipStates.h"

using namespace mlir;

namespace freehold::ownership {

Ownership join(Ownership a, Ownership b) {
  if (a == b || b == Ownership::Unreached)
    return a;
  return a == Ownership::Unreached ? b : Ownership::Dynamic;
}

Ownership either(Ownership a, Ownership b) {
  for (Ownership state : {Ownership::Owned, Ownership::Dynamic, Ownership::Unreached})
    if (a == state || b == state)
      return state;
  return Ownership::Borrowed;
}

/// The ownership of a forward of which it is known at run time only whether it takes over what a
/// root of ownership `root` owns.
static Ownership ifTaken(Ownership root) {
  return root == Ownership::Owned ? Ownership::Dynamic : root;
}

/// A select is owned if each value that it may choose is owned.
void OwnershipStates::evaluateChosen(const Transfer &transfer, ForwardStates &states) const {
  IdVector<ForwardId, unsigned, SmallVector<unsigned, 2>> owned(states.size(), 0);
  for (const Transfer::Chosen &chosen : transfer.chosen) {
    Ownership root = of(chosen.root);
    bool isOwned = root == Ownership::Owned;
    Ownership &state = states[chosen.forward];
    owned[chosen.forward] += isOwned ? llvm::count(chosen.leaves, true) : 0;
    state = either(state, ifTaken(root));
    if (isOwned && owned[chosen.forward] == chosen.leaves.size())
      state = Ownership::Owned;
  }
}

OwnershipStates::ForwardStates OwnershipStates::evaluate(const Exit &exit,
                                                         const Transfer &transfer) const {
  ForwardStates states(exit.forwards.size(), Ownership::Borrowed);
  for (const auto &taken : {ArrayRef(transfer.moved), ArrayRef(transfer.copied)})
    for (auto [root, forward] : taken)
      states[forward] = either(states[forward], of(root));
  for (const Transfer::Contest &contest : transfer.contested)
    for (ForwardId forward : contest.forwards)
      states[forward] = either(states[forward], ifTaken(of(contest.root)));
  evaluateChosen(transfer, states);
  return states;
}

/// Marks slots that something reaches without ownership. A region op only borrows its own operands.
/// A block argument whose operand the terminator itself produces receives no ownership.
void OwnershipStates::markBorrowers(const Function &function, const Roots &roots) {
  auto mark = [&](Value value) {
    if (std::optional<RootId> root = roots.find(value))
      ofRoot[*root] = Ownership::Borrowed;
  };
  for (Operation *op : function.flow.ops)
    if (auto regionOp = dyn_cast<RegionBranchOpInterface>(op))
      for (RegionSuccessor successor : successorsOf(regionOp, RegionBranchPoint::parent()))
        for (Value input : successor.getSuccessorInputs())
          mark(input);
  for (const Exit &exit : function.flow.exits)
    if (exit.kind == Exit::Kind::Branch) {
      auto operands =
          cast<BranchOpInterface>(exit.terminator()).getSuccessorOperands(exit.successor);
      for (unsigned i = 0; i < operands.getProducedOperandCount(); ++i)
        mark(exit.target()->getArgument(i));
    }
}

/// For each root, the exits on which it dies without being freed for certain. They are evaluated
/// again when its ownership changes.
static IdVector<RootId, SmallVector<ExitId, 2>> findDependents(const Roots &roots,
                                                               const Transfers &transfers) {
  IdVector<RootId, SmallVector<ExitId, 2>> dependents(roots.size());
  for (const auto &[id, transfer] : transfers.entries()) {
    for (const auto &taken : {ArrayRef(transfer.moved), ArrayRef(transfer.copied)})
      for (auto [root, forward] : taken)
        dependents[root].push_back(id);
    for (const Transfer::Contest &contest : transfer.contested)
      dependents[contest.root].push_back(id);
    for (const Transfer::Chosen &chosen : transfer.chosen)
      dependents[chosen.root].push_back(id);
  }
  return dependents;
}

void OwnershipStates::propagate(const Function &function, const Roots &roots,
                                const Releases &releases, const Transfers &transfers) {
  IdVector<RootId, SmallVector<ExitId, 2>> dependents = findDependents(roots, transfers);
  SmallVector<ExitId> work(llvm::reverse(llvm::to_vector(transfers.ids())));
  while (!work.empty()) {
    ExitId id = work.pop_back_val();
    const Exit &exit = function.flow.exits[id];
    ForwardStates states = evaluate(exit, transfers[id]);
    for (const auto &[forward, state] : states.entries())
      for (SlotId slot : exit.forwards[forward].slots) {
        RootId root = roots.of(slot);
        Ownership joined =
            releases.needsCell(root) ? Ownership::Dynamic : join(ofRoot[root], state);
        if (joined == ofRoot[root])
          continue;
        ofRoot[root] = joined;
        llvm::append_range(work, dependents[root]);
      }
  }
}

OwnershipStates::OwnershipStates(const Function &function, const Roots &roots,
                                 const Releases &releases, const Transfers &transfers) {
  for (const auto &[id, root] : roots.entries())
    ofRoot.push_back(releases.needsCell(id) ? Ownership::Dynamic : root.atDefinition);
  markBorrowers(function, roots);
  propagate(function, roots, releases, transfers);
  for (Ownership &state : ofRoot)
    if (state == Ownership::Unreached)
      state = Ownership::Borrowed;
  for (const auto &[id, transfer] : transfers.entries())
    ofForwards.push_back(evaluate(function.flow.exits[id], transfer));
}

} // namespace freehold::ownership
