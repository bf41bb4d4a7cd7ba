//===- Transfers.h - What happens to roots on exits -------------*- C++ -*-===//
// The third phase of a plan: for each exit, what happens to the roots that die on it. It is not
// known yet which of them own; OwnershipStates.h finds that out.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Releases.h"
#include "passes/ownership/Shifted.h"

namespace freehold::ownership {

/// What happens to the roots that die on one exit. Forwards are those of the exit.
struct Transfer {
  /// Roots that are freed if they own, since nothing that is forwarded can be the same allocation.
  llvm::SmallVector<RootId, 2> freed;
  /// Roots that transfer ownership to a forward, which certainly is the same allocation.
  struct Move {
    RootId root;
    ForwardId forward;
  };
  llvm::SmallVector<Move, 2> moved;
  /// Like `moved`, but the forward is a shifted view (Shifted.h). A copy of it is forwarded instead
  /// and is owned; the root is among `freed`.
  llvm::SmallVector<Move, 1> copied;
  /// Forwards that are trees of selects: they take ownership if the selects' conditions say that
  /// they chose the root (Choices.h). No address is compared.
  struct Chosen {
    RootId root;
    ForwardId forward;
    /// For each leaf of the tree, from left to right, whether it is the root's allocation.
    llvm::SmallVector<bool, 4> leaves;
  };
  llvm::SmallVector<Chosen, 1> chosen;
  /// Roots of which it is known at run time only which forward is the same allocation. The first of
  /// `forwards` that is takes ownership; if none is, the root is freed.
  struct Contest {
    RootId root;
    llvm::SmallVector<ForwardId, 2> forwards;
  };
  llvm::SmallVector<Contest, 1> contested;
};

/// One for each exit of the function.
using Transfers = IdVector<ExitId, Transfer>;

Transfers planTransfers(const Function &function, const Roots &roots, const Lifetimes &lifetimes,
                        const Releases &releases, const ShiftedValues &shifted,
                        RootAliases &aliases);

} // namespace freehold::ownership
