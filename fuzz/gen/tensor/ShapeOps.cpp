//===- ShapeOps.cpp - The same elements in another shape ------------------===//
#include "fuzz/gen/tensor/Tensors.h"

#include <algorithm>

namespace freehold::gen {

using namespace tensors;

static bool isRanked(const Value &value) { return value.type.isTensor && value.type.rank > 0; }
static bool hasRanked(const Emitter &e) { return e.scope.any(isRanked); }

/// Casts to a type with fewer static sizes, and sometimes back, where the sizes are known to agree.
static void emitCast(Emitter &e) {
  Value value = pickWhere(e, isRanked);
  Type type = value.type;
  unsigned only = e.choices.choose(type.rank + 1);
  for (unsigned d = 0; d < type.rank; ++d)
    if (only == 0 || only == d + 1)
      type.sizes[d] = kDynamic;
  Value erased =
      e.add(type, "tensor.cast " + value.name + " : " + spell(value.type) + " to " + spell(type));
  if (e.choices.chance(1, 3))
    e.add(value.type,
          "tensor.cast " + erased.name + " : " + spell(type) + " to " + spell(value.type));
}

static bool mayCollapse(const Value &value) { return value.type.isTensor && value.type.rank > 1; }
static bool hasCollapsible(const Emitter &e) { return e.scope.any(mayCollapse); }

/// Collapses the first two dimensions.
static void emitCollapse(Emitter &e) {
  Value value = cut(e, pickWhere(e, mayCollapse));
  Type type = value.type;
  int first = type.sizes[0], second = type.sizes[1];
  --type.rank;
  type.sizes[0] = first == kDynamic || second == kDynamic ? kDynamic : first * second;
  for (unsigned d = 1; d < type.rank; ++d)
    type.sizes[d] = type.sizes[d + 1];
  type.sizes[type.rank] = 0;
  std::string groups = type.rank == 1 ? "[[0, 1]]" : "[[0, 1], [2]]";
  Value result = e.define(type, "tensor.collapse_shape " + value.name + " " + groups + " : " +
                                    spell(value.type) + " into " + spell(type));
  e.scope.add(cut(e, result));
}

static bool mayExpand(const Value &value) {
  const Type &type = value.type;
  return type.isTensor && type.rank == 1 && (type.sizes[0] == kDynamic || type.sizes[0] % 2 == 0);
}
static bool hasExpandable(const Emitter &e) { return e.scope.any(mayExpand); }

/// Expands to 2 x half of the size, or to 1 x a dynamic size.
static void emitExpand(Emitter &e) {
  Value value = pickWhere(e, mayExpand);
  int size = value.type.sizes[0], outer = size == kDynamic ? 1 : 2;
  Type type = tensor(value.type.element, {outer, size == kDynamic ? kDynamic : size / 2});
  std::string inner = size == kDynamic ? dim(e, value, 0) : std::to_string(size / 2);
  e.add(type, "tensor.expand_shape " + value.name + " [[0, 1]] output_shape [" +
                  std::to_string(outer) + ", " + inner + "] : " + spell(value.type) + " into " +
                  spell(type));
}

static bool mayReshape(const Value &value) { return isTensor(value) && hasElements(value.type); }
static bool hasReshapable(const Emitter &e) { return e.scope.any(mayReshape); }

/// Reshapes to one dimension, sometimes of dynamic size. The source is a new tensor, since
/// tensor.reshape needs one that is contiguous.
static void emitReshape(Emitter &e) {
  Value source = copyOf(e, pickWhere(e, mayReshape));
  int count = source.type.elements();
  bool isDynamic = e.choices.flip();
  Type type = tensor(source.type.element, {isDynamic ? kDynamic : count});
  std::string size = e.constant(Element::Index, count);
  std::string shape = e.op("tensor.from_elements " + size + " : tensor<1xindex>");
  e.add(type, "tensor.reshape " + source.name + "(" + shape + ") : (" + spell(source.type) +
                  ", tensor<1xindex>) -> " + spell(type));
}

/// Excludes static sizes of 0, for which one-shot-bufferize makes subviews that do not verify.
static bool mayGrow(const Value &value) {
  const Type &type = value.type;
  return isRanked(value) && std::none_of(type.sizes.begin(), type.sizes.begin() + type.rank,
                                         [](int size) { return size == 0; });
}
static bool hasGrowable(const Emitter &e) { return e.scope.any(mayGrow); }

/// Pads each dimension with one or two elements.
static void emitPad(Emitter &e) {
  Value value = cut(e, pickWhere(e, mayGrow));
  Type type = value.type;
  std::string low, high, element = pickElement(e, type.element);
  for (unsigned d = 0; d < type.rank; ++d) {
    int before = static_cast<int>(e.choices.choose(2)),
        after = static_cast<int>(e.choices.choose(2));
    if (type.sizes[d] != kDynamic)
      type.sizes[d] += before + after;
    low += (d ? ", " : "") + std::to_string(before);
    high += (d ? ", " : "") + std::to_string(after);
  }
  if (type.isStatic() && type.elements() > kElementsMax)
    return e.scope.add(value);
  Value result{e.fresh(), type};
  e.line(result.name + " = tensor.pad " + value.name + " low[" + low + "] high[" + high + "] {");
  {
    Indented deeper(e);
    std::vector<Value> indices;
    for (unsigned d = 0; d < type.rank; ++d)
      indices.push_back({e.fresh(), scalar(Element::Index)});
    e.label(e.freshLabel(), indices);
    e.line("tensor.yield " + element + " : " + spell(type.element));
  }
  e.line("} : " + spell(value.type) + " to " + spell(type));
  e.countCost(60);
  e.scope.add(cut(e, result));
}

static bool mayConcat(const Value &value) {
  const Type &type = value.type;
  return mayGrow(value) && type.isStatic() && 2 * type.elements() <= kElementsMax;
}
static bool hasConcat(const Emitter &e) { return e.scope.any(mayConcat); }

static void emitConcat(Emitter &e) {
  Value a = pickWhere(e, mayConcat), b = pickOf(e, a.type);
  Type type = a.type;
  unsigned d = e.choices.choose(type.rank);
  type.sizes[d] *= 2;
  e.add(type, "tensor.concat dim(" + std::to_string(d) + ") " + a.name + ", " + b.name + " : (" +
                  spell(a.type) + ", " + spell(b.type) + ") -> " + spell(type));
}

void addTensorShapeRows(OpRows &rows) {
  rows.push_back({"tensor.cast", {"tensor.cast"}, 3, hasRanked, emitCast});
  rows.push_back(
      {"tensor.collapse_shape", {"tensor.collapse_shape"}, 2, hasCollapsible, emitCollapse});
  rows.push_back({"tensor.expand_shape", {"tensor.expand_shape"}, 2, hasExpandable, emitExpand});
  rows.push_back({"tensor.reshape", {"tensor.reshape"}, 1, hasReshapable, emitReshape});
  rows.push_back({"tensor.pad", {"tensor.pad", "tensor.yield"}, 2, hasGrowable, emitPad});
  rows.push_back({"tensor.concat", {"tensor.concat"}, 1, hasConcat, emitConcat});
}

} // namespace freehold::gen
