//===- SameRegions.h - Are two regions the same IR? -------------*- C++ -*-===//
// In the same order, up to the identity of ops, blocks and values, and to locations. Unlike
// OperationEquivalence this holds for blocks in any order, where a use may come before its
// definition.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Region.h"

namespace freehold {

/// Of regions that nothing outside is used in.
bool sameRegions(llvm::MutableArrayRef<mlir::Region> left,
                 llvm::MutableArrayRef<mlir::Region> right);

} // namespace freehold
