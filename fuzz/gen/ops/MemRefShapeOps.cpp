//===- MemRefShapeOps.cpp - The same elements in another shape ------------===//
// All ops keep all elements, and all but transpose keep their order, so whole memrefs stay whole.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

#include <utility>

namespace freehold::gen {

static bool isCollapsible(const Value &value) {
  return value.type.isRanked() && value.type.rank >= 2 && !value.type.isStrided;
}
/// Returns true if a dimension can be split in halves, or into itself and a dimension of size 1.
static bool isExpandable(const Value &value) {
  return value.type.isRanked() && value.type.rank == 1 &&
         (value.type.isStatic() ? value.type.hasStaticLayout() : !value.type.isStrided);
}
static bool isMatrix(const Value &value) {
  return value.type.isRanked() && value.type.rank == 2 &&
         (!value.type.isStrided || value.type.hasStaticLayout()) && value.type.sizes[0] != 0 &&
         value.type.sizes[1] != 0;
}

/// Collapses all dimensions, or the first two of three.
static void emitCollapseShape(Emitter &e) {
  Value source = pick<isCollapsible>(e);
  const Type &from = source.type;
  bool keepsLast = from.rank == 3 && e.choices.flip();
  unsigned collapsed = keepsLast ? 2 : from.rank;
  int product = 1;
  std::string group;
  for (unsigned d = 0; d < collapsed; ++d) {
    product = product == kDynamic || from.sizes[d] == kDynamic ? kDynamic : product * from.sizes[d];
    group += (d ? ", " : "") + std::to_string(d);
  }
  std::vector<int> sizes = {product};
  if (keepsLast)
    sizes.push_back(from.sizes[2]);
  Type type = memref(from.element, sizes);
  type.space = from.space;
  addView(e, source, type,
          "memref.collapse_shape " + source.name + " [[" + group + "]" +
              (keepsLast ? ", [2]]" : "]"),
          "into", source.facts);
}

static void emitExpandShape(Emitter &e) {
  Value source = pick<isExpandable>(e);
  const Type &from = source.type;
  int size = from.sizes[0], inner = size != kDynamic && size % 2 == 0 && e.choices.flip() ? 2 : 1;
  int outer = size == kDynamic ? kDynamic : size / inner;
  if (inner == 1 && e.choices.flip())
    std::swap(outer, inner);
  std::string length;
  if (size == kDynamic)
    length = e.dim(source, 0);
  auto text = [&](int n) { return n == kDynamic ? length : std::to_string(n); };
  Type type = memref(from.element, {outer, inner});
  type.space = from.space;
  bool isContiguous = from.isStrided && from.strides[0] == 1 && from.offset == 0;
  if (from.isStrided && !isContiguous) {
    type.isStrided = true;
    type.strides = {from.strides[0] * inner, from.strides[0]};
    type.offset = from.offset;
  }
  addView(e, source, type,
          "memref.expand_shape " + source.name + " [[0, 1]] output_shape [" + text(outer) + ", " +
              text(inner) + "]",
          "into", source.facts);
}

static void emitTranspose(Emitter &e) {
  Value source = pick<isMatrix>(e);
  Type type = strided(source.type);
  std::swap(type.sizes[0], type.sizes[1]);
  std::swap(type.strides[0], type.strides[1]);
  Facts facts = source.facts;
  facts.isWhole = false;
  addView(e, source, type, "memref.transpose " + source.name + " (i, j) -> (j, i)", "to", facts);
}

static bool isFour(const Value &value) {
  return isStaticWhole(value) && !value.type.isStrided && value.type.elements() == 4;
}

/// The shape is an operand in memory, unknown to the types. The source is ranked: MLIR 22's
/// lowering of unranked ones crashes or reads beside the shape.
static void emitReshape(Emitter &e) {
  Value source = pick<isFour>(e);
  e.declare("memref.global \"private\" constant @shape_2x2 : memref<2xindex> = dense<2>");
  std::string shape = e.op("memref.get_global @shape_2x2 : memref<2xindex>");
  Type type = memref(source.type.element, {2, 2});
  type.space = source.type.space;
  if (e.choices.flip())
    type.sizes = {kDynamic, kDynamic};
  e.scope.markObserved(source.name);
  e.add(type,
        "memref.reshape " + source.name + "(" + shape + ") : (" + spell(source.type) +
            ", memref<2xindex>) -> " + spell(type),
        source.facts);
}

void addMemRefShapeRows(OpRows &rows) {
  rows.push_back(
      {"view.collapse_shape", {"memref.collapse_shape"}, 2, has<isCollapsible>, emitCollapseShape});
  rows.push_back(
      {"view.expand_shape", {"memref.expand_shape"}, 2, has<isExpandable>, emitExpandShape});
  rows.push_back({"view.reshape", {"memref.reshape"}, 1, has<isFour>, emitReshape});
  rows.push_back({"view.transpose", {"memref.transpose"}, 1, has<isMatrix>, emitTranspose});
}

} // namespace freehold::gen
