//===- MendTensors.cpp - Ops on tensors after a change of their types -----===//
#include "fuzz/reduce/moves/Mend.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace freehold::reduce {
using edit::Edit;

/// A constant of another shape gets its first element for all.
static void mendConstant(arith::ConstantOp op) {
  auto values = dyn_cast<DenseElementsAttr>(op.getValue());
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!values || !type || !type.hasStaticShape() || values.empty() ||
      values.getType().getShape() == type.getShape() ||
      !type.getElementType().isIntOrIndexOrFloat())
    return;
  op.setValueAttr(DenseElementsAttr::get(type, *values.getValues<Attribute>().begin()));
}

/// Sizes of a slice that its type fixes become numbers.
static void mendSlice(Edit &edit, tensor::ExtractSliceOp slice) {
  RankedTensorType result = slice.getType();
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  if (slice.getSourceType().getRank() != int64_t(sizes.size()) ||
      result.getRank() != int64_t(sizes.size()))
    return;
  OpBuilder b(slice);
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!result.isDynamicDim(dim))
      size = b.getIndexAttr(result.getDimSize(dim));
  substitute<tensor::CastOp>(edit, slice,
                             tensor::ExtractSliceOp::create(b, slice.getLoc(), slice.getSource(),
                                                            slice.getMixedOffsets(), sizes,
                                                            slice.getMixedStrides()));
}

/// The same for a slice that is inserted.
static void mendInsertion(Edit &edit, tensor::InsertSliceOp slice) {
  RankedTensorType source = slice.getSourceType();
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  if (slice.getDestType().getRank() != int64_t(sizes.size()) ||
      source.getRank() != int64_t(sizes.size()))
    return;
  OpBuilder b(slice);
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!source.isDynamicDim(dim))
      size = b.getIndexAttr(source.getDimSize(dim));
  substitute<tensor::CastOp>(edit, slice,
                             tensor::InsertSliceOp::create(b, slice.getLoc(), slice.getSource(),
                                                           slice.getDest(), slice.getMixedOffsets(),
                                                           sizes, slice.getMixedStrides()));
}

void mendTensor(Edit &edit, Operation *op, RankedTensorType from, RankedTensorType to) {
  std::optional<unsigned> lost = lostDimension(from, to);
  auto dropIndex = [&](unsigned first) {
    if (lost && op->getNumOperands() == first + from.getRank() &&
        op->getOperand(first - 1).getType() == to)
      edit.eraseOperand(op, first + *lost);
  };
  if (isa<tensor::EmptyOp, tensor::GenerateOp, bufferization::AllocTensorOp>(op) &&
      op->getResult(0).getType() == to)
    mendSizes(edit, op, from, to);
  else if (auto constant = dyn_cast<arith::ConstantOp>(op))
    mendConstant(constant);
  else if (isa<tensor::ExtractOp>(op))
    dropIndex(1);
  else if (isa<tensor::InsertOp>(op))
    dropIndex(2);
  else if (auto cast = dyn_cast<tensor::CastOp>(op);
           cast && cast.getSource().getType() == cast.getType())
    substitute<tensor::CastOp>(edit, op, cast.getSource());
  else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    mendSlice(edit, slice);
  else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
    mendInsertion(edit, slice);
}

} // namespace freehold::reduce
