//===- MemRefAccessOps.cpp - Reads and writes -----------------------------===//
#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

static bool isMemRef(const Value &value) { return value.type.isMemRef; }
static bool isWritable(const Value &value) {
  return value.type.isMemRef && value.facts.access == Access::Writable;
}
static bool isStaticIdentity(const Value &value) {
  return value.type.isMemRef && !value.type.isStrided && value.type.isStatic();
}
static bool isVector(const Value &value) {
  return value.type.isMemRef && value.type.rank == 1 && value.type.element == Element::I32;
}

template <bool (*predicate)(const Value &)> static bool has(const Emitter &e) {
  return e.scope.any(predicate);
}
template <bool (*predicate)(const Value &)> static Value pick(Emitter &e) {
  auto found = e.scope.find(predicate);
  return e.scope.values()[found[e.choices.choose(found.size())]];
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

static bool mayCopy(const Value &a, const Value &b) {
  return isStaticIdentity(a) && isWritable(b) && a.type == b.type && a.name != b.name;
}

static bool hasCopyPair(const Emitter &e) {
  return e.scope.any([&](const Value &target) {
    return e.scope.any([&](const Value &source) { return mayCopy(source, target); });
  });
}

/// Identity memrefs of one static shape are the same cells or have none in common.
static void emitCopy(Emitter &e) {
  auto targets = e.scope.find([&](const Value &target) {
    return e.scope.any([&](const Value &source) { return mayCopy(source, target); });
  });
  Value target = e.scope.values()[targets[e.choices.choose(targets.size())]];
  auto sources = e.scope.find([&](const Value &source) { return mayCopy(source, target); });
  Value source = e.scope.values()[sources[e.choices.choose(sources.size())]];
  e.scope.markObserved(source.name);
  e.line("memref.copy " + source.name + ", " + target.name + " : " + spell(source.type) + " to " +
         spell(target.type));
}

/// A size may be anything, an index in scope may not.
static void emitDim(Emitter &e) {
  Value buffer = pick<isVector>(e);
  std::string size = e.op("memref.dim " + buffer.name + ", " + e.constant(Element::Index, 0) +
                          " : " + spell(buffer.type));
  e.add(scalar(Element::Index),
        "arith.minui " + size + ", " + e.constant(Element::Index, kIndexMax) + " : index");
}

/// for i in 0..dim: sum += buffer[i].
static void emitSum(Emitter &e) {
  Value buffer = pick<isVector>(e);
  std::string zero = e.constant(Element::Index, 0), type = spell(buffer.type);
  std::string size = e.op("memref.dim " + buffer.name + ", " + zero + " : " + type);
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
  rows.push_back({"memref.copy", {"memref.copy"}, 3, hasCopyPair, emitCopy});
  rows.push_back({"memref.dim", {"memref.dim"}, 1, has<isVector>, emitDim});
  rows.push_back(
      {"memref.load.sum", {"memref.load", "memref.dim", "scf.for"}, 2, has<isVector>, emitSum});
}

} // namespace freehold::gen
