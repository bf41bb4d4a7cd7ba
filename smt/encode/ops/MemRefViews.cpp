//===- MemRefViews.cpp - memref: views, and what a descriptor says --------===//
// Descriptor arithmetic as in the lowering to LLVM:
//
//   memref.view                        the pointer moves by the shift; offset 0
//   memref.reinterpret_cast            the offset, sizes and strides are what it says
//   memref.subview                     adds to the offset
//   memref.extract_strided_metadata    the base buffer has offset 0; a moved pointer stays
//   transpose                          neither moves
//
// These ops are pure. An invalid view, such as a cast to a size that the memref does not have, is
// poison: using it is undefined.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/SubViews.h"
#include "smt/encode/ops/Integers.h"
#include "smt/encode/ops/MemRefOps.h"
#include "smt/encode/ops/Values.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::smt {

/// Returns an operand or attribute as a scalar, with its poison.
static std::optional<ScalarTerm> scalarOf(Encoder &e, OpFoldResult number) {
  if (auto attribute = dyn_cast<Attribute>(number))
    return ScalarTerm{index(e.t, cast<IntegerAttr>(attribute).getInt()), e.t.no()};
  auto *scalar = e.get<ScalarTerm>(cast<Value>(number), "an operand that is not one index");
  return scalar ? std::optional(*scalar) : std::nullopt;
}

std::optional<llvm::SmallVector<Term, 3>>
numbersOf(Encoder &e, llvm::ArrayRef<OpFoldResult> numbers, Term &poison) {
  llvm::SmallVector<Term, 3> all;
  for (OpFoldResult number : numbers) {
    auto scalar = scalarOf(e, number);
    if (!scalar)
      return std::nullopt;
    poison = e.t.either(poison, scalar->poison);
    all.push_back(scalar->value);
  }
  return all;
}

MemRefTerm movedTo(Encoder &e, const MemRefTerm &memref, Term shift, Term start) {
  MemRefTerm moved = memref;
  if (shift != memref.shift)
    moved.shifted = e.t.differ(shift, index(e.t, 0));
  if (start != memref.start)
    moved.offset = e.t.differ(start, index(e.t, 0));
  moved.shift = shift;
  moved.start = start;
  return moved;
}

//===----------------------------------------------------------------------===//
// subview, view, reinterpret_cast, transpose
//===----------------------------------------------------------------------===//

void addReachFact(Encoder &e, const MemRefTerm &view, Term fact) {
  Term reach = reaches(e.t, e.extent(view.base), view);
  if (reach->op == TermNode::Op::Apply)
    e.world.knows(reach, fact);
}

/// A view whose elements all lie in the source's view is inside of the allocation if the source is.
static void addReach(Encoder &e, const MemRefTerm &source, const MemRefTerm &view,
                     llvm::ArrayRef<Term> offsets, llvm::ArrayRef<Term> sizes,
                     llvm::ArrayRef<Term> steps) {
  Terms &t = e.t;
  Term zero = index(t, 0), extent = e.extent(source.base);
  llvm::SmallVector<Term> all{reaches(t, extent, source)};
  for (auto [offset, size, step, whole] : llvm::zip_equal(offsets, sizes, steps, source.sizes)) {
    if (step != index(t, 1))
      return;
    all.push_back(t.bvSle(zero, offset));
    all.push_back(t.bvSle(offset, whole));
    all.push_back(t.bvSle(size, t.bvSub(whole, offset)));
  }
  addReachFact(e, view, t.implies(t.all(all), reaches(t, extent, view)));
}

