//===- FuncOps.cpp - Calls ------------------------------------------------===//
#include "fuzz/gen/Emitter.h"

#include <algorithm>

namespace freehold::gen {

/// Calls are emitted only where the order of observations is fixed, which functions may make.
static bool isOrdered(const Emitter &e) { return !e.place.isParallel(); }

static bool mayCall(const Emitter &e, const Signature &callee) {
  return isOrdered(e) && callee.isCalled &&
         callee.cost * e.place.loopFactor <= e.profile.costMax / 4;
}
static bool hasCallee(const Emitter &e) {
  return std::any_of(e.functions.begin(), e.functions.end(),
                     [&](const Signature &callee) { return mayCall(e, callee); });
}

/// A Frozen result may be one of the arguments, so it lives no longer than a stack buffer among
/// them.
static std::vector<Slot> resultsFor(const Signature &callee, std::span<const Value> arguments) {
  std::vector<Slot> results = callee.results;
  for (Slot &result : results)
    for (const Value &argument : arguments)
      if (result.facts.access == Access::Frozen && !result.facts.isFresh)
        result.facts.stackDepth = std::max(result.facts.stackDepth, argument.facts.stackDepth);
  return results;
}

/// Emits a call; `callee` is "func.call @f" or "func.call_indirect %f".
static std::vector<Value> emitCallTo(Emitter &e, const std::string &callee,
                                     const Signature &signature, std::span<const Value> arguments) {
  std::vector<Value> results;
  auto slots = resultsFor(signature, arguments);
  std::string prefix = e.addResults(slots, results);
  e.line(prefix + callee + "(" + joinNames(arguments) + ") : (" + joinTypes(arguments) + ") -> (" +
         joinTypes(signature.results) + ")");
  e.countCost(signature.cost);
  return results;
}

/// Returns arguments for the slots; sometimes the same buffer twice.
static std::vector<Value> fillArguments(Emitter &e, std::span<const Slot> slots) {
  std::vector<Value> values;
  for (const Slot &slot : slots) {
    bool isAgain = slot.type.isMemRef && !values.empty() && slot.accepts(values.back()) &&
                   e.choices.chance(1, 4);
    values.push_back(isAgain ? values.back() : e.fill(slot));
  }
  return values;
}

/// Returns the functions that may be called, the latest first.
static std::vector<unsigned> callees(const Emitter &e) {
  std::vector<unsigned> found;
  for (size_t n = e.functions.size(); n-- > 0;)
    if (mayCall(e, e.functions[n]))
      found.push_back(static_cast<unsigned>(n));
  return found;
}

static void emitCall(Emitter &e) {
  auto found = callees(e);
  Signature callee = e.functions[found[e.choices.choose(static_cast<unsigned>(found.size()))]];
  auto arguments = fillArguments(e, callee.parameters);
  e.addAll(emitCallTo(e, "func.call @" + callee.name, callee, arguments));
}

//===----------------------------------------------------------------------===//
// Function values
//===----------------------------------------------------------------------===//

static bool areEqual(std::span<const Slot> a, std::span<const Slot> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Slot &x, const Slot &y) {
    return x.type == y.type && x.facts.access == y.facts.access &&
           x.facts.isFresh == y.facts.isFresh && x.facts.stackDepth == y.facts.stackDepth;
  });
}

static std::string functionType(const Signature &signature) {
  return "(" + joinTypes(signature.parameters) + ") -> (" + joinTypes(signature.results) + ")";
}

static std::string functionConstant(Emitter &e, const Signature &signature) {
  return e.op("func.constant @" + signature.name + " : " + functionType(signature));
}

/// Returns the functions of `among` with the signature of `callee`.
static std::vector<unsigned> twins(const Emitter &e, std::span<const unsigned> among,
                                   unsigned callee) {
  std::vector<unsigned> found;
  const Signature &one = e.functions[callee];
  for (unsigned n : among) {
    const Signature &other = e.functions[n];
    if (n != callee && areEqual(other.parameters, one.parameters) &&
        areEqual(other.results, one.results))
      found.push_back(n);
  }
  return found;
}

