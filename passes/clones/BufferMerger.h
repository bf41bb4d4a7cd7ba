//===- BufferMerger.h - One buffer in place of two --------------*- C++ -*-===//
// A bufferization.clone or memref.copy leaves two buffers with the same contents. If one of the two
// is freed behind it, one buffer may be enough: uses of the buffer `gone` become uses of the buffer
// `stays`, through a cast where their types differ. The clone or copy, the free and the allocation
// of `gone` are erased. The rules of fh-buffer-deallocation-simplification (S10, S11) and of
// fh-clone-simplification (K1 to K4) for this:
//
// clang-format off
//                                                     gone  stays  freed
//   S10, K1  %n = clone %s; ..; free %s               %n    %s     %s
//   S11, K2  %n = clone %s; ..; free %n               %n    %s     %n
//   K3       %n = alloc; copy %s, %n; ..; free %s     %n    %s     %s
//   K4       %t = alloc; ..; copy %t, %r; ..; free %t %t    %r     %t
// clang-format on
//
// This file has what the rules share:
//   - The free is behind the clone or copy in its block, and certainly frees the buffer.
//   - A cast of `stays` to the type of `gone` holds at run time (StandIn.h).
//   - A free is erased for one pair of buffers only.
//   - All pairs are decided on the same IR, then the IR is changed for all of them.
//
// What the ops up to the free may do to the buffers is different for each rule. It is written where
// the rules are (simplify/Clone.cpp, legacy/CloneSimplification.cpp), with the reason why changes
// that were decided on the same IR may be made together.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/clones/BufferAccesses.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

#include <memory>

namespace freehold {

/// Two buffers with the same contents.
struct BufferPair {
  /// The buffer that stays, as the operand of the clone or copy.
  mlir::OpOperand &stays;
  /// The result of the clone, or of an allocation.
  mlir::OpResult gone;
};

/// The changes of one round. The caller leaves out clones and copies that control does not reach
/// (Reachability.h).
class BufferMerger {
public:
  /// `same` and `symbols` must outlive the merger.
  BufferMerger(SameAllocation &same, mlir::SymbolTableCollection &symbols, Callees callees)
      : same(same), symbols(symbols), callees(callees) {}

  /// Notes that one buffer serves for `pair` if `freed`, which is one of the two, is freed behind
  /// the clone or copy and `allows` holds for that free. Returns whether it does.
  bool decide(BufferPair pair, mlir::Value freed,
              llvm::function_ref<bool(mlir::Operation *free)> allows);

  /// The accesses in the block of `op`.
  const BlockAccesses &accessesAround(mlir::Operation *op);

  /// Makes the changes and returns how many there were. The merger must not be used afterwards.
  unsigned apply();

private:
  SameAllocation &same;
  mlir::SymbolTableCollection &symbols;
  Callees callees;
  llvm::DenseMap<mlir::Block *, std::unique_ptr<BlockAccesses>> blocks;
  struct Change {
    BufferPair pair;
    /// Where the cast goes: `stays` is defined before it, and `gone` is not used before it.
    mlir::Operation *place;
  };
  llvm::SmallVector<Change> changes;
  llvm::SetVector<mlir::Operation *> erased;
};

/// The clones in `root` that control reaches.
llvm::SmallVector<mlir::bufferization::CloneOp>
findReachedClones(mlir::Operation *root, const mlir::DominanceInfo &dominance);

/// S12, K5: makes each clone of a cast a clone of what is cast, where the types allow it. Returns
/// the casts that lost a use.
///
///   %n = clone (cast %m)   ->   %n = clone %m
llvm::SmallVector<mlir::Operation *>
lookThroughCasts(llvm::ArrayRef<mlir::bufferization::CloneOp> clones);

} // namespace freehold
