//===- MemRefViews.cpp - memref: views, casts and what a descriptor says --===//
// Descriptor arithmetic as the lowering to LLVM has it (design section 3):
//
//   memref.view                        the pointer moves by the shift; offset 0
//   memref.reinterpret_cast            the offset, sizes and strides are what it says
//   memref.subview                     adds to the offset
//   memref.extract_strided_metadata    the base buffer has offset 0; a moved pointer stays
//   casts, reshapes, transpose, ...    neither moves
//
// These ops are pure. One that does not hold, as a cast to a size that the memref does not have,
// gives poison: using that is undefined.
//===----------------------------------------------------------------------===//
#include "smt/ops/Integers.h"
#include "smt/ops/MemRefOps.h"
#include "smt/ops/Values.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::smt {

/// An operand or attribute; poison travels.
static std::optional<ScalarTerm> scalarOf(Encoder &e, OpFoldResult number) {
  if (auto attribute = dyn_cast<Attribute>(number))
    return ScalarTerm{index(e.t, cast<IntegerAttr>(attribute).getInt()), e.t.no()};
  auto *scalar = e.get<ScalarTerm>(cast<Value>(number), "an operand that is not one index");
  return scalar ? std::optional(*scalar) : std::nullopt;
}

/// The numbers; adds to `poison` that one of them is.
static std::optional<llvm::SmallVector<Term, 3>>
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

/// The source's dimensions that the result keeps; nullopt where that is not known. MLIR 22's
/// getDroppedDims crashes where a step is not 1.
static std::optional<llvm::SmallVector<unsigned>> keptDims(memref::SubViewOp op) {
  llvm::SmallVector<unsigned> kept;
  unsigned rank = op.getSourceType().getRank();
  bool isReduced = op.getType().getRank() != static_cast<int64_t>(rank);
  if (isReduced && llvm::any_of(op.getStaticStrides(), [](int64_t step) { return step != 1; }))
    return std::nullopt;
  llvm::SmallBitVector dropped = isReduced ? op.getDroppedDims() : llvm::SmallBitVector(rank);
  for (unsigned d = 0; d < rank; ++d)
    if (!dropped.test(d))
      kept.push_back(d);
  return static_cast<int64_t>(kept.size()) == op.getType().getRank() ? std::optional(kept)
                                                                     : std::nullopt;
}

/// `fact` is about whether `view` reaches too far. Where that is exact it says so itself.
static void addFact(Encoder &e, const MemRefTerm &view, Term fact) {
  Term reach = reaches(e.t, e.extent(view.base), view);
  if (reach->op == TermNode::Op::Apply)
    e.world.knows(reach, fact);
}

/// A view of elements that lie in the source's view is inside of the allocation if that is.
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
  addFact(e, view, t.implies(t.all(all), reaches(t, extent, view)));
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
  addFact(e, view, e.t.equal(reaches(e.t, extent, *source), reaches(e.t, extent, view)));
  e.set(op, view);
}

//===----------------------------------------------------------------------===//
// Casts and assumptions
//===----------------------------------------------------------------------===//

Term fits(Encoder &e, const MemRefTerm &memref, MemRefType type) {
  Terms &t = e.t;
  llvm::SmallVector<int64_t> strides;
  int64_t offset = ShapedType::kDynamic;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return t.apply("fits a layout", kBool, {viewOf(t, memref)});
  llvm::SmallVector<Term> all;
  auto expect = [&](int64_t fact, Term value) {
    if (!ShapedType::isDynamic(fact))
      all.push_back(t.equal(value, index(t, fact)));
  };
  expect(offset, memref.start);
  for (auto [fact, size] : llvm::zip_equal(type.getShape(), memref.sizes))
    expect(fact, size);
  for (auto [fact, stride] : llvm::zip_equal(strides, memref.strides))
    expect(fact, stride);
  return t.all(all);
}

/// Sizes and strides of a memref that had none, in an order that `ranked` can undo.
static constexpr char kForgotten[] = "forgotten rank ";

static Term forget(Terms &t, const MemRefTerm &memref) {
  llvm::SmallVector<Term> all;
  llvm::append_range(all, memref.sizes);
  llvm::append_range(all, memref.strides);
  std::string name = kForgotten + std::to_string(memref.sizes.size());
  return all.empty() ? t.constant(kShape, name) : t.apply(name, kShape, all);
}

/// Sizes and strides that a shape remembers, of this rank, and whether it has that rank.
struct Remembered {
  llvm::SmallVector<Term, 3> sizes, strides;
  Term hasRank;
};

