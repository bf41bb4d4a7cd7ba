//===- RegionOps.cpp - Regions of memref and linalg -----------------------===//
#include "fuzz/gen/Loops.h"

namespace freehold::gen {

static bool mayNest(const Emitter &e) { return e.mayNest(); }

/// Stack buffers of the region end with it.
static void emitAllocaScope(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "memref.alloca_scope" + arrow(slots) + " {");
  Place inside = e.nested();
  ++inside.allocationScope;
  e.regionYielding("memref.alloca_scope.return", slots, {}, inside);
  e.line("}");
  e.addAll(results);
}

static bool isTarget(const Value &value) {
  return value.type == memref(Element::I32, {4}) && value.facts.access == Access::Writable;
}

static bool mayUpdate(const Emitter &e) { return mayLoop(e) && e.scope.any(isTarget); }

/// out[i] = f(in[i], out[i]). The body sees neither buffer; what it observes goes into a third.
/// Buffers of one shape with the identity layout have all cells in common or none.
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

static bool hasTarget(const Emitter &e) { return e.scope.any(isTarget); }

/// Arithmetic only: the region may have no effects.
static void emitGenericAtomic(Emitter &e) {
  static constexpr const char *ops[] = {"addi", "xori", "maxsi", "muli"};
  auto found = e.scope.find(isTarget);
  Value buffer = e.scope.values()[found[e.choices.choose(found.size())]];
  std::string index = e.pickIndexBelow(4), operand = e.pickScalar(Element::I32).name;
  std::string result = e.fresh();
  e.line(result + " = memref.generic_atomic_rmw " + buffer.name + "[" + index +
         "] : " + spell(buffer.type) + " {");
  {
    Indented deeper(e);
    Value old{e.fresh(), scalar(Element::I32)};
    e.label(e.freshLabel(), std::span(&old, 1));
    std::string op = ops[e.choices.choose(4)];
    std::string next = e.op("arith." + op + " " + old.name + ", " + operand + " : i32");
    e.line("memref.atomic_yield " + next + " : i32");
  }
  e.line("}");
  e.scope.add({result, scalar(Element::I32)});
}

void addRegionRows(OpRows &rows) {
  rows.push_back({"region.alloca_scope",
                  {"memref.alloca_scope", "memref.alloca_scope.return"},
                  2,
                  mayNest,
                  emitAllocaScope});
  rows.push_back({"region.linalg.generic",
                  {"linalg.generic", "linalg.index", "linalg.yield"},
                  1,
                  mayUpdate,
                  emitGeneric});
  rows.push_back({"region.generic_atomic_rmw",
                  {"memref.generic_atomic_rmw", "memref.atomic_yield"},
                  1,
                  hasTarget,
                  emitGenericAtomic});
}

} // namespace freehold::gen
