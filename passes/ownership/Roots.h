//===- Roots.h - Values that may own their allocation -----------*- C++ -*-===//
// A *root* is a memref that may own its allocation. It is where ownership begins (an allocation,
// the result of a call, an argument that the caller hands over) or a slot that ownership may be
// passed to. At each point of a run, each allocation that the pass is responsible for has exactly
// one root that owns it. A root owns from its definition until it is freed or hands ownership on at
// an exit. In between its indicator does not change, unless the program itself frees the buffer
// (ExistingFrees.h).
//
// The *home* of a root is the region that defines it. A root lives until the last use, in its home
// or in a region nested there, of any value that may be the same allocation.
//
//   bb0:  %m = alloc;  br bb1(%m)
//   bb1(%p):
//     %m is used in bb1        %p only borrows, and %m lives as long as %p
//     %m is not used in bb1    ownership moves from %m to %p
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Flow.h"

namespace freehold::ownership {

struct Root {
  mlir::Value value;
  Held held = Held::Unreached;
  /// Index into Flow::slots, or -1 if ownership begins with this root.
  int slot = -1;
  /// The i1 that says at run time whether the root owns; null until the materializer has made it,
  /// and always if `held` is Yes or No, since constants are made where they are used.
  mlir::Value indicator;
  /// The memref to free in place of `value`, if the defining op's BufferDeallocationOpInterface
  /// made a clone of it; else null.
  mlir::Value owner;
  /// A stack buffer (memref<i1>) that takes the place of the indicator if the program frees the
  /// buffer on some paths only; else null. Made by the materializer if `needsCell` is set.
  mlir::Value cell;
  bool needsCell = false;
  /// Whether it lives to the end of its home wherever its last use is, since it is stored in memory
  /// or used by an op that runs on (Escapes.h).
  bool escapes = false;
  /// The blocks of its home at whose start it is live. Its own block is not among them.
  llvm::SmallPtrSet<mlir::Block *, 4> liveIn;
  /// The blocks in which its ownership certainly ends: the program frees it there, or a call takes
  /// it over.
  llvm::SmallPtrSet<mlir::Block *, 1> givenUpIn;
  /// For each block of its home with a use of it, the last op of the block that uses it or has a
  /// use of it in a nested region.
  llvm::SmallDenseMap<mlir::Block *, mlir::Operation *, 2> lastUse;

  mlir::Block *block() const { return mlir::Value(value).getParentBlock(); }
  mlir::Region *home() const { return mlir::Value(value).getParentRegion(); }
  bool livesIn(mlir::Block *b) const { return b == block() || liveIn.contains(b); }
};

/// Fills `liveIn` and `lastUse` of `root`.
void findLifetime(Root &root, const Flow &flow);

/// All values in the home of `root`, and in regions nested there, that may be the same allocation.
/// The root itself is the first.
llvm::SmallVector<mlir::Value> aliasesOf(const Root &root, const Flow &flow);

} // namespace freehold::ownership
