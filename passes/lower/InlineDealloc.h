//===- InlineDealloc.h - bufferization.dealloc in ops of memref -*- C++ -*-===//
// For pipelines in C++: the pass as a function, and the comparisons for one memref, which a buildDealloc
// hook of the ownership pass uses when a kind of buffer has a free of its own.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/Options.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold {

class BaseAddresses;
class ShiftedViews;

/// Emits what frees a memref, at the builder's place.
using FreeBuilder = llvm::function_ref<void(mlir::OpBuilder &, mlir::Location, mlir::Value memref)>;

/// Frees `memref` if `condition` and if none of `retained` is the same allocation; returns, for each
/// retained, whether it now is what owns the buffer (D1, D2). Ops are linear in `retained`. `shifted`, made
/// of the function or module before, is needed where joins may receive shifted views (BaseAddress.h).
llvm::SmallVector<mlir::Value> buildInlineDealloc(mlir::OpBuilder &builder, mlir::Location location,
                                                  mlir::Value memref, mlir::Value condition,
                                                  mlir::ValueRange retained, FreeBuilder free,
                                                  const ShiftedViews *shifted = nullptr);

/// What a bufferization.dealloc says, without the operands that are never freed.
struct DeallocParts {
  llvm::SmallVector<mlir::Value> memrefs;
  llvm::SmallVector<mlir::Value> conditions;
  llvm::SmallVector<mlir::Value> retained;
  /// For each retained whether somebody asks for the updated condition.
  llvm::SmallVector<bool> wanted;
};

/// How many pairs the inline form compares: all but those of two fresh allocations.
uint64_t pairsOf(const DeallocParts &parts);

/// The general inline form: ops for each pair. Null for what is not wanted.
llvm::SmallVector<mlir::Value> buildComparisons(mlir::OpBuilder &builder, mlir::Location location,
                                                const DeallocParts &parts, BaseAddresses &addresses,
                                                FreeBuilder free);

/// Frees if `condition`: no branch around what is always freed, nothing for what never is.
void buildGuardedFree(mlir::OpBuilder &builder, mlir::Location location, mlir::Value memref,
                      mlir::Value condition, FreeBuilder free);

struct LoweringCounts {
  unsigned lowered = 0, helperCalls = 0, runtimeChecks = 0;
};

/// Lowers each bufferization.dealloc in `root`, or reports errors and changes nothing.
llvm::LogicalResult lowerDeallocations(mlir::Operation *root, const LoweringOptions &options = {},
                                       LoweringCounts *counts = nullptr);

} // namespace freehold