/// Calls a function value: one function, or a select of two with the same signature.
static void emitCallIndirect(Emitter &e) {
  auto found = callees(e);
  unsigned first = found[e.choices.choose(static_cast<unsigned>(found.size()))];
  for (unsigned n : found)
    if (twins(e, found, first).empty() && !twins(e, found, n).empty())
      first = n;
  auto others = twins(e, found, first);
  Signature callee = e.functions[first];
  std::string value = functionConstant(e, callee);
  if (!others.empty() && e.choices.chance(3, 4)) {
    const Signature &other =
        e.functions[others[e.choices.choose(static_cast<unsigned>(others.size()))]];
    std::string second = functionConstant(e, other), condition = e.pickBool();
    value = e.op("arith.select " + condition + ", " + value + ", " + second + " : " +
                 functionType(callee));
    callee.cost = std::max(callee.cost, other.cost);
  }
  auto arguments = fillArguments(e, callee.parameters);
  e.addAll(emitCallTo(e, "func.call_indirect " + value, callee, arguments));
}

//===----------------------------------------------------------------------===//
// Recursion
//===----------------------------------------------------------------------===//

static bool mayCallItself(const Emitter &e) {
  return isOrdered(e) && e.current.isRecursive && !e.hasCalledItself && e.place.loopFactor == 1 &&
         e.mayNest();
}

/// if (fuel != 0) r = self(fuel - 1, ...) else r = other values. Or calls the partner.
static void emitRecursion(Emitter &e) {
  e.hasCalledItself = true;
  Signature callee = e.partner && !e.choices.chance(1, 4) ? *e.partner : e.current;
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
    auto arguments = fillArguments(e, std::span(callee.parameters).subspan(1));
    arguments.insert(arguments.begin(), less);
    auto inner = emitCallTo(e, "func.call @" + callee.name, callee, arguments);
    e.line(inner.empty() ? "scf.yield"
                         : "scf.yield " + joinNames(inner) + " : " + joinTypes(inner));
    e.scope.leave(mark);
  }
  e.line("} else {");
  e.regionYielding("scf.yield", slots, {}, e.nested());
  e.line("}");
  e.addAll(results);
}

/// Calls an external function that observes and overwrites the buffer and returns a small number.
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

/// Calls an external function that takes two buffers, perhaps the same, and returns two others.
static void emitExternalPair(Emitter &e) {
  Facts facts{.stackDepth = e.place.allocationScope};
  Slot first{e.pickMemRefType(), facts},
      second{e.choices.flip() ? e.pickMemRefType() : first.type, facts};
  std::vector<Slot> parameters = {first, second};
  Type type = identity(first.type), other = identity(second.type);
  // An unranked type does not tell which type the result has.
  std::string name = "pair_" + mangle(first.type) + "_" + mangle(second.type);
  if (first.type.isUnranked || second.type.isUnranked)
    name += "_to_" + mangle(type) + "_" + mangle(other);
  Signature callee{.name = name,
                   .parameters = parameters,
                   .results = {{type, {.isFresh = true}}, {other, {.isFresh = true}}}};
  e.declare("func.func private @" + callee.name + functionType(callee));
  auto arguments = fillArguments(e, parameters);
  e.addAll(emitCallTo(e, "func.call @" + callee.name, callee, arguments));
}

/// Calls an external function that returns a number; stubs return numbers below 8.
static void emitExternalNumber(Emitter &e) {
  Element element = e.choices.flip() ? Element::Index : Element::I32;
  std::string name = "@next_" + spell(element);
  e.declare("func.func private " + name + "() -> " + spell(element));
  e.add(scalar(element), "func.call " + name + "() : () -> " + spell(element));
}

void addFuncRows(OpRows &rows) {
  rows.push_back({"func.call", {"func.call", "func.func", "func.return"}, 12, hasCallee, emitCall});
  rows.push_back({"func.call_indirect",
                  {"func.call_indirect", "func.constant"},
                  2,
                  hasCallee,
                  emitCallIndirect});
  rows.push_back({"func.call.recursive", {"func.call"}, 30, mayCallItself, emitRecursion});
  rows.push_back({"func.call.external.use", {"func.call"}, 2, isOrdered, emitExternalUse});
  rows.push_back({"func.call.external.make", {"func.call"}, 1, isOrdered, emitExternalMake});
  rows.push_back({"func.call.external.pair", {"func.call"}, 1, isOrdered, emitExternalPair});
  rows.push_back({"func.call.external.number", {"func.call"}, 1, isOrdered, emitExternalNumber});
}

} // namespace freehold::gen
