//===- MatchedViews.cpp - Memrefs made of memrefs -------------------------===//
// A view is what its descriptor is (Descriptors.h). One function for each op that makes one.
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"

#include "oracle/core/program/SubViews.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::smt::safe {

/// What the value's type says of it, and what the source says of the same memref. A cast that does not hold
/// is poison, so only the types of what is not poison say something.
SmallVector<MemRefType> MatchedOps::typesOf(const Related &related, ValueClass memref, Type own) {
  SmallVector<MemRefType> types;
  if (auto type = dyn_cast_or_null<MemRefType>(own))
    types.push_back(type);
  const std::vector<ValueClass> &values = related[Side::Source].values;
  for (size_t n = 0; memref && n < values.size(); ++n)
    if (values[n] == memref)
      if (auto type = dyn_cast_or_null<MemRefType>(classes_.typeOf(Side::Source, n));
          type && !llvm::is_contained(types, type) &&
          isClean(related, Side::Source, classes_.variable(Side::Source, n)))
        types.push_back(type);
  return types;
}

std::optional<Descriptor> MatchedOps::descriptorOf(const Related &related, Side side,
                                                   unsigned frame, Value memref) {
  ValueClass known = classOf(related, side, {frame, memref});
  return known && isa<MemRefType>(memref.getType())
             ? descriptors_.of(known, typesOf(related, known, memref.getType()))
             : std::nullopt;
}

/// Nothing if a number is not known.
std::optional<std::vector<Term>> MatchedOps::numbersOf(const Related &related, Side side,
                                                       unsigned frame, Numbers numbers) {
  std::vector<Term> terms;
  for (OpFoldResult number : numbers) {
    terms.push_back(numberOf(related, side, frame, number));
    if (!terms.back())
      return std::nullopt;
  }
  return terms;
}

/// Dimensions that the result does not have are left out.
static std::optional<Descriptor> sliced(Terms &t, memref::SubViewOp op, const Descriptor &from,
                                        const std::vector<Term> &offsets,
                                        const std::vector<Term> &sizes,
                                        const std::vector<Term> &strides) {
  auto kept = keptDims(op);
  if (!kept)
    return std::nullopt;
  Descriptor view{from.base, from.offset, {}, {}};
  for (size_t n = 0; n < offsets.size(); ++n)
    view.offset = t.bvAdd(view.offset, t.bvMul(offsets[n], from.strides[n]));
  for (unsigned n : *kept) {
    view.sizes.push_back(sizes[n]);
    view.strides.push_back(t.bvMul(strides[n], from.strides[n]));
  }
  return view;
}

/// The innermost dimension of a group has the stride that the group has.
static Descriptor expanded(Terms &t, memref::ExpandShapeOp op, const Descriptor &from,
                           const std::vector<Term> &sizes) {
  Descriptor view{from.base, from.offset, sizes, std::vector<Term>(sizes.size())};
  for (auto [n, group] : llvm::enumerate(op.getReassociationIndices())) {
    Term stride = from.strides[n];
    for (int64_t inner : llvm::reverse(group)) {
      view.strides[inner] = stride;
      stride = t.bvMul(stride, sizes[inner]);
    }
  }
  // What is expanded from one element has no group.
  bool isWhole = llvm::all_of(view.strides, [](Term stride) { return stride != nullptr; });
  for (Term &stride : view.strides)
    stride = isWhole ? stride : t.literal(kIndex, 1);
  return view;
}

/// Strides are what the whole descriptor makes of them.
static Descriptor collapsed(Terms &t, memref::CollapseShapeOp op, const Descriptor &from) {
  Descriptor view{from.base, from.offset, {}, {}};
  std::vector<Term> parts = from.sizes;
  llvm::append_range(parts, from.strides);
  std::string name = "collapsed";
  for (const ReassociationIndices &group : op.getReassociationIndices())
    name += "." + std::to_string(group.size());
  for (auto [n, group] : llvm::enumerate(op.getReassociationIndices())) {
    Term size = t.literal(kIndex, 1);
    for (int64_t inner : group)
      size = t.bvMul(size, from.sizes[inner]);
    view.sizes.push_back(size);
    view.strides.push_back(t.apply(
        name + "at" + std::to_string(n) + "of" + std::to_string(parts.size()), kIndex, parts));
  }
  return view;
}

