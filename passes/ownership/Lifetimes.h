//===- Lifetimes.h - Where each root has to live ----------------*- C++ -*-===//
// The first phase of a plan. A root lives until the last use, in its region or in one nested there,
// of any value that may be the same allocation: an alias.
//
//   ^bb0:  %m = memref.alloc();  cf.br ^bb1(%m)
//   ^bb1(%p):
//     %m is used in ^bb1        %p only borrows, and %m lives as long as %p
//     %m is not used in ^bb1    ownership moves from %m to %p
//
// A buffer whose memref is stored in memory can be used through that memory. So its root *escapes*:
// it lives until the end of its region, and the memory must not live any longer:
//
//   %box = memref.alloc() : memref<1xmemref<4xf32>>
//   %a = memref.alloc() : memref<4xf32>      // freed where %box is, not after the last use of %a
//   memref.store %a, %box[%c0]
//
// A root escapes as well if an address or a tensor is made of it, or if it is used by an op that
// runs on (async.execute) or by a transfer (memref.dma_start).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/RootAliases.h"

namespace freehold::ownership {

struct Lifetime {
  /// The block that defines the root.
  mlir::Block *definedIn = nullptr;
  /// The blocks of the root's region at whose start it is live. `definedIn` is not among them.
  llvm::SmallPtrSet<mlir::Block *, 4> liveIn;
  /// For each block of the root's region with a use of it, the last op of the block that uses it or
  /// has a use of it in a nested region.
  llvm::SmallDenseMap<mlir::Block *, mlir::Operation *, 2> lastUse;
  /// Whether it lives to the end of its region wherever its last use is.
  bool escapes = false;

  bool includes(mlir::Block *block) const { return block == definedIn || liveIn.contains(block); }
  bool isLiveInto(mlir::Block *block) const { return liveIn.contains(block); }
  /// Whether it is live at the start of a successor of `block`.
  bool continuesAfter(mlir::Block *block) const {
    return llvm::any_of(block->getSuccessors(),
                        [&](mlir::Block *next) { return liveIn.contains(next); });
  }
};

/// An op after which a root may be used when its region has ended. It is an error if the root owns.
struct Outlived {
  mlir::Operation *op;
  RootId root;
};

class Lifetimes {
public:
  Lifetimes(const Function &function, const Roots &roots, RootAliases &aliases);

  const Lifetime &operator[](RootId id) const { return of[id]; }
  auto entries() const { return of.entries(); }

  /// All values in the region of `root`, and in regions nested there, that may be the same
  /// allocation. The root itself is the first.
  llvm::SmallVector<mlir::Value> aliasesOf(const Root &root) const;

  /// Ops that store a root's memref in memory that may live longer than the root's region.
  llvm::SmallVector<Outlived> storesThatOutlive;
  /// Ops that may go on using a root after its region has ended.
  llvm::SmallVector<Outlived> usesThatOutlive;

private:
  friend class EscapeAnalysis;

  void findSiblings(const Roots &roots, SameAllocation &same);
  void addSiblings(mlir::Value a, mlir::Value b);
  llvm::SmallVector<mlir::Value> search(const Root &root, Lifetime &lifetime) const;

  const Function &function;
  IdVector<RootId, Lifetime> of;
  /// For each value, others that are defined at the same point and may be the same allocation. Only
  /// one of them can own it then, and the lifetime of each extends to the uses of the others.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> siblings;
};

} // namespace freehold::ownership
