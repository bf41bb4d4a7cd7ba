//===- TensorValues.cpp - Tensors that are there or get made --------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <algorithm>
#include <cassert>

namespace freehold::gen::tensors {

bool isTensor(const Value &value) { return value.type.isTensor; }
bool hasTensor(const Emitter &e) { return e.scope.any(isTensor); }

Value pick(ValueEmitter &e) {
  auto found = e.scope.find(isTensor);
  Value value = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(value.name);
  return value;
}

Value pickOf(ValueEmitter &e, const Type &type) { return e.fill({type, {}}); }

Type pickType(ValueEmitter &e) {
  auto found = e.scope.find(isTensor);
  if (!found.empty() && e.choices.chance(3, 4))
    return e.scope.values()[found[e.choices.choose(found.size())]].type;
  // There are only few types, so that values of the same type occur often.
  switch (e.choices.weighted({10, 6, 4, 2, 2, 2, 1, 1, 1, 1, 1, 1})) {
  case 0:
    return tensor(Element::I32, {4});
  case 1:
    return tensor(Element::I32, {kDynamic});
  case 2:
    return tensor(Element::I32, {2, 2});
  case 3:
    return tensor(Element::I32, {2});
  case 4:
    return tensor(Element::I32, {});
  case 5:
    return tensor(Element::I32, {kDynamic, kDynamic});
  case 6:
    return tensor(Element::F32, {4});
  case 7:
    return tensor(Element::Index, {4});
  case 8:
    return tensor(Element::I64, {kDynamic});
  case 9:
    return tensor(Element::I1, {4});
  case 10:
    return tensor(Element::I32, {0});
  default:
    return tensor(Element::I32, {2, 1, 2});
  }
}

bool hasElements(const Type &type) { return type.isStatic() && type.elements() > 0; }

std::string pickElement(ValueEmitter &e, Element element) { return e.pickScalar(element).name; }

const char *pickBinary(ValueEmitter &e, Element element) {
  static constexpr const char *floats[] = {"arith.addf", "arith.mulf"};
  static constexpr const char *integers[] = {"arith.addi", "arith.muli", "arith.xori",
                                             "arith.maxsi"};
  return element == Element::F32 ? floats[e.choices.choose(2)] : integers[e.choices.choose(4)];
}

//===----------------------------------------------------------------------===//
// New ones
//===----------------------------------------------------------------------===//

std::string dim(ValueEmitter &e, const Value &value, unsigned dimension) {
  return e.op("tensor.dim " + value.name + ", " + e.constant(Element::Index, dimension) + " : " +
              spell(value.type));
}

std::vector<std::string> dynamicSizes(ValueEmitter &e, const Value &value) {
  std::vector<std::string> sizes;
  for (unsigned d = 0; d < value.type.rank; ++d)
    if (value.type.sizes[d] == kDynamic)
      sizes.push_back(dim(e, value, d));
  return sizes;
}

static std::string joined(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "" : ", ") + name;
  return text;
}

Value empty(ValueEmitter &e, const Type &type, const std::vector<std::string> &sizes) {
  return e.define(type, "tensor.empty(" + joined(sizes) + ") : " + spell(type));
}

Value destinationLike(ValueEmitter &e, const Value &like, Element element) {
  Type type = like.type;
  type.element = element;
  return empty(e, type, dynamicSizes(e, like));
}

Value sameShape(ValueEmitter &e, const Value &like) {
  if (like.type.isStatic())
    return pickOf(e, like.type);
  if (e.choices.flip())
    return like;
  Value init = destinationLike(e, like, like.type.element);
  std::string element = pickElement(e, like.type.element);
  return e.define(like.type, "linalg.fill ins(" + element + " : " + spell(like.type.element) +
                                 ") outs(" + init.name + " : " + spell(like.type) + ") -> " +
                                 spell(like.type));
}

static std::vector<std::string> newSizes(ValueEmitter &e, const Type &type) {
  std::vector<std::string> sizes;
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes.push_back(e.pickScalar(Element::Index).name);
  return sizes;
}

static Value filled(ValueEmitter &e, const Type &type) {
  std::string element = pickElement(e, type.element);
  Value init = empty(e, type, newSizes(e, type));
  e.countCost(8);
  return e.define(type, "linalg.fill ins(" + element + " : " + spell(type.element) + ") outs(" +
                            init.name + " : " + spell(type) + ") -> " + spell(type));
}

static Value fromElements(ValueEmitter &e, const Type &type) {
  std::string names;
  for (int n = 0; n < type.elements(); ++n)
    names += (n ? ", " : "") + pickElement(e, type.element);
  return e.define(type, "tensor.from_elements " + names + " : " + spell(type));
}

