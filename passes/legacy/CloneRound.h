//===- CloneRound.h - One round of fh-clone-simplification ------*- C++ -*-===//
// CloneSimplification.cpp lists the rules, K1 to K5.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/BufferAccesses.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Dominance.h"

namespace freehold {

/// One simplification: uses of `gone` become uses of `stays`, and the ops `erased` are erased,
/// which are the clone or copy, the free and the allocation.
struct CloneChange {
  mlir::Operation *copy;
  mlir::Value gone, stays;
  llvm::SmallVector<mlir::Operation *, 3> erased;
};

/// Applies one of the rules K1 to K4 to all clones or copies. It is decided on unchanged IR for all
/// of them and then carried out, after which the round must not be used any more.
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

  bool isReached(mlir::Operation *op);
  const BlockAccesses &in(mlir::Operation *op);
  bool areCompared(mlir::Operation *at, mlir::Value a, mlir::Value b);
  bool isCloned(mlir::Operation *at, mlir::Value memref);
  bool isFilledFirst(mlir::memref::AllocOp temporary, mlir::memref::CopyOp copy);
  bool isFresh(mlir::memref::AllocOp temporary, mlir::Value target, mlir::memref::CopyOp copy);
  bool mayHandOn(mlir::Operation *copy, mlir::Value source, mlir::Value target,
                 mlir::memref::DeallocOp free);
  bool mayFill(mlir::memref::CopyOp copy, mlir::memref::AllocOp temporary,
               mlir::memref::DeallocOp free);
  mlir::Operation *firstUser(mlir::Value memref);
  unsigned apply(llvm::ArrayRef<CloneChange> changes);

  mlir::SymbolTableCollection symbols;
  SameAllocation same;
  mlir::DominanceInfo dominance;
  llvm::DenseMap<mlir::Operation *, Scope> scopes;
  unsigned comparingScopes = 0;
  llvm::SmallVector<mlir::bufferization::CloneOp> clones;
  llvm::SmallVector<mlir::memref::CopyOp> copies;
  llvm::DenseMap<mlir::Block *, std::unique_ptr<BlockAccesses>> blocks;
  llvm::DenseMap<mlir::Value, mlir::Operation *> firstUsers;
  llvm::DenseSet<mlir::Operation *> going;
};

} // namespace freehold
