//===- Aliases.h - What each memref of a function may be --------*- C++ -*-===//
// The alias graph of one function, for clone-based deallocation (fh-buffer-deallocation). A *root*
// is a memref that this pass frees: an allocation, a result of a call that the callee allocated, or
// a critical join (CriticalJoins.h). A *join* is a slot of analysis/Flow.h: a block argument,
// region argument or result of a region op. Every other memref may alias roots, function arguments,
// or memory that the pass does not own: globals, stack buffers, buffers of unknown allocators, and
// memrefs that were loaded from memory.
//
// clang-format off
//   value                                         may alias
//   result of a view, select or unknown op        the memref operands of the op
//   result of a call that returns an argument     that argument of the call
//   join that is not critical                     the operands that edges pass to it
//   join that is critical                         nothing else: it is a root
// clang-format on
//
// Requirements.h refuses loops that are made of branches, so a value refers to one allocation from
// its definition on. Only joins of region ops receive allocations of other iterations, and such an
// allocation never dominates the join.
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
  /// The exit that passes the operand; std::nullopt if a region op passes it to its entry region.
  std::optional<ExitId> exit;
  /// If `from` is a branch, the index of the block argument.
  unsigned argument = 0;
  /// The slots that receive it.
  llvm::SmallVector<SlotId, 2> slots;

  mlir::Value value() const { return from->getOperand(operand); }
};

/// Facts about an op that depend on its name alone. They are computed once for each name, since
/// looking up the interfaces of every single op would take most of the pass's time.
struct OpFacts {
  explicit OpFacts(mlir::Operation *op);

  bool isCall, isRegionBranch, isTerminator, isChecked, isAssumption, mayFree;
};

/// The alias graph described above. The constructor builds all of it except `critical`, which
/// findCriticalJoins fills before any query below is meaningful.
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
  /// For each slot, the indices in `edges` of the edges that lead to it.
  IdVector<SlotId, llvm::SmallVector<unsigned, 2>> edgesInto;
  /// For each memref, the indices in `edges` of the edges that pass it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 2>> edgesOf;
  /// For each slot, whether it is critical, and so a root. findCriticalJoins fills this.
  IdVector<SlotId, bool> critical;
  /// All memrefs in the order of the function, slots included. A memref's number is its index here.
  llvm::SmallVector<mlir::Value> values;
  llvm::DenseMap<mlir::Value, unsigned> numbers;

  /// What one memref may alias.
  struct Node {
    /// Set if the value is a slot. The other fields are unused then.
    std::optional<SlotId> slot;
    bool isRoot = false;
    /// Whether the value is an argument of the function.
    bool isArgument = false;
    /// Whether the value may be memory that the pass does not own, beside its `sources`.
    bool isOther = false;
    /// The operands that the value may alias.
    llvm::SmallVector<mlir::Value, 2> sources;
  };
  /// One for each of `values`.
  std::vector<Node> nodes;

  bool isRoot(unsigned number) const {
    const Node &node = nodes[number];
    return node.slot ? critical[*node.slot] : node.isRoot;
  }
  bool isRoot(mlir::Value memref) const;
  /// Returns the operands that `memref` may alias, which must be neither a slot nor a root.
  llvm::ArrayRef<mlir::Value> sources(mlir::Value memref) const;
  /// Returns the values that have `memref` among their sources.
  llvm::ArrayRef<mlir::Value> derived(mlir::Value memref) const;
  /// Returns the operands that edges pass to a slot.
  llvm::SmallVector<mlir::Value> passedTo(SlotId slot) const;

  /// Returns the indices of the function arguments that `memref` may alias. Values in `seen` are
  /// not searched again; the visited ones are added to it.
  llvm::SmallVector<unsigned, 2> argumentsOf(mlir::Value memref,
                                             llvm::DenseSet<mlir::Value> &seen) const;
  /// Returns `root`, followed by all values that may refer to its allocation. The root dominates
  /// all of them.
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

/// Returns whether `result` of `op` is a heap buffer that this pass knows how to free.
bool isManagedAllocation(mlir::Operation *op, mlir::OpResult result);

} // namespace freehold::legacy
