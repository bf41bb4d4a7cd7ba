//===- Dealloc.h - One bufferization.dealloc, simplified --------*- C++ -*-===//
// SimplificationPass.cpp lists the patterns.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace freehold {

struct SimplifyCounts {
  /// Operands dropped and results decided.
  unsigned folded = 0;
  /// Pairs of memrefs that stay together in one op.
  unsigned runtimeChecks = 0;
};

/// Replaces `op` by what it comes to (S1 to S8). No value of memref type is made or erased, so that answers
/// of `same` stay valid; what loses its last use is for the caller. Ops that are left are added to `left`.
void simplifyDealloc(mlir::bufferization::DeallocOp op, SameAllocation &same, SimplifyCounts &counts,
                     llvm::SmallVectorImpl<mlir::bufferization::DeallocOp> &left);

} // namespace freehold
