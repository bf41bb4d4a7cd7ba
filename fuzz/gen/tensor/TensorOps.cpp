//===- TensorOps.cpp - Elements, slices, and whole tensors ----------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <algorithm>

namespace freehold::gen {

using namespace tensors;

static bool always(const Emitter &) { return true; }
static bool hasRankedTensor(const Emitter &e) {
  return e.scope.any([](const Value &value) { return value.type.isTensor && value.type.rank > 0; });
}

static Value pickRanked(Emitter &e) {
  auto found = e.scope.find([](const Value &v) { return v.type.isTensor && v.type.rank > 0; });
  Value value = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(value.name);
  return value;
}

static bool mayHaveElements(const Value &value) {
  const Type &type = value.type;
  return type.isTensor && std::none_of(type.sizes.begin(), type.sizes.begin() + type.rank,
                                       [](int size) { return size == 0; });
}

/// Excludes static sizes of 0, whose slices do not verify at any offset.
static bool mayBeSliced(const Value &value) {
  return mayHaveElements(value) && value.type.rank > 0;
}
static bool hasSliceable(const Emitter &e) { return e.scope.any(mayBeSliced); }

static Value pickSliceable(Emitter &e) {
  auto found = e.scope.find(mayBeSliced);
  Value value = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(value.name);
  return value;
}

//===----------------------------------------------------------------------===//
// New tensors
//===----------------------------------------------------------------------===//

static void emitMake(Emitter &e) { e.scope.add(make(e, pickType(e))); }

static void emitSplat(Emitter &e) {
  Type type = pickType(e);
  std::string sizes, element = pickElement(e, type.element);
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes += (sizes.empty() ? "" : ", ") + e.pickScalar(Element::Index).name;
  e.add(type,
        "tensor.splat " + element + (sizes.empty() ? "" : "[" + sizes + "]") + " : " + spell(type));
}

/// A constant becomes a constant global, which must be copied before it is written. Called
/// functions make none in prepared programs: one-shot-bufferize lets callers write a function's
/// result, even if it is a constant.
static bool mayMakeConstant(const Emitter &e) {
  return !e.current.isCalled || e.profile.isUnprepared;
}
static void emitConstant(Emitter &e) {
  Type type = pickType(e);
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      type.sizes[d] = 4;
  std::string number = std::to_string(e.choices.choose(2));
  if (type.element == Element::I1)
    number = number == "0" ? "false" : "true";
  else if (type.element == Element::F32)
    number += ".5";
  e.add(type, "arith.constant dense<" + number + "> : " + spell(type));
}

/// A tensor whose elements are their last index plus a number.
static void emitGenerate(Emitter &e) {
  Type type = tensor(Element::I32, {kDynamic});
  if (e.choices.chance(1, 3))
    type = tensor(Element::I32, {2, kDynamic});
  std::string size = e.pickScalar(Element::Index).name, other = pickElement(e, Element::I32);
  Value result{e.fresh(), type};
  e.line(result.name + " = tensor.generate " + size + " {");
  {
    Indented deeper(e);
    std::vector<Value> indices;
    for (unsigned d = 0; d < type.rank; ++d)
      indices.push_back({e.fresh(), scalar(Element::Index)});
    e.label(e.freshLabel(), indices);
    std::string number = e.op("arith.index_cast " + indices.back().name + " : index to i32");
    e.line("tensor.yield " + e.op("arith.addi " + number + ", " + other + " : i32") + " : i32");
  }
  e.line("} : " + spell(type));
  e.countCost(30);
  e.scope.add(result);
}

static void emitCopy(Emitter &e) {
  Value value = pick(e);
  e.scope.add(copyOf(e, value));
}

/// The destination must be bufferized in place, so it is new. The result is copied: an alias of
/// another tensor could make bufferizing in place impossible.
static void emitMaterialize(Emitter &e) {
  Value source = pick(e), target = copyOf(e, source);
  std::string type = spell(source.type);
  Value made =
      e.define(source.type, "bufferization.materialize_in_destination " + source.name + " in " +
                                target.name + " : (" + type + ", " + type + ") -> " + type);
  e.scope.add(copyOf(e, made));
}

static void emitSelect(Emitter &e) {
  Value a = pick(e), b = sameShape(e, a);
  std::string condition = e.pickBool();
  e.add(a.type,
        "arith.select " + condition + ", " + a.name + ", " + b.name + " : " + spell(a.type));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static void emitExtract(Emitter &e) {
  Value element = extract(e, pick(e));
  if (e.choices.flip())
    e.print(element);
  e.scope.add(element);
}

static bool hasElement(const Emitter &e) { return e.scope.any(mayHaveElements); }

static void emitInsert(Emitter &e) {
  auto found = e.scope.find(mayHaveElements);
  Value into = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(into.name);
  std::string type = spell(into.type), element = pickElement(e, into.type.element);
  std::string guard, indices = elementIndices(e, into, guard);
  std::string text = "tensor.insert " + element + " into " + into.name + indices + " : " + type;
  if (guard.empty()) {
    e.add(into.type, text);
    return;
  }
  Value result{e.fresh(), into.type};
  e.line(result.name + " = scf.if " + guard + " -> (" + type + ") {");
  {
    Indented deeper(e);
    e.line("scf.yield " + e.op(text) + " : " + type);
  }
  e.line("} else {");
  e.line("  scf.yield " + into.name + " : " + type);
  e.line("}");
  e.scope.add(result);
}

static void emitDim(Emitter &e) {
  Value value = pickRanked(e);
  std::string size = dim(e, value, e.choices.choose(value.type.rank));
  e.add(scalar(Element::Index),
        "arith.minui " + size + ", " + e.constant(Element::Index, kIndexMax) + " : index");
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

namespace {
/// Offsets, sizes and strides of a slice, and its type.
struct Slice {
  std::string text;
  Type type;
  void append(bool first, const std::string &offset, const std::string &size, int stride = 1) {
    offsets += (first ? "" : ", ") + offset;
    sizes += (first ? "" : ", ") + size;
    strides += (first ? "" : ", ") + std::to_string(stride);
  }
  void close() { text = "[" + offsets + "] [" + sizes + "] [" + strides + "]"; }
  std::string offsets, sizes, strides;
};
} // namespace

/// Appends a slice of the last elements of a dynamic dimension: at most `size`, and at most all.
static void appendDynamic(Emitter &e, const Value &value, unsigned d, Slice &slice) {
  std::string all = dim(e, value, d);
  std::string size =
      e.op("arith.minui " + all + ", " + e.pickScalar(Element::Index).name + " : index");
  std::string offset = "0";
  if (e.choices.flip())
    offset = e.op("arith.subi " + all + ", " + size + " : index");
  slice.append(d == 0, offset, size);
}

/// Returns a slice of the value, of the same rank.
static Slice drawSlice(Emitter &e, const Value &value) {
  Slice slice;
  slice.type = value.type;
  for (unsigned d = 0; d < value.type.rank; ++d) {
    int all = value.type.sizes[d];
    if (all == kDynamic) {
      appendDynamic(e, value, d, slice);
      continue;
    }
    if (e.profile.isUnprepared && all > 2 && e.choices.chance(1, 6)) {
      slice.append(d == 0, "0", std::to_string((all + 1) / 2), /*stride=*/2);
      slice.type.sizes[d] = (all + 1) / 2;
      continue;
    }
    int size = 0;
    if (all > 0)
      size = all - static_cast<int>(e.choices.choose(std::min(all, 3)));
    std::string offset = "0";
    if (size < all && e.choices.flip())
      offset = e.pickIndexBelow(all - size + 1);
    slice.append(d == 0, offset, std::to_string(size));
    slice.type.sizes[d] = size;
  }
  slice.close();
  return slice;
}

/// Drops the first dimension if its size is 1.
static Type reduced(Emitter &e, Type type) {
  if (type.rank == 0 || type.sizes[0] != 1 || !e.choices.flip())
    return type;
  --type.rank;
  for (unsigned d = 0; d < type.rank; ++d)
    type.sizes[d] = type.sizes[d + 1];
  type.sizes[type.rank] = 0;
  return type;
}

static void emitExtractSlice(Emitter &e) {
  Value value = pickSliceable(e);
  Slice slice = drawSlice(e, value);
  Type type = reduced(e, slice.type);
  e.add(type, "tensor.extract_slice " + value.name + slice.text + " : " + spell(value.type) +
                  " to " + spell(type));
}

/// The source has the sizes of the slice: it is extracted, changed, and inserted again into the
/// same tensor, or, if the type is static, into another tensor of that type.
static void emitInsertSlice(Emitter &e) {
  Value into = pickSliceable(e);
  Slice slice = drawSlice(e, into);
  Type type = reduced(e, slice.type);
  Value source;
  if (type.isStatic() && e.choices.flip()) {
    source = pickOf(e, type);
  } else {
    Value part = e.define(type, "tensor.extract_slice " + into.name + slice.text + " : " +
                                    spell(into.type) + " to " + spell(type));
    std::string element = pickElement(e, type.element);
    Value init = e.choices.flip() ? part : destinationLike(e, part, type.element);
    source = e.define(type, "linalg.fill ins(" + element + " : " + spell(type.element) + ") outs(" +
                                init.name + " : " + spell(type) + ") -> " + spell(type));
  }
  // The slice is in range for any tensor of the same static type.
  if (into.type.isStatic() && e.choices.chance(1, 3))
    into = pickOf(e, into.type);
  e.add(into.type, "tensor.insert_slice " + source.name + " into " + into.name + slice.text +
                       " : " + spell(type) + " into " + spell(into.type));
}

void addTensorRows(OpRows &rows) {
  rows.push_back(
      {"tensor.make",
       {"tensor.empty", "linalg.fill", "tensor.from_elements", "bufferization.alloc_tensor"},
       6,
       always,
       emitMake});
  rows.push_back({"tensor.splat", {"tensor.splat"}, 1, always, emitSplat});
  rows.push_back({"tensor.constant", {"arith.constant"}, 2, mayMakeConstant, emitConstant});
  rows.push_back({"tensor.generate", {"tensor.generate", "tensor.yield"}, 2, always, emitGenerate});
  rows.push_back(
      {"bufferization.alloc_tensor.copy", {"bufferization.alloc_tensor"}, 2, hasTensor, emitCopy});
  rows.push_back({"bufferization.materialize_in_destination",
                  {"bufferization.materialize_in_destination"},
                  1,
                  hasTensor,
                  emitMaterialize});
  rows.push_back({"arith.select.tensor", {"arith.select"}, 6, hasTensor, emitSelect});
  rows.push_back({"tensor.extract", {"tensor.extract"}, 4, hasTensor, emitExtract});
  rows.push_back({"tensor.insert", {"tensor.insert"}, 8, hasElement, emitInsert});
  rows.push_back({"tensor.dim", {"tensor.dim"}, 1, hasRankedTensor, emitDim});
  rows.push_back(
      {"tensor.extract_slice", {"tensor.extract_slice"}, 6, hasSliceable, emitExtractSlice});
  rows.push_back(
      {"tensor.insert_slice", {"tensor.insert_slice"}, 6, hasSliceable, emitInsertSlice});
}

} // namespace freehold::gen
