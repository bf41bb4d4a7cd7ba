//===- ScfLoopOps.cpp - Loops that carry buffers --------------------------===//
// What a loop carries is a slot: the same facts hold before, in and after the loop. Each
// iteration yields any value that fits: the carried one, another one's (swaps, rotations),
// an outer one, or a new one.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Emitter.h"

#include <utility>

namespace freehold::gen {

static constexpr unsigned kTripsMax = 3;

static bool mayLoop(const Emitter &e) {
  return e.mayNest() && e.place.loopFactor <= kTripsMax * kTripsMax;
}

/// At most kTripsMax.
static std::string pickTrips(Emitter &e) {
  Value bound = e.pickScalar(Element::Index);
  return e.op("arith.minui " + bound.name + ", " + e.constant(Element::Index, kTripsMax) +
              " : index");
}

/// Sometimes several slots of one type, so that they can change places.
static std::vector<Slot> makeCarried(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  if (!slots.empty() && e.choices.flip())
    slots.push_back(slots.front());
  return slots;
}

static std::string bindings(std::span<const Value> arguments, std::span<const Value> initial) {
  std::string text;
  for (size_t n = 0; n < arguments.size(); ++n)
    text += (n ? ", " : "") + arguments[n].name + " = " + initial[n].name;
  return text;
}

static void emitFor(Emitter &e) {
  auto slots = makeCarried(e);
  auto initial = e.fillAll(slots);
  std::string trips = pickTrips(e);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  Value i{e.fresh(), scalar(Element::Index)};
  auto arguments = e.nameSlots(slots);
  std::string carried;
  if (!slots.empty())
    carried = " iter_args(" + bindings(arguments, initial) + ") -> (" + joinTypes(slots) + ")";
  e.line(prefix + "scf.for " + i.name + " = " + e.constant(Element::Index, 0) + " to " + trips +
         " step " + e.constant(Element::Index, 1) + carried + " {");
  Place inside = e.nested();
  inside.loopFactor *= kTripsMax;
  ++inside.allocationScope;
  arguments.insert(arguments.begin(), i);
  e.regionYielding("scf.yield", slots, arguments, inside);
  e.line("}");
  e.addAll(results);
}

/// Ops, then scf.condition: the counter is below the bound, and perhaps something else.
static void emitWhileBefore(Emitter &e, std::span<const Value> arguments, const std::string &trips,
                            std::span<const Slot> forwarded) {
  Scope::Mark mark = e.scope.mark();
  e.addAll(arguments);
  Indented deeper(e);
  e.emitOps();
  const Value &counter = arguments.front();
  std::string condition = e.op("arith.cmpi ult, " + counter.name + ", " + trips + " : index");
  if (e.choices.chance(1, 3)) {
    std::string other = e.pickBool();
    condition = e.op("arith.andi " + condition + ", " + other + " : i1");
  }
  std::vector<Value> values = e.fillAll(forwarded.subspan(1));
  values.insert(values.begin(), counter);
  e.observeNew(mark);
  e.line("scf.condition(" + condition + ") " + joinNames(values) + " : " + joinTypes(values));
  e.scope.leave(mark);
}

static void emitWhileAfter(Emitter &e, std::span<const Value> arguments,
                           std::span<const Slot> carried) {
  Scope::Mark mark = e.scope.mark();
  e.addAll(arguments);
  Indented deeper(e);
  e.label(e.freshLabel(), arguments);
  std::string next = e.op("arith.addi " + arguments.front().name + ", " +
                          e.constant(Element::Index, 1) + " : index");
  e.emitOps();
  std::vector<Value> values = e.fillAll(carried.subspan(1));
  values.insert(values.begin(), {next, scalar(Element::Index)});
  e.observeNew(mark);
  e.line("scf.yield " + joinNames(values) + " : " + joinTypes(values));
  e.scope.leave(mark);
}

/// The two regions may carry different types; the counter comes first in both.
static void emitWhile(Emitter &e) {
  Slot counter{scalar(Element::Index), {}};
  auto carried = makeCarried(e);
  auto forwarded = e.choices.flip() ? makeCarried(e) : carried;
  auto initial = e.fillAll(carried);
  initial.insert(initial.begin(), {e.constant(Element::Index, 0), counter.type});
  carried.insert(carried.begin(), counter);
  forwarded.insert(forwarded.begin(), counter);
  std::string trips = pickTrips(e);
  std::vector<Value> results;
  std::string prefix = e.addResults(forwarded, results);
  auto before = e.nameSlots(carried), after = e.nameSlots(forwarded);
  e.line(prefix + "scf.while (" + bindings(before, initial) + ") : (" + joinTypes(carried) +
         ") -> (" + joinTypes(forwarded) + ") {");
  Place inside = e.nested();
  inside.loopFactor *= kTripsMax + 1;
  Place outside = std::exchange(e.place, inside);
  emitWhileBefore(e, before, trips, forwarded);
  e.line("} do {");
  emitWhileAfter(e, after, carried);
  e.place = outside;
  e.line("}");
  e.addAll(results);
}

void addScfLoopRows(OpRows &rows) {
  rows.push_back({"scf.for", {"scf.for"}, 7, mayLoop, emitFor});
  rows.push_back({"scf.while", {"scf.while", "scf.condition"}, 4, mayLoop, emitWhile});
}

} // namespace freehold::gen
