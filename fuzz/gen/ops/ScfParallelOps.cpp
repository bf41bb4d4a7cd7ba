//===- ScfParallelOps.cpp - Loops whose order is open ---------------------===//
// Loops.h says why the order of iterations does not matter. Reductions are commutative and
// associative.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Loops.h"

namespace freehold::gen {

namespace {
struct Nest {
  std::vector<Value> ivs;
  std::vector<std::string> lower, upper, step;
  unsigned trips = 1;

  unsigned rank() const { return ivs.size(); }
};
} // namespace

/// Induction variables stay within a target's indices: below 4, or below 2 in each of two
/// dimensions.
static Nest makeNest(Emitter &e) {
  Nest nest;
  unsigned rank = 1 + e.choices.chance(1, 4);
  unsigned limit = rank == 1 ? kTripsMax : 2;
  for (unsigned d = 0; d < rank; ++d) {
    nest.ivs.push_back({"", scalar(Element::Index)});
    nest.lower.push_back(e.constant(Element::Index, e.choices.chance(1, 4)));
    nest.upper.push_back(
        e.choices.flip()
            ? e.op("arith.minui " + e.pickScalar(Element::Index).name + ", " +
                   e.constant(Element::Index, limit) + " : index")
            : e.constant(Element::Index, static_cast<int>(limit - e.choices.chance(1, 8))));
    nest.step.push_back(e.constant(Element::Index, 1 + e.choices.chance(1, 4)));
    nest.trips *= limit;
  }
  return nest;
}

static std::string listed(std::span<const std::string> texts) {
  std::string text;
  for (const std::string &one : texts)
    text += (text.empty() ? "" : ", ") + one;
  return "(" + text + ")";
}

static void nameIvs(Emitter &e, Nest &nest) {
  for (Value &iv : nest.ivs)
    iv.name = e.fresh();
}

/// Returns `(%i) = (%0) to (%3) step (%1)`.
static std::string header(const Nest &nest) {
  return "(" + joinNames(nest.ivs) + ") = " + listed(nest.lower) + " to " + listed(nest.upper) +
         " step " + listed(nest.step);
}

static Place placeOf(Emitter &e, const Nest &nest, const Target &target) {
  std::vector<std::string> ivs;
  for (const Value &iv : nest.ivs)
    ivs.push_back(iv.name);
  Place inside = parallelPlace(e, target, ivs);
  inside.loopFactor *= nest.trips;
  ++inside.allocationScope;
  // All iterations add to one cell.
  inside.accumulator->isAtomic = e.choices.chance(1, 5);
  if (inside.accumulator->isAtomic)
    inside.accumulator->indices = nest.rank() == 1 ? "[" + e.constant(Element::Index, 1) + "]"
                                                   : "[" + e.constant(Element::Index, 1) + ", " +
                                                         e.constant(Element::Index, 0) + "]";
  return inside;
}

//===----------------------------------------------------------------------===//
// scf.forall
//===----------------------------------------------------------------------===//

static void emitForall(Emitter &e) {
  Nest nest = makeNest(e);
  Target target = makeTarget(e, nest.rank());
  nameIvs(e, nest);
  bool isNormalized = e.choices.flip();
  e.line("scf.forall " +
         (isNormalized ? "(" + joinNames(nest.ivs) + ") in " + listed(nest.upper) : header(nest)) +
         " {");
  {
    ParallelScope hidden(e, target);
    Scope::Mark mark = e.scope.mark();
    emitLoopBody(e, placeOf(e, nest, target), {nest.ivs, {}, [&] { e.observeNew(mark); }});
  }
  e.line("}");
}

//===----------------------------------------------------------------------===//
// scf.parallel
//===----------------------------------------------------------------------===//

/// A reduction to a sum, which sometimes passes through a buffer.
static void emitReduction(Emitter &e) {
  static constexpr const char *ops[] = {"addi", "xori", "maxsi", "muli", "andi", "minui"};
  std::string a = e.fresh(), b = e.fresh();
  std::vector<Value> arguments = {{a, scalar(Element::I32)}, {b, scalar(Element::I32)}};
  e.label(e.freshLabel(), arguments);
  std::string op = ops[e.choices.choose(6)];
  std::string result = e.op("arith." + op + " " + a + ", " + b + " : i32");
  if (e.choices.chance(1, 4)) {
    std::string buffer = e.op("memref.alloc() : memref<i32>");
    e.line("memref.store " + result + ", " + buffer + "[] : memref<i32>");
    result = e.op("memref.load " + buffer + "[] : memref<i32>");
  }
  e.line("scf.reduce.return " + result + " : i32");
}

static void emitReduce(Emitter &e, unsigned count) {
  if (count == 0)
    return e.line("scf.reduce");
  std::vector<Value> operands;
  for (unsigned n = 0; n < count; ++n)
    operands.push_back(e.pickScalar(Element::I32));
  e.line("scf.reduce(" + joinNames(operands) + " : " + joinTypes(operands) + ") {");
  for (unsigned n = 0; n < count; ++n) {
    if (n)
      e.line("}, {");
    Indented deeper(e);
    emitReduction(e);
  }
  e.line("}");
}

static void emitParallel(Emitter &e) {
  std::vector<Slot> slots(e.choices.weighted({2, 2, 1}), Slot{scalar(Element::I32), {}});
  auto initial = e.fillAll(slots);
  Nest nest = makeNest(e);
  Target target = makeTarget(e, nest.rank());
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  nameIvs(e, nest);
  e.line(prefix + "scf.parallel " + header(nest) +
         (slots.empty() ? "" : " init (" + joinNames(initial) + ")" + arrow(slots)) + " {");
  {
    ParallelScope hidden(e, target);
    Scope::Mark mark = e.scope.mark();
    emitLoopBody(e, placeOf(e, nest, target), {nest.ivs, {}, [&] {
                                                 e.observeNew(mark);
                                                 emitReduce(e, slots.size());
                                               }});
  }
  e.line("}");
  e.addAll(results);
}

/// Emits %a + %b, cell by cell, as a new buffer.
static void emitSumOfBuffers(Emitter &e, const Type &type) {
  std::vector<Value> arguments = {{e.fresh(), type}, {e.fresh(), type}};
  e.label(e.freshLabel(), arguments);
  std::string text = " : " + spell(type), sum = e.op("memref.alloc()" + text);
  for (int n = 0; n < type.sizes[0]; ++n) {
    std::string at = "[" + e.constant(Element::Index, n) + "]" + text;
    std::string a = e.op("memref.load " + arguments[0].name + at);
    std::string b = e.op("memref.load " + arguments[1].name + at);
    std::string added = e.op("arith.addi " + a + ", " + b + " : i32");
    e.line("memref.store " + added + ", " + sum + at);
  }
  e.line("scf.reduce.return " + sum + text);
}

/// A parallel loop that reduces buffers by elementwise sums, whose order does not matter.
static void emitParallelOfBuffers(Emitter &e) {
  Type type = memref(Element::I32, {2});
  Value initial = e.newBuffer(type, Access::Frozen);
  Nest nest = makeNest(e);
  Target target = makeTarget(e, nest.rank());
  std::string result = e.fresh();
  nameIvs(e, nest);
  e.line(result + " = scf.parallel " + header(nest) + " init (" + initial.name + ") -> " +
         spell(type) + " {");
  {
    ParallelScope hidden(e, target);
    Scope::Mark mark = e.scope.mark();
    emitLoopBody(e, placeOf(e, nest, target),
                 {nest.ivs, {}, [&] {
                    Value mine = e.newBuffer(type, Access::Frozen);
                    e.observeNew(mark);
                    e.line("scf.reduce(" + mine.name + " : " + spell(type) + ") {");
                    {
                      Indented deeper(e);
                      emitSumOfBuffers(e, type);
                    }
                    e.line("}");
                  }});
  }
  e.line("}");
  e.scope.add({result, type, {.access = Access::Frozen, .isFresh = true}});
}

void addScfParallelRows(OpRows &rows) {
  rows.push_back({"scf.forall", {"scf.forall", "scf.forall.in_parallel"}, 2, mayLoop, emitForall});
  rows.push_back({"scf.parallel",
                  {"scf.parallel", "scf.reduce", "scf.reduce.return"},
                  2,
                  mayLoop,
                  emitParallel});
  rows.push_back({"scf.parallel.memref",
                  {"scf.parallel", "scf.reduce", "scf.reduce.return"},
                  1,
                  mayLoop,
                  emitParallelOfBuffers});
}

} // namespace freehold::gen
