//===- MemRefViewOps.cpp - Parts of buffers -------------------------------===//
// A view has the facts of its source, except that it is not whole.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

#include <algorithm>

namespace freehold::gen {

Value addView(Emitter &e, const Value &source, Type type, const std::string &text, const char *word,
              Facts facts) {
  e.scope.markObserved(source.name);
  return e.add(type, text + " : " + spell(source.type) + " " + word + " " + spell(type), facts);
}

static Facts partOf(const Value &source) {
  Facts facts = source.facts;
  facts.isWhole = false;
  return facts;
}

static bool isSliceable(const Value &value) {
  return value.type.isRanked() && value.type.rank >= 1 && value.type.hasStaticLayout() &&
         !value.type.mayBeEmpty();
}
static bool isDynamicVector(const Value &value) {
  return value.type.isRanked() && value.type.rank == 1 && !value.type.isStatic();
}
static bool isDynamicMatrix(const Value &value) {
  return value.type.isRanked() && value.type.rank == 2 && value.type.sizes[0] == kDynamic &&
         value.type.sizes[1] == kDynamic && !value.type.isStrided;
}

/// A subview with static offsets, sizes and strides, which may drop a dimension of size 1.
static void emitSubview(Emitter &e) {
  Value source = pick<isSliceable>(e);
  Type from = strided(source.type);
  std::string offsets, sizes, steps;
  std::vector<int> kept, strides;
  int start = from.offset;
  bool mayDrop = e.choices.flip();
  for (unsigned d = 0; d < from.rank; ++d) {
    int offset = e.choices.choose(from.sizes[d]);
    int step = e.choices.chance(1, 3) ? 2 : 1;
    int most = (from.sizes[d] - offset + step - 1) / step;
    int size = e.choices.chance(1, 24) ? 0 : most - static_cast<int>(e.choices.choose(most));
    const char *separator = d ? ", " : "";
    offsets += separator + std::to_string(offset);
    sizes += separator + std::to_string(size);
    steps += separator + std::to_string(step);
    start += offset * from.strides[d];
    int stride = from.strides[d] * step;
    if (size == 1 && mayDrop && e.choices.flip()) {
      // Of two such dimensions with one stride, memref.subview takes the first to be dropped.
      unsigned n = 0;
      while (n < kept.size() && (kept[n] != 1 || strides[n] != stride))
        ++n;
      if (n == kept.size())
        continue;
      kept.erase(kept.begin() + n);
      strides.erase(strides.begin() + n);
    }
    kept.push_back(size);
    strides.push_back(stride);
  }
  Type type = memref(source.type.element, kept);
  type.space = source.type.space;
  type.isStrided = true;
  std::copy(strides.begin(), strides.end(), type.strides.begin());
  type.offset = start;
  addView(e, source, type,
          "memref.subview " + source.name + "[" + offsets + "] [" + sizes + "] [" + steps + "]",
          "to", partOf(source));
}

/// A dynamic subview: the upper half, the elements after an offset, or every second element.
static void emitSubviewDynamic(Emitter &e) {
  Value source = pick<isDynamicVector>(e);
  Type type = strided(source.type);
  std::string size = e.dim(source, 0), one = e.constant(Element::Index, 1), slice;
  unsigned kind = e.choices.choose(3);
  if (kind == 0) {
    std::string half = e.op("arith.shrui " + size + ", " + one + " : index");
    slice = "[" + half + "] [" + half + "] [1]";
  } else if (kind == 1) {
    std::string offset =
        e.op("arith.minui " + e.pickScalar(Element::Index).name + ", " + size + " : index");
    std::string rest = e.op("arith.subi " + size + ", " + offset + " : index");
    slice = "[" + offset + "] [" + rest + "] [1]";
  } else {
    std::string more = e.op("arith.addi " + size + ", " + one + " : index");
    std::string half = e.op("arith.shrui " + more + ", " + one + " : index");
    slice = "[0] [" + half + "] [2]";
    if (type.strides[0] != kDynamic)
      type.strides[0] *= 2;
  }
  if (kind != 2)
    type.offset = kDynamic;
  addView(e, source, type, "memref.subview " + source.name + slice, "to", partOf(source));
}

/// The same elements, the last one first. An empty view begins at element 0.
static void emitSubviewBackwards(Emitter &e) {
  Value source = pick<isDynamicVector>(e);
  std::string size = e.dim(source, 0), zero = e.constant(Element::Index, 0);
  std::string back = e.constant(Element::Index, -1);
  std::string last = e.op("arith.addi " + size + ", " + back + " : index");
  std::string first = e.op("arith.maxsi " + last + ", " + zero + " : index");
  addView(e, source, fullyDynamic(source.type),
          "memref.subview " + source.name + "[" + first + "] [" + size + "] [" + back + "]", "to",
          partOf(source));
}

/// A dynamic subview of the first rows or the first columns.
static void emitSubviewRows(Emitter &e) {
  Value source = pick<isDynamicMatrix>(e);
  Type type = strided(source.type);
  std::array<std::string, 2> sizes = {e.dim(source, 0), e.dim(source, 1)};
  std::string &fewer = sizes[e.choices.choose(2)];
  fewer = e.op("arith.minui " + e.pickScalar(Element::Index).name + ", " + fewer + " : index");
  addView(e, source, type,
          "memref.subview " + source.name + "[0, 0] [" + sizes[0] + ", " + sizes[1] + "] [1, 1]",
          "to", partOf(source));
}

/// Size of the byte buffer, large enough for every view below.
static constexpr int kArenaBytes = 80;
static constexpr unsigned kShiftsMax = 4;

static bool isArena(const Value &value) {
  return value.type == memref(Element::I8, {kArenaBytes}) && value.facts.isWhole;
}

/// A typed view of initialised bytes. Floats are excluded since the bytes may be a NaN, and i1
/// since they may be neither 0 nor 1.
static void emitView(Emitter &e) {
  Value arena;
  if (e.scope.any(isArena) && e.choices.chance(3, 4)) {
    arena = pick<isArena>(e);
  } else {
    arena = e.newBuffer(memref(Element::I8, {kArenaBytes}), Access::Writable);
    e.scope.add(arena);
  }
  static constexpr Element elements[] = {Element::I32, Element::I64, Element::I8};
  Element element = elements[e.choices.weighted({4, 1, 1})];
  std::string shift = e.constant(Element::Index, 8 * e.choices.choose(kShiftsMax));
  bool isDynamic = e.choices.flip();
  std::string sizes = isDynamic ? "[" + e.pickScalar(Element::Index).name + "]" : "[]";
  addView(e, arena, memref(element, {isDynamic ? kDynamic : 4}),
          "memref.view " + arena.name + "[" + shift + "]" + sizes, "to", partOf(arena));
}

void addMemRefViewRows(OpRows &rows) {
  rows.push_back({"view.subview", {"memref.subview"}, 4, has<isSliceable>, emitSubview});
  rows.push_back({"view.subview.dynamic",
                  {"memref.subview", "memref.dim", "arith.shrui", "arith.subi"},
                  2,
                  has<isDynamicVector>,
                  emitSubviewDynamic});
  rows.push_back({"view.subview.backwards",
                  {"memref.subview", "memref.dim", "arith.addi", "arith.maxsi"},
                  1,
                  has<isDynamicVector>,
                  emitSubviewBackwards});
  rows.push_back({"view.subview.rows",
                  {"memref.subview", "memref.dim", "arith.minui"},
                  1,
                  has<isDynamicMatrix>,
                  emitSubviewRows});
  rows.push_back({"view.view", {"memref.view", "memref.alloc"}, 1, always, emitView});
}

} // namespace freehold::gen
