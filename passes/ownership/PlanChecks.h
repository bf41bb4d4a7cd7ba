//===- PlanChecks.h - Plans that cannot be carried out ----------*- C++ -*-===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Emits an error and fails where the plan frees what it must not, where a buffer that the function
/// owns could be used after its region has ended, and where ownership would be transferred to what
/// cannot take it.
mlir::LogicalResult checkPlan(const Plan &plan, SameAllocation &same);

/// Emits an error and fails if a memref has to be copied whose copy would lose the layout, and an
/// op in `scope` asks for that layout.
mlir::LogicalResult checkLayouts(const Plan &plan, mlir::Operation *scope);

} // namespace freehold::ownership