static Remembered remember(Terms &t, Term shape, unsigned rank) {
  std::string name = kForgotten + std::to_string(rank);
  if (shape->op == TermNode::Op::Ite) {
    Term condition = shape->args[0];
    Remembered a = remember(t, shape->args[1], rank), b = remember(t, shape->args[2], rank);
    for (unsigned d = 0; d < rank; ++d) {
      a.sizes[d] = t.ite(condition, a.sizes[d], b.sizes[d]);
      a.strides[d] = t.ite(condition, a.strides[d], b.strides[d]);
    }
    a.hasRank = t.ite(condition, a.hasRank, b.hasRank);
    return a;
  }
  if (shape->name == name)
    return {{shape->args.begin(), shape->args.begin() + rank},
            {shape->args.begin() + rank, shape->args.end()},
            t.yes()};
  Remembered unknown;
  for (unsigned d = 0; d < rank; ++d) {
    unknown.sizes.push_back(t.apply("size " + std::to_string(d), kIndex, {shape}));
    unknown.strides.push_back(t.apply("stride " + std::to_string(d), kIndex, {shape}));
  }
  bool isOther = shape->name.starts_with(kForgotten);
  unknown.hasRank = isOther ? t.no() : t.equal(t.apply("rank", kIndex, {shape}), index(t, rank));
  return unknown;
}

/// `memref`, which has no rank, with this one; poison where it has another.
static MemRefTerm withRank(Encoder &e, MemRefTerm memref, unsigned rank) {
  Terms &t = e.t;
  Remembered known = remember(t, memref.shape, rank);
  memref.sizes = known.sizes;
  memref.strides = known.strides;
  memref.poison = t.either(memref.poison, e.poisonIf("another rank", t.negate(known.hasRank)));
  memref.isRanked = true;
  memref.shape = nullptr;
  return memref;
}

/// The numbers that `type` fixes are literals: where they are not the memref's, it is poison.
static void setLiterals(Terms &t, MemRefTerm &memref, MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset = ShapedType::kDynamic;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return;
  if (!ShapedType::isDynamic(offset)) {
    memref.start = index(t, offset);
    memref.offset = t.boolean(offset != 0);
  }
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    if (!ShapedType::isDynamic(size))
      memref.sizes[d] = index(t, size);
  for (auto [d, stride] : llvm::enumerate(strides))
    if (!ShapedType::isDynamic(stride))
      memref.strides[d] = index(t, stride);
}

/// Whether each memref of the type `from` also is one of the type `to`: no size, stride or offset is
/// fixed that was open.
static bool alwaysFits(BaseMemRefType from, BaseMemRefType to) {
  auto source = dyn_cast<MemRefType>(from), target = dyn_cast<MemRefType>(to);
  if (!target || from == to)
    return true;
  SmallVector<int64_t> had, asked;
  int64_t offset = 0, askedOffset = 0;
  if (!source || source.getRank() != target.getRank() ||
      failed(source.getStridesAndOffset(had, offset)) ||
      failed(target.getStridesAndOffset(asked, askedOffset)))
    return false;
  llvm::append_range(had, source.getShape());
  llvm::append_range(asked, target.getShape());
  had.push_back(offset);
  asked.push_back(askedOffset);
  return llvm::all_of(llvm::zip_equal(had, asked), [](auto pair) {
    auto [is, wanted] = pair;
    return ShapedType::isDynamic(wanted) || is == wanted;
  });
}

/// A cast to sizes, strides or an offset that the memref does not have gives poison. Nothing is known of
/// the sizes of a list's elements.
static void encodeCast(memref::CastOp op, Encoder &e) {
  Terms &t = e.t;
  EncodedValue value = e[op.getSource()];
  auto *memref = std::get_if<MemRefTerm>(&value);
  if (!memref) {
    if (!alwaysFits(cast<BaseMemRefType>(op.getSource().getType()),
                    cast<BaseMemRefType>(op.getType())))
      return e.unsupported("a cast of a list that need not fit");
    return e.set(op, value);
  }
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!type) {
    if (memref->isRanked)
      memref->shape = forget(t, *memref);
    memref->isRanked = false;
    memref->sizes.clear();
    memref->strides.clear();
    return e.set(op, *memref);
  }
  MemRefTerm result = memref->isRanked ? *memref : withRank(e, *memref, type.getRank());
  result.poison =
      t.either(result.poison, e.poisonIf("does not fit", t.negate(fits(e, result, type))));
  setLiterals(t, result, type);
  e.set(op, result);
}

static void encodeMemorySpaceCast(memref::MemorySpaceCastOp op, Encoder &e) {
  if (auto *source = memrefOf(e, op.getSource()))
    e.set(op, *source);
}

