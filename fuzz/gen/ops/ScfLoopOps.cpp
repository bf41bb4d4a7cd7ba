//===- ScfLoopOps.cpp - Loops that carry buffers --------------------------===//
// What each iteration yields is chosen by Carry: the carried values, rotated or not, the initial
// values, outer values, or new ones. A counter bounds the iterations of an scf.while; it is
// carried, or stored in a buffer that no other op can name.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Loops.h"

#include <utility>

namespace freehold::gen {

//===----------------------------------------------------------------------===//
// scf.for
//===----------------------------------------------------------------------===//

namespace {
struct Bounds {
  std::string lower, upper, step;
  Element element = Element::Index;
  bool isUnsigned = false;
};
} // namespace

/// Returns a trip count of at most kTripsMax.
static std::string pickTrips(Emitter &e) {
  Value bound = e.pickScalar(Element::Index);
  return e.op("arith.minui " + bound.name + ", " + e.constant(Element::Index, kTripsMax) +
              " : index");
}

static Bounds constantBounds(Emitter &e) {
  int trips = static_cast<int>(e.choices.choose(kTripsMax + 1));
  int lower = static_cast<int>(e.choices.choose(2)), step = 1 + e.choices.choose(3);
  // One less gives the same trip count, or for no trips an upper bound below the lower one.
  int upper = lower + trips * step - (step > 1 || trips == 0 ? e.choices.choose(2) : 0);
  return {e.constant(Element::Index, lower), e.constant(Element::Index, std::max(upper, 0)),
          e.constant(Element::Index, step)};
}

/// Bounds from 0 to 7, in steps of 3 or more.
static Bounds dynamicBounds(Emitter &e) {
  std::string lower = e.pickScalar(Element::Index).name, upper = e.pickScalar(Element::Index).name;
  std::string step = e.op("arith.maxui " + e.pickScalar(Element::Index).name + ", " +
                          e.constant(Element::Index, 3) + " : index");
  return {lower, upper, step};
}

/// Unsigned i32 bounds on both sides of the value at which the sign bit changes.
static Bounds integerBounds(Emitter &e) {
  bool isUnsigned = e.choices.flip();
  int lower = isUnsigned ? 0x7ffffffe : -2;
  std::string trips = e.op("arith.andi " + e.pickScalar(Element::I32).name + ", " +
                           e.constant(Element::I32, kTripsMax) + " : i32");
  std::string upper =
      e.op("arith.addi " + trips + ", " + e.constant(Element::I32, lower) + " : i32");
  return {e.constant(Element::I32, lower), upper, e.constant(Element::I32, 1), Element::I32,
          isUnsigned};
}

static Bounds pickBounds(Emitter &e) {
  switch (e.choices.weighted({6, 2, 2, 1})) {
  case 0:
    return {e.constant(Element::Index, 0), pickTrips(e), e.constant(Element::Index, 1)};
  case 1:
    return constantBounds(e);
  case 2:
    return dynamicBounds(e);
  default:
    return integerBounds(e);
  }
}

/// Adds upper - 1 - i to the scope, which counts down.
static void addDescending(Emitter &e, const Bounds &bounds, const Value &i) {
  std::string last =
      e.op("arith.subi " + bounds.upper + ", " + e.constant(Element::Index, 1) + " : index");
  e.add(i.type, "arith.subi " + last + ", " + i.name + " : index");
}

static void yield(Emitter &e, std::span<const Value> values) {
  e.line(values.empty() ? "scf.yield"
                        : "scf.yield " + joinNames(values) + " : " + joinTypes(values));
}

static void emitFor(Emitter &e) {
  auto slots = makeCarried(e);
  auto initial = e.fillAll(slots);
  Bounds bounds = pickBounds(e);
  bool isDescending = bounds.element == Element::Index && e.choices.chance(1, 6);
  Carry carry = slots.empty() ? Carry::Any : pickCarry(e);
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  Value i{e.fresh(), scalar(bounds.element)};
  auto carried = e.nameSlots(slots);
  std::string types = bounds.element == Element::Index ? "" : " : " + spell(bounds.element);
  if (!slots.empty())
    types = " iter_args(" + bindings(carried, initial) + ")" + arrow(slots) + types;
  e.line(prefix + "scf.for " + (bounds.isUnsigned ? "unsigned " : "") + i.name + " = " +
         bounds.lower + " to " + bounds.upper + " step " + bounds.step + types + " {");
  Place inside = e.nested();
  inside.loopFactor *= kTripsMax;
  ++inside.allocationScope;
  LoopBody body{.arguments = {i}};
  body.arguments.insert(body.arguments.end(), carried.begin(), carried.end());
  if (isDescending)
    body.begin = [&] { addDescending(e, bounds, i); };
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

//===----------------------------------------------------------------------===//
// scf.while
//===----------------------------------------------------------------------===//

namespace {
/// Counts the iterations: either the first carried value of both regions, or a buffer.
struct Counter {
  std::string limit;
  bool isCarried = true;
  std::string buffer;
};
} // namespace

static Counter makeCounter(Emitter &e, bool isCarried) {
  Counter counter{pickTrips(e), isCarried, ""};
  if (isCarried)
    return counter;
  bool isStack = e.choices.chance(1, 3);
  counter.buffer =
      e.op(std::string(isStack ? "memref.alloca" : "memref.alloc") + "() : memref<index>");
  e.line("memref.store " + e.constant(Element::Index, 0) + ", " + counter.buffer +
         "[] : memref<index>");
  return counter;
}

/// Returns whether the loop may continue, and increments the counter if it is in memory.
static std::string emitCount(Emitter &e, const Counter &counter, std::span<const Value> before) {
  std::string count = counter.isCarried
                          ? before.front().name
                          : e.op("memref.load " + counter.buffer + "[] : memref<index>");
  if (!counter.isCarried) {
    std::string next =
        e.op("arith.addi " + count + ", " + e.constant(Element::Index, 1) + " : index");
    e.line("memref.store " + next + ", " + counter.buffer + "[] : memref<index>");
  }
  return e.op("arith.cmpi ult, " + count + ", " + counter.limit + " : index");
}

/// Emits ops and scf.condition: the counter is below the limit, and sometimes another condition.
static void endBefore(Emitter &e, const Counter &counter, Scope::Mark mark,
                      std::span<const Value> arguments, std::span<const Slot> forwarded) {
  std::string condition = emitCount(e, counter, arguments);
  if (e.choices.chance(1, 3)) {
    std::string other = e.pickBool();
    condition = e.op("arith.andi " + condition + ", " + other + " : i1");
  }
  std::vector<Value> values = e.fillAll(forwarded.subspan(counter.isCarried));
  if (counter.isCarried)
    values.insert(values.begin(), arguments.front());
  e.observeNew(mark);
  e.line("scf.condition(" + condition + ")" +
         (values.empty() ? "" : " " + joinNames(values) + " : " + joinTypes(values)));
}

namespace {
struct While {
  Counter counter;
  std::vector<Slot> carried, forwarded;
  std::vector<Value> initial;
  Carry carry = Carry::Any;
};
} // namespace

static void emitAfter(Emitter &e, const While &loop, std::span<const Value> arguments) {
  LoopBody body{.arguments = {arguments.begin(), arguments.end()}};
  Scope::Mark mark = e.scope.mark();
  std::string next;
  body.begin = [&] {
    if (!arguments.empty())
      e.label(e.freshLabel(), arguments);
    if (loop.counter.isCarried)
      next = e.op("arith.addi " + arguments.front().name + ", " + e.constant(Element::Index, 1) +
                  " : index");
  };
  body.end = [&] {
    unsigned own = loop.counter.isCarried;
    auto values = fillCarried(e, loop.carry, std::span(loop.carried).subspan(own),
                              arguments.subspan(own), std::span(loop.initial).subspan(own));
    if (own)
      values.insert(values.begin(), {next, scalar(Element::Index)});
    e.observeNew(mark);
    yield(e, values);
  };
  emitLoopBody(e, e.place, body);
}

static void emitWhileLoop(Emitter &e, const While &loop) {
  std::vector<Value> results;
  std::string prefix = e.addResults(loop.forwarded, results);
  auto before = e.nameSlots(loop.carried), after = e.nameSlots(loop.forwarded);
  std::string initial = loop.carried.empty() ? "" : " (" + bindings(before, loop.initial) + ")";
  e.line(prefix + "scf.while" + initial + " : (" + joinTypes(loop.carried) + ") -> (" +
         joinTypes(loop.forwarded) + ") {");
  Place inside = e.nested();
  inside.loopFactor *= kTripsMax + 1;
  Place outside = std::exchange(e.place, std::move(inside));
  Scope::Mark mark = e.scope.mark();
  emitLoopBody(e, e.place,
               {before, {}, [&] { endBefore(e, loop.counter, mark, before, loop.forwarded); }});
  e.line("} do {");
  emitAfter(e, loop, after);
  e.place = std::move(outside);
  e.line("}");
  e.addAll(results);
}

/// Returns a loop whose two regions may carry different types.
static While makeWhile(Emitter &e) {
  While loop;
  loop.carried = makeCarried(e);
  loop.forwarded = e.choices.flip() ? makeCarried(e) : loop.carried;
  loop.initial = e.fillAll(loop.carried);
  loop.carry = loop.carried.empty() ? Carry::Any : pickCarry(e);
  return loop;
}

static void emitWhile(Emitter &e) {
  While loop = makeWhile(e);
  Slot count{scalar(Element::Index), {}};
  loop.carried.insert(loop.carried.begin(), count);
  loop.forwarded.insert(loop.forwarded.begin(), count);
  loop.initial.insert(loop.initial.begin(), {e.constant(Element::Index, 0), count.type});
  loop.counter = makeCounter(e, /*isCarried=*/true);
  emitWhileLoop(e, loop);
}

/// An scf.while that counts in memory, so that it may carry nothing or only memrefs.
static void emitWhileInMemory(Emitter &e) {
  While loop = makeWhile(e);
  loop.counter = makeCounter(e, /*isCarried=*/false);
  emitWhileLoop(e, loop);
}

void addScfLoopRows(OpRows &rows) {
  rows.push_back({"scf.for", {"scf.for"}, 7, mayLoop, emitFor});
  rows.push_back({"scf.while", {"scf.while", "scf.condition"}, 3, mayLoop, emitWhile});
  rows.push_back(
      {"scf.while.memory", {"scf.while", "scf.condition"}, 1, mayLoop, emitWhileInMemory});
}

} // namespace freehold::gen
