//===- MemRefCastOps.cpp - Other types for buffers ------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

static bool isCastable(const Value &value) {
  return value.type.isRanked() && value.type.rank >= 1 && !(value.type == fullyDynamic(value.type));
}
static bool isUnranked(const Value &value) { return value.type.isUnranked; }
static bool isStaticIdentity(const Value &value) {
  return isStaticWhole(value) && !value.type.isStrided && !value.type.mayBeEmpty();
}
static bool isDynamicIdentity(const Value &value) {
  return value.type.isRanked() && value.type.rank == 1 && !value.type.isStatic() &&
         !value.type.isStrided && value.facts.isWhole;
}

/// A cast to dynamic sizes, sometimes to a dynamic layout as well.
static void emitCast(Emitter &e) {
  Value source = pick<isCastable>(e);
  Type type = source.type;
  bool isAllDynamic = true;
  for (unsigned d = 0; d < type.rank; ++d)
    isAllDynamic &= type.sizes[d] == kDynamic;
  if (type.isStrided || isAllDynamic || e.choices.chance(1, 4))
    type = fullyDynamic(type);
  else
    for (unsigned d = 0; d < type.rank; ++d)
      type.sizes[d] = kDynamic;
  addView(e, source, type, "memref.cast " + source.name, "to", source.facts);
}

static void emitCastToUnranked(Emitter &e) {
  Value source = pick<isRanked>(e);
  addView(e, source, unranked(source.type), "memref.cast " + source.name, "to", source.facts);
}

static void emitCastToRanked(Emitter &e) {
  Value source = pick<isUnranked>(e);
  addView(e, source, ranked(source.type), "memref.cast " + source.name, "to", source.facts);
}

static void emitSpaceCast(Emitter &e) {
  Value source = pick<isRanked>(e);
  Type type = source.type;
  type.space = 1 - type.space;
  addView(e, source, type, "memref.memory_space_cast " + source.name, "to", source.facts);
}

/// Another name of the same type. The alignment 1 holds for any address.
static void emitAssumeAlignment(Emitter &e) {
  Value source = pick<isRanked>(e);
  e.scope.markObserved(source.name);
  e.add(source.type, "memref.assume_alignment " + source.name + ", 1 : " + spell(source.type),
        source.facts);
}

/// A static reinterpret_cast: the whole buffer in rows of two, or a range of its elements.
static void emitReinterpretCast(Emitter &e) {
  Value source = pick<isStaticIdentity>(e);
  int elements = source.type.elements();
  Facts facts = source.facts;
  if (elements % 2 == 0 && e.choices.flip()) {
    Type type = memref(source.type.element, {elements / 2, 2});
    type.space = source.type.space;
    std::string sizes = std::to_string(elements / 2) + ", 2";
    addView(e, source, type,
            "memref.reinterpret_cast " + source.name + " to offset: [0], sizes: [" + sizes +
                "], strides: [2, 1]",
            "to", facts);
    return;
  }
  int offset = e.choices.choose(elements), size = 1 + e.choices.choose(elements - offset);
  Type type = strided(memref(source.type.element, {size}));
  type.space = source.type.space;
  type.offset = offset;
  facts.isWhole = false;
  addView(e, source, type,
          "memref.reinterpret_cast " + source.name + " to offset: [" + std::to_string(offset) +
              "], sizes: [" + std::to_string(size) + "], strides: [1]",
          "to", facts);
}

/// A dynamic reinterpret_cast: the first elements, or those after an offset.
static void emitReinterpretCastDynamic(Emitter &e) {
  Value source = pick<isDynamicIdentity>(e);
  std::string size = e.dim(source, 0);
  std::string least =
      e.op("arith.minui " + e.pickScalar(Element::Index).name + ", " + size + " : index");
  Type type = source.type;
  std::string offset = "0", length = least;
  if (e.choices.flip()) {
    type = strided(type);
    type.offset = kDynamic;
    offset = least;
    length = e.op("arith.subi " + size + ", " + least + " : index");
  }
  Facts facts = source.facts;
  facts.isWhole = false;
  addView(e, source, type,
          "memref.reinterpret_cast " + source.name + " to offset: [" + offset + "], sizes: [" +
              length + "], strides: [1]",
          "to", facts);
}

static std::string list(const std::string &name, unsigned first, unsigned count) {
  std::string text;
  for (unsigned n = 0; n < count; ++n)
    text += (n ? ", " : "") + name + "#" + std::to_string(first + n);
  return "[" + text + "]";
}

/// Extracts a memref's metadata and makes the memref from it again. The base buffer is added to the
/// scope as a memref of its own.
static void emitMetadata(Emitter &e) {
  Value source = pick<isRanked>(e);
  unsigned rank = source.type.rank;
  Type base = memref(source.type.element, {});
  base.space = source.type.space;
  std::string indices;
  for (unsigned n = 0; n < 1 + 2 * rank; ++n)
    indices += ", index";
  std::string parts = e.fresh();
  e.line(parts + ":" + std::to_string(2 + 2 * rank) + " = memref.extract_strided_metadata " +
         source.name + " : " + spell(source.type) + " -> " + spell(base) + indices);
  Value buffer{parts + "#0", base, source.facts};
  e.scope.markObserved(source.name);
  Type type = fullyDynamic(source.type);
  addView(e, buffer, type,
          "memref.reinterpret_cast " + buffer.name + " to offset: [" + parts +
              "#1], sizes: " + list(parts, 2, rank) + ", strides: " + list(parts, 2 + rank, rank),
          "to", source.facts);
  buffer.facts.isWhole = false;
  if (isStaticIdentity(source) && e.choices.flip())
    e.scope.add(buffer);
}

void addMemRefCastRows(OpRows &rows) {
  rows.push_back({"view.cast", {"memref.cast"}, 3, has<isCastable>, emitCast});
  rows.push_back({"view.cast.unranked", {"memref.cast"}, 1, has<isRanked>, emitCastToUnranked});
  rows.push_back({"view.cast.ranked", {"memref.cast"}, 2, has<isUnranked>, emitCastToRanked});
  rows.push_back(
      {"view.space_cast", {"memref.memory_space_cast"}, 1, has<isRanked>, emitSpaceCast});
  rows.push_back({"view.reinterpret_cast",
                  {"memref.reinterpret_cast"},
                  2,
                  has<isStaticIdentity>,
                  emitReinterpretCast});
  rows.push_back({"view.reinterpret_cast.dynamic",
                  {"memref.reinterpret_cast", "memref.dim", "arith.minui"},
                  1,
                  has<isDynamicIdentity>,
                  emitReinterpretCastDynamic});
  rows.push_back({"view.assume_alignment",
                  {"memref.assume_alignment"},
                  1,
                  has<isRanked>,
                  emitAssumeAlignment});
  rows.push_back({"view.metadata",
                  {"memref.extract_strided_metadata", "memref.reinterpret_cast"},
                  1,
                  has<isRanked>,
                  emitMetadata});
}

} // namespace freehold::gen
