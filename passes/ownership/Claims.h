//===- Claims.h - What may be the buffer of a root --------------*- C++ -*-===//
// Compares roots with other values more sharply than the same-allocation analysis can, since the
// root is taken to own. What a root owns is no borrowed argument, no global and no stack buffer. It
// is also no value from outside of the root's home: those are only borrowed inside of it.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"
#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// An index of numbered values by their origins, so that not every value has to be compared with
/// every other.
class Buckets {
public:
  void add(unsigned number, SameAllocation::Origins origins);
  /// Those that may be the same allocation as a value with `origins`, sorted.
  llvm::SmallVector<unsigned> like(SameAllocation::Origins origins) const;

private:
  struct Kinds {
    unsigned number, is, mayBe;
  };
  llvm::DenseMap<unsigned, llvm::SmallVector<unsigned, 1>> byOrigin;
  /// All values that were added, and those of them that may come from more than their origins say.
  llvm::SmallVector<Kinds> kinds, open;
};

class Claims {
public:
  explicit Claims(Plan &plan);
  /// Looks at lifetimes again. To be called after they were changed.
  void findPresent();

  /// Whether `value` is the same allocation as `root`, provided that the root owns.
  SameAs relate(const Root &root, mlir::Value value);
  /// The roots that may be the same allocation as `value` if they own, in increasing order.
  llvm::SmallVector<unsigned> candidates(mlir::Value value);

  Transfer transfer(const Exit &exit);

private:
  llvm::ArrayRef<mlir::Value> leaves(mlir::Value value);
  llvm::SmallVector<bool, 4> chosenLeaves(const Root &root, mlir::Value value);
  bool dies(const Root &root, const Exit &exit) const;
  void claim(unsigned root, const Exit &exit, llvm::ArrayRef<unsigned> forwards,
             Transfer &transfer);

  Plan &plan;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> leavesOf;
  /// For each block, the roots that live at its end, in increasing order.
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<unsigned>> present;
  Buckets buckets;
  bool bucketsMade = false;
};

/// Fills Plan::handOvers: which operands of calls the callee takes over (freehold.arg_ownership).
void planHandOvers(Plan &plan, Claims &claims);

} // namespace freehold::ownership
