//===- Numbers.cpp - Constants, sizes and indices that are off ------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

Value indexBefore(Operation *op, int64_t value) {
  OpBuilder b(op);
  return arith::ConstantIndexOp::create(b, op->getLoc(), value);
}

bool changeIndexOperand(Operation *op, int64_t delta, Choices &choices) {
  OpOperand *index = pickIndex(op, choices);
  if (!index)
    return false;
  Value by = indexBefore(op, delta);
  OpBuilder b(op);
  index->set(arith::AddIOp::create(b, op->getLoc(), index->get(), by));
  return true;
}

template <int delta> bool changeConstant(Operation *op, Choices &) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant || constant.getType().isInteger(1))
    return false;
  if (auto integer = dyn_cast<IntegerAttr>(constant.getValue())) {
    constant.setValueAttr(IntegerAttr::get(integer.getType(), integer.getValue() + delta));
    return true;
  }
  if (auto number = dyn_cast<FloatAttr>(constant.getValue())) {
    constant.setValueAttr(FloatAttr::get(number.getType(), number.getValueAsDouble() + delta));
    return true;
  }
  return false;
}

bool constantZero(Operation *op, Choices &) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant || constant.getType().isInteger(1) || !constant.getType().isIntOrIndexOrFloat())
    return false;
  OpBuilder b(op);
  TypedAttr zero = b.getZeroAttr(constant.getType());
  if (zero == constant.getValue())
    return false;
  constant.setValueAttr(zero);
  return true;
}

/// Adds one to an index of an access, or subtracts one.
template <int delta> bool changeIndex(Operation *op, Choices &choices) {
  if (!isa<memref::LoadOp, memref::StoreOp, memref::SubViewOp, memref::ReinterpretCastOp,
           memref::ViewOp>(op))
    return false;
  return changeIndexOperand(op, delta, choices);
}

bool otherIndex(Operation *op, Choices &choices) {
  if (!isa<memref::LoadOp, memref::StoreOp, memref::AllocOp, memref::AllocaOp>(op))
    return false;
  OpOperand *index = pickIndex(op, choices);
  if (!index)
    return false;
  Value other = otherValue(op, index->get(), choices);
  index->set(other ? other : indexBefore(op, 0));
  return true;
}

/// Changes a dynamic size.
template <int delta> bool changeSize(Operation *op, Choices &choices) {
  if (!isa<memref::AllocOp, memref::AllocaOp, memref::ReallocOp>(op))
    return false;
  return changeIndexOperand(op, delta, choices);
}

/// Allocates a smaller buffer of static shape and casts it to the original type.
bool shrinkStatic(Operation *op, Choices &choices) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  if (!alloc || !alloc.getType().hasStaticShape() || !alloc.getType().getLayout().isIdentity())
    return false;
  SmallVector<int64_t> shape(alloc.getType().getShape());
  int which = pick(shape.size(), [&](unsigned d) { return shape[d] > 0; }, choices);
  if (which < 0)
    return false;
  --shape[which];
  OpBuilder b(op);
  MemRefType type = alloc.getType();
  auto smaller =
      MemRefType::get(shape, type.getElementType(), type.getLayout(), type.getMemorySpace());
  Value made =
      memref::AllocOp::create(b, op->getLoc(), smaller, ValueRange(), alloc.getAlignmentAttr());
  auto [strides, offset] = type.getStridesAndOffset();
  Value seen = memref::ReinterpretCastOp::create(b, op->getLoc(), type, made, offset,
                                                 type.getShape(), strides);
  op->replaceAllUsesWith(ValueRange{seen});
  op->erase();
  return true;
}

bool dimOfOther(Operation *op, Choices &choices) {
  auto dim = dyn_cast<memref::DimOp>(op);
  if (!dim)
    return false;
  if (Value other = otherValue(op, dim.getSource(), choices); other && choices.flip()) {
    dim.getSourceMutable().set(other);
    return true;
  }
  auto type = dyn_cast<MemRefType>(dim.getSource().getType());
  if (!type || type.getRank() < 2)
    return false;
  auto now = dim.getConstantIndex();
  Value index = indexBefore(op, (now.value_or(0) + 1) % type.getRank());
  dim.getIndexMutable().set(index);
  return true;
}

bool dimPastRank(Operation *op, Choices &) {
  auto dim = dyn_cast<memref::DimOp>(op);
  auto type = dim ? dyn_cast<MemRefType>(dim.getSource().getType()) : MemRefType();
  if (!type)
    return false;
  dim.getIndexMutable().set(indexBefore(op, type.getRank()));
  return true;
}
} // namespace

void addNumberMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"constant-one-more", changeConstant<1>},
                             {"constant-one-less", changeConstant<-1>},
                             {"constant-zero", constantZero},
                             {"index-one-more", changeIndex<1>},
                             {"index-one-less", changeIndex<-1>},
                             {"other-index", otherIndex},
                             {"size-one-less", changeSize<-1>},
                             {"size-one-more", changeSize<1>},
                             {"shrink-static-shape", shrinkStatic},
                             {"dim-of-other", dimOfOther},
                             {"dim-past-rank", dimPastRank}});
}

} // namespace freehold::adversary