/// When a subview has elements, and not all of them are the source's.
static Term isOutside(Terms &t, const MemRefTerm &source, llvm::ArrayRef<Term> offsets,
                      llvm::ArrayRef<Term> sizes, llvm::ArrayRef<Term> steps) {
  Term zero = index(t, 0), one = index(t, 1);
  llvm::SmallVector<Term> isEmpty, isInside;
  for (auto [offset, size, step, whole] : llvm::zip_equal(offsets, sizes, steps, source.sizes)) {
    isEmpty.push_back(t.equal(size, zero));
    isInside.push_back(t.bvSle(zero, size));
    isInside.push_back(t.bvUlt(offset, whole));
    Term others = t.bvSub(size, one);
    isInside.push_back(t.bvUlt(t.bvAdd(offset, times(t, others, step)), whole));
    if (step == one)
      continue;
    // The product does not overflow.
    Term distance = t.ite(t.bvSlt(step, zero), t.bvNeg(step), step);
    Term most = t.bvUdiv(index(t, INT64_MAX), others);
    isInside.push_back(t.either(t.equal(others, zero), t.bvUle(distance, most)));
  }
  return t.negate(t.either(t.any(isEmpty), t.all(isInside)));
}

static void encodeSubview(memref::SubViewOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = rankedOf(e, op.getSource());
  if (!source)
    return;
  MemRefTerm from = *source;
  Term poison = from.poison;
  auto offsets = numbersOf(e, op.getMixedOffsets(), poison);
  auto sizes = numbersOf(e, op.getMixedSizes(), poison);
  auto steps = numbersOf(e, op.getMixedStrides(), poison);
  if (!offsets || !sizes || !steps)
    return;
  auto kept = keptDims(op);
  if (!kept)
    return e.unsupported("a subview of lower rank with steps");
  MemRefTerm view = movedTo(e, from, from.shift, positionOf(t, from, *offsets));
  view.poison = poison;
  Term outside = isOutside(t, from, *offsets, *sizes, *steps);
  view.outside = from.outside ? t.either(from.outside, outside) : outside;
  view.sizes.clear();
  view.strides.clear();
  for (unsigned d : *kept) {
    view.sizes.push_back((*sizes)[d]);
    view.strides.push_back(times(t, from.strides[d], (*steps)[d]));
  }
  if (kept->size() == from.sizes.size())
    addReach(e, from, view, *offsets, *sizes, *steps);
  e.set(op, view);
}

static void encodeView(memref::ViewOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = rankedOf(e, op.getSource());
  if (source && !scalarSort(op.getType().getElementType()))
    return e.unsupported("a view of what is no scalar");
  auto shift = source ? scalarOf(e, OpFoldResult(op.getByteShift())) : std::nullopt;
  if (!shift)
    return;
  MemRefTerm from = *source;
  Term poison = t.either(from.poison, shift->poison);
  llvm::SmallVector<OpFoldResult> mixed;
  unsigned next = 0;
  for (int64_t size : op.getType().getShape())
    mixed.push_back(ShapedType::isDynamic(size)
                        ? OpFoldResult(op.getSizes()[next++])
                        : OpFoldResult(IntegerAttr::get(IndexType::get(op.getContext()), size)));
  auto sizes = numbersOf(e, mixed, poison);
  if (!sizes)
    return;
  bool stays = shift->value == index(t, 0);
  MemRefTerm view =
      movedTo(e, from, stays ? from.shift : t.bvAdd(from.shift, shift->value), index(t, 0));
  view.poison = poison;
  view.element = op.getType().getElementType();
  view.sizes = *sizes;
  view.strides = denseStrides(t, view.sizes);
  e.set(op, view);
}

static void encodeReinterpretCast(memref::ReinterpretCastOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  MemRefTerm from = *source;
  Term poison = from.poison;
  auto offset = numbersOf(e, op.getMixedOffsets(), poison);
  auto sizes = numbersOf(e, op.getMixedSizes(), poison);
  auto strides = numbersOf(e, op.getMixedStrides(), poison);
  if (!offset || !sizes || !strides)
    return;
  MemRefTerm view = movedTo(e, from, from.shift, offset->front());
  view.isRanked = true;
  view.shape = nullptr;
  view.poison = poison;
  view.outside = nullptr;
  view.sizes = *sizes;
  view.strides = *strides;
  e.set(op, view);
}

