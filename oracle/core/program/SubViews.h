//===- SubViews.h - Dimensions of memref.subview ----------------*- C++ -*-===//
#pragma once

#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace mlir::memref {
class SubViewOp;
} // namespace mlir::memref

namespace freehold {

/// Returns the dimensions of the source that the result has, in order; std::nullopt if they cannot be told from
/// sizes and strides. MLIR 22's getDroppedDims crashes where a step is not 1.
std::optional<llvm::SmallVector<unsigned>> keptDims(mlir::memref::SubViewOp op);

} // namespace freehold
