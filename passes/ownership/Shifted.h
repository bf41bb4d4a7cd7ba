//===- Shifted.h - Views whose aligned pointer moved ------------*- C++ -*-===//
// memref.view with a byte shift moves the aligned pointer, which is what memref-level ops compare and what a free
// through the view's base buffer would carry. Ownership cannot be handed to such a view:
//   returned    a clone is returned and the buffer freed
//   forwarded   an error at the terminator, if the buffer would have to go along
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Whether the aligned pointer of `value` may have moved since its allocation.
bool mayBeShifted(mlir::Value value);

/// Fails at an exit that would hand ownership to a value that may be shifted.
mlir::LogicalResult checkShifted(const Plan &plan);

/// Whether `value` is what another allocator's run is responsible for (OwnershipOptions::isRelevantAllocOp).
bool isOtherAllocators(mlir::Value value, const Plan &plan);

} // namespace freehold::ownership