static Value allocated(ValueEmitter &e, const Type &type) {
  std::string element = pickElement(e, type.element);
  Value init = e.define(type, "bufferization.alloc_tensor(" + joined(newSizes(e, type)) +
                                  ") : " + spell(type));
  return e.define(type, "linalg.fill ins(" + element + " : " + spell(type.element) + ") outs(" +
                            init.name + " : " + spell(type) + ") -> " + spell(type));
}

Value make(ValueEmitter &e, const Type &type) {
  assert(type.isTensor);
  switch (e.choices.weighted({6, 3, 1})) {
  case 0:
    return filled(e, type);
  case 1:
    return hasElements(type) && type.elements() <= 4 ? fromElements(e, type) : filled(e, type);
  default:
    return allocated(e, type);
  }
}

Value copyOf(ValueEmitter &e, const Value &value) {
  e.countCost(8);
  return e.define(value.type,
                  "bufferization.alloc_tensor() copy(" + value.name + ") : " + spell(value.type));
}

Value cut(ValueEmitter &e, const Value &value) {
  const Type &type = value.type;
  if (type.isStatic())
    return value;
  std::string offsets, sizes, strides;
  for (unsigned d = 0; d < type.rank; ++d) {
    const char *comma = d ? ", " : "";
    offsets += std::string(comma) + "0";
    strides += std::string(comma) + "1";
    if (type.sizes[d] != kDynamic)
      sizes += comma + std::to_string(type.sizes[d]);
    else
      sizes += comma + e.op("arith.minui " + dim(e, value, d) + ", " +
                            e.constant(Element::Index, kIndexMax) + " : index");
  }
  return e.define(type, "tensor.extract_slice " + value.name + "[" + offsets + "] [" + sizes +
                            "] [" + strides + "] : " + spell(type) + " to " + spell(type));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static std::string indexBelow(ValueEmitter &e, const Value &value, unsigned d, std::string &guard) {
  int size = value.type.sizes[d];
  if (size > 0)
    return e.pickIndexBelow(size);
  if (size == 0)
    return e.constant(Element::Index, 0);
  std::string number = dim(e, value, d), zero = e.constant(Element::Index, 0);
  std::string isThere = e.op("arith.cmpi ugt, " + number + ", " + zero + " : index");
  guard = guard.empty() ? isThere : e.op("arith.andi " + guard + ", " + isThere + " : i1");
  // No division by zero where the guard does not hold.
  std::string divisor =
      e.op("arith.maxui " + number + ", " + e.constant(Element::Index, 1) + " : index");
  return e.op("arith.remui " + e.pickScalar(Element::Index).name + ", " + divisor + " : index");
}

std::string elementIndices(ValueEmitter &e, const Value &value, std::string &guard) {
  std::string indices;
  for (unsigned d = 0; d < value.type.rank; ++d)
    indices += (d ? ", " : "") + indexBelow(e, value, d, guard);
  return "[" + indices + "]";
}

static bool isEmpty(const Type &type) {
  return std::any_of(type.sizes.begin(), type.sizes.begin() + type.rank,
                     [](int size) { return size == 0; });
}

Value extract(ValueEmitter &e, const Value &value) {
  Type type = scalar(value.type.element);
  e.scope.markObserved(value.name);
  if (isEmpty(value.type))
    return {e.constant(type.element, 1), type};
  std::string guard, indices = elementIndices(e, value, guard);
  std::string text = "tensor.extract " + value.name + indices + " : " + spell(value.type);
  Value result;
  if (guard.empty()) {
    result = e.define(type, text);
  } else {
    result = {e.fresh(), type};
    e.line(result.name + " = scf.if " + guard + " -> (" + spell(type) + ") {");
    {
      Indented deeper(e);
      e.line("scf.yield " + e.op(text) + " : " + spell(type));
    }
    e.line("} else {");
    e.line("  scf.yield " + e.constant(type.element, 1) + " : " + spell(type));
    e.line("}");
  }
  if (type.element != Element::Index)
    return result;
  return e.define(type, "arith.minui " + result.name + ", " +
                            e.constant(Element::Index, kIndexMax) + " : index");
}

void observe(ValueEmitter &e, const Value &value) {
  if (!e.choices.chance(1, 4))
    return e.print(extract(e, value));
  std::string name = "@use_" + mangle(value.type);
  e.declare("func.func private " + name + "(" + spell(value.type) + ")");
  e.line("func.call " + name + "(" + value.name + ") : (" + spell(value.type) + ") -> ()");
  e.scope.markObserved(value.name);
}

} // namespace freehold::gen::tensors
