//===- Aliases.h - What each memref of a function may be --------*- C++ -*-===//
// A *root* is a memref that this pass frees: an allocation, a fresh result of a call, or a critical
// join (CriticalJoins.h). Every other memref is an alias of roots, of arguments, or of what nobody
// here knows or owns: globals, stack buffers, unknown allocators, what is loaded from memory.
//
//   view, select, unknown op, call that passes through   may be its memref operands
//   join (a slot of ownership/Flow.h)                    may be what its edges pass, until it is
//                                                        critical
//
// A module that has run through Requirements.h has no cycle of branches, so that a value stands for
// one allocation from its definition on; only joins of region ops meet those of other iterations,
// and such a join is never dominated by the allocation.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Summaries.h"
#include "passes/ownership/Flow.h"

#include "llvm/ADT/BitVector.h"

namespace freehold::legacy {

/// A memref operand that is passed to slots.
struct Edge {
  /// A terminator, or a region op that passes it on entry.
  mlir::Operation *from = nullptr;
  /// Its number among the operands of `from`.
  unsigned operand = 0;
  /// The exit of the flow that it is passed on; -1 on entry of a region op.
  int exit = -1;
  /// Branch: the number of the block argument.
  unsigned argument = 0;
  llvm::SmallVector<unsigned, 2> slots;

  mlir::Value value() const { return from->getOperand(operand); }
};

/// What the name of an op tells. Asking each op for interfaces that it has not takes longer than
/// all else.
struct OpFacts {
  explicit OpFacts(mlir::Operation *op);

  bool isCall, isRegionBranch, isTerminator, isChecked, isAssumption, mayFree;
};

class Aliases {
public:
  Aliases(mlir::FunctionOpInterface function, Summaries &summaries);

  ownership::Flow flow;
  /// Ops of `flow` that later steps look at, each kind in the order of the function.
  struct OpsByKind {
    /// Calls, branches, ops with regions, and those that are refused.
    llvm::SmallVector<mlir::Operation *> checked;
    /// Ops that pass memrefs, terminators among them.
    llvm::SmallVector<mlir::Operation *> passers;
    llvm::SmallVector<mlir::RegionBranchOpInterface> regionOps;
    llvm::SmallVector<mlir::CallOpInterface> calls;
    llvm::SmallVector<mlir::Operation *> assumptions;
    /// With memref operands; those that may free one.
    llvm::SmallVector<mlir::Operation *> mayFree;
  } ops;
  std::deque<Edge> edges;
  /// By slot.
  std::vector<llvm::SmallVector<unsigned, 2>> edgesInto;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 2>> edgesOf;
  /// Slots that are roots.
  llvm::BitVector critical;
  /// Memrefs in the order of the function, slots included.
  llvm::SmallVector<mlir::Value> values;
  llvm::DenseMap<mlir::Value, unsigned> numbers;

  struct Node {
    /// -1: none; the rest says nothing of a slot.
    int slot = -1;
    bool isRoot = false, isArgument = false, isOther = false;
    llvm::SmallVector<mlir::Value, 2> sources;
  };
  /// By number.
  std::vector<Node> nodes;

  bool isRoot(unsigned number) const {
    const Node &node = nodes[number];
    return node.slot < 0 ? node.isRoot : critical[node.slot];
  }
  bool isRoot(mlir::Value memref) const;
  /// Of a value that is no slot and no root: what it may be, one step back.
  llvm::ArrayRef<mlir::Value> sources(mlir::Value memref) const;
  /// Values that have `memref` among their sources.
  llvm::ArrayRef<mlir::Value> derived(mlir::Value memref) const;
  /// What a slot may be, one step back.
  llvm::SmallVector<mlir::Value> passedTo(unsigned slot) const;

  /// The numbers of arguments of the function that the memref may be, past values that are in
  /// `seen`; adds those it meets.
  llvm::SmallVector<unsigned, 2> argumentsOf(mlir::Value memref,
                                             llvm::DenseSet<mlir::Value> &seen) const;
  /// The root and all that may be it, dominated by it; the root is first.
  llvm::SmallVector<mlir::Value> namesOf(mlir::Value root) const;

private:
  void sort(mlir::Operation *op, const OpFacts &facts);
  void addEdges();
  void addEdges(mlir::RegionBranchOpInterface op, mlir::RegionBranchPoint point,
                mlir::Operation *from, int exit);
  void addEdge(Edge edge);
  void add(mlir::Value memref, Summaries &summaries);
  Node classify(mlir::Value memref, Summaries &summaries);

  const Node *nodeOf(mlir::Value memref) const;

  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> derivedOf;
};

/// Whether `result` of `op` is a heap buffer that this pass knows how to free.
bool isManagedAllocation(mlir::Operation *op, mlir::OpResult result);

} // namespace freehold::legacy
