//===- ArithOps.cpp - Scalars, and selects of buffers ---------------------===//
#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

static bool always(const Emitter &) { return true; }

/// No overflow flags and no division: defined for all operands.
static void emitInteger(Emitter &e) {
  static constexpr const char *ops[] = {"addi", "xori", "subi", "muli", "andi", "maxsi"};
  std::string name = ops[e.choices.choose(6)];
  std::string a = e.pickScalar(Element::I32).name, b = e.pickScalar(Element::I32).name;
  e.add(scalar(Element::I32), "arith." + name + " " + a + ", " + b + " : i32");
}

/// Bounded by kIndexMax, as every index in scope.
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

static void emitFloat(Emitter &e) {
  std::string a = e.pickScalar(Element::F32).name, b = e.pickScalar(Element::F32).name;
  e.add(scalar(Element::F32), "arith.addf " + a + ", " + b + " : f32");
}

static bool isMemRef(const Value &value) { return value.type.isMemRef; }

static bool hasTwoMemRefs(const Emitter &e) { return e.scope.find(isMemRef).size() >= 2; }

/// Either of two buffers of one type.
static void emitSelectMemRef(Emitter &e) {
  auto found = e.scope.find(isMemRef);
  Value a = e.scope.values()[found[e.choices.choose(found.size())]];
  auto others = e.scope.find(
      [&](const Value &value) { return value.type == a.type && value.name != a.name; });
  Value b = a;
  if (!others.empty())
    b = e.scope.values()[others[e.choices.choose(others.size())]];
  else if (a.type.isAllocatable())
    b = e.newBuffer(a.type, a.facts.access);
  std::string condition = e.pickBool();
  e.scope.markObserved(a.name);
  e.scope.markObserved(b.name);
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
  rows.push_back({"arith.addf", {"arith.addf"}, 1, always, emitFloat});
  rows.push_back({"arith.select.memref", {"arith.select"}, 8, hasTwoMemRefs, emitSelectMemRef});
}

} // namespace freehold::gen
