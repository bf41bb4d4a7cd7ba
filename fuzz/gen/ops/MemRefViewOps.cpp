//===- MemRefViewOps.cpp - Other names for buffers ------------------------===//
// A view has the facts of its source. Its type has a strided layout unless it covers all
// of the allocation, see Types.h.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

static bool isStaticVector(const Value &value) {
  return value.type.isMemRef && value.type.rank == 1 && value.type.isStatic() &&
         (!value.type.isStrided ||
          (value.type.offset != kDynamic && value.type.strides[0] != kDynamic)) &&
         value.type.sizes[0] >= 2;
}
static bool isDynamicVector(const Value &value) {
  return value.type.isMemRef && value.type.rank == 1 && !value.type.isStatic() &&
         !value.type.isStrided;
}
static bool isMatrix(const Value &value) {
  return value.type.isMemRef && value.type.rank == 2 && value.type.isStatic() &&
         !value.type.isStrided;
}
static bool isFour(const Value &value) {
  return value.type.isMemRef && value.type.rank == 1 && value.type.sizes[0] == 4 &&
         !value.type.isStrided;
}
static bool isCastable(const Value &value) {
  return value.type.isMemRef && value.type.rank >= 1 && !(value.type == fullyDynamic(value.type));
}

template <bool (*predicate)(const Value &)> static bool has(const Emitter &e) {
  return e.scope.any(predicate);
}
template <bool (*predicate)(const Value &)> static Value pick(Emitter &e) {
  auto found = e.scope.find(predicate);
  Value value = e.scope.values()[found[e.choices.choose(found.size())]];
  return value;
}

/// `%v = OP : source to result`; the source needs no observation of its own any more.
static void addView(Emitter &e, const Value &source, Type type, const std::string &text) {
  e.scope.markObserved(source.name);
  e.add(type,
        text + " : " + spell(source.type) +
            (text.starts_with("memref.cast") || text.starts_with("memref.sub") ||
                     text.starts_with("memref.rein")
                 ? " to "
                 : " into ") +
            spell(type),
        source.facts);
}

static void emitSubview(Emitter &e) {
  Value source = pick<isStaticVector>(e);
  int stride = source.type.isStrided ? source.type.strides[0] : 1;
  int start = source.type.isStrided ? source.type.offset : 0;
  int offset = e.choices.choose(source.type.sizes[0] - 1);
  int size = 1 + e.choices.choose(source.type.sizes[0] - offset);
  Type type = memref(source.type.element, {size});
  type.isStrided = true;
  type.strides[0] = stride;
  type.offset = start + offset * stride;
  addView(e, source, type,
          "memref.subview " + source.name + "[" + std::to_string(offset) + "] [" +
              std::to_string(size) + "] [1]");
}

/// The upper half: offset plus size never exceed the size.
static void emitSubviewDynamic(Emitter &e) {
  Value source = pick<isDynamicVector>(e);
  std::string size = e.op("memref.dim " + source.name + ", " + e.constant(Element::Index, 0) +
                          " : " + spell(source.type));
  std::string half =
      e.op("arith.shrui " + size + ", " + e.constant(Element::Index, 1) + " : index");
  Type type = source.type;
  type.isStrided = true;
  type.strides[0] = 1;
  type.offset = kDynamic;
  addView(e, source, type, "memref.subview " + source.name + "[" + half + "] [" + half + "] [1]");
}

/// A row of a matrix, its rank reduced.
static void emitSubviewRow(Emitter &e) {
  Value source = pick<isMatrix>(e);
  int row = e.choices.choose(source.type.sizes[0]), columns = source.type.sizes[1];
  Type type = memref(source.type.element, {columns});
  type.isStrided = true;
  type.strides[0] = 1;
  type.offset = row * columns;
  addView(e, source, type,
          "memref.subview " + source.name + "[" + std::to_string(row) + ", 0] [1, " +
              std::to_string(columns) + "] [1, 1]");
}

static void emitCast(Emitter &e) {
  Value source = pick<isCastable>(e);
  Type type = source.type;
  if (type.isStrided || type.sizes[0] == kDynamic || e.choices.chance(1, 4))
    type = fullyDynamic(type);
  else
    type.sizes[0] = kDynamic;
  if (type.rank == 2 && !type.isStrided)
    type.sizes[1] = kDynamic;
  addView(e, source, type, "memref.cast " + source.name);
}

/// At offset 0 of a buffer's own descriptor: all of it as a matrix, or its first elements.
static void emitReinterpretCast(Emitter &e) {
  Value source = pick<isFour>(e);
  Type type = memref(source.type.element, {2, 2});
  std::string shape = "sizes: [2, 2], strides: [2, 1]";
  if (e.choices.flip()) {
    int size = 1 + e.choices.choose(4);
    type = memref(source.type.element, {size});
    type.isStrided = true;
    type.strides[0] = 1;
    shape = "sizes: [" + std::to_string(size) + "], strides: [1]";
  }
  addView(e, source, type, "memref.reinterpret_cast " + source.name + " to offset: [0], " + shape);
}

static void emitCollapseShape(Emitter &e) {
  Value source = pick<isMatrix>(e);
  addView(e, source, memref(source.type.element, {source.type.elements()}),
          "memref.collapse_shape " + source.name + " [[0, 1]]");
}

static void emitExpandShape(Emitter &e) {
  Value source = pick<isFour>(e);
  addView(e, source, memref(source.type.element, {2, 2}),
          "memref.expand_shape " + source.name + " [[0, 1]] output_shape [2, 2]");
}

void addMemRefViewRows(OpRows &rows) {
  rows.push_back({"view.subview", {"memref.subview"}, 3, has<isStaticVector>, emitSubview});
  rows.push_back({"view.subview.dynamic",
                  {"memref.subview", "memref.dim", "arith.shrui"},
                  2,
                  has<isDynamicVector>,
                  emitSubviewDynamic});
  rows.push_back({"view.subview.row", {"memref.subview"}, 1, has<isMatrix>, emitSubviewRow});
  rows.push_back({"view.cast", {"memref.cast"}, 3, has<isCastable>, emitCast});
  rows.push_back(
      {"view.reinterpret_cast", {"memref.reinterpret_cast"}, 2, has<isFour>, emitReinterpretCast});
  rows.push_back(
      {"view.collapse_shape", {"memref.collapse_shape"}, 2, has<isMatrix>, emitCollapseShape});
  rows.push_back({"view.expand_shape", {"memref.expand_shape"}, 1, has<isFour>, emitExpandShape});
}

} // namespace freehold::gen
