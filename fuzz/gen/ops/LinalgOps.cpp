//===- LinalgOps.cpp - linalg on buffers ----------------------------------===//
// Shapes are static, so that they agree. Iterations are unordered, so an output may share cells
// with an input only if both have the same indexing map: whole memrefs of one static shape have all
// cells in common or none, see Scope.h. Any other output is a new buffer.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

static bool isOutput(const Value &value) { return isStaticWhole(value) && value.isWritable(); }
static bool isSumOutput(const Value &value) {
  return isOutput(value) && value.type.rank >= 1 && value.type.element != Element::I1;
}

/// Returns another buffer of the output's shape, or the output itself.
static Value pickInput(Emitter &e, const Value &output) {
  Value input = pickWhere(e, [&](const Value &value) {
    return isStaticWhole(value) && haveOneShape(value.type, output.type);
  });
  e.scope.markObserved(input.name);
  return input;
}

static std::string outs(const Value &output) {
  return "outs(" + output.name + " : " + spell(output.type) + ")";
}

static void emitMap(Emitter &e) {
  Value output = pick<isOutput>(e), a = pickInput(e, output), b = pickInput(e, output);
  const char *op = isFloat(output.type.element) ? "arith.addf" : "arith.addi";
  e.line(std::string("linalg.map { ") + op + " } ins(" + a.name + ", " + b.name + " : " +
         spell(a.type) + ", " + spell(b.type) + ") " + outs(output));
  e.countCost(24);
}

/// out[i...] += in[i...]: the op reads the output's old elements.
static void emitGeneric(Emitter &e) {
  Value output = pick<isSumOutput>(e), input = pickInput(e, output);
  std::string dims, parallel, element = spell(output.type.element);
  for (unsigned d = 0; d < output.type.rank; ++d) {
    dims += (d ? ", d" : "d") + std::to_string(d);
    parallel += d ? ", \"parallel\"" : "\"parallel\"";
  }
  std::string map = "affine_map<(" + dims + ") -> (" + dims + ")>";
  std::string in = e.fresh(), out = e.fresh();
  e.line("linalg.generic {indexing_maps = [" + map + ", " + map + "], iterator_types = [" +
         parallel + "]} ins(" + input.name + " : " + spell(input.type) + ") " + outs(output) +
         " {");
  e.line("^bb0(" + in + ": " + element + ", " + out + ": " + element + "):");
  {
    Indented deeper(e);
    const char *op = isFloat(output.type.element) ? "arith.addf " : "arith.addi ";
    std::string sum = e.op(op + in + ", " + out + " : " + element);
    e.line("linalg.yield " + sum + " : " + element);
  }
  e.line("}");
  e.countCost(24);
}

static bool isSquare(const Value &value) {
  return value.type.isRanked() && haveOneShape(value.type, memref(Element::I32, {2, 2}));
}
static bool hasSquare(const Emitter &e) { return e.scope.any(isSquare); }

static void emitMatmul(Emitter &e) {
  Value a = pick<isSquare>(e), b = pick<isSquare>(e);
  Value c = e.newBuffer(memref(Element::I32, {2, 2}), Access::Writable);
  e.scope.markObserved(a.name);
  e.scope.markObserved(b.name);
  e.line("linalg.matmul ins(" + a.name + ", " + b.name + " : " + spell(a.type) + ", " +
         spell(b.type) + ") " + outs(c));
  e.scope.add(c);
  e.countCost(64);
}

static bool isFour(const Value &value) {
  return value.type.isRanked() && haveOneShape(value.type, memref(Element::I32, {4}));
}
static bool hasFour(const Emitter &e) { return e.scope.any(isFour); }

static void emitDot(Emitter &e) {
  Value a = pick<isFour>(e), b = pick<isFour>(e);
  Value sum = e.fill({memref(Element::I32, {}), {.stackDepth = e.place.allocationScope}});
  e.scope.markObserved(a.name);
  e.scope.markObserved(b.name);
  e.line("linalg.dot ins(" + a.name + ", " + b.name + " : " + spell(a.type) + ", " + spell(b.type) +
         ") " + outs(sum));
  e.print(e.load(sum));
  e.countCost(32);
}

void addLinalgRows(OpRows &rows) {
  rows.push_back(
      {"linalg.map", {"linalg.map", "arith.addi", "arith.addf"}, 2, has<isOutput>, emitMap});
  rows.push_back({"linalg.generic",
                  {"linalg.generic", "arith.addi", "arith.addf"},
                  1,
                  has<isSumOutput>,
                  emitGeneric});
  rows.push_back({"linalg.matmul", {"linalg.matmul"}, 1, hasSquare, emitMatmul});
  rows.push_back({"linalg.dot", {"linalg.dot"}, 1, hasFour, emitDot});
}

} // namespace freehold::gen
