//===- AffineRegionOps.cpp - affine.for, affine.if, affine.parallel -------===//
#include "fuzz/gen/Affine.h"
#include "fuzz/gen/Loops.h"

namespace freehold::gen {

static bool mayNest(const Emitter &e) { return e.mayNest(); }

static void yield(Emitter &e, std::span<const Value> values) {
  if (!values.empty())
    e.line("affine.yield " + joinNames(values) + " : " + joinTypes(values));
}

//===----------------------------------------------------------------------===//
// affine.for
//===----------------------------------------------------------------------===//

/// Returns ` = 0 to 3 step 2`: at most kTripsMax iterations, with indices below kIndexMax.
static std::string pickBounds(Emitter &e) {
  unsigned lower = e.choices.choose(2), step = 1 + e.choices.chance(1, 3);
  unsigned limit = lower + kTripsMax * step;
  std::string from = std::to_string(lower), to;
  if (e.choices.flip())
    to = "min affine_map<(d0) -> (d0, " + std::to_string(limit) + ")>(" + pickAffineIndex(e) + ")";
  else
    to = std::to_string(e.choices.chance(1, 6) ? lower : limit - e.choices.choose(kTripsMax));
  if (e.choices.chance(1, 4))
    from = "max affine_map<(d0) -> (d0 floordiv 2, " + from + ")>(" + pickAffineIndex(e) + ")";
  return " = " + from + " to " + to + (step == 1 ? "" : " step " + std::to_string(step));
}

static void emitForCarrying(Emitter &e, std::span<const Slot> slots) {
  auto initial = e.fillAll(slots);
  Carry carry = slots.empty() ? Carry::Any : pickCarry(e);
  std::string bounds = pickBounds(e);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  Value i{e.fresh(), scalar(Element::Index)};
  auto carried = e.nameSlots(slots);
  std::string types;
  if (!slots.empty())
    types = " iter_args(" + bindings(carried, initial) + ")" + arrow(slots);
  e.line(prefix + "affine.for " + i.name + bounds + types + " {");
  Place inside = e.nested();
  inside.loopFactor *= kTripsMax;
  ++inside.allocationScope;
  inside.affineIndices.push_back(i.name);
  LoopBody body{.arguments = {i}};
  body.arguments.insert(body.arguments.end(), carried.begin(), carried.end());
  Scope::Mark mark = e.scope.mark();
  body.end = [&] {
    auto values = fillCarried(e, carry, slots, carried, initial);
    e.observeNew(mark);
    yield(e, values);
  };
  emitLoopBody(e, inside, body);
  e.line("}");
  e.addAll(results);
}

static void emitFor(Emitter &e) {
  static constexpr Element elements[] = {Element::I32, Element::Index, Element::F32};
  std::vector<Slot> slots;
  for (unsigned n = e.choices.choose(3); n-- > 0;)
    slots.push_back({scalar(elements[e.choices.choose(3)]), {}});
  emitForCarrying(e, slots);
}

/// Emitted in one case of three, since the shipped pipeline accepts no program with it.
static void emitForMemRef(Emitter &e) {
  if (!e.choices.chance(1, 3))
    return emitFor(e);
  auto slots = makeCarried(e);
  Slot one = e.joinSlot({e.pickMemRefType(), {.access = Access::ReadOnly}});
  slots.insert(slots.begin(), one);
  emitForCarrying(e, slots);
}

//===----------------------------------------------------------------------===//
// affine.if
//===----------------------------------------------------------------------===//

static void emitArm(Emitter &e, std::span<const Slot> slots) {
  Scope::Mark mark = e.scope.mark();
  emitLoopBody(e, e.nested(), {{}, {}, [&] {
                                 auto values = e.fillAll(slots);
                                 e.observeNew(mark);
                                 yield(e, values);
                               }});
}

static void emitIf(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  bool hasElse = !slots.empty() || e.choices.flip();
  std::string set = pickAffineSet(e);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "affine.if " + set + arrow(slots) + " {");
  emitArm(e, slots);
  if (hasElse) {
    e.line("} else {");
    emitArm(e, slots);
  }
  e.line("}");
  e.addAll(results);
}

//===----------------------------------------------------------------------===//
// affine.parallel
//===----------------------------------------------------------------------===//

namespace {
struct Reductions {
  std::string text;
  std::vector<Slot> slots;
};
} // namespace

/// Picks reductions among those that the verifier accepts for signless integers.
static Reductions pickReductions(Emitter &e) {
  static constexpr const char *kinds[] = {"addi", "muli", "andi", "ori"};
  Reductions all;
  for (unsigned n = e.choices.weighted({2, 2, 1}); n-- > 0;) {
    all.text += (all.text.empty() ? "\"" : ", \"") + std::string(kinds[e.choices.choose(4)]) + "\"";
    all.slots.push_back({scalar(Element::I32), {}});
  }
  if (!all.slots.empty())
    all.text = " reduce (" + all.text + ")" + arrow(all.slots);
  return all;
}

/// Returns `(%i, %j) = (0, 0) to (2, min(%n, 2)) step (1, 1)`, below 4, or below 2 each.
static std::string pickRanges(Emitter &e, std::span<const Value> ivs) {
  unsigned limit = ivs.size() == 1 ? kTripsMax : 2;
  std::string lower, upper, step;
  for (size_t d = 0; d < ivs.size(); ++d) {
    const char *comma = d ? ", " : "";
    lower += comma + std::to_string(e.choices.chance(1, 4));
    step += comma + std::to_string(1 + e.choices.chance(1, 4));
    upper +=
        comma + (e.choices.flip() ? "min(" + pickInlineIndex(e) + ", " + std::to_string(limit) + ")"
                                  : std::to_string(limit));
  }
  return "(" + joinNames(ivs) + ") = (" + lower + ") to (" + upper + ") step (" + step + ")";
}

static void emitParallel(Emitter &e) {
  unsigned rank = 1 + e.choices.chance(1, 4);
  Target target = makeTarget(e, rank);
  Reductions reductions = pickReductions(e);
  std::vector<Value> results;
  std::string prefix = e.addResults(reductions.slots, results);
  std::vector<std::string> names;
  std::vector<Value> ivs;
  for (unsigned d = 0; d < rank; ++d) {
    names.push_back(e.fresh());
    ivs.push_back({names.back(), scalar(Element::Index)});
  }
  std::string ranges = pickRanges(e, ivs);
  e.line(prefix + "affine.parallel " + ranges + reductions.text + " {");
  Place inside = parallelPlace(e, target, names);
  inside.loopFactor *= kTripsMax + 1;
  ++inside.allocationScope;
  inside.affineIndices.insert(inside.affineIndices.end(), names.begin(), names.end());
  {
    ParallelScope hidden(e, target);
    Scope::Mark mark = e.scope.mark();
    emitLoopBody(e, inside, {ivs, {}, [&] {
                               auto values = e.fillAll(reductions.slots);
                               e.observeNew(mark);
                               yield(e, values);
                             }});
  }
  e.line("}");
  e.addAll(results);
}

void addAffineRegionRows(OpRows &rows) {
  rows.push_back({"affine.for", {"affine.for", "affine.yield"}, 3, mayLoop, emitFor});
  rows.push_back({"affine.for.memref", {"affine.for", "affine.yield"}, 1, mayLoop, emitForMemRef});
  rows.push_back({"affine.if", {"affine.if", "affine.yield"}, 2, mayNest, emitIf});
  rows.push_back(
      {"affine.parallel", {"affine.parallel", "affine.yield"}, 1, mayLoop, emitParallel});
}

} // namespace freehold::gen
