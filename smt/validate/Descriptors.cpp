//===- Descriptors.cpp - Memrefs as base, offset, sizes, strides ----------===//
#include "smt/validate/Descriptors.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

std::vector<Term> Descriptors::stridesOf(ArrayRef<Term> sizes) {
  std::vector<Term> strides(sizes.size());
  Term stride = classes_.terms().literal(kIndex, 1);
  for (size_t n = sizes.size(); n-- > 0;) {
    strides[n] = stride;
    stride = classes_.terms().bvMul(stride, sizes[n]);
  }
  return strides;
}

/// Replaces what a type fixes.
void Descriptors::refine(Descriptor &descriptor, MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  auto fix = [&](Term &known, int64_t number) {
    if (!ShapedType::isDynamic(number))
      known = classes_.terms().literal(kIndex, static_cast<uint64_t>(number));
  };
  for (auto [size, number] : llvm::zip_equal(descriptor.sizes, type.getShape()))
    fix(size, number);
  if (failed(type.getStridesAndOffset(strides, offset)))
    return;
  fix(descriptor.offset, offset);
  if (type.getLayout().isIdentity())
    descriptor.strides = stridesOf(descriptor.sizes);
  for (auto [stride, number] : llvm::zip_equal(descriptor.strides, strides))
    fix(stride, number);
}

/// Each part is a function of the memref.
Descriptor Descriptors::ofNothingKnown(ValueClass memref, size_t rank) {
  Terms &t = classes_.terms();
  Term term = classes_.termOf(memref, kValue);
  Descriptor descriptor{t.apply("base", kValue, {term}), t.apply("offset", kIndex, {term}), {}, {}};
  owners_[descriptor.base] = memref;
  for (size_t n = 0; n < rank; ++n) {
    descriptor.sizes.push_back(t.apply("size" + std::to_string(n), kIndex, {term}));
    descriptor.strides.push_back(t.apply("stride" + std::to_string(n), kIndex, {term}));
  }
  return descriptor;
}

std::optional<Descriptor> Descriptors::of(ValueClass memref, ArrayRef<MemRefType> types) {
  if (types.empty() || !classes_.termOf(memref, kValue))
    return std::nullopt;
  const size_t rank = types.front().getRank();
  auto it = made_.find(memref);
  bool isMade = it != made_.end() && it->second.sizes.size() == rank;
  Descriptor descriptor = isMade ? it->second : ofNothingKnown(memref, rank);
  for (MemRefType type : types)
    if (static_cast<size_t>(type.getRank()) == rank)
      refine(descriptor, type);
  return descriptor;
}

ValueClass Descriptors::ofAllocation(ValueClasses::Key key, MemRefType type, ArrayRef<Term> sizes) {
  for (Term size : sizes)
    key.push_back(size->number);
  key.push_back(type.getLayout().isIdentity());
  ValueClass made = classes_.of(std::move(key));
  if (!classes_.termOf(made, kValue))
    return made;
  Descriptor descriptor = ofNothingKnown(made, sizes.size());
  descriptor.sizes = sizes;
  if (type.getLayout().isIdentity()) {
    descriptor.offset = classes_.terms().literal(kIndex, 0);
    descriptor.strides = stridesOf(sizes);
  }
  note(made, std::move(descriptor));
  return made;
}

ValueClass Descriptors::ofView(Type element, const Descriptor &view) {
  std::vector<Term> parts = {view.base, view.offset};
  llvm::append_range(parts, view.sizes);
  llvm::append_range(parts, view.strides);
  std::string name = "view" + std::to_string(view.sizes.size()) + "of" +
                     std::to_string(reinterpret_cast<uintptr_t>(element.getAsOpaquePointer()));
  ValueClass made = classes_.ofTerm(classes_.terms().apply(name, kValue, parts));
  note(made, view);
  return made;
}

ValueClass Descriptors::rootOf(ValueClass memref) const {
  auto it = made_.find(memref);
  if (it == made_.end())
    return memref;
  Term base = it->second.base;
  while (base->op == TermNode::Op::Apply && base->args.size() == 2)
    base = base->args.front();
  return ownerOf(base);
}

ValueClass Descriptors::ownerOf(Term base) const {
  auto it = owners_.find(base);
  return it == owners_.end() ? 0 : it->second;
}

} // namespace freehold::smt::safe
