//===- MemRefCasts.cpp - memref: casts, assumptions and reshapes ----------===//
// These ops move neither pointer nor offset. An invalid result, such as a cast to a size that the
// memref does not have, is poison: using it is undefined.
//===----------------------------------------------------------------------===//
#include "smt/encode/ops/Integers.h"
#include "smt/encode/ops/MemRefOps.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::smt {

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

/// Names of functions from sizes and strides to a shape, which `ranked` inverts.
static constexpr char kForgotten[] = "forgotten rank ";

static Term forget(Terms &t, const MemRefTerm &memref) {
  llvm::SmallVector<Term> all;
  llvm::append_range(all, memref.sizes);
  llvm::append_range(all, memref.strides);
  std::string name = kForgotten + std::to_string(memref.sizes.size());
  return all.empty() ? t.constant(kShape, name) : t.apply(name, kShape, all);
}

/// The sizes and strides that a shape was made from, and whether it has this rank.
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

/// Returns an unranked `memref` with this rank; poison if it has another one.
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

/// Replaces numbers by the literals of `type`. If they differ, the result is poison.
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

/// Returns true if each memref of type `from` is valid for type `to`: no dynamic size, stride or
/// offset becomes static.
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

/// A cast to sizes, strides or an offset that the memref does not have gives poison. Sizes of a
/// list's elements are unknown.
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

/// Returns whether the product of the sizes overflows or one is negative, and the product.
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

/// Sets the result of a reshape, which has the same bytes, and is poison if one of `wrong` holds.
static void setReshaped(Encoder &e, Operation *op, const MemRefTerm &from, MemRefTerm view,
                        llvm::ArrayRef<Term> wrong) {
  Terms &t = e.t;
  view.poison = t.either(view.poison, e.poisonIf("does not fit", t.any(wrong)));
  Term extent = e.extent(view.base);
  addReachFact(e, view,
               t.either(view.poison, t.equal(reaches(t, extent, from), reaches(t, extent, view))));
  e.set(op->getResult(0), view);
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
  setReshaped(e, op, from, view, wrong);
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
  setReshaped(e, op, from, view, wrong);
}

void addMemRefCastEncoding(EncodeTable &table) {
  table.on<memref::CastOp>(encodeCast);
  table.on<memref::MemorySpaceCastOp>(encodeMemorySpaceCast);
  table.on<memref::AssumeAlignmentOp>(encodeAssumeAlignment);
  table.on<memref::CollapseShapeOp>(encodeCollapseShape);
  table.on<memref::ExpandShapeOp>(encodeExpandShape);
}

} // namespace freehold::smt
