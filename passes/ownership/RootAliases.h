//===- RootAliases.h - Which values may be the buffer of a root -*- C++ -*-===//
// Compares roots with other values more precisely than SameAllocation can, since the root is
// assumed to own. What a root owns is no borrowed argument, no global and no stack buffer. It is no
// value from outside of the root's region either: those are only borrowed inside of it.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"
#include "passes/ownership/OriginIndex.h"
#include "passes/ownership/Roots.h"

namespace freehold::ownership {

/// Answers questions on demand and caches the answers. The function does not change meanwhile.
class RootAliases {
public:
  RootAliases(const Function &function, const Roots &roots, SameAllocation &same);

  /// Whether `value` is the same allocation as `root`, provided that the root owns.
  SameAs relate(const Root &root, mlir::Value value);
  /// The roots that may be the same allocation as `value` if they own, in increasing order.
  llvm::SmallVector<RootId> candidates(mlir::Value value);
  /// For each leaf of the tree of selects that makes `value` (Choices.h), whether it is the
  /// allocation of `root`. Empty if that is not known of all leaves.
  llvm::SmallVector<bool, 4> chosenLeaves(const Root &root, mlir::Value value);

  SameAllocation &same;

private:
  llvm::ArrayRef<mlir::Value> leaves(mlir::Value value);
  SameAs relateLeaf(const Root &root, mlir::Value leaf);

  const Function &function;
  const Roots &roots;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> leavesOf;
  /// All roots. Filled by the first call of `candidates`.
  OriginIndex<RootId> index;
  bool indexed = false;
};

} // namespace freehold::ownership
