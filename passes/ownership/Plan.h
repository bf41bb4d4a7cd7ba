//===- Plan.h - What the ownership pass will do to a function ---*- C++ -*-===//
// The pass decides everything on unchanged IR, as a Plan; Materialize.h carries it out. A function
// that cannot be handled is refused while it is planned, by an error at the op at fault that says
// what the user can do.
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

/// What happens to the roots that die on one exit. A `root` is an index into Plan::roots, a
/// `forward` one into Exit::forwards.
struct Transfer {
  /// Roots that are freed if they own, since nothing that is forwarded can be the same allocation.
  llvm::SmallVector<unsigned, 2> freed;
  /// Roots that hand ownership to a forward, which certainly is the same allocation.
  struct Move {
    unsigned root, forward;
  };
  llvm::SmallVector<Move, 2> moved;
  /// Like `moved`, but the forward is a shifted view (Shifted.h). A copy of it is forwarded instead
  /// and is owned; the root is among `freed`.
  llvm::SmallVector<Move, 1> copied;
  /// Forwards that are trees of selects: they take ownership if the selects' conditions say that
  /// they chose the root (Choices.h). No address is compared.
  struct Chosen {
    unsigned root, forward;
    /// For each leaf of the tree, from left to right, whether it is the root's allocation.
    llvm::SmallVector<bool, 4> leaves;
  };
  llvm::SmallVector<Chosen, 1> chosen;
  /// Roots of which it is known at run time only which forward is the same allocation. The first of
  /// `forwards` that is takes ownership; if none is, the root is freed.
  struct Contest {
    unsigned root;
    llvm::SmallVector<unsigned, 2> forwards;
  };
  llvm::SmallVector<Contest, 1> contested;
  /// For each forward, whether it takes ownership of any root.
  llvm::SmallVector<Held, 2> held;
};

/// An op of the program that frees one of its operands.
struct ExistingFree {
  mlir::Operation *op;
  unsigned operand;
  /// A root that may own what the op frees.
  struct Target {
    unsigned root;
    /// Whether it certainly is the same allocation as the operand.
    bool same;
    /// How it relates to each value that the op retains; empty unless it is a
    /// bufferization.dealloc.
    llvm::SmallVector<SameAs, 1> retained;
  };
  llvm::SmallVector<Target, 1> targets;

  mlir::Value memref() const { return op->getOperand(operand); }
};

/// An operand of a call that hands ownership to the callee.
struct HandOver {
  mlir::Operation *call;
  unsigned operand;
  /// The root whose ownership the callee takes over. If there is none, -1: an owned argument then
  /// gets a clone, and a dynamic one the indicator false.
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
  /// Index into `roots`, for each value that is a root.
  llvm::DenseMap<mlir::Value, unsigned> rootOf;
  /// One for each of Flow::exits.
  std::vector<Transfer> transfers;
  std::vector<ExistingFree> frees;
  std::vector<HandOver> handOvers;
  /// Ops that store a root's memref where it can still be loaded after the root's home has ended,
  /// and the root. Each is an error.
  std::vector<std::pair<mlir::Operation *, unsigned>> unendingStores;
  /// Ops that may go on using a root after its home has ended, and the root. Each is an error.
  std::vector<std::pair<mlir::Operation *, unsigned>> unendingUses;
  /// Values whose aligned pointer may not be that of their allocation (Shifted.h).
  llvm::SetVector<mlir::Value> shifted;
  std::unique_ptr<SameAllocation> same;

  /// Fills the plan. Emits an error and fails where the function cannot be handled; does not change
  /// the IR in either case.
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
