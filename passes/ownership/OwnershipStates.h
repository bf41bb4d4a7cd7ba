//===- OwnershipStates.h - What is owned, at compile time -------*- C++ -*-===//
// The fourth phase of a plan: the ownership of each root, as a fixpoint over the transfers. A slot
// that receives ownership on every path to it needs no indicator, and neither does one that never
// receives it. Slots start as Unreached, so that a loop does not make its own slots Dynamic.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Transfers.h"

namespace freehold::ownership {

class OwnershipStates {
public:
  OwnershipStates(const Function &function, const Roots &roots, const Releases &releases,
                  const Transfers &transfers);

  /// The ownership of a root while it lives: Borrowed, Owned or Dynamic.
  Ownership of(RootId root) const { return ofRoot[root]; }
  bool mayOwn(RootId root) const { return of(root) != Ownership::Borrowed; }
  /// The ownership that `forward` takes along on `exit`.
  Ownership of(ExitId exit, ForwardId forward) const { return ofForwards[exit][forward]; }

private:
  using ForwardStates = IdVector<ForwardId, Ownership, llvm::SmallVector<Ownership, 2>>;

  void markBorrowers(const Function &function, const Roots &roots);
  ForwardStates evaluate(const Exit &exit, const Transfer &transfer) const;
  void evaluateChosen(const Transfer &transfer, ForwardStates &states) const;
  void propagate(const Function &function, const Roots &roots, const Releases &releases,
                 const Transfers &transfers);

  IdVector<RootId, Ownership> ofRoot;
  IdVector<ExitId, ForwardStates> ofForwards;
};

} // namespace freehold::ownership
