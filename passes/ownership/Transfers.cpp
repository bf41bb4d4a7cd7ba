//===- Transfers.cpp ------------------------------------------------------===//
#include "passes/ownership/Transfers.h"

using namespace mlir;

namespace freehold::ownership {

namespace {
class TransferPlanner {
public:
  TransferPlanner(const Roots &roots, const Lifetimes &lifetimes, const Releases &releases,
                  const ShiftedValues &shifted, RootAliases &aliases)
      : roots(roots), lifetimes(lifetimes), releases(releases), shifted(shifted), aliases(aliases) {
    for (const auto &[id, lifetime] : lifetimes.entries()) {
      liveAtEnd[lifetime.definedIn].push_back(id);
      for (Block *block : lifetime.liveIn)
        liveAtEnd[block].push_back(id);
    }
  }

  Transfer plan(const Exit &exit);

private:
  bool dies(RootId root, const Exit &exit) const;
  void addRoot(RootId id, const Exit &exit, ArrayRef<ForwardId> forwards, Transfer &transfer);
  void addUndecided(RootId id, const Exit &exit, SmallVector<ForwardId, 2> forwards,
                    Transfer &transfer);

  const Roots &roots;
  const Lifetimes &lifetimes;
  const Releases &releases;
  const ShiftedValues &shifted;
  RootAliases &aliases;
  /// For each block, the roots that are live in it, in increasing order.
  DenseMap<Block *, SmallVector<RootId>> liveAtEnd;
};
} // namespace

bool TransferPlanner::dies(RootId root, const Exit &exit) const {
  if (releases.endsIn(root, exit.block))
    return false;
  return exit.kind != Exit::Kind::Branch || !lifetimes[root].isLiveInto(exit.target());
}

/// Decides which of `forwards` takes over what the root owns: the first that certainly is the same
/// allocation. If there is none, that is decided at run time among those that may be.
void TransferPlanner::addRoot(RootId id, const Exit &exit, ArrayRef<ForwardId> forwards,
                              Transfer &transfer) {
  SmallVector<ForwardId, 2> undecided;
  for (ForwardId forward : forwards) {
    Value operand = exit.forwards[forward].operand;
    bool isShifted = shifted.contains(operand);
    if (isShifted && exit.kind == Exit::Kind::Return)
      continue;
    switch (aliases.relate(roots[id], operand)) {
    case SameAs::Same:
      if (!isShifted) {
        transfer.moved.push_back({id, forward});
        return;
      }
      transfer.copied.push_back({id, forward});
      transfer.freed.push_back(id);
      return;
    case SameAs::Unknown:
      undecided.push_back(forward);
      break;
    case SameAs::Different:
      break;
    }
  }
  if (undecided.empty())
    transfer.freed.push_back(id);
  else
    addUndecided(id, exit, std::move(undecided), transfer);
}

void TransferPlanner::addUndecided(RootId id, const Exit &exit, SmallVector<ForwardId, 2> forwards,
                                   Transfer &transfer) {
  SmallVector<bool, 4> leaves;
  if (forwards.size() == 1)
    leaves = aliases.chosenLeaves(roots[id], exit.forwards[forwards.front()].operand);
  if (leaves.empty())
    transfer.contested.push_back({id, std::move(forwards)});
  else
    transfer.chosen.push_back({id, forwards.front(), std::move(leaves)});
}

Transfer TransferPlanner::plan(const Exit &exit) {
  Transfer transfer;
  SmallVector<RootId> dying;
  for (RootId id : liveAtEnd[exit.block])
    if (dies(id, exit))
      dying.push_back(id);
  if (exit.forwards.empty()) {
    transfer.freed.assign(dying.begin(), dying.end());
    return transfer;
  }
  OriginIndex<ForwardId> index;
  for (const auto &[id, forward] : exit.forwards.entries())
    index.add(id, aliases.same.origins(forward.operand));
  for (RootId id : dying)
    addRoot(id, exit, index.find(aliases.same.origins(roots[id].value)), transfer);
  return transfer;
}

Transfers planTransfers(const Function &function, const Roots &roots, const Lifetimes &lifetimes,
                        const Releases &releases, const ShiftedValues &shifted,
                        RootAliases &aliases) {
  TransferPlanner planner(roots, lifetimes, releases, shifted, aliases);
  Transfers transfers;
  for (const Exit &exit : function.flow.exits)
    transfers.push_back(planner.plan(exit));
  return transfers;
}

} // namespace freehold::ownership
