//===- Lifetime.h - Uses of one root ----------------------------*- C++ -*-===//
#pragma once

#include "passes/legacy/Plan.h"

#include "mlir/IR/Dominance.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace freehold::legacy {

/// How a block of the root's region uses the root and its aliases.
struct BlockUse {
  /// The last op of the block with a use, the terminator apart; null if there is none. With
  /// `before`, the last use is a clone that is made before the op.
  mlir::Operation *last = nullptr;
  bool before = false;
  /// Whether it must live until the terminator: a clone is made there, or it lives as long as it is
  /// in scope, since an address was taken of it.
  bool atEnd = false;
  /// Whether the terminator itself uses it.
  bool byTerminator = false;
  /// Whether an argument of the block is an alias of it.
  bool atStart = false;

  void merge(const BlockUse &from);
};

/// What a use means for where the memref is freed.
struct UseEffect {
  enum class Kind {
    /// The use does not count: it is a free that will be erased, or it is unreachable.
    None,
    /// The memref is passed to an alias, whose own uses count.
    Aliased,
    /// The block of `op` uses the memref, or makes a clone of it, as `inBlock` says.
    InBlock,
    /// Clones of it are made on edges.
    OnEdges,
    /// Ownership is transferred to `op`.
    TransferredAtOnce,
    /// Ownership is transferred to the caller.
    Returned,
  };
  Kind kind = Kind::None;
  /// The op of the region passed to effectOf in which the use is nested.
  mlir::Operation *op = nullptr;
  /// Empty unless the kind is InBlock.
  BlockUse inBlock = {};
};

/// The effect of a use, seen from `region`, in which it is nested at any depth.
UseEffect effectOf(mlir::OpOperand &use, mlir::Region *region, const Plan &plan);
/// The exits of a branch on which a clone of the operand is passed.
llvm::SmallVector<ExitId, 1> exitsThatPass(mlir::OpOperand &use, const Plan &plan);
bool takesAddress(mlir::OpOperand &use);
/// Whether the op ends its block, and perhaps leaves it.
bool isLast(mlir::Operation *op);

struct Lifetime {
  mlir::Value root;
  /// For each block of the root's region with a use, that use, in the order in which they were
  /// found.
  llvm::SmallMapVector<mlir::Block *, BlockUse, 4> uses;
  /// The exits on whose edges a clone of it is made.
  llvm::SmallSetVector<ExitId, 2> clonedOn;
  /// The blocks whose return transfers ownership to the caller.
  llvm::SmallSetVector<mlir::Block *, 2> returnedBy;

  mlir::Block *block() const { return mlir::Value(root).getParentBlock(); }
  mlir::Region *home() const { return mlir::Value(root).getParentRegion(); }
};

/// Whether the buffer may be used after `use` other than through aliases: through memory, through a
/// tensor or an address, or by an op that runs on after control has passed it.
bool keepsBuffer(mlir::OpOperand &use);

/// Collects the uses of one root. Emits an error and fails at a use after which there may be others
/// that the pass cannot see.
mlir::FailureOr<Lifetime> findLifetime(mlir::Value root, const Plan &plan,
                                       mlir::DominanceInfo &dominance);

} // namespace freehold::legacy
