//===- AffineOps.cpp - Subscripts and indices in affine maps --------------===//
#include "fuzz/gen/Affine.h"
#include "fuzz/gen/ops/Pick.h"

#include <algorithm>

namespace freehold::gen {

/// Subscripts are kept in range by their affine form, which needs static sizes.
static bool isReadable(const Value &value) {
  const Type &type = value.type;
  return type.isRanked() && !type.isBox && type.isStatic() &&
         std::all_of(type.sizes.begin(), type.sizes.begin() + type.rank,
                     [](int size) { return size > 0; });
}
static bool isStorable(const Value &value) { return isReadable(value) && value.isWritable(); }

static std::string subscripts(Emitter &e, const Value &buffer) {
  std::string text;
  for (unsigned d = 0; d < buffer.type.rank; ++d)
    text += (d ? ", " : "") + pickAffineExpr(e, buffer.type.sizes[d]);
  return buffer.name + "[" + text + "] : " + spell(buffer.type);
}

static void emitLoad(Emitter &e) {
  Value buffer = pick<isReadable>(e);
  Type type = scalar(buffer.type.element);
  Value loaded = e.define(type, "affine.load " + subscripts(e, buffer));
  e.scope.markObserved(buffer.name);
  if (type.element == Element::Index)
    loaded = e.define(type, "arith.minui " + loaded.name + ", " +
                                e.constant(Element::Index, kIndexMax) + " : index");
  e.scope.add(loaded);
}

static void emitStore(Emitter &e) {
  Value buffer = pick<isStorable>(e);
  std::string number = e.pickScalar(buffer.type.element).name;
  e.line("affine.store " + number + ", " + subscripts(e, buffer));
}

/// The result may be an operand of further affine maps.
static void emitApply(Emitter &e) {
  std::string a = pickAffineIndex(e), b = pickAffineIndex(e);
  std::string factor = std::to_string(1 + e.choices.choose(3));
  Value value = e.add(scalar(Element::Index),
                      "affine.apply affine_map<(d0, d1) -> ((d0 * " + factor + " + d1) mod " +
                          std::to_string(kIndexMax + 1) + ")>(" + a + ", " + b + ")");
  e.place.affineIndices.push_back(value.name);
}

/// Emits the minimum or maximum of several indices, at most kIndexMax.
static void emitExtreme(Emitter &e) {
  std::string a = pickAffineIndex(e), b = pickAffineIndex(e);
  std::string number = std::to_string(e.choices.choose(kIndexMax + 1));
  std::string text = e.choices.flip()
                         ? "affine.max affine_map<(d0, d1) -> (d0, d1 floordiv 2, " + number + ")>"
                         : "affine.min affine_map<(d0, d1) -> (d0 + 1, d1 * 2, " + number + ")>";
  e.add(scalar(Element::Index), text + "(" + a + ", " + b + ")");
}

void addAffineRows(OpRows &rows) {
  rows.push_back({"affine.load", {"affine.load"}, 2, has<isReadable>, emitLoad});
  rows.push_back({"affine.store", {"affine.store"}, 1, has<isStorable>, emitStore});
  rows.push_back({"affine.apply", {"affine.apply"}, 1, always, emitApply});
  rows.push_back({"affine.min", {"affine.min", "affine.max"}, 1, always, emitExtreme});
}

} // namespace freehold::gen
