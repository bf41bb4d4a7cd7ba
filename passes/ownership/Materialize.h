//===- Materialize.h - Carries a plan out -----------------------*- C++ -*-===//
#pragma once

#include "passes/ownership/Emit.h"
#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Rewrites the function of `plan`. Fails only if an op's own BufferDeallocationOpInterface does.
mlir::LogicalResult materialize(const Plan &plan, Counts &counts);

/// Appends the i1s of dynamic results to the type of `function`, also of a declaration.
void addResultIndicators(mlir::FunctionOpInterface function, const Signature &signature,
                         Counts &counts);

/// Runs the pass on `root`, a module or a function, once for each allocator (Allocators.h). Plans all
/// functions before it changes any.
mlir::LogicalResult deallocateBuffers(mlir::Operation *root, const OwnershipOptions &options,
                                      Counts &counts);

} // namespace freehold::ownership
