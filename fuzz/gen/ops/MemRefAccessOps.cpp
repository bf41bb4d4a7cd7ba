//===- MemRefAccessOps.cpp - Reads and writes -----------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

static bool isVector(const Value &value) {
  return value.type.isRanked() && value.type.rank == 1 && value.type.element == Element::I32;
}
static bool hasDims(const Value &value) { return value.type.isMemRef && value.type.rank > 0; }
static bool isUnranked(const Value &value) { return value.type.isUnranked; }
static bool isCounter(const Value &value) {
  return value.isWritable() && value.type.isRanked() &&
         (value.type.element == Element::I32 || value.type.element == Element::I64);
}

static void emitLoad(Emitter &e) {
  Value buffer = pick<isMemRef>(e);
  e.scope.add(e.load(buffer));
}

static void emitPrint(Emitter &e) {
  Value buffer = pick<isMemRef>(e);
  e.observe(buffer);
}

static void emitStore(Emitter &e) {
  Value buffer = pick<isWritable>(e);
  Value scalar = e.pickScalar(buffer.type.element);
  e.store(scalar, buffer);
}

static void emitFill(Emitter &e) {
  Value buffer = pick<isWritable>(e);
  e.initialise(buffer);
}

/// Whole memrefs of one static shape have all cells in common or none, see Scope.h.
static bool mayCopy(const Value &a, const Value &b) {
  return isStaticWhole(a) && isStaticWhole(b) && isWritable(b) && haveOneShape(a.type, b.type) &&
         a.name != b.name;
}

static bool hasCopyPair(const Emitter &e) {
  return e.scope.any([&](const Value &target) {
    return isWritable(target) &&
           e.scope.any([&](const Value &source) { return mayCopy(source, target); });
  });
}

static void emitCopy(Emitter &e) {
  Value target = pickWhere(e, [&](const Value &target) {
    return e.scope.any([&](const Value &source) { return mayCopy(source, target); });
  });
  Value source = pickWhere(e, [&](const Value &source) { return mayCopy(source, target); });
  e.scope.markObserved(source.name);
  if (e.choices.chance(1, 4))
    e.line("linalg.copy ins(" + source.name + " : " + spell(source.type) + ") outs(" + target.name +
           " : " + spell(target.type) + ")");
  else
    e.line("memref.copy " + source.name + ", " + target.name + " : " + spell(source.type) + " to " +
           spell(target.type));
}

/// A size may exceed kIndexMax, so the result is bounded before it is added to the scope.
static void emitDim(Emitter &e) {
  Value buffer = pick<hasDims>(e);
  unsigned d = e.choices.choose(buffer.type.rank);
  e.scope.add({e.boundedDim(buffer, d), scalar(Element::Index)});
}

static void emitRank(Emitter &e) {
  Value buffer = pick<isUnranked>(e);
  e.add(scalar(Element::Index), "memref.rank " + buffer.name + " : " + spell(buffer.type));
}

/// The old values are not used: loads of the cell observe the effect.
static void emitAtomic(Emitter &e) {
  static constexpr const char *kinds[] = {"addi", "ori", "maxs", "assign", "andi"};
  Value buffer = pick<isCounter>(e);
  std::string kind = kinds[e.choices.choose(5)];
  Value number = e.pickScalar(buffer.type.element);
  e.access(buffer, [&](const std::string &indices) {
    std::string types = "(" + spell(number.type) + ", " + spell(buffer.type) + ") -> ";
    e.op("memref.atomic_rmw " + kind + " " + number.name + ", " + buffer.name + indices + " : " +
         types + spell(number.type));
  });
}

static void emitGenericAtomic(Emitter &e) {
  Value buffer = pick<isCounter>(e);
  Value number = e.pickScalar(buffer.type.element);
  std::string type = spell(number.type);
  e.access(buffer, [&](const std::string &indices) {
    std::string result = e.fresh(), current = e.fresh();
    e.line(result + " = memref.generic_atomic_rmw " + buffer.name + indices + " : " +
           spell(buffer.type) + " {");
    e.line("^bb0(" + current + " : " + type + "):");
    {
      Indented deeper(e);
      std::string next = e.op("arith.xori " + current + ", " + number.name + " : " + type);
      e.line("memref.atomic_yield " + next + " : " + type);
    }
    e.line("}");
  });
}

/// for i in 0..dim: sum += buffer[i].
static void emitSum(Emitter &e) {
  Value buffer = pick<isVector>(e);
  std::string zero = e.constant(Element::Index, 0), type = spell(buffer.type);
  std::string size = e.dim(buffer, 0);
  std::string sum = e.fresh(), i = e.fresh(), partial = e.fresh();
  e.line(sum + " = scf.for " + i + " = " + zero + " to " + size + " step " +
         e.constant(Element::Index, 1) + " iter_args(" + partial + " = " +
         e.constant(Element::I32, 0) + ") -> (i32) {");
  {
    Indented deeper(e);
    std::string element = e.op("memref.load " + buffer.name + "[" + i + "] : " + type);
    std::string next = e.op("arith.addi " + partial + ", " + element + " : i32");
    e.line("scf.yield " + next + " : i32");
  }
  e.line("}");
  e.countCost(24);
  e.scope.markObserved(buffer.name);
  e.scope.add({sum, scalar(Element::I32)});
}

void addMemRefAccessRows(OpRows &rows) {
  rows.push_back({"memref.load", {"memref.load"}, 5, has<isMemRef>, emitLoad});
  rows.push_back(
      {"memref.load.print", {"memref.load", "vector.print"}, 4, has<isMemRef>, emitPrint});
  rows.push_back({"memref.store", {"memref.store"}, 6, has<isWritable>, emitStore});
  rows.push_back({"linalg.fill", {"linalg.fill"}, 1, has<isWritable>, emitFill});
  rows.push_back({"memref.copy", {"memref.copy", "linalg.copy"}, 3, hasCopyPair, emitCopy});
  rows.push_back({"memref.dim", {"memref.dim"}, 1, has<hasDims>, emitDim});
  rows.push_back({"memref.rank", {"memref.rank"}, 1, has<isUnranked>, emitRank});
  rows.push_back({"memref.atomic_rmw", {"memref.atomic_rmw"}, 1, has<isCounter>, emitAtomic});
  rows.push_back({"memref.generic_atomic_rmw",
                  {"memref.generic_atomic_rmw", "memref.atomic_yield"},
                  1,
                  has<isCounter>,
                  emitGenericAtomic});
  rows.push_back(
      {"memref.load.sum", {"memref.load", "memref.dim", "scf.for"}, 2, has<isVector>, emitSum});
}

} // namespace freehold::gen
