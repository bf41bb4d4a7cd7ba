//===- Plan.h - What the ownership pass will do to a function ---*- C++ -*-===//
// Everything is decided here, on unchanged IR; Materialize.h carries it out. A function that cannot
// be handled is refused while it is being planned, with an error at the op that says what to do.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/Options.h"
#include "passes/analysis/SameAllocation.h"
#include "passes/ownership/Abi.h"
#include "passes/ownership/Roots.h"

#include "llvm/ADT/SetVector.h"

#include <memory>
#include <vector>

namespace freehold {
class SameAllocation;
}

namespace freehold::ownership {

/// What happens to the roots that die on one exit. Indices of forwards are into Exit::forwards.
struct Transfer {
  /// Freed if they own: nothing that is forwarded can be the same allocation.
  llvm::SmallVector<unsigned, 2> freed;
  /// Hand ownership to one forward, which certainly is the same allocation.
  struct Move {
    unsigned root, forward;
  };
  llvm::SmallVector<Move, 2> moved;
  /// As moved, but the forward is a shifted view (Shifted.h): a copy of it is forwarded, which is
  /// owned, and the root is among `freed`.
  llvm::SmallVector<Move, 1> copied;
  /// Takes ownership of the root where selects chose it, which they say themselves (Choices.h).
  struct Chosen {
    unsigned root, forward;
    /// For each leaf of the forward, in order, whether it is the root.
    llvm::SmallVector<bool, 4> leaves;
  };
  llvm::SmallVector<Chosen, 1> chosen;
  /// The first of `forwards` that is the same allocation takes ownership; if none is, the root is
  /// freed.
  struct Contest {
    unsigned root;
    llvm::SmallVector<unsigned, 2> forwards;
  };
  llvm::SmallVector<Contest, 1> contested;
  /// For each forward: whether it takes ownership of anything.
  llvm::SmallVector<Held, 2> held;
};

/// An op of the program that frees one of its operands.
struct ExistingFree {
  mlir::Operation *op;
  unsigned operand;
  /// Roots that may own what it frees, whether they certainly are it, and how they relate to each
  /// value that a bufferization.dealloc retains.
  struct Target {
    unsigned root;
    bool same;
    llvm::SmallVector<SameAs, 1> retained;
  };
  llvm::SmallVector<Target, 1> targets;

  mlir::Value memref() const { return op->getOperand(operand); }
};

/// An operand of a call that hands ownership to the callee.
struct HandOver {
  mlir::Operation *call;
  unsigned operand;
  /// The root that gives it up, or -1: a clone is handed over (owned), or nothing (dynamic).
  int root = -1;
  ArgOwnership ownership;
};

struct Plan {
  Plan(mlir::FunctionOpInterface function, const OwnershipOptions &options, const Abi &abi);
  ~Plan();

  Flow flow;
  const OwnershipOptions &options;
  const Abi &abi;
  std::vector<Root> roots;
  llvm::DenseMap<mlir::Value, unsigned> rootOf;
  /// One for each exit of `flow`.
  std::vector<Transfer> transfers;
  std::vector<ExistingFree> frees;
  std::vector<HandOver> handOvers;
  /// Stores of a root's memref that would let it be used after its home has ended.
  std::vector<std::pair<mlir::Operation *, unsigned>> unendingStores;
  /// Ops that may use a root after its home has ended.
  std::vector<std::pair<mlir::Operation *, unsigned>> unendingUses;
  /// Values whose aligned pointer may have moved since their allocation (Shifted.h).
  llvm::SetVector<mlir::Value> shifted;
  std::unique_ptr<SameAllocation> same;

  /// Fails with a diagnostic; the IR is as it was.
  mlir::LogicalResult make();

private:
  void addRoots();
  void addSiblings();
  void findShifted();
  mlir::LogicalResult checkReturns();
};

/// Whether `op` carries bufferization.manual_deallocation.
bool isManual(mlir::Operation *op);

} // namespace freehold::ownership
