//===- Dealloc.h - One bufferization.dealloc, simplified --------*- C++ -*-===//
// SimplificationPass.cpp lists the patterns.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace freehold {

struct SimplifyCounts {
  /// How many operands were dropped and results decided at compile time.
  unsigned folded = 0;
  /// How many pairs of memrefs in one op are left to be compared at run time.
  unsigned runtimeChecks = 0;
};

/// Applies S1 to S8 to `op` and replaces it by the ops that are left. No memref is made or erased,
/// so that answers of `same` stay valid. The caller erases what loses its last use.
void simplifyDealloc(mlir::bufferization::DeallocOp op, SameAllocation &same,
                     SimplifyCounts &counts);

} // namespace freehold
