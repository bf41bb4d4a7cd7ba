//===- Requirements.h - What the clone-based pass refuses -------*- C++ -*-===//
#pragma once

#include "passes/legacy/Plan.h"

namespace freehold::legacy {

/// Emits an error at the first op that the pass cannot handle, and fails: loops made of branches,
/// region ops without RegionBranchOpInterface, ops after which aliases cannot be followed (F13,
/// H6).
mlir::LogicalResult checkRequirements(const Plan &plan, Summaries &summaries);

/// Fills `plan.erased` with the frees of what this pass frees itself (F6). Fails at a free of an
/// argument, and where it depends on the run who should free.
mlir::LogicalResult planExistingFrees(Plan &plan);

} // namespace freehold::legacy
