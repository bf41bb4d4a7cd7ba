//===- Claims.h - What may be the buffer of a root --------------*- C++ -*-===//
// Sharper than the same-allocation analysis by what ownership means: while a root owns, its buffer
// is neither an argument, nor a global or stack buffer, nor anything that was there before its home
// was entered, since what comes in from outside is only borrowed.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"
#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Numbered values by what they may be, so that not every one is compared to every other.
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
  /// All of them; those that may be more than their origins say.
  llvm::SmallVector<Kinds> kinds, open;
};

class Claims {
public:
  explicit Claims(Plan &plan);
  /// After lifetimes were changed.
  void findPresent();

  /// Whether `value` is the buffer of `root`, provided that the root owns it.
  SameAs relate(const Root &root, mlir::Value value);
  /// The roots that may be `value` if they own, in their order.
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
  /// Roots that live at the end of a block, in their order.
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<unsigned>> present;
  Buckets buckets;
  bool bucketsMade = false;
};

/// Plans which operands of calls hand their buffers over (freehold.arg_ownership).
void planHandOvers(Plan &plan, Claims &claims);

} // namespace freehold::ownership
