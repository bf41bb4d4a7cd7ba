//===- Lifetime.h - Uses of one root ----------------------------*- C++ -*-===//
#pragma once

#include "passes/legacy/Plan.h"

#include "mlir/IR/Dominance.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace freehold::legacy {

/// What a block of the root's region does with it and its aliases.
struct BlockUse {
  /// The last point: behind an op, or before it where a clone is made for it.
  mlir::Operation *last = nullptr;
  bool before = false;
  /// Clones are made before the terminator.
  bool atEnd = false;
  /// The terminator itself uses it.
  bool byTerminator = false;
  /// Something is passed to the block.
  bool atStart = false;

  void merge(const BlockUse &from);
};

/// What a use means for where the memref is freed.
struct UseEffect {
  enum class Kind {
    /// None of those that count: of a free that goes away, or where control does not get.
    None,
    /// Passed to an alias, and not used by that.
    Lent,
    After,
    /// A clone is made before `op`.
    Before,
    /// The same, before the terminator.
    AtEnd,
    ByTerminator,
    /// Clones are made on edges.
    OnEdges,
    /// To the op, at once.
    GivenAtOnce,
    /// To the caller.
    Returned,
  };
  Kind kind = Kind::None;
  mlir::Operation *op = nullptr;
};

/// As an op of `region`, which holds the use somewhere below, sees it.
UseEffect effectOf(mlir::OpOperand &use, mlir::Region *region, const Plan &plan);
/// Exits of the branch on whose edges a clone of the operand is passed.
llvm::SmallVector<unsigned, 1> exitsThatPass(mlir::OpOperand &use, const Plan &plan);
bool takesAddress(mlir::OpOperand &use);
/// Whether the op ends its block, and perhaps leaves it.
bool isLast(mlir::Operation *op);

struct Lifetime {
  mlir::Value root;
  /// In the order in which they were found.
  llvm::SmallMapVector<mlir::Block *, BlockUse, 4> uses;
  /// Exits of branches on whose edge a clone of it is made.
  llvm::SmallSetVector<unsigned, 2> clonedOn;
  /// Blocks whose return gives it out.
  llvm::SmallSetVector<mlir::Block *, 2> givenBy;
  /// Its only use is an op that takes it.
  bool givenAtOnce = false;

  mlir::Block *block() const { return mlir::Value(root).getParentBlock(); }
  mlir::Region *home() const { return mlir::Value(root).getParentRegion(); }
};

/// Whether the memref can be had after `use` through memory, a tensor or the like, or by an op that
/// runs on when control has passed it.
bool keepsBuffer(mlir::OpOperand &use);

/// Fails at a use that is the beginning of others which nobody here can see.
mlir::FailureOr<Lifetime> findLifetime(mlir::Value root, const Plan &plan,
                                       mlir::DominanceInfo &dominance);

} // namespace freehold::legacy
