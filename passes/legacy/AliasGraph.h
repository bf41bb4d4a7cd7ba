//===- AliasGraph.h - Who may be what, taken together -----------*- C++ -*-===//
// The relation of Aliases.h turned around, once it is known which joins are critical: an edge leads
// from each memref to the values that are made of it and may be the same allocation. No edge leads
// to a root. Values in a cycle, which are loop-carried, form a component. Questions are answered
// for all values in one pass over the components: what a value may be, with sources first (here),
// and how far its uses go, in the other direction (Extents.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Aliases.h"

namespace freehold::legacy {

/// What a memref may be. "Between" stands for the values between a root and it, and for itself.
struct OriginSummary {
  /// The root that it may be, or one of them if `severalRoots` is set. Null if there is none.
  mlir::Value root;
  bool severalRoots = false;
  bool arguments = false;
  /// Whether it may be something that is neither a root nor an argument.
  bool other = false;
  /// Whether it may be a root other than an allocation of the program: a join, a call result, a
  /// clone.
  bool clones = false;
  /// Whether a view between may have another aligned pointer than the allocation.
  bool shifted = false;
  /// Whether a type between has a layout other than the identity, which may have an offset.
  bool hidesOffset = false;

  void merge(const OriginSummary &from);
};

class AliasGraph {
public:
  /// `aliases.critical` must be final.
  explicit AliasGraph(const Aliases &aliases);

  /// The numbers of the values that are made of value `number` and may be the same allocation.
  llvm::ArrayRef<unsigned> derived(unsigned number) const {
    return llvm::ArrayRef(targets).slice(firstTarget[number],
                                         firstTarget[number + 1] - firstTarget[number]);
  }
  unsigned componentOf(unsigned number) const { return components[number]; }

  /// Components are numbered so that a value that is made of another has the lower number, unless
  /// both are in one component.
  unsigned numComponents() const { return firstMember.size() - 1; }
  llvm::ArrayRef<unsigned> members(unsigned component) const {
    return llvm::ArrayRef(order).slice(firstMember[component],
                                       firstMember[component + 1] - firstMember[component]);
  }

  const OriginSummary &originOf(mlir::Value memref) const;
  /// Whether `memref`, which can only be one root, may be freed in the place of the root, since no
  /// view between them moves the start.
  bool isWhole(mlir::Value memref) const;

private:
  void connect();
  void condense();
  void summarize();
  OriginSummary ownOrigin(unsigned number) const;

  const Aliases &aliases;
  std::vector<unsigned> targets, firstTarget;
  std::vector<unsigned> components, order, firstMember;
  /// One for each component.
  std::vector<OriginSummary> origins;
  /// The values with a source that has no number.
  llvm::BitVector incomplete;
};

} // namespace freehold::legacy
