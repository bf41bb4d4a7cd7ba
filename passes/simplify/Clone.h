//===- Clone.h - Clones that need not be ------------------------*- C++ -*-===//
// S10 to S12 of SimplificationPass.cpp.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace freehold {

/// Applies S10 to S12 to `clones` and returns how many were removed. `deallocs` are all
/// bufferization.dealloc ops; those that are erased with a clone are taken out of it. Everything is
/// decided on unchanged IR, and `same` is cleared before the IR changes.
unsigned simplifyClones(llvm::ArrayRef<mlir::bufferization::CloneOp> clones, SameAllocation &same,
                        llvm::SmallVectorImpl<mlir::bufferization::DeallocOp> &deallocs);

} // namespace freehold