/// The descriptor of an op's result; nothing if the op or what it is made of is not known.
std::optional<Descriptor> MatchedOps::viewOf(const Related &related, Side side, unsigned frame,
                                             OpResult result) {
  Terms &t = classes_.terms();
  Operation *op = result.getOwner();
  Value viewed = viewedBy(result);
  auto from = viewed ? descriptorOf(related, side, frame, viewed) : std::nullopt;
  if (!from || !isa<MemRefType>(result.getType()))
    return std::nullopt;
  const Term zero = t.literal(kIndex, 0);
  auto numbers = [&](Numbers given) { return numbersOf(related, side, frame, given); };
  if (isa<memref::ExtractStridedMetadataOp>(op))
    return Descriptor{from->base, zero, {}, {}};
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op)) {
    auto offset = numbers(cast.getMixedOffsets()), sizes = numbers(cast.getMixedSizes()),
         strides = numbers(cast.getMixedStrides());
    if (!offset || !sizes || !strides)
      return std::nullopt;
    return Descriptor{from->base, offset->front(), *sizes, *strides};
  }
  if (auto slice = dyn_cast<memref::SubViewOp>(op)) {
    auto offsets = numbers(slice.getMixedOffsets()), sizes = numbers(slice.getMixedSizes()),
         strides = numbers(slice.getMixedStrides());
    if (!offsets || !sizes || !strides)
      return std::nullopt;
    return sliced(t, slice, *from, *offsets, *sizes, *strides);
  }
  if (auto view = dyn_cast<memref::ViewOp>(op)) {
    Term shift = termOf(related, side, {frame, view.getByteShift()});
    auto sizes =
        numbers(getMixedValues(view.getType().getShape(), view.getSizes(), op->getContext()));
    if (!shift || !sizes)
      return std::nullopt;
    Term base = shift == zero ? from->base : descriptors_.shifted(from->base, shift);
    return Descriptor{base, zero, *sizes, descriptors_.stridesOf(*sizes)};
  }
  if (auto transpose = dyn_cast<memref::TransposeOp>(op)) {
    Descriptor view{from->base, from->offset, {}, {}};
    for (AffineExpr expr : transpose.getPermutation().getResults()) {
      unsigned dimension = cast<AffineDimExpr>(expr).getPosition();
      view.sizes.push_back(from->sizes[dimension]);
      view.strides.push_back(from->strides[dimension]);
    }
    return view;
  }
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op))
    return collapsed(t, collapse, *from);
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op)) {
    auto sizes = numbers(expand.getMixedOutputShape());
    return sizes ? std::optional(expanded(t, expand, *from, *sizes)) : std::nullopt;
  }
  return std::nullopt;
}

/// The class of a memref that an op makes of a memref. If it is as one that is there, it is that one.
/// 0 if that is not known.
ValueClass MatchedOps::viewClass(const Related &related, Side side, unsigned frame,
                                 OpResult result) {
  auto view = viewOf(related, side, frame, result);
  if (!view)
    return 0;
  Type element = cast<MemRefType>(result.getType()).getElementType();
  std::vector<std::pair<ValueClass, Type>> candidates = {{descriptors_.ownerOf(view->base), {}}};
  for (Value from = viewedBy(result); from;) {
    candidates.push_back({classOf(related, side, {frame, from}), from.getType()});
    auto owner = dyn_cast<OpResult>(from);
    from = owner ? viewedBy(owner) : Value();
  }
  for (auto [candidate, own] : candidates) {
    SmallVector<MemRefType> types = typesOf(related, candidate, own);
    if (!types.empty() && types.front().getElementType() == element &&
        descriptors_.of(candidate, types) == view)
      return candidate;
  }
  return descriptors_.ofView(element, *view);
}

/// Whether two views of one buffer have equal descriptors, however their numbers are computed.
bool MatchedOps::areSameViews(const Related &related, unsigned frame, Value mine, unsigned itsFrame,
                              Value its) {
  auto type = dyn_cast<MemRefType>(mine.getType()), other = dyn_cast<MemRefType>(its.getType());
  if (!type || !other || type.getElementType() != other.getElementType())
    return false;
  auto one = descriptorOf(related, Side::Source, frame, mine),
       two = descriptorOf(related, Side::Target, itsFrame, its);
  if (!one || !two || one->base != two->base || one->sizes.size() != two->sizes.size())
    return false;
  std::vector<Term> numbers = one->sizes, others = two->sizes;
  llvm::append_range(numbers, one->strides);
  llvm::append_range(others, two->strides);
  numbers.push_back(one->offset);
  others.push_back(two->offset);
  return llvm::all_of(llvm::zip_equal(numbers, others), [&](const auto &both) {
    return equalities_.areEqual(related.facts, std::get<0>(both), std::get<1>(both));
  });
}

/// A number of an op that looks at a descriptor; null if it is not known.
Term MatchedOps::lookedAt(const Related &related, Side side, unsigned frame, OpResult result) {
  Operation *op = result.getOwner();
  if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op)) {
    auto of = descriptorOf(related, side, frame, metadata.getSource());
    if (!of || isMemref(result))
      return nullptr;
    const unsigned number = result.getResultNumber() - 2, rank = of->sizes.size();
    if (result.getResultNumber() == 1)
      return of->offset;
    return number < rank ? of->sizes[number] : of->strides[number - rank];
  }
  auto dim = dyn_cast<memref::DimOp>(op);
  std::optional<int64_t> index = dim ? dim.getConstantIndex() : std::nullopt;
  auto of = index ? descriptorOf(related, side, frame, dim.getSource()) : std::nullopt;
  return of && *index >= 0 && static_cast<size_t>(*index) < of->sizes.size() ? of->sizes[*index]
                                                                             : nullptr;
}

} // namespace freehold::smt::safe
