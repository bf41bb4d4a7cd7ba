//===- Releases.h - Where the program ends ownership itself -----*- C++ -*-===//
// The second phase of a plan, before transfers: the deallocations that the program has already, and
// the calls whose callee takes over an argument (freehold.arg_ownership).
//
// The program's own deallocations stay, with bufferization.manual_deallocation or without. They
// count as frees by the owner: the ownership of a root ends where the program frees it.
//
//   %a = memref.alloc()       owns until the memref.dealloc
//   memref.dealloc %a         nothing is inserted at the end of the block
//
// If it is not known at compile time whether a root is freed, since the free is in a nested region
// or may be of another root's buffer, a stack cell says at run time whether the root still owns:
//
//   %cell = memref.alloca() : memref<i1>
//   memref.store %true, %cell[]
//   scf.if %c {                               scf.if %c {
//     memref.dealloc %s                 ->      %still = %cell and %a is not %s's allocation
//   }                                           memref.store %still, %cell[]
//                                               memref.dealloc %s
//                                             }
//
// Both memrefs are live when they are compared, so comparing addresses is exact. The retained
// values of a bufferization.dealloc need not be live. There the result of the op is needed too,
// which is set only if the value is live, and the cell is written behind the op:
//
//   %r = bufferization.dealloc (%s, ..) if (%c, ..) retain (%k)
//   %still = %cell and not (%c and %a is %s and not (%r and %a is %k))
//   memref.store %still, %cell[]
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Lifetimes.h"

namespace freehold::ownership {

/// An op of the program that frees one of its operands.
struct ExistingFree {
  mlir::Operation *op;
  unsigned operand;
  /// A root that may own what the op frees.
  struct Target {
    RootId root;
    /// Whether it certainly is the same allocation as the operand.
    bool same;
    /// How it relates to each value that the op retains; empty unless it is a
    /// bufferization.dealloc.
    llvm::SmallVector<SameAs, 1> retained;
  };
  llvm::SmallVector<Target, 1> targets;

  mlir::Value memref() const { return op->getOperand(operand); }
};

/// An operand of a call whose ownership the callee takes over.
struct HandOver {
  mlir::Operation *call;
  unsigned operand;
  /// The root whose ownership the callee takes over. If there is none, a clone is passed as an
  /// owned argument, and the indicator false beside a dynamic one.
  std::optional<RootId> root;
  ArgOwnership ownership;
};

class Releases {
public:
  Releases(const Function &function, const Roots &roots, const Lifetimes &lifetimes,
           RootAliases &aliases);

  std::vector<ExistingFree> frees;
  std::vector<HandOver> handOvers;

  /// Whether the ownership of the root certainly ends in `block`: the program frees it there, or a
  /// call takes it over.
  bool endsIn(RootId root, mlir::Block *block) const { return of[root].endsIn.contains(block); }
  /// Whether the program may free the root, or may not, so that a cell is needed.
  bool needsCell(RootId root) const { return of[root].needsCell; }

private:
  struct Release {
    llvm::SmallPtrSet<mlir::Block *, 1> endsIn;
    bool needsCell = false;
  };

  friend class ReleaseFinder;

  IdVector<RootId, Release> of;
};

/// The indices of the memref operands that `op` frees. A bufferization.dealloc frees them under
/// conditions. Empty for an op that the options say is not to be looked at.
llvm::SmallVector<unsigned, 1> freedBy(mlir::Operation *op, const Function &function);

} // namespace freehold::ownership
