//===- RegionOps.cpp - Structured ops with control flow inside ------------===//
#include "fuzz/gen/Loops.h"

namespace freehold::gen {

static bool isTarget(const Value &value) {
  return value.type == memref(Element::I32, {4}) && value.isWritable() && value.facts.isWhole;
}

static bool mayUpdate(const Emitter &e) { return mayLoop(e) && e.scope.any(isTarget); }

/// out[i] = f(in[i], out[i]). Neither buffer is in scope in the body, and what the body observes
/// goes to a third one. `in` and `out` are whole and of one shape, so they share all cells or none.
static void emitGeneric(Emitter &e) {
  Type type = memref(Element::I32, {4});
  auto found = e.scope.find(isTarget);
  Value out = e.scope.values()[found[e.choices.choose(found.size())]];
  Value in = e.fill({type, {.access = Access::ReadOnly, .stackDepth = e.place.allocationScope}});
  Value seen = e.newBuffer(type, Access::Writable);
  std::string map = "affine_map<(d0) -> (d0)>";
  std::string text = " : " + spell(type) + ")";
  e.line("linalg.generic {indexing_maps = [" + map + ", " + map +
         "], iterator_types = [\"parallel\"]} ins(" + in.name + text + " outs(" + out.name + text +
         " {");
  {
    ParallelScope hidden(e, {out, /*isNew=*/false});
    Scope::Mark mark = e.scope.mark();
    std::vector<Value> arguments = {{e.fresh(), scalar(Element::I32)},
                                    {e.fresh(), scalar(Element::I32)}};
    std::string i = e.fresh();
    Place inside = parallelPlace(e, {seen, true}, std::span(&i, 1));
    inside.loopFactor *= 4;
    LoopBody body{.arguments = arguments};
    body.begin = [&] {
      e.label(e.freshLabel(), arguments);
      e.line(i + " = linalg.index 0 : index");
      e.scope.add({i, scalar(Element::Index)});
    };
    body.end = [&] {
      e.observeNew(mark);
      e.line("linalg.yield " + e.pickScalar(Element::I32).name + " : i32");
    };
    emitLoopBody(e, inside, body);
  }
  e.line("}");
  e.scope.add(seen);
}

void addRegionRows(OpRows &rows) {
  rows.push_back({"region.linalg.generic",
                  {"linalg.generic", "linalg.index", "linalg.yield"},
                  1,
                  mayUpdate,
                  emitGeneric});
}

} // namespace freehold::gen
