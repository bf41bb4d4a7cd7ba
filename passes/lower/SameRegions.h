//===- SameRegions.h - Are two regions the same IR? -------------*- C++ -*-===//
// Two regions are the same IR if they have the same ops in the same order; which objects the ops,
// blocks and values are, and their locations, do not matter. Unlike OperationEquivalence this also
// works if blocks are in an order in which a use comes before its definition.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Region.h"

namespace freehold {

/// Whether the regions are the same IR. They must not use values that are defined outside of them.
bool sameRegions(llvm::MutableArrayRef<mlir::Region> left,
                 llvm::MutableArrayRef<mlir::Region> right);

} // namespace freehold
