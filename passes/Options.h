//===- Options.h - How the passes are configured from C++ -------*- C++ -*-===//
// The textual options of the passes are the plain fields here; hooks are for downstream pipelines
// that build the passes in C++ (`createOwnershipBasedBufferDeallocation(options)`).
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

#include <functional>
#include <string>

namespace freehold {

struct OwnershipOptions {
  /// Private functions return an i1 with each memref: whether the caller owns it.
  bool privateFuncDynamicOwnership = false;
  /// Free a buffer after its last use instead of at the end of its block.
  bool freeAfterLastUse = false;

  /// Print counts of what was done on stderr.
  bool statistics = false;

  /// Names the kind of allocator that this run manages. With several kinds, run the pass once for
  /// each, with a name of its own and hooks that tell its ops apart.
  std::string allocator = "memref";
  /// Whether an op with an allocation effect makes buffers that this run is responsible for. Unset:
  /// all.
  std::function<bool(mlir::Operation *)> isRelevantAllocOp;
  /// Whether an op with a free effect frees such buffers. Unset: all.
  std::function<bool(mlir::Operation *)> isRelevantDeallocOp;
  /// Frees `memref` (the allocated buffer, of any memref type) if `condition` and if it is the same
  /// allocation as none of `retained`; returns, for each retained, whether it now is what owns the
  /// buffer (D2). Unset: one bufferization.dealloc.
  std::function<llvm::SmallVector<mlir::Value>(mlir::OpBuilder &, mlir::Location,
                                               mlir::Value memref, mlir::Value condition,
                                               mlir::ValueRange retained)>
      buildDealloc;
};

struct LoweringOptions {
  /// How many pairs of base buffers one bufferization.dealloc may compare inline; more go to the
  /// helper function, except those of a single memref to free.
  unsigned inlineComparisonsMax = 16;
  /// How much stack a function may take for calls of the helper; more goes to the heap.
  unsigned stackBytesMax = 64 * 1024;
  /// Print counts of what was done on stderr.
  bool statistics = false;
  /// Builds what frees `memref`; `dealloc` is the op being lowered. Unset: memref.dealloc.
  std::function<void(mlir::OpBuilder &, mlir::Location, mlir::Value memref,
                     mlir::Operation *dealloc)>
      buildFree;
};

struct CloneSimplificationOptions {
  /// Also memref.copy, between buffers of which one is enough.
  bool copies = true;
  /// Print counts of what was done on stderr.
  bool statistics = false;
};

struct PromotionOptions {
  /// Bytes of the largest buffer that is put on the stack.
  unsigned maxAllocSizeInBytes = 1024;
  /// Largest rank of a buffer whose dynamic sizes are ranks of memrefs.
  unsigned maxRankOfAllocatedMemRef = 1;
  /// Leave buffers inside loops on the heap.
  bool outsideLoopsOnly = false;
  /// Print counts of what was done on stderr.
  bool statistics = false;
};

/// Of the whole pipeline.
struct PipelineOptions {
  OwnershipOptions ownership;
  LoweringOptions lowering;
  /// Otherwise the pipeline ends after the simplification.
  bool lowerDeallocations = true;
};

} // namespace freehold
