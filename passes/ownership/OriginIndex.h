//===- OriginIndex.h - Values by their origins ------------------*- C++ -*-===//
// Finds, among many numbered values, those that may be the same allocation as a given one, without
// comparing it with each of them.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/Ids.h"
#include "passes/analysis/SameAllocation.h"

namespace freehold::ownership {

class OriginIndexBase {
protected:
  void add(unsigned number, SameAllocation::Origins origins);
  llvm::SmallVector<unsigned> find(SameAllocation::Origins origins) const;

private:
  struct Kinds {
    unsigned number, is, mayBe;
  };
  llvm::DenseMap<unsigned, llvm::SmallVector<unsigned, 1>> byOrigin;
  /// All values that were added, and those of them that may come from more than their origins say.
  llvm::SmallVector<Kinds> kinds, open;
};

/// `IdT` is the type of the values' numbers.
template <typename IdT> class OriginIndex : OriginIndexBase {
public:
  void add(IdT id, SameAllocation::Origins origins) { OriginIndexBase::add(id.index(), origins); }
  /// The values that may be the same allocation as a value with `origins`, in increasing order.
  llvm::SmallVector<IdT> find(SameAllocation::Origins origins) const {
    return llvm::map_to_vector(OriginIndexBase::find(origins),
                               [](unsigned number) { return IdT(number); });
  }
};

} // namespace freehold::ownership
