//===- Roots.h - Values that may own their allocation -----------*- C++ -*-===//
// A *root* is a value that ownership begins with (an allocation, a call's result, an argument that
// is handed over) or may be passed to (a slot). At each point of a run, each allocation that the
// pass is responsible for has exactly one root that owns it. A root owns from its definition until
// it is freed or hands ownership on at an exit; in between its indicator does not change, unless
// the program itself frees the buffer (see ExistingFrees.h).
//
// The *home* of a root is the region that defines it. A root lives as long as any value that may be
// a view of it in its home or in regions below: it is not freed while another name of its buffer is
// used.
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
  /// The slot that it is, or -1.
  int slot = -1;
  /// The i1 that says whether it owns, once there is one; constants are made where they are needed.
  mlir::Value indicator;
  /// What is freed in its place: an op's own interface gave a clone. Null: `value`.
  mlir::Value owner;
  /// A stack cell (memref<i1>) in place of the indicator: the program frees the buffer in some
  /// paths.
  mlir::Value cell;
  bool needsCell = false;
  /// Lives to the end of its home, wherever its last use is: its memref was stored.
  bool escapes = false;
  /// Blocks of its home at whose start it lives.
  llvm::SmallPtrSet<mlir::Block *, 4> liveIn;
  /// Blocks in which it is given up before their end: freed by the program, or handed to a call.
  llvm::SmallPtrSet<mlir::Block *, 1> givenUpIn;
  /// The last op of a block that uses it, ops of regions below count as the op that holds them.
  /// Null: none.
  llvm::SmallDenseMap<mlir::Block *, mlir::Operation *, 2> lastUse;

  mlir::Block *block() const { return mlir::Value(value).getParentBlock(); }
  mlir::Region *home() const { return mlir::Value(value).getParentRegion(); }
  bool livesIn(mlir::Block *b) const { return b == block() || liveIn.contains(b); }
};

/// Fills `liveIn` and `lastUse` of `root`.
void findLifetime(Root &root, const Flow &flow);

/// All values that may be views of `root` in its home and below; the root itself is first.
llvm::SmallVector<mlir::Value> aliasesOf(const Root &root, const Flow &flow);

} // namespace freehold::ownership
