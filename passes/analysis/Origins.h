//===- Origins.h - What each memref value may be ----------------*- C++ -*-===//
// For each value its root (the earliest value that is always the same allocation) and its origins:
// the sites it may come from, whatever the iteration. Both follow from one pass over strongly
// connected components of the flow of sourceOf, on demand: linear in values and edges.
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
    unsigned index = 0, low = 0;
    bool finished = false;
  };

  const Node &of(mlir::Value memref);
  mlir::Value root(mlir::Value memref) { return of(memref).root; }
  /// With the captures of its function taken into account.
  Origins origins(mlir::Value memref);
  bool overlap(mlir::Value a, mlir::Value b);
  /// Whether memory may hold the allocation behind `memref`.
  bool isInMemory(mlir::Value memref);

  void clear();
  void clearCaptures();
  /// Drops what is known of a value that goes away; false if others are known through it.
  bool forget(mlir::Value memref);

  /// Looks callees up there, instead of in tables of its own.
  void use(mlir::SymbolTableCollection *shared) { symbols = shared; }
  /// Before the first question.
  void use(ArgumentFacts isSaid) { facts = isSaid; }

private:
  struct Frame {
    unsigned node;
    unsigned next = 0;
  };

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
  std::vector<unsigned> stack;
  llvm::DenseMap<mlir::Value, unsigned> dependents;
  llvm::DenseMap<mlir::Attribute, unsigned> globals;
  unsigned sites = 0;
  llvm::BumpPtrAllocator memory;
  /// Its own where none was given.
  mlir::SymbolTableCollection *symbols = nullptr;
  ArgumentFacts facts = ArgumentFacts::Believed;
  std::unique_ptr<mlir::SymbolTableCollection> ownSymbols;

  llvm::DenseSet<mlir::Operation *> scopes;
  llvm::DenseSet<unsigned> captured;
  bool allCaptured = false;
};

} // namespace freehold
