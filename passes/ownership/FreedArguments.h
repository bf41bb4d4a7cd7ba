//===- FreedArguments.h - Frees of what callers own -------------*- C++ -*-===//
// A function only borrows its arguments, so that its callers free them later. A free of an argument,
// or of what memory behind an argument refers to, would free twice, whatever region it is in.
//
// Programs free a value that may be an argument where they know that it is not:
//
//   %r = scf.if %c -> (memref<4xi32>) { yield a new buffer } else { yield %argument }
//   scf.if %c { memref.dealloc %r }
//
//   %r, %own = scf.for ... iter_args(%m = %argument, %o = %false) { yield a new buffer, %true }
//   scf.if %own { memref.dealloc %r }
//
// This is accepted where the condition of the free and the choice of the value come from the same
// condition, or are joined side by side.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"
#include "passes/ownership/Function.h"

namespace freehold::ownership {

/// Emits an error and fails at a free of what may be an argument that the function only borrows.
mlir::LogicalResult checkFreedArguments(const Function &function, SameAllocation &same);

} // namespace freehold::ownership
