//===- Clone.h - Clones that need not be ------------------------*- C++ -*-===//
// S10 to S12 of SimplificationPass.cpp.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace freehold {

/// Removes clones; `deallocs` are all ops of this kind, and those that go leave the list. All is decided
/// before anything changes; after it `same` is cleared. Returns how many clones went.
unsigned simplifyClones(llvm::ArrayRef<mlir::bufferization::CloneOp> clones, SameAllocation &same,
                        llvm::SmallVectorImpl<mlir::bufferization::DeallocOp> &deallocs);

} // namespace freehold
