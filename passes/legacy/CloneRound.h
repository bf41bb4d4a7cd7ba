//===- CloneRound.h - One round of fh-clone-simplification ------*- C++ -*-===//
// CloneSimplification.cpp lists the rules, K1 to K5.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/clones/BufferMerger.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Dominance.h"

namespace freehold {

/// Applies one of the rules K1 to K4 to all clones or copies. It is decided for all of them, then
/// carried out. After that the round must not be used any more.
class CloneRound {
public:
  CloneRound(mlir::Operation *root, bool copies);

  unsigned handOn();      ///< K1, K3
  unsigned lookThrough(); ///< K2
  unsigned makeInPlace(); ///< K4

private:
  /// Facts about a function, or about a module outside of its functions.
  struct Scope {
    OriginSet compared, cloned;
    bool runsUnknownCode = false, comparesItself = false;
  };

  using Kind = BlockAccesses::Kind;

  const BlockAccesses &in(mlir::Operation *op) { return merger.accessesAround(op); }
  bool areCompared(mlir::Operation *at, mlir::Value a, mlir::Value b);
  bool isCloned(mlir::Operation *at, mlir::Value memref);
  bool isFilledFirst(mlir::memref::AllocOp temporary, mlir::memref::CopyOp copy);
  bool isFresh(mlir::memref::AllocOp temporary, mlir::Value target, mlir::memref::CopyOp copy);
  bool mayHandOn(mlir::Operation *copy, mlir::Value source, mlir::Value target,
                 mlir::Operation *free);
  bool mayFill(mlir::memref::CopyOp copy, mlir::memref::AllocOp temporary, mlir::Operation *free);
  mlir::Operation *firstUser(mlir::Value memref);

  mlir::SymbolTableCollection symbols;
  SameAllocation same;
  BufferMerger merger;
  mlir::DominanceInfo dominance;
  llvm::DenseMap<mlir::Operation *, Scope> scopes;
  unsigned comparingScopes = 0;
  llvm::SmallVector<mlir::bufferization::CloneOp> clones;
  llvm::SmallVector<mlir::memref::CopyOp> copies;
  llvm::DenseMap<mlir::Value, mlir::Operation *> firstUsers;
};

} // namespace freehold
