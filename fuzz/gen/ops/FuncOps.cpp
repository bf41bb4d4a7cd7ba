//===- FuncOps.cpp - Calls ------------------------------------------------===//
#include "fuzz/gen/Emitter.h"

#include <algorithm>

namespace freehold::gen {

static bool always(const Emitter &) { return true; }

static bool mayCall(const Emitter &e, const Signature &callee) {
  return callee.isCalled && callee.cost * e.place.loopFactor <= e.profile.costMax / 4;
}
static bool hasCallee(const Emitter &e) {
  return std::any_of(e.functions.begin(), e.functions.end(),
                     [&](const Signature &callee) { return mayCall(e, callee); });
}

/// A call that returns what an argument may be returns a stack buffer where that is one.
static std::vector<Slot> resultsFor(const Signature &callee, std::span<const Value> arguments) {
  std::vector<Slot> results = callee.results;
  for (Slot &result : results)
    for (const Value &argument : arguments)
      if (result.facts.access == Access::Frozen && !result.facts.isFresh)
        result.facts.stackDepth = std::max(result.facts.stackDepth, argument.facts.stackDepth);
  return results;
}

static std::vector<Value> emitCallTo(Emitter &e, const Signature &callee,
                                     std::span<const Value> arguments) {
  std::vector<Value> results;
  auto slots = resultsFor(callee, arguments);
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "func.call @" + callee.name + "(" + joinNames(arguments) + ") : (" +
         joinTypes(arguments) + ") -> (" + joinTypes(callee.results) + ")");
  e.countCost(callee.cost);
  return results;
}

static void emitCall(Emitter &e) {
  std::vector<unsigned> callees;
  for (size_t n = e.functions.size(); n-- > 0;)
    if (mayCall(e, e.functions[n]))
      callees.push_back(static_cast<unsigned>(n));
  Signature callee = e.functions[callees[e.choices.choose(callees.size())]];
  auto arguments = e.fillAll(callee.parameters);
  e.addAll(emitCallTo(e, callee, arguments));
}

static bool mayCallItself(const Emitter &e) {
  return e.current.isRecursive && !e.hasCalledItself && e.place.loopFactor == 1 && e.mayNest();
}

/// if (fuel != 0) r = self(fuel - 1, ...) else r = something else.
static void emitRecursion(Emitter &e) {
  e.hasCalledItself = true;
  std::string fuel = e.scope.values().front().name;
  std::string isLeft =
      e.op("arith.cmpi ne, " + fuel + ", " + e.constant(Element::Index, 0) + " : index");
  std::vector<Slot> slots = e.current.results;
  for (Slot &slot : slots)
    if (slot.facts.access == Access::Frozen && !slot.facts.isFresh)
      slot.facts.stackDepth = e.place.allocationScope;
  std::vector<Value> results;
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + "scf.if " + isLeft + (slots.empty() ? "" : " -> (" + joinTypes(slots) + ")") +
         " {");
  {
    Indented deeper(e);
    Scope::Mark mark = e.scope.mark();
    Value less{e.op("arith.subi " + fuel + ", " + e.constant(Element::Index, 1) + " : index"),
               scalar(Element::Index)};
    auto arguments = e.fillAll(std::span(e.current.parameters).subspan(1));
    arguments.insert(arguments.begin(), less);
    auto inner = emitCallTo(e, e.current, arguments);
    e.line(inner.empty() ? "scf.yield"
                         : "scf.yield " + joinNames(inner) + " : " + joinTypes(inner));
    e.scope.leave(mark);
  }
  e.line("} else {");
  e.regionYielding("scf.yield", slots, {}, e.nested());
  e.line("}");
  e.addAll(results);
}

/// Observes the buffer, overwrites it, returns a small number.
static void emitExternalUse(Emitter &e) {
  Slot any{e.pickMemRefType(), {.stackDepth = e.place.allocationScope}};
  Value buffer = e.fill(any);
  std::string name = "@mix_" + mangle(buffer.type), type = spell(buffer.type);
  e.declare("func.func private " + name + "(" + type + ", i32) -> i32");
  std::string number = e.pickScalar(Element::I32).name;
  e.add(scalar(Element::I32),
        "func.call " + name + "(" + buffer.name + ", " + number + ") : (" + type + ", i32) -> i32");
}

static void emitExternalMake(Emitter &e) {
  Type type = identity(e.pickMemRefType());
  std::string name = "@make_" + mangle(type);
  e.declare("func.func private " + name + "() -> " + spell(type));
  e.add(type, "func.call " + name + "() : () -> " + spell(type), {.isFresh = true});
}

/// Stubs return numbers below 8.
static void emitExternalNumber(Emitter &e) {
  Element element = e.choices.flip() ? Element::Index : Element::I32;
  std::string name = "@next_" + spell(element);
  e.declare("func.func private " + name + "() -> " + spell(element));
  e.add(scalar(element), "func.call " + name + "() : () -> " + spell(element));
}

void addFuncRows(OpRows &rows) {
  rows.push_back({"func.call", {"func.call", "func.func", "func.return"}, 12, hasCallee, emitCall});
  rows.push_back({"func.call.recursive", {"func.call"}, 12, mayCallItself, emitRecursion});
  rows.push_back({"func.call.external.use", {"func.call"}, 2, always, emitExternalUse});
  rows.push_back({"func.call.external.make", {"func.call"}, 1, always, emitExternalMake});
  rows.push_back({"func.call.external.number", {"func.call"}, 1, always, emitExternalNumber});
}

} // namespace freehold::gen