static void encodeAssumeAlignment(memref::AssumeAlignmentOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = rankedOf(e, op.getMemref());
  if (!source)
    return;
  MemRefTerm memref = *source;
  uint64_t alignment = op.getAlignment();
  if (!llvm::isPowerOf2_64(alignment))
    return e.unsupported("an alignment that is no power of two");
  Term bytes = times(t, memref.start, index(t, bytesOf(memref.element)));
  Term address = t.bvAdd(e.address(memref.base), t.bvAdd(memref.shift, bytes));
  Term rest = t.bvAnd(address, index(t, alignment - 1));
  memref.poison = t.either(memref.poison, e.poisonIf("misaligned", t.differ(rest, index(t, 0))));
  e.set(op, memref);
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// Whether the product of sizes is negative somewhere or does not fit; and the product.
static std::pair<Term, Term> sizesProduct(Terms &t, llvm::ArrayRef<Term> sizes) {
  llvm::SmallVector<Term> wrong;
  Term all = index(t, 1);
  for (Term size : sizes) {
    wrong.push_back(t.bvSlt(size, index(t, 0)));
    wrong.push_back(productOverflows(t, /*isSigned=*/true, all, size));
    all = times(t, all, size);
  }
  return {t.any(wrong), all};
}

static void encodeExpandShape(memref::ExpandShapeOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = rankedOf(e, op.getSrc());
  if (!source)
    return;
  MemRefTerm from = *source, view = from;
  auto sizes = numbersOf(e, op.getMixedOutputShape(), view.poison);
  if (!sizes)
    return;
  view.sizes = *sizes;
  view.strides.assign(view.sizes.size(), index(t, 1));
  llvm::SmallVector<Term> wrong;
  for (auto [sourceDim, group] : llvm::enumerate(op.getReassociationIndices())) {
    Term stride = from.strides[sourceDim];
    llvm::SmallVector<Term> grouped;
    for (int64_t d : llvm::reverse(group)) {
      view.strides[d] = stride;
      stride = times(t, stride, view.sizes[d]);
      grouped.push_back(view.sizes[d]);
    }
    auto [isWrong, count] = sizesProduct(t, grouped);
    llvm::append_values(wrong, isWrong, t.differ(count, from.sizes[sourceDim]));
  }
  view.poison = t.either(view.poison, e.poisonIf("does not fit", t.any(wrong)));
  Term extent = e.extent(view.base);
  addFact(e, view,
          t.either(view.poison, t.equal(reaches(t, extent, from), reaches(t, extent, view))));
  e.set(op, view);
}

static void encodeCollapseShape(memref::CollapseShapeOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = rankedOf(e, op.getSrc());
  if (!source)
    return;
  MemRefTerm from = *source, view = from;
  MemRefType type = op.getSrcType(), resultType = op.getResultType();
  llvm::SmallVector<int64_t> resultStrides;
  int64_t offset;
  if (failed(resultType.getStridesAndOffset(resultStrides, offset)))
    return e.unsupported("a layout without strides");
  view.sizes.clear();
  view.strides.clear();
  llvm::SmallVector<Term> wrong;
  for (auto [d, group] : llvm::enumerate(op.getReassociationIndices())) {
    llvm::SmallVector<Term> sizes;
    llvm::SmallVector<int64_t> strided;
    for (int64_t dim : group) {
      sizes.push_back(from.sizes[dim]);
      if (type.getDimSize(dim) != 1)
        strided.push_back(dim);
    }
    if (strided.empty() && ShapedType::isDynamic(resultStrides[d]))
      return e.unsupported("a collapse of dimensions of size 1 with a dynamic stride");
    auto [isWrong, count] = sizesProduct(t, sizes);
    wrong.push_back(isWrong);
    view.sizes.push_back(count);
    view.strides.push_back(strided.empty() ? index(t, resultStrides[d])
                                           : from.strides[strided.back()]);
    for (unsigned n = 1; n < strided.size(); ++n) {
      Term outer = from.strides[strided[n - 1]];
      Term inner = times(t, from.strides[strided[n]], from.sizes[strided[n]]);
      wrong.push_back(t.all({t.negate(isEmpty(t, from)), t.differ(outer, inner),
                             t.differ(from.sizes[strided[n - 1]], index(t, 1))}));
    }
  }
  view.poison = t.either(view.poison, e.poisonIf("does not fit", t.any(wrong)));
  Term extent = e.extent(view.base);
  addFact(e, view,
          t.either(view.poison, t.equal(reaches(t, extent, from), reaches(t, extent, view))));
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
  base.sizes.clear();
  base.strides.clear();
  e.set(op.getBaseBuffer(), base);
  e.set(op.getOffset(), ScalarTerm{from.start, from.poison});
  for (auto [result, size] : llvm::zip_equal(op.getSizes(), from.sizes))
    e.set(result, ScalarTerm{size, from.poison});
  for (auto [result, stride] : llvm::zip_equal(op.getStrides(), from.strides))
    e.set(result, ScalarTerm{stride, from.poison});
}

/// A pointer that has moved is hardly by chance the address of something else.
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
    // A poison memref without a rank has none that an index could be past.
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
  table.on<memref::CastOp>(encodeCast);
  table.on<memref::ViewOp>(encodeView);
  table.on<memref::ReinterpretCastOp>(encodeReinterpretCast);
  table.on<memref::SubViewOp>(encodeSubview);
  table.on<memref::TransposeOp>(encodeTranspose);
  table.on<memref::ExtractStridedMetadataOp>(encodeMetadata);
  table.on<memref::ExtractAlignedPointerAsIndexOp>(encodeAddress);
  table.on<memref::DimOp>(encodeDim);
  table.on<memref::RankOp>(encodeRank);
  table.on<memref::CollapseShapeOp>(encodeCollapseShape);
  table.on<memref::ExpandShapeOp>(encodeExpandShape);
  table.on<memref::MemorySpaceCastOp>(encodeMemorySpaceCast);
  table.on<memref::AssumeAlignmentOp>(encodeAssumeAlignment);
}

} // namespace freehold::smt
