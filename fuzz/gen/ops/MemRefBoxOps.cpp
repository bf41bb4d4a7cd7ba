//===- MemRefBoxOps.cpp - Memrefs in memory -------------------------------===//
// See Type::isBox and Scope.h for what a box holds.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

static bool isBox(const Value &value) { return value.type.isBox; }

static void storeInto(Emitter &e, const Value &box, const std::string &index) {
  Value content = e.fill({unboxed(box.type), {}});
  e.line("memref.store " + content.name + ", " + box.name + "[" + index + "] : " + spell(box.type));
}

/// A new box whose cells all hold buffers.
static void emitMake(Emitter &e) {
  Type content = memref(Element::I32, {e.choices.chance(1, 3) ? kDynamic : 4});
  const char *op = e.choices.chance(1, 4) ? "memref.alloca() : " : "memref.alloc() : ";
  Value box = e.define(boxOf(content), op + spell(boxOf(content)));
  for (unsigned n = 0; n < kBoxSize; ++n)
    storeInto(e, box, e.constant(Element::Index, n));
  e.scope.add(box);
}

static void emitStore(Emitter &e) {
  Value box = pick<isBox>(e);
  storeInto(e, box, e.pickIndexBelow(kBoxSize));
}

static void emitLoad(Emitter &e) {
  Value box = pick<isBox>(e);
  std::string index = e.pickIndexBelow(kBoxSize);
  e.add(unboxed(box.type), "memref.load " + box.name + "[" + index + "] : " + spell(box.type));
}

void addMemRefBoxRows(OpRows &rows) {
  rows.push_back({"box.make", {"memref.alloc", "memref.store"}, 1, always, emitMake});
  rows.push_back({"box.store", {"memref.store"}, 3, has<isBox>, emitStore});
  rows.push_back({"box.load", {"memref.load"}, 6, has<isBox>, emitLoad});
}

} // namespace freehold::gen
