//===- ScfOps.cpp - Regions that run at most once -------------------------===//
#include "fuzz/gen/Loops.h"

namespace freehold::gen {

static bool mayNest(const Emitter &e) { return e.mayNest(); }

static void emitIf(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  bool hasElse = !slots.empty() || e.choices.flip();
  std::string condition = e.pickBool();
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "scf.if " + condition + arrow(slots) + " {");
  e.regionYielding("scf.yield", slots, {}, e.nested());
  if (hasElse) {
    e.line("} else {");
    e.regionYielding("scf.yield", slots, {}, e.nested());
  }
  e.line("}");
  e.addAll(results);
}

static void emitIndexSwitch(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  std::string flag = e.pickScalar(Element::Index).name;
  unsigned cases = 1 + e.choices.choose(3);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "scf.index_switch " + flag + (slots.empty() ? "" : " -> " + joinTypes(slots)));
  for (unsigned n = 0; n < cases; ++n) {
    e.line("case " + std::to_string(n) + " {");
    e.regionYielding("scf.yield", slots, {}, e.nested());
    e.line("}");
  }
  e.line("default {");
  e.regionYielding("scf.yield", slots, {}, e.nested());
  e.line("}");
  e.addAll(results);
}

/// An execute_region may have several blocks, but no return.
static void emitExecuteRegion(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  bool isKept = e.choices.chance(1, 3);
  e.line(prefix + "scf.execute_region" + arrow(slots) + (isKept ? " no_inline" : "") + " {");
  Place inside = e.nested();
  inside.isCfg = true;
  e.regionYielding("scf.yield", slots, {}, inside);
  e.line("}");
  e.addAll(results);
}

void addScfRows(OpRows &rows) {
  rows.push_back({"scf.if", {"scf.if", "scf.yield"}, 8, mayNest, emitIf});
  rows.push_back({"scf.index_switch", {"scf.index_switch"}, 3, mayNest, emitIndexSwitch});
  rows.push_back({"scf.execute_region", {"scf.execute_region"}, 2, mayNest, emitExecuteRegion});
}

} // namespace freehold::gen
