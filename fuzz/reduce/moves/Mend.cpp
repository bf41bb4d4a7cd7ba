//===- Mend.cpp - Ops after a change of their types -----------------------===//
#include "fuzz/reduce/moves/Mend.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;

namespace freehold::reduce {
using edit::Edit;

std::optional<unsigned> lostDimension(ShapedType from, ShapedType to) {
  if (from.getRank() != to.getRank() + 1)
    return std::nullopt;
  unsigned dim = 0;
  while (dim < to.getRank() && from.getDimSize(dim) == to.getDimSize(dim))
    ++dim;
  return dim;
}

void mendSizes(Edit &edit, Operation *op, ShapedType from, ShapedType to) {
  std::optional<unsigned> lost = lostDimension(from, to);
  SmallVector<unsigned> gone;
  unsigned operand = 0;
  for (int dim = 0, now = 0; dim < from.getRank(); ++dim) {
    bool stays = !lost || *lost != unsigned(dim);
    if (from.isDynamicDim(dim)) {
      if (!stays || now >= to.getRank() || !to.isDynamicDim(now))
        gone.push_back(operand);
      ++operand;
    }
    now += stays;
  }
  auto segments = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
  bool hasSizes =
      segments ? !segments.empty() && segments[0] == int(operand) : op->getNumOperands() >= operand;
  if (gone.empty() || !hasSizes)
    return;
  for (unsigned index : llvm::reverse(gone))
    edit.eraseOperand(op, index);
  if (!segments)
    return;
  SmallVector<int32_t> sizes(segments.asArrayRef());
  sizes[0] -= gone.size();
  op->setAttr("operandSegmentSizes", DenseI32ArrayAttr::get(op->getContext(), sizes));
}

static void mendIndices(Edit &edit, Operation *op, unsigned first, MemRefType from, MemRefType to) {
  std::optional<unsigned> lost = lostDimension(from, to);
  if (lost && op->getNumOperands() == first + from.getRank() &&
      op->getOperand(first - 1).getType() == to)
    edit.eraseOperand(op, first + *lost);
}

static void mendCast(Edit &edit, memref::CastOp cast) {
  if (cast.getSource().getType() == cast.getType()) {
    edit.replace(cast, cast.getSource());
    edit.erase(cast);
  }
}

static SmallVector<OpFoldResult> sizesOf(MemRefType type, ArrayRef<OpFoldResult> now) {
  SmallVector<OpFoldResult> sizes(now);
  Builder b(type.getContext());
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (dim < size_t(type.getRank()) && !type.isDynamicDim(dim))
      size = b.getIndexAttr(type.getDimSize(dim));
  return sizes;
}

static void mendSubview(Edit &edit, memref::SubViewOp view) {
  MemRefType source = view.getSourceType(), result = view.getType();
  SmallVector<OpFoldResult> sizes = view.getMixedSizes();
  if (source.getRank() != int64_t(sizes.size()) ||
      failed(source.verify([&] { return view.emitError(); }, source.getShape(),
                           source.getElementType(), source.getLayout(), source.getMemorySpace())))
    return;
  if (result.getRank() == source.getRank())
    sizes = sizesOf(result, sizes);
  auto inferred = dyn_cast_or_null<MemRefType>(memref::SubViewOp::inferResultType(
      source, view.getMixedOffsets(), sizes, view.getMixedStrides()));
  if (!inferred || result.getRank() != inferred.getRank() ||
      !memref::CastOp::areCastCompatible(inferred, result))
    return;
  OpBuilder b(view);
  substitute<memref::CastOp>(edit, view,
                             memref::SubViewOp::create(b, view.getLoc(), inferred, view.getSource(),
                                                       view.getMixedOffsets(), sizes,
                                                       view.getMixedStrides()));
}

static void mendReinterpret(Edit &edit, memref::ReinterpretCastOp view) {
  SmallVector<OpFoldResult> sizes = sizesOf(view.getType(), view.getMixedSizes());
  SmallVector<OpFoldResult> strides = view.getMixedStrides();
  SmallVector<int64_t> known;
  int64_t offset = 0;
  if (int64_t(sizes.size()) != view.getType().getRank() ||
      failed(view.getType().getStridesAndOffset(known, offset)))
    return;
  Builder b(view.getContext());
  for (auto [stride, value] : llvm::zip(strides, known))
    if (!ShapedType::isDynamic(value))
      stride = b.getIndexAttr(value);
  OpFoldResult start = view.getMixedOffsets().front();
  if (!ShapedType::isDynamic(offset))
    start = b.getIndexAttr(offset);
  OpBuilder at(view);
  substitute<memref::CastOp>(edit, view,
                             memref::ReinterpretCastOp::create(at, view.getLoc(), view.getType(),
                                                               view.getSource(), start, sizes,
                                                               strides));
}

/// A global of another shape gets the first element as its only value.
static void mendGlobal(memref::GlobalOp global) {
  auto values = dyn_cast_or_null<DenseElementsAttr>(global.getInitialValueAttr());
  auto type = dyn_cast<MemRefType>(global.getType());
  if (!values || !type || !type.hasStaticShape() || values.getType().getShape() == type.getShape())
    return;
  if (values.empty() || values.getElementType() != type.getElementType() ||
      !type.getElementType().isIntOrIndexOrFloat())
    return;
  auto shape = RankedTensorType::get(type.getShape(), type.getElementType());
  global.setInitialValueAttr(DenseElementsAttr::get(shape, *values.getValues<Attribute>().begin()));
}

void mend(Edit &edit, Operation *op, MemRefType from, MemRefType to) {
  if (auto global = dyn_cast<memref::GlobalOp>(op))
    mendGlobal(global);
  else if (isa<memref::AllocOp, memref::AllocaOp>(op) && op->getResult(0).getType() == to)
    mendSizes(edit, op, from, to);
  else if (isa<memref::LoadOp>(op))
    mendIndices(edit, op, 1, from, to);
  else if (isa<memref::StoreOp, memref::AtomicRMWOp>(op))
    mendIndices(edit, op, 2, from, to);
  else if (auto cast = dyn_cast<memref::CastOp>(op))
    mendCast(edit, cast);
  else if (auto view = dyn_cast<memref::SubViewOp>(op))
    mendSubview(edit, view);
  else if (auto view = dyn_cast<memref::ReinterpretCastOp>(op))
    mendReinterpret(edit, view);
  else if (auto realloc = dyn_cast<memref::ReallocOp>(op))
    if (realloc.getDynamicResultSize() && realloc.getType().hasStaticShape())
      edit.eraseOperand(op, 1);
}

} // namespace freehold::reduce
