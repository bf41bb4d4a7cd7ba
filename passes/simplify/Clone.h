//===- Clone.h - Clones that are not needed ---------------------*- C++ -*-===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace freehold {

/// Applies S10 and S11 to `clones`, all of which control must reach (Reachability.h). Returns how
/// many were removed. All is decided before the IR changes; then `same` is cleared.
unsigned simplifyClones(llvm::ArrayRef<mlir::bufferization::CloneOp> clones, SameAllocation &same);

} // namespace freehold
