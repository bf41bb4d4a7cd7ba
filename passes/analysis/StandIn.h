//===- StandIn.h - One memref in the place of another -----------*- C++ -*-===//
// If a memref is known to have the sizes and contents of another one, it may replace that one
// through a memref.cast, provided that its layout is what the other's type states. MLIR's check of
// cast types is not enough, since it accepts a cast from a dynamic stride, which may be anything at
// run time.
//
// These functions walk to definitions. In a block that is not reached that may never end: see
// Reachability.h.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace freehold {

/// The earliest of the memrefs that `memref` is a cast of, itself included, whose cast to `type`
/// holds at run time if the sizes agree. Null if there is none.
mlir::Value standInFor(mlir::Value memref, mlir::Type type);

/// `standIn`, or a cast of it if its type is not `type`.
mlir::Value castTo(mlir::OpBuilder &b, mlir::Location loc, mlir::Value standIn, mlir::Type type);

/// The memref that `memref` is made of by casts.
mlir::Value withoutCasts(mlir::Value memref);

/// The memref that `memref` is made of by casts and changes of shape. Both have the same pointers
/// and offset.
mlir::Value withoutShape(mlir::Value memref);

} // namespace freehold
