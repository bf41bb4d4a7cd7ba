//===- TensorDetail.h - What the handlers of tensors share ------*- C++ -*-===//
// Tensors.cpp describes their storage. An op with a destination makes its result of it:
//
//   %r = tensor.insert %v into %t[%i]   ->   %r = storage of %t if nothing else refers to it, or a copy
//                                            %r[%i] <- %v
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Interfaces/ViewLikeInterface.h"

namespace freehold::interp {

/// Gives the view, whose sizes are set, new storage in row-major order. Returns false after stopping
/// the run.
bool makeTensor(const Inst *at, Machine &m, MemRefView view, unsigned elementBytes);

/// Copies all elements, with their shadow, to a tensor of the same sizes that makeTensor made.
/// Returns false after stopping the run.
bool copyTensor(const Inst *at, Machine &m, MemRefView from, MemRefView to, unsigned elementBytes);

/// Whether the elements lie in row-major order, without gaps.
bool isRowMajor(MemRefView view);

/// Emits that `result` gets the elements of a destination, or only its shape if they are not `copied`.
void emitDestination(Emitter &e, mlir::OpOperand &destination, mlir::Value result,
                     bool copied = true);

/// A slice of a tensor. For each dropped dimension the size is 1.
struct Slice {
  IndexOperands offsets, sizes, strides;
  /// Whether each dimension is left out of the slice's type.
  llvm::SmallVector<bool, 4> dropped;

  /// Returns the slice of `whole`; std::nullopt after failing the run because it is out of bounds.
  std::optional<Descriptor> of(const Inst *at, Machine &m, MemRefView whole) const;
};
/// The slice that an op with offsets, sizes and strides describes.
Slice sliceOf(mlir::OffsetSizeAndStrideOpInterface op, const llvm::SmallBitVector &dropped,
              Emitter &e);

/// Emits that `result` is a new tensor of these sizes, none of whose elements is written.
void emitNewTensor(Emitter &e, mlir::Value result, IndexOperands sizes);
/// Emits the same without storage for each element.
void emitUnwritten(Emitter &e, mlir::Value result, IndexOperands sizes);
/// Emits a tensor whose elements an attribute lists.
void emitTensorConstant(mlir::Attribute value, mlir::Value result, Emitter &e);
/// The sizes of the result of an op whose operands are the dynamic ones.
IndexOperands resultSizes(mlir::Value result, mlir::ValueRange dynamic, Emitter &e);

/// Returns the loops over all elements of a ranked tensor or memref.
LoopNest emitNestOver(Emitter &e, mlir::Value shaped);

/// Emits an op of arith or math whose operands and result are tensors. Returns false if it is none.
bool emitTensorElementwise(mlir::Operation *op, Emitter &e);
/// Emits a check that two tensors of one type have equal sizes, as operands of elementwise ops must have.
void emitSameSizes(mlir::Value one, mlir::Value other, Emitter &e);

void addTensorShapeOps(InterpTable &table);
void addTensorSliceOps(InterpTable &table);
void addTensorIndexedOps(InterpTable &table);
void addTensorBufferOps(InterpTable &table);
/// The rows of ShapeOps.cpp.
void addShapeOps(InterpTable &table);

} // namespace freehold::interp