static void encodeTranspose(memref::TransposeOp op, Encoder &e) {
  auto *source = rankedOf(e, op.getIn());
  if (!source)
    return;
  MemRefTerm view = *source;
  for (auto [d, dim] : llvm::enumerate(op.getPermutation().getResults())) {
    unsigned from = cast<AffineDimExpr>(dim).getPosition();
    view.sizes[d] = source->sizes[from];
    view.strides[d] = source->strides[from];
  }
  Term extent = e.extent(view.base);
  addReachFact(e, view, e.t.equal(reaches(e.t, extent, *source), reaches(e.t, extent, view)));
  e.set(op, view);
}

//===----------------------------------------------------------------------===//
// What a descriptor says
//===----------------------------------------------------------------------===//

static void encodeMetadata(memref::ExtractStridedMetadataOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = rankedOf(e, op.getSource());
  if (!source)
    return;
  MemRefTerm from = *source, base = movedTo(e, from, from.shift, index(t, 0));
  base.outside = nullptr;
  base.sizes.clear();
  base.strides.clear();
  e.set(op.getBaseBuffer(), base);
  e.set(op.getOffset(), ScalarTerm{from.start, from.poison});
  for (auto [result, size] : llvm::zip_equal(op.getSizes(), from.sizes))
    e.set(result, ScalarTerm{size, from.poison});
  for (auto [result, stride] : llvm::zip_equal(op.getStrides(), from.strides))
    e.set(result, ScalarTerm{stride, from.poison});
}

/// A moved pointer is assumed not to be the address of another allocation.
static void encodeAddress(memref::ExtractAlignedPointerAsIndexOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  Term start = e.address(source->base);
  Term moved = t.bvAdd(start, source->shift);
  if (!source->shifted->isFalse())
    for (Term x : e.world.points)
      e.world.realistic.push_back(t.implies(source->shifted, t.differ(moved, e.world.address(x))));
  e.set(op, ScalarTerm{t.ite(source->shifted, moved, start), source->poison});
}

static void encodeDim(memref::DimOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  MemRefTerm memref = *source;
  Term which = e.defined(op.getIndex(), "poison index");
  if (!which)
    return;
  if (!memref.isRanked) {
    // An unranked poison memref has no rank, so no index is out of range.
    Term rank = t.apply("rank", kIndex, {memref.shape});
    e.undefinedIf("past the rank", t.both(t.negate(memref.poison), t.negate(t.bvUlt(which, rank))));
    return e.set(op, ScalarTerm{t.apply("dim", kIndex, {memref.shape, which}), memref.poison});
  }
  e.undefinedIf("past the rank", t.bvUle(index(t, memref.sizes.size()), which));
  Term size = memref.sizes.empty() ? index(t, 0) : memref.sizes.back();
  for (unsigned d = memref.sizes.size(); d-- > 0;)
    size = t.ite(t.equal(which, index(t, d)), memref.sizes[d], size);
  e.set(op, ScalarTerm{size, memref.poison});
}

static void encodeRank(memref::RankOp op, Encoder &e) {
  auto *memref = memrefOf(e, op.getMemref());
  if (!memref)
    return;
  Terms &t = e.t;
  if (memref->isRanked)
    return e.set(op, ScalarTerm{index(t, memref->sizes.size()), t.no()});
  e.set(op, ScalarTerm{t.apply("rank", kIndex, {memref->shape}), memref->poison});
}

void addMemRefViewEncoding(EncodeTable &table) {
  table.on<memref::ViewOp>(encodeView);
  table.on<memref::ReinterpretCastOp>(encodeReinterpretCast);
  table.on<memref::SubViewOp>(encodeSubview);
  table.on<memref::TransposeOp>(encodeTranspose);
  table.on<memref::ExtractStridedMetadataOp>(encodeMetadata);
  table.on<memref::ExtractAlignedPointerAsIndexOp>(encodeAddress);
  table.on<memref::DimOp>(encodeDim);
  table.on<memref::RankOp>(encodeRank);
}

} // namespace freehold::smt
