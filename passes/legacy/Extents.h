//===- Extents.h - How far the uses of a memref go --------------*- C++ -*-===//
// A buffer is freed in the common post-dominator of all that is done with its aliases. Many roots
// may share aliases (a chain of selects, of diamonds), so aliases are not gone through for each
// root: what is asked of them comes together like their post-dominators do,
//
//   extent of a memref = extents of what is derived from it, joined with its own uses
//
// What a block before the common post-dominator does is not asked for. Extents are kept in the
// innermost region that holds all the memrefs; where they meet others, uses of an inner region
// become a use by the op that holds it. Where this is not enough to place frees, Lifetime.h
// collects the uses of one root.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/AliasGraph.h"
#include "passes/legacy/Lifetime.h"

namespace freehold::legacy {

struct Extent {
  /// Null: nothing has been added.
  mlir::Region *region = nullptr;
  /// The common post-dominator, and what is done there; null if nothing counts in this region, or
  /// if there is none.
  mlir::Block *block = nullptr;
  BlockUse use;
  bool hasNoCommon = false;
  /// By anything that counts further up.
  bool isUsed = false;
  /// Some use fails findLifetime.
  bool isRefused = false;
  bool isAddressTaken = false;
  bool isGivenAtOnce = false;
  /// The block whose return gives it out.
  mlir::Block *givenBy = nullptr;
};

class Extents {
public:
  /// When clones and frees of the program are planned.
  Extents(const Plan &plan, mlir::PostDominanceInfo &postDominance);

  /// Of the root with that number. Its own block counts as well; an address that is taken of it
  /// is used wherever the root is in scope.
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
  /// By component.
  std::vector<Extent> extents;
};

} // namespace freehold::legacy
