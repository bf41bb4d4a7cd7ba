//===- Aliases.h - What each memref of a function may be --------*- C++ -*-===//
// A *root* is a memref that this pass frees: an allocation, a fresh result of a call, or a critical
// join (CriticalJoins.h). Every other memref is an alias of roots, of arguments, or of something
// that the pass does not own: globals, stack buffers, unknown allocators, memrefs loaded from
// memory.
//
//   view, select, unknown op, call that passes through   may be its memref operands
//   join (a slot of analysis/Flow.h)                    may be what its edges pass, until it is
//                                                        critical
//
// Requirements.h refuses cycles of branches. So a value stands for one allocation from its
// definition on. Only joins of region ops receive allocations of other iterations, and the
// allocation never dominates such a join.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/Flow.h"
#include "passes/legacy/Summaries.h"

namespace freehold::legacy {

/// A memref operand that is passed to slots (analysis/Flow.h).
struct Edge {
  /// The op that passes the operand: a terminator, or a region op for its entry.
  mlir::Operation *from = nullptr;
  /// Index among the operands of `from`.
  unsigned operand = 0;
  /// The exit that passes it; none for the entry of a region op.
  std::optional<ExitId> exit;
  /// If `from` is a branch, the index of the block argument.
  unsigned argument = 0;
  /// The slots that receive it.
  llvm::SmallVector<SlotId, 2> slots;

  mlir::Value value() const { return from->getOperand(operand); }
};

/// What the registered name of an op tells, to be computed once for each name: asking each op for
/// interfaces that it does not have would take most of the time.
struct OpFacts {
  explicit OpFacts(mlir::Operation *op);

  bool isCall, isRegionBranch, isTerminator, isChecked, isAssumption, mayFree;
};

class Aliases {
public:
  Aliases(mlir::FunctionOpInterface function, Summaries &summaries);

  Flow flow;
  /// Ops of `flow` that later steps look at, each kind in the order of the function.
  struct OpsByKind {
    /// The ops that Requirements.cpp looks at: calls, branches, ops with regions, refused ops.
    llvm::SmallVector<mlir::Operation *> checked;
    /// Ops that pass memrefs, terminators among them.
    llvm::SmallVector<mlir::Operation *> passers;
    llvm::SmallVector<mlir::RegionBranchOpInterface> regionOps;
    llvm::SmallVector<mlir::CallOpInterface> calls;
    llvm::SmallVector<mlir::Operation *> assumptions;
    /// Ops with memref operands that may free one of them.
    llvm::SmallVector<mlir::Operation *> mayFree;
  } ops;
  std::deque<Edge> edges;
  /// For each slot, the indices of the edges that lead to it.
  IdVector<SlotId, llvm::SmallVector<unsigned, 2>> edgesInto;
  /// For each memref, the indices of the edges that pass it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 2>> edgesOf;
  /// For each slot, whether it is a root. Filled by CriticalJoins.h.
  IdVector<SlotId, bool> critical;
  /// All memrefs in the order of the function, slots included. The index of one is its number.
  llvm::SmallVector<mlir::Value> values;
  llvm::DenseMap<mlir::Value, unsigned> numbers;

  struct Node {
    /// Set if the value is a slot. The other fields are unused then.
    std::optional<SlotId> slot;
    bool isRoot = false, isArgument = false, isOther = false;
    llvm::SmallVector<mlir::Value, 2> sources;
  };
  /// One for each of `values`.
  std::vector<Node> nodes;

  bool isRoot(unsigned number) const {
    const Node &node = nodes[number];
    return node.slot ? critical[*node.slot] : node.isRoot;
  }
  bool isRoot(mlir::Value memref) const;
  /// The operands that a value may be which is neither a slot nor a root.
  llvm::ArrayRef<mlir::Value> sources(mlir::Value memref) const;
  /// The values that have `memref` among their sources.
  llvm::ArrayRef<mlir::Value> derived(mlir::Value memref) const;
  /// The operands that edges pass to a slot.
  llvm::SmallVector<mlir::Value> passedTo(SlotId slot) const;

  /// The indices of the function's arguments that the memref may be. The search does not go through
  /// values that are in `seen`, and adds those that it visits.
  llvm::SmallVector<unsigned, 2> argumentsOf(mlir::Value memref,
                                             llvm::DenseSet<mlir::Value> &seen) const;
  /// The root, which is first, and all values that may be the same allocation. The root dominates
  /// them all.
  llvm::SmallVector<mlir::Value> namesOf(mlir::Value root) const;

private:
  void sort(mlir::Operation *op, const OpFacts &facts);
  void addEdges();
  void addEdges(mlir::RegionBranchOpInterface op, mlir::RegionBranchPoint point,
                mlir::Operation *from, std::optional<ExitId> exit);
  void addEdge(Edge edge);
  void add(mlir::Value memref, Summaries &summaries);
  Node classify(mlir::Value memref, Summaries &summaries);

  const Node *nodeOf(mlir::Value memref) const;

  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> derivedOf;
};

/// Whether `result` of `op` is a heap buffer that this pass knows how to free.
bool isManagedAllocation(mlir::Operation *op, mlir::OpResult result);

} // namespace freehold::legacy
