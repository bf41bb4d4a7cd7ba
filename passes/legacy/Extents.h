//===- Extents.h - How far the uses of a memref go --------------*- C++ -*-===//
// A buffer is freed in the common post-dominator of all uses of its aliases. Many roots may share
// aliases, as in a chain of selects or of diamonds, so the aliases are not visited for each root.
// Instead each memref has an *extent*, its last uses, which is joined along the alias graph:
//
//   extent of a memref = its own uses, joined with the extents of what is made of it
//
// An extent does not say what is done in blocks before the common post-dominator. It belongs to the
// innermost region that holds all the memrefs. Joined with the extent of an outer region, its uses
// become one use by the op that holds the inner region. Where this is not enough to place frees,
// Lifetime.h collects the uses of one root.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/AliasGraph.h"
#include "passes/legacy/Lifetime.h"

namespace freehold::legacy {

struct Extent {
  /// The region that the extent belongs to; null as long as nothing has been added.
  mlir::Region *region = nullptr;
  /// The common post-dominator of the uses, and the use there. Null if the region has no use that
  /// counts, or if there is no common post-dominator (`hasNoCommon`).
  mlir::Block *block = nullptr;
  BlockUse use;
  bool hasNoCommon = false;
  /// Whether there is any use that counts in a region further out.
  bool isUsed = false;
  /// Whether findLifetime refuses some use.
  bool isRefused = false;
  bool isAddressTaken = false;
  bool isTransferredAtOnce = false;
  /// The block whose return transfers ownership to the caller; null if there is none.
  mlir::Block *returnedBy = nullptr;
};

class Extents {
public:
  /// `plan.passings` and `plan.erased` must be final.
  Extents(const Plan &plan, mlir::PostDominanceInfo &postDominance);

  /// The extent of the root with that number. The block that defines it counts as a use. If an
  /// address is taken of it, it counts as used wherever it is in scope.
  Extent ofRoot(unsigned number, const mlir::DominanceInfo &dominance);

private:
  const Extent &of(unsigned number) const { return extents[graph.componentOf(number)]; }
  void addOwn(Extent &extent, unsigned number);
  void addUse(Extent &extent, mlir::OpOperand &use);
  void merge(Extent &extent, Extent from);
  void lift(Extent &extent, mlir::Region *region);
  void include(Extent &extent, mlir::Block *block, const BlockUse &use);
  void includeTerminator(Extent &extent, mlir::Block *block);
  mlir::Block *commonPostDominator(mlir::Block *a, mlir::Block *b);

  const Plan &plan;
  const AliasGraph &graph;
  mlir::PostDominanceInfo &postDominance;
  /// One for each component of `graph`.
  std::vector<Extent> extents;
};

} // namespace freehold::legacy
