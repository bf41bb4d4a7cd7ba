//===- Allocators.h - One run for each allocator ----------------*- C++ -*-===//
// The pass runs once for each allocator whose buffers it finds: for those that memref.dealloc frees,
// and once for each of analysis/Allocators.h, whose frees are built in place. A memref that may be of
// either kind has an indicator of each, so that its buffer is freed by the op that fits. Only the first
// run is in charge of what crosses a function boundary (OwnershipOptions::allocator).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/Options.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace freehold::ownership {

/// The runs on `root` in order: `options` alone if they have hooks or name an allocator.
llvm::SmallVector<OwnershipOptions, 1> runsFor(mlir::Operation *root,
                                               const OwnershipOptions &options);

/// Whether this run is in charge of buffers of which it is not known who allocated them: arguments
/// that are handed over, and results of calls.
inline bool isInCharge(const OwnershipOptions &options) {
  return !options.isRelevantAllocOp || options.allocator == OwnershipOptions().allocator;
}

/// Which allocations a result of a function may be.
struct ResultOrigins {
  /// Allocations that the run frees, and those of other allocators; null if there are none.
  mlir::Operation *own = nullptr, *others = nullptr;
  /// Whether it may be another memref, such as an argument.
  bool unknown = false;

  bool isOnlyOwn() const { return own && !others && !unknown; }
  bool isOnlyOthers() const { return others && !own && !unknown; }
};
/// Follows calls to the bodies of callees if `symbols` is given.
ResultOrigins originsOfResult(mlir::FunctionOpInterface function, unsigned result,
                              const OwnershipOptions &options,
                              mlir::SymbolTableCollection *symbols);

} // namespace freehold::ownership
