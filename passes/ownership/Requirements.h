//===- Requirements.h - What the pass refuses -------------------*- C++ -*-===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Emits an error at the first op that the pass cannot handle, and fails. Emits a warning at each
/// op whose effects on memrefs are not known.
mlir::LogicalResult checkRequirements(const Plan &plan);

/// Emits an error and fails at a terminator that itself uses a buffer that would have to be freed
/// after it. To be called when transfers are planned.
mlir::LogicalResult checkUsesByTerminators(const Plan &plan);

/// Emits an error and fails if a memref has to be copied whose copy would lose the layout, and an
/// op in `scope` asks for that layout. To be called when transfers are planned.
mlir::LogicalResult checkLayouts(const Plan &plan, mlir::Operation *scope);

/// Whether the pass asks the BufferDeallocationOpInterface of `op`. It does not for the ops whose
/// implementations MLIR ships (selects, conditional branches, gpu.terminator), since it does
/// better.
bool processesItself(mlir::Operation *op);

} // namespace freehold::ownership
