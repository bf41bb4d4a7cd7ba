//===- Shifted.h - Views whose aligned pointer moved ------------*- C++ -*-===//
// memref.view with a byte shift moves the aligned pointer, which is what memref-level ops compare
// and what a free through the view's base buffer would carry. Ownership cannot be handed to such a
// view:
//   returned    a clone is returned and the buffer freed
//   forwarded   a copy is forwarded and the buffer freed, if it certainly is owned and nothing else
//               that is forwarded may be the same buffer; otherwise an error at the terminator
//   retained    by a dealloc of the program that has several memrefs: an error at the op, unless it
//               is known which of them it is
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Fails at an exit that would hand ownership to a value that may be shifted, and where the address
/// of one would have to be compared.
mlir::LogicalResult checkShifted(const Plan &plan);

/// Whether `value` may be what another allocator's run is responsible for
/// (OwnershipOptions::isRelevantAllocOp): copying it is left to that run.
bool isOtherAllocators(mlir::Value value, const Plan &plan);

} // namespace freehold::ownership
