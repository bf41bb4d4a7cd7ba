//===- Options.h - How the passes are configured from C++ -------*- C++ -*-===//
// The plain fields are the passes' textual options. The hooks have no textual form: they are for
// pipelines built in C++ (`createOwnershipBasedBufferDeallocation(options)`). A hook that is not
// set has the default that its comment gives.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

#include <functional>
#include <string>

namespace freehold {

struct OwnershipOptions {
  /// Whether private functions return an i1 beside each memref that says whether the caller owns
  /// it.
  bool privateFuncDynamicOwnership = false;
  /// Whether a buffer is freed after its last use in a block instead of at the end of the block.
  bool freeAfterLastUse = false;

  /// Print the plan of each function on stderr before it is carried out (ownership/Plan.h).
  bool printPlan = false;
  /// Print counts of what was done on stderr.
  bool statistics = false;

  /// Names the kind of allocator that this run manages. With several kinds, run the pass once for
  /// each, with a name of its own and hooks that tell its ops apart. The run that keeps this name is
  /// in charge of arguments and results whose allocation is not known. Without any hook the pass does
  /// so by itself for the allocators of passes/analysis/Allocators.h.
  std::string allocator = "memref";
  /// Whether an op with an allocation effect makes buffers that this run is responsible for. By
  /// default all do.
  std::function<bool(mlir::Operation *)> isRelevantAllocOp;
  /// Whether an op with a free effect frees such buffers. By default all do.
  std::function<bool(mlir::Operation *)> isRelevantDeallocOp;
  /// Builds a free of `memref`, which is the allocated buffer and may have any memref type, under
  /// `condition` and unless one of `retained` is the same allocation. Returns for each of these
  /// whether it now is what owns the buffer (D2). By default builds one bufferization.dealloc.
  std::function<llvm::SmallVector<mlir::Value>(mlir::OpBuilder &, mlir::Location,
                                               mlir::Value memref, mlir::Value condition,
                                               mlir::ValueRange retained)>
      buildDealloc;
};

struct LoweringOptions {
  /// The most pairs of base buffers that one bufferization.dealloc compares inline. One with more
  /// calls the helper function, unless it has a single memref to free.
  unsigned inlineComparisonsMax = 16;
  /// The most bytes of stack for the arrays of one call of the helper. Larger arrays are on the
  /// heap.
  unsigned stackBytesMax = 64 * 1024;
  /// Print counts of what was done on stderr.
  bool statistics = false;
  /// Builds the op that frees `memref`; `dealloc` is the op that is being lowered. By default
  /// builds a memref.dealloc.
  std::function<void(mlir::OpBuilder &, mlir::Location, mlir::Value memref,
                     mlir::Operation *dealloc)>
      buildFree;
};

struct CloneSimplificationOptions {
  /// Whether memref.copy is removed too, between buffers of which one is enough (K3, K4).
  bool copies = true;
  /// Print counts of what was done on stderr.
  bool statistics = false;
};

struct PromotionOptions {
  /// The size in bytes of the largest buffer that is put on the stack.
  unsigned maxAllocSizeInBytes = 1024;
  /// The largest rank of a buffer that is put on the stack if its dynamic sizes are ranks of
  /// memrefs.
  unsigned maxRankOfAllocatedMemRef = 1;
  /// Whether buffers in loops stay on the heap.
  bool outsideLoopsOnly = false;
  /// Print counts of what was done on stderr.
  bool statistics = false;
};

/// The options of fh-buffer-deallocation-pipeline.
struct PipelineOptions {
  OwnershipOptions ownership;
  LoweringOptions lowering;
  /// Whether bufferization.dealloc is lowered. If not, the pipeline ends after the simplification.
  bool lowerDeallocations = true;
};

} // namespace freehold
