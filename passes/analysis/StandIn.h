//===- StandIn.h - One memref in the place of another -----------*- C++ -*-===//
// A memref that is known to have the sizes and contents of another one may stand in for it through
// memref.cast, if its layout is what the other's type says: a dynamic stride may be anything at run
// time, and MLIR's check of cast types lets it pass.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace freehold {

/// `memref` or a memref that it is a cast of, the earliest one, which a cast to `type` can be made
/// of that holds at run time, given that the sizes agree; null if there is none.
mlir::Value standInFor(mlir::Value memref, mlir::Type type);

/// `standIn`, seen as `type`.
mlir::Value castTo(mlir::OpBuilder &b, mlir::Location loc, mlir::Value standIn, mlir::Type type);

/// What `memref` is a cast or a change of shape of: the same descriptor but for sizes and strides.
mlir::Value withoutShape(mlir::Value memref);

} // namespace freehold
