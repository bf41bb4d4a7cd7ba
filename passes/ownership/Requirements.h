//===- Requirements.h - What the pass refuses -------------------*- C++ -*-===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Fails with an error at the first op that the pass cannot handle; warns of ops whose effects are
/// not known.
mlir::LogicalResult checkRequirements(const Plan &plan);

/// Once it is planned what dies where: fails at a terminator that uses what would have to be freed
/// after it.
mlir::LogicalResult checkUsesByTerminators(const Plan &plan);

/// Likewise: fails where a copy is needed of a memref whose layout is lost by that, and an op in
/// `scope` asks for it.
mlir::LogicalResult checkLayouts(const Plan &plan, mlir::Operation *scope);

/// Whether `op` is left to its own BufferDeallocationOpInterface. The ops whose implementations
/// MLIR ships (selects, conditional branches, gpu.terminator) are handled better here.
bool processesItself(mlir::Operation *op);

} // namespace freehold::ownership
