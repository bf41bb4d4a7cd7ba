//===- ArithOps.cpp - Scalars, and selects of buffers ---------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

/// Without overflow flags and division, the op is defined for all operands.
static void emitInteger(Emitter &e) {
  static constexpr const char *ops[] = {"addi", "xori", "subi", "muli", "andi", "maxsi"};
  std::string name = ops[e.choices.choose(6)];
  static constexpr Element elements[] = {Element::I32, Element::I64, Element::I8};
  Element element = elements[e.choices.weighted({6, 1, 1})];
  std::string a = e.pickScalar(element).name, b = e.pickScalar(element).name;
  e.add(scalar(element), "arith." + name + " " + a + ", " + b + " : " + spell(element));
}

/// Limits the sum to kIndexMax, as for every index in scope.
static void emitIndex(Emitter &e) {
  std::string a = e.pickScalar(Element::Index).name, b = e.pickScalar(Element::Index).name;
  std::string sum = e.op("arith.addi " + a + ", " + b + " : index");
  e.add(scalar(Element::Index),
        "arith.minui " + sum + ", " + e.constant(Element::Index, kIndexMax) + " : index");
}

static void emitIndexCast(Emitter &e) {
  if (e.choices.flip()) {
    std::string number = e.pickScalar(Element::I32).name;
    std::string wide = e.op("arith.index_castui " + number + " : i32 to index");
    e.add(scalar(Element::Index),
          "arith.remui " + wide + ", " + e.constant(Element::Index, 5) + " : index");
  } else {
    std::string index = e.pickScalar(Element::Index).name;
    e.add(scalar(Element::I32), "arith.index_cast " + index + " : index to i32");
  }
}

static void emitCompare(Emitter &e) {
  static constexpr const char *predicates[] = {"slt", "eq", "ult", "sge", "ne"};
  Element element = e.choices.flip() ? Element::Index : Element::I32;
  std::string predicate = predicates[e.choices.choose(5)];
  std::string a = e.pickScalar(element).name, b = e.pickScalar(element).name;
  e.add(scalar(Element::I1),
        "arith.cmpi " + predicate + ", " + a + ", " + b + " : " + spell(element));
}

static void emitTruncation(Emitter &e) {
  std::string number = e.pickScalar(Element::I32).name;
  e.add(scalar(Element::I1), "arith.trunci " + number + " : i32 to i1");
}

static void emitExtension(Emitter &e) {
  std::string bit = e.pickBool();
  e.add(scalar(Element::I32), "arith.extui " + bit + " : i1 to i32");
}

/// Conversions between widths, chosen so that every type is reached from i32 and reaches it.
static void emitResize(Emitter &e) {
  struct Resize {
    const char *op;
    Element from, to;
  };
  static constexpr Resize resizes[] = {
      {"arith.extsi ", Element::I32, Element::I64}, {"arith.trunci ", Element::I64, Element::I32},
      {"arith.trunci ", Element::I32, Element::I8}, {"arith.extsi ", Element::I8, Element::I32},
      {"arith.uitofp ", Element::I8, Element::F32}, {"arith.uitofp ", Element::I8, Element::F64},
      {"arith.extf ", Element::F32, Element::F64}};
  const Resize &resize = resizes[e.choices.choose(std::size(resizes))];
  std::string from = e.pickScalar(resize.from).name;
  e.add(scalar(resize.to),
        resize.op + from + " : " + spell(resize.from) + " to " + spell(resize.to));
}

/// Uses only ops that make no NaN from numbers in scope: the bits of a NaN differ between machines.
static void emitFloat(Emitter &e) {
  static constexpr const char *ops[] = {"addf", "maximumf", "minimumf"};
  Element element = e.choices.chance(1, 4) ? Element::F64 : Element::F32;
  std::string op = ops[e.choices.weighted({4, 1, 1})];
  std::string a = e.pickScalar(element).name, b = e.pickScalar(element).name;
  e.add(scalar(element), "arith." + op + " " + a + ", " + b + " : " + spell(element));
}

static bool hasTwoMemRefs(const Emitter &e) { return e.scope.find(isMemRef).size() >= 2; }

/// Casts the memref to the type that all memrefs of its rank and element can be cast to.
static Value castToFullyDynamic(Emitter &e, const Value &value) {
  Type type = fullyDynamic(value.type);
  if (value.type == type)
    return value;
  return e.define(type,
                  "memref.cast " + value.name + " : " + spell(value.type) + " to " + spell(type),
                  value.facts);
}

/// Selects one of two buffers, which may have different types.
static void emitSelectMemRef(Emitter &e) {
  Value a = pick<isMemRef>(e);
  bool mayCast = a.type.isRanked() && e.choices.chance(1, 4);
  auto others = e.scope.find([&](const Value &value) {
    bool fits = mayCast ? fullyDynamic(value.type) == fullyDynamic(a.type) : value.type == a.type;
    return value.type.isMemRef && fits && value.name != a.name;
  });
  Value b = a;
  if (!others.empty())
    b = e.scope.values()[others[e.choices.choose(others.size())]];
  else if (a.type.isAllocatable())
    b = e.newBuffer(a.type, a.facts.access);
  std::string condition = e.pickBool();
  e.scope.markObserved(a.name);
  e.scope.markObserved(b.name);
  if (!(a.type == b.type)) {
    a = castToFullyDynamic(e, a);
    b = castToFullyDynamic(e, b);
  }
  e.add(a.type, "arith.select " + condition + ", " + a.name + ", " + b.name + " : " + spell(a.type),
        merge(a.facts, b.facts));
}

void addArithRows(OpRows &rows) {
  rows.push_back({"arith.integer",
                  {"arith.addi", "arith.xori", "arith.subi", "arith.muli", "arith.andi",
                   "arith.maxsi", "arith.constant"},
                  4,
                  always,
                  emitInteger});
  rows.push_back({"arith.index", {"arith.addi", "arith.minui"}, 2, always, emitIndex});
  rows.push_back({"arith.index_cast",
                  {"arith.index_castui", "arith.index_cast", "arith.remui"},
                  2,
                  always,
                  emitIndexCast});
  rows.push_back({"arith.cmpi", {"arith.cmpi"}, 3, always, emitCompare});
  rows.push_back({"arith.trunci", {"arith.trunci"}, 1, always, emitTruncation});
  rows.push_back({"arith.extui", {"arith.extui"}, 1, always, emitExtension});
  rows.push_back({"arith.resize",
                  {"arith.extsi", "arith.trunci", "arith.uitofp", "arith.extf"},
                  1,
                  always,
                  emitResize});
  rows.push_back(
      {"arith.addf", {"arith.addf", "arith.maximumf", "arith.minimumf"}, 1, always, emitFloat});
  rows.push_back({"arith.select.memref", {"arith.select"}, 8, hasTwoMemRefs, emitSelectMemRef});
}

} // namespace freehold::gen
