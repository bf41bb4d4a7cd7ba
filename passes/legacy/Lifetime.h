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
};

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

/// Fails at a use that is the beginning of others which nobody here can see.
mlir::FailureOr<Lifetime> findLifetime(mlir::Value root, const Plan &plan,
                                       mlir::DominanceInfo &dominance);

} // namespace freehold::legacy
