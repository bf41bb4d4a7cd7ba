//===- Views.cpp - Views with other offsets, strides and shapes -----------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

/// Changes a static number of the op. The result is cast to its original type through a fully
/// dynamic one.
template <typename Op> bool changeStatic(Operation *op, Choices &choices, int part, int64_t delta) {
  auto view = dyn_cast<Op>(op);
  if (!view || isUnused(op))
    return false;
  SmallVector<OpFoldResult> offsets = view.getMixedOffsets(), sizes = view.getMixedSizes(),
                            strides = view.getMixedStrides();
  SmallVector<OpFoldResult> &chosen = part == 0 ? offsets : part == 1 ? sizes : strides;
  int which = pick(chosen.size(), [&](unsigned n) { return isa<Attribute>(chosen[n]); }, choices);
  auto type = cast<MemRefType>(view.getType());
  auto sourceType = dyn_cast<MemRefType>(view.getSource().getType());
  if (which < 0 || !sourceType)
    return false;
  int64_t now = *getConstantIntValue(chosen[which]);
  if (now + delta < 0)
    return false;
  OpBuilder b(op);
  chosen[which] = b.getIndexAttr(now + delta);
  Value made;
  if constexpr (std::is_same_v<Op, memref::SubViewOp>) {
    if (type.getRank() != sourceType.getRank())
      return false;
    made = memref::SubViewOp::create(b, op->getLoc(), view.getSource(), offsets, sizes, strides);
  } else {
    SmallVector<int64_t> open(type.getRank(), ShapedType::kDynamic);
    auto any = MemRefType::get(open, type.getElementType(),
                               StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, open),
                               type.getMemorySpace());
    auto asValues = [&](ArrayRef<OpFoldResult> all) {
      SmallVector<OpFoldResult> values;
      for (OpFoldResult one : all)
        values.push_back(isa<Attribute>(one)
                             ? OpFoldResult(arith::ConstantIndexOp::create(
                                                b, op->getLoc(), *getConstantIntValue(one))
                                                .getResult())
                             : one);
      return values;
    };
    made = memref::ReinterpretCastOp::create(b, op->getLoc(), any, view.getSource(),
                                             asValues(offsets).front(), asValues(sizes),
                                             asValues(strides));
  }
  // Types with different static numbers are cast through a fully dynamic type.
  auto madeType = cast<MemRefType>(made.getType());
  if (madeType != type) {
    SmallVector<int64_t> open(type.getRank(), ShapedType::kDynamic);
    auto any = MemRefType::get(open, type.getElementType(),
                               StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, open),
                               type.getMemorySpace());
    if (!memref::CastOp::areCastCompatible(madeType, any) ||
        !memref::CastOp::areCastCompatible(any, type))
      return false;
    if (madeType != any)
      made = memref::CastOp::create(b, op->getLoc(), any, made);
    if (any != type)
      made = memref::CastOp::create(b, op->getLoc(), type, made);
  }
  op->replaceAllUsesWith(ValueRange{made});
  return true;
}

bool subviewOffset(Operation *op, Choices &c) {
  return changeStatic<memref::SubViewOp>(op, c, 0, c.flip() ? 1 : -1);
}
bool subviewSize(Operation *op, Choices &c) {
  return changeStatic<memref::SubViewOp>(op, c, 1, c.flip() ? 1 : -1);
}
bool subviewStride(Operation *op, Choices &c) {
  return changeStatic<memref::SubViewOp>(op, c, 2, 1);
}
bool castOffset(Operation *op, Choices &c) {
  return changeStatic<memref::ReinterpretCastOp>(op, c, 0, c.flip() ? 1 : -1);
}
bool castSize(Operation *op, Choices &c) {
  return changeStatic<memref::ReinterpretCastOp>(op, c, 1, c.flip() ? 1 : -1);
}
bool castStride(Operation *op, Choices &c) {
  return changeStatic<memref::ReinterpretCastOp>(op, c, 2, 1);
}

/// Casts one use of a memref to another shape of its element type and back.
bool castWrongShape(Operation *op, Choices &choices) {
  int which = pick(
      op->getNumOperands(),
      [&](unsigned n) {
        auto type = dyn_cast<MemRefType>(op->getOperand(n).getType());
        return type && type.getNumDynamicDims() && type.getLayout().isIdentity();
      },
      choices);
  if (which < 0 || op->hasTrait<OpTrait::IsTerminator>())
    return false;
  auto type = cast<MemRefType>(op->getOperand(which).getType());
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size))
      size = 2;
  OpBuilder b(op);
  auto wrong =
      MemRefType::get(shape, type.getElementType(), type.getLayout(), type.getMemorySpace());
  Value there = memref::CastOp::create(b, op->getLoc(), wrong, op->getOperand(which));
  op->setOperand(which, memref::CastOp::create(b, op->getLoc(), type, there));
  return true;
}

/// Replaces the view by its source, or by the whole buffer.
bool forgetView(Operation *op, Choices &) {
  if (!isa<memref::SubViewOp, memref::ReinterpretCastOp, memref::ViewOp>(op) || isUnused(op))
    return false;
  Value source = op->getOperand(0), result = op->getResult(0);
  if (!memref::CastOp::areCastCompatible(source.getType(), result.getType()))
    return false;
  OpBuilder b(op);
  Value cast = memref::CastOp::create(b, op->getLoc(), result.getType(), source);
  result.replaceAllUsesWith(cast);
  return true;
}

/// Replaces a view by its base buffer.
bool useBase(Operation *op, Choices &) {
  if (!isa<memref::SubViewOp, memref::ReinterpretCastOp>(op) || isUnused(op))
    return false;
  auto type = cast<MemRefType>(op->getResult(0).getType());
  auto from = dyn_cast<MemRefType>(op->getOperand(0).getType());
  if (!from || type.getRank() != 1 || from.getElementType() != type.getElementType())
    return false;
  OpBuilder b(op);
  b.setInsertionPointAfter(op);
  auto metadata = memref::ExtractStridedMetadataOp::create(b, op->getLoc(), op->getResult(0));
  SmallVector<int64_t> open(1, ShapedType::kDynamic);
  auto any = MemRefType::get(open, type.getElementType(),
                             StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, open),
                             type.getMemorySpace());
  Value zero = arith::ConstantIndexOp::create(b, op->getLoc(), 0);
  Value made = memref::ReinterpretCastOp::create(
      b, op->getLoc(), any, metadata.getBaseBuffer(), OpFoldResult(zero),
      SmallVector<OpFoldResult>{metadata.getSizes()[0]},
      SmallVector<OpFoldResult>{metadata.getStrides()[0]});
  if (!memref::CastOp::areCastCompatible(any, type))
    return false;
  if (any != type)
    made = memref::CastOp::create(b, op->getLoc(), type, made);
  op->getResult(0).replaceAllUsesExcept(made, metadata);
  return true;
}
} // namespace

void addViewMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"subview-other-offset", subviewOffset},
                             {"subview-other-size", subviewSize},
                             {"subview-other-stride", subviewStride},
                             {"reinterpret-other-offset", castOffset},
                             {"reinterpret-other-size", castSize},
                             {"reinterpret-other-stride", castStride},
                             {"cast-to-wrong-shape", castWrongShape},
                             {"forget-view", forgetView},
                             {"view-loses-offset", useBase}});
}

} // namespace freehold::adversary
