//===- InlineDealloc.h - bufferization.dealloc in ops of memref -*- C++ -*-===//
// For pipelines in C++: the pass as a function, and the comparisons for one memref, which a
// buildDealloc hook of the ownership pass uses when a kind of buffer has a free of its own.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/Options.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold {

class BaseAddresses;
class ShiftedViews;

/// Builds the op that frees a memref, at the builder's insertion point.
using FreeBuilder = llvm::function_ref<void(mlir::OpBuilder &, mlir::Location, mlir::Value memref)>;

/// Builds a free of `memref` under `condition` and unless one of `retained` is the same allocation.
/// Returns for each of these whether it now is what owns the buffer (D1, D2). The number of ops is
/// linear in `retained`. If joins may receive shifted views (BaseAddress.h), `shifted` must have
/// been made of the function or module before.
llvm::SmallVector<mlir::Value> buildInlineDealloc(mlir::OpBuilder &builder, mlir::Location location,
                                                  mlir::Value memref, mlir::Value condition,
                                                  mlir::ValueRange retained, FreeBuilder free,
                                                  const ShiftedViews *shifted = nullptr);

/// The operands of a bufferization.dealloc, without the operands that are never freed.
struct DeallocParts {
  llvm::SmallVector<mlir::Value> memrefs;
  llvm::SmallVector<mlir::Value> conditions;
  llvm::SmallVector<mlir::Value> retained;
  /// For each retained value, whether its updated condition has a use.
  llvm::SmallVector<bool> wanted;
};

/// How many pairs of memrefs the inline form compares. Two fresh allocations are not compared.
uint64_t pairsOf(const DeallocParts &parts);

/// W4 and W5 without a helper: builds a comparison for each pair. Returns the updated conditions,
/// null for those without a use.
llvm::SmallVector<mlir::Value> buildComparisons(mlir::OpBuilder &builder, mlir::Location location,
                                                const DeallocParts &parts, BaseAddresses &addresses,
                                                FreeBuilder free);

/// Builds a free under `condition`. There is no branch if the condition is the constant true, and
/// nothing is built if it is false.
void buildGuardedFree(mlir::OpBuilder &builder, mlir::Location location, mlir::Value memref,
                      mlir::Value condition, FreeBuilder free);

struct LoweringCounts {
  unsigned lowered = 0, helperCalls = 0, runtimeChecks = 0;
};

/// Lowers each bufferization.dealloc in `root`, or reports errors and changes nothing.
llvm::LogicalResult lowerDeallocations(mlir::Operation *root, const LoweringOptions &options = {},
                                       LoweringCounts *counts = nullptr);

} // namespace freehold
