//===- Origins.h - What each memref value may be ----------------*- C++ -*-===//
// For each memref its root, which is the earliest value that always is the same allocation, and its
// origins, the allocation sites that it may come from in any iteration. Both are computed on demand
// in one pass over the strongly connected components of the graph that sourceOf describes. The time
// is linear in its values and edges.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"
#include "passes/analysis/ValueFlow.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Allocator.h"

#include <deque>

namespace freehold {

class OriginTable {
public:
  using Origins = SameAllocation::Origins;

  struct Node {
    mlir::Value value;
    Source source;
    mlir::Value root;
    llvm::ArrayRef<unsigned> ids;
    unsigned is = 0, mayBe = 0;
    bool finished = false;
  };

  const Node &of(mlir::Value memref);
  mlir::Value root(mlir::Value memref) { return of(memref).root; }
  /// The origins, with what ops of the value's function let memory or callees know.
  Origins origins(mlir::Value memref);
  bool overlap(mlir::Value a, mlir::Value b);
  /// Whether the allocation behind `memref` may be loaded from memory.
  bool isInMemory(mlir::Value memref);

  void clear();
  void clearCaptures();
  /// Drops what is known of a value that is erased. Returns false if it is the root of others, of
  /// which everything is to be dropped then.
  bool forget(mlir::Value memref);

  /// Sets the symbol tables in which callees are looked up. Without this call the table makes its
  /// own.
  void use(mlir::SymbolTableCollection *shared) { symbols = shared; }
  /// Must be called before the first question.
  void use(ArgumentFacts isSaid) { facts = isSaid; }

private:
  unsigned open(mlir::Value memref);
  void finish(llvm::ArrayRef<unsigned> members);
  void seed(Node &node, llvm::SmallVectorImpl<unsigned> &ids);
  void findRoots(llvm::ArrayRef<unsigned> members);
  mlir::Value resolve(mlir::Value value);
  unsigned siteOf(mlir::Attribute global);
  llvm::ArrayRef<unsigned> keep(llvm::ArrayRef<unsigned> ids);
  void findCaptures(mlir::Operation *scope);

  llvm::DenseMap<mlir::Value, unsigned> numbers;
  std::deque<Node> nodes;
  llvm::DenseMap<mlir::Value, unsigned> dependents;
  llvm::DenseMap<mlir::Attribute, unsigned> globals;
  unsigned sites = 0;
  llvm::BumpPtrAllocator memory;
  /// Points to `ownSymbols` unless use() set it.
  mlir::SymbolTableCollection *symbols = nullptr;
  ArgumentFacts facts = ArgumentFacts::Believed;
  std::unique_ptr<mlir::SymbolTableCollection> ownSymbols;

  llvm::DenseSet<mlir::Operation *> scopes;
  llvm::DenseSet<unsigned> captured;
  bool allCaptured = false;
};

} // namespace freehold
