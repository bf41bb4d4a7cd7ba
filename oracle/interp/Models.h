//===- Models.h - What ops do, said by functions ----------------*- C++ -*-===//
// A module of models (Extensions::opModels) has a function for each op of a downstream dialect:
//
// clang-format off
//   func.func @"test.copy"(%from: memref<?xf32>, %to: memref<?xf32>) attributes {freehold.model} {
//     memref.copy %from, %to : memref<?xf32> to memref<?xf32>
//     return
//   }
//   func.func @each(%m: memref<?xf32>, %body: (f32) -> f32) attributes {freehold.model = "test.each"} {
//     ...
//     %w = func.call_indirect %body(%v) : (f32) -> f32
// clang-format on
//
// Its arguments are the op's operands and then its regions, as functions of what their blocks take and
// yield; its results are the op's. Sizes, strides and offsets may be dynamic where the op's are static and
// the other way round. Of several functions for an op, the first whose types are compatible counts. A
// model goes before what Freehold itself knows of an op.
//
// The body is compiled in place of the op, and a region in place of its call. So a model cannot call
// functions, and cannot be used inside of a region of an op with the same model. Memory that ops hand out and
// nobody frees is a memref.global of the models' module, which neither callers nor external functions see.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace freehold::interp {

/// Emits the model of an op. Returns false if it has none.
bool emitModel(mlir::Operation *op, Emitter &e);

/// Emits a call of a region by its model. Returns false if the callee is none.
bool emitRegionCall(mlir::func::CallIndirectOp call, Emitter &e);

} // namespace freehold::interp
