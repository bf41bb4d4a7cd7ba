//===- AliasGraph.h - Who may be what, taken together -----------*- C++ -*-===//
// Aliases.h turned around, once it is known which joins are critical: an edge from each memref to
// those that may be it, one step on; none to a root. Values in a cycle (loop-carried ones) form a
// component. What is asked of one value is answered for all in one pass over the components: what a
// value may be with sources first (here), how far its uses go the other way (Extents.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Aliases.h"

namespace freehold::legacy {

/// What a memref may be, in short.
struct OriginSummary {
  /// Null: none; one of them if there are several.
  mlir::Value root;
  bool severalRoots = false;
  bool arguments = false;
  /// Also something else.
  bool other = false;
  /// A root that is not an allocation of the program's: a join, a result of a call, a clone.
  bool clones = false;
  /// A view on the way need not be at the start of the allocation.
  bool shifted = false;
  /// A type on the way that does.
  bool hidesOffset = false;

  void merge(const OriginSummary &from);
};

class AliasGraph {
public:
  /// To be made when `aliases.critical` is final.
  explicit AliasGraph(const Aliases &aliases);

  /// All by number of the value.
  llvm::ArrayRef<unsigned> derived(unsigned number) const {
    return llvm::ArrayRef(targets).slice(firstTarget[number],
                                         firstTarget[number + 1] - firstTarget[number]);
  }
  unsigned componentOf(unsigned number) const { return components[number]; }

  /// What is derived has lower numbers than what it is derived from.
  unsigned numComponents() const { return firstMember.size() - 1; }
  llvm::ArrayRef<unsigned> members(unsigned component) const {
    return llvm::ArrayRef(order).slice(firstMember[component],
                                       firstMember[component + 1] - firstMember[component]);
  }

  const OriginSummary &originOf(mlir::Value memref) const;
  /// Whether `memref`, which can only be one root, may be freed as if it were: no view on the way
  /// shifts it.
  bool isWhole(mlir::Value memref) const;

private:
  void connect();
  void condense();
  void condense(unsigned start);
  void summarize();
  OriginSummary ownOrigin(unsigned number) const;

  const Aliases &aliases;
  std::vector<unsigned> targets, firstTarget;
  std::vector<unsigned> components, order, firstMember;
  /// By component.
  std::vector<OriginSummary> origins;
  /// Values with a source that is not among the values.
  llvm::BitVector incomplete;
  /// While condensing.
  std::vector<unsigned> index, low, stack;
  unsigned visited = 0;
};

} // namespace freehold::legacy
