//===- Shifted.h - Views whose aligned pointer moved ------------*- C++ -*-===//
// A memref.view with a byte shift has another aligned pointer than its allocation. The aligned
// pointer is what lowered code compares, and what the view's base buffer would be freed with. So
// ownership is never transferred to such a view:
//
//   returned     a clone is returned and owned, also where results have dynamic ownership, and the
//                buffer is freed
//   forwarded    a copy is forwarded and the buffer is freed, if the buffer certainly is owned and
//                nothing else that is forwarded may be the same buffer; otherwise an error at the
//                terminator
//   retained     by a bufferization.dealloc of the program with several memrefs: an error at the
//                op, unless it is known which of the memrefs the view is
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Function.h"

#include "llvm/ADT/SetVector.h"

namespace freehold::ownership {

/// Values whose aligned pointer may not be that of their allocation.
using ShiftedValues = llvm::SetVector<mlir::Value>;

/// Finds the views that move the aligned pointer, and all values that may be one.
ShiftedValues findShifted(const Flow &flow);

/// Whether `value` may be an allocation that a run of the pass for another allocator is responsible
/// for (OwnershipOptions::isRelevantAllocOp). If a copy of it is needed, that run makes it.
bool isOtherAllocators(mlir::Value value, const Function &function);

} // namespace freehold::ownership
