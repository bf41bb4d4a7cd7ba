//===- LinalgOps.cpp - Structured ops on tensors --------------------------===//
// A destination is a tensor that the op overwrites completely: an existing one, which bufferization
// may update in place, or an empty one.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/tensor/Tensors.h"

namespace freehold::gen {

using namespace tensors;

/// Returns a destination of the shape and element of `like`.
static Value destination(Emitter &e, const Value &like) {
  switch (e.choices.weighted({3, 2, 1})) {
  case 0:
    return destinationLike(e, like, like.type.element);
  case 1:
    return like;
  default:
    return like.type.isStatic() ? pickOf(e, like.type) : like;
  }
}

static void emitFill(Emitter &e) {
  Value value = pick(e);
  std::string element = pickElement(e, value.type.element);
  e.countCost(16);
  e.add(value.type, "linalg.fill ins(" + element + " : " + spell(value.type.element) + ") outs(" +
                        value.name + " : " + spell(value.type) + ") -> " + spell(value.type));
}

static void emitCopy(Emitter &e) {
  Value value = pick(e), out = destination(e, value);
  std::string type = spell(value.type);
  e.countCost(16);
  e.add(value.type, "linalg.copy ins(" + value.name + " : " + type + ") outs(" + out.name + " : " +
                        type + ") -> " + type);
}

static void emitMap(Emitter &e) {
  Value a = pick(e), b = sameShape(e, a), out = destination(e, a);
  std::string type = spell(a.type), op = pickBinary(e, a.type.element);
  e.countCost(48);
  if (e.choices.flip() && a.type.element == Element::I32) {
    std::string kind = op == "arith.muli" ? "mul" : "add";
    e.add(a.type, "linalg.elementwise kind=#linalg.elementwise_kind<" + kind + "> ins(" + a.name +
                      ", " + b.name + " : " + type + ", " + type + ") outs(" + out.name + " : " +
                      type + ") -> " + type);
    return;
  }
  e.add(a.type, "linalg.map { " + op + " } ins(" + a.name + ", " + b.name + " : " + type + ", " +
                    type + ") outs(" + out.name + " : " + type + ")");
}

static std::string identityMap(unsigned rank) {
  std::string dims;
  for (unsigned d = 0; d < rank; ++d)
    dims += (d ? ", d" : "d") + std::to_string(d);
  return "affine_map<(" + dims + ") -> (" + dims + ")>";
}

/// Two results: each output becomes the old value of the other one plus the input.
static void emitGeneric(Emitter &e) {
  Value in = pick(e), a = sameShape(e, in), b = sameShape(e, in);
  const Type &type = in.type;
  std::string map = identityMap(type.rank), text = spell(type), iterators;
  for (unsigned d = 0; d < type.rank; ++d)
    iterators += d ? ", \"parallel\"" : "\"parallel\"";
  std::string element = spell(type.element), op = pickBinary(e, type.element);
  std::string name = e.fresh();
  e.line(name + ":2 = linalg.generic {indexing_maps = [" + map + ", " + map + ", " + map +
         "], iterator_types = [" + iterators + "]} ins(" + in.name + " : " + text + ") outs(" +
         a.name + ", " + b.name + " : " + text + ", " + text + ") {");
  {
    Indented deeper(e);
    Type one = scalar(type.element);
    std::vector<Value> arguments = {{e.fresh(), one}, {e.fresh(), one}, {e.fresh(), one}};
    e.label(e.freshLabel(), arguments);
    std::string sum =
        e.op(op + " " + arguments[0].name + ", " + arguments[2].name + " : " + element);
    e.line("linalg.yield " + sum + ", " + arguments[1].name + " : " + element + ", " + element);
  }
  e.line("} -> (" + text + ", " + text + ")");
  e.countCost(64);
  e.scope.add({name + "#0", type});
  e.scope.add({name + "#1", type});
}

static bool isSquare(const Value &value) {
  const Type &type = value.type;
  return type.isTensor && type.rank == 2 && type.sizes[0] == 2 && type.sizes[1] == 2 &&
         type.element != Element::I1 && type.element != Element::Index;
}
static bool hasSquare(const Emitter &e) { return e.scope.any(isSquare); }

static void emitMatmul(Emitter &e) {
  Value a = pickWhere(e, isSquare), b = pickOf(e, a.type), out = pickOf(e, a.type);
  std::string type = spell(a.type);
  e.countCost(40);
  e.add(a.type, "linalg.matmul ins(" + a.name + ", " + b.name + " : " + type + ", " + type +
                    ") outs(" + out.name + " : " + type + ") -> " + type);
}

static bool isMatrix(const Value &value) { return value.type.isTensor && value.type.rank == 2; }
static bool hasMatrix(const Emitter &e) { return e.scope.any(isMatrix); }

static void emitTranspose(Emitter &e) {
  Value value = pickWhere(e, isMatrix);
  Type type = value.type;
  std::swap(type.sizes[0], type.sizes[1]);
  Value out;
  if (type == value.type && type.isStatic() && e.choices.flip()) {
    out = pickOf(e, type);
  } else {
    std::vector<std::string> sizes;
    for (unsigned d : {1u, 0u})
      if (value.type.sizes[d] == kDynamic)
        sizes.push_back(dim(e, value, d));
    out = empty(e, type, sizes);
  }
  e.countCost(32);
  e.add(type, "linalg.transpose ins(" + value.name + " : " + spell(value.type) + ") outs(" +
                  out.name + " : " + spell(type) + ") permutation = [1, 0]");
}

static bool mayBroadcast(const Value &value) {
  const Type &type = value.type;
  return type.isTensor && type.rank < 3 &&
         (!type.isStatic() || 2 * type.elements() <= kElementsMax);
}
static bool hasBroadcast(const Emitter &e) { return e.scope.any(mayBroadcast); }

/// Adds a dimension of size 2 in front.
static void emitBroadcast(Emitter &e) {
  Value value = pickWhere(e, mayBroadcast);
  Type type = value.type;
  for (unsigned d = type.rank; d-- > 0;)
    type.sizes[d + 1] = type.sizes[d];
  type.sizes[0] = 2;
  ++type.rank;
  Value out = type.isStatic() && e.choices.flip() ? pickOf(e, type)
                                                  : empty(e, type, dynamicSizes(e, value));
  e.countCost(32);
  e.add(type, "linalg.broadcast ins(" + value.name + " : " + spell(value.type) + ") outs(" +
                  out.name + " : " + spell(type) + ") dimensions = [0]");
}

static bool mayReduce(const Value &value) { return value.type.isTensor && value.type.rank > 0; }
static bool hasReduce(const Emitter &e) { return e.scope.any(mayReduce); }

/// Reduces the last dimension. The op reads its initial value, so that is fully defined.
static void emitReduce(Emitter &e) {
  Value value = pickWhere(e, mayReduce);
  Type type = value.type;
  type.sizes[--type.rank] = 0;
  Value start;
  if (type.isStatic()) {
    start = pickOf(e, type);
  } else {
    std::vector<std::string> sizes;
    for (unsigned d = 0; d < type.rank; ++d)
      if (type.sizes[d] == kDynamic)
        sizes.push_back(dim(e, value, d));
    std::string element = pickElement(e, type.element);
    start = e.define(type, "linalg.fill ins(" + element + " : " + spell(type.element) + ") outs(" +
                               empty(e, type, sizes).name + " : " + spell(type) + ") -> " +
                               spell(type));
  }
  e.countCost(40);
  e.add(type, std::string("linalg.reduce { ") + pickBinary(e, type.element) + " } ins(" +
                  value.name + " : " + spell(value.type) + ") outs(" + start.name + " : " +
                  spell(type) + ") dimensions = [" + std::to_string(type.rank) + "]");
}

void addTensorLinalgRows(OpRows &rows) {
  rows.push_back({"tensor.linalg.fill", {"linalg.fill"}, 6, hasTensor, emitFill});
  rows.push_back({"tensor.linalg.copy", {"linalg.copy"}, 3, hasTensor, emitCopy});
  rows.push_back(
      {"tensor.linalg.map", {"linalg.map", "linalg.elementwise"}, 6, hasTensor, emitMap});
  rows.push_back(
      {"tensor.linalg.generic", {"linalg.generic", "linalg.yield"}, 4, hasTensor, emitGeneric});
  rows.push_back({"tensor.linalg.matmul", {"linalg.matmul"}, 2, hasSquare, emitMatmul});
  rows.push_back({"tensor.linalg.transpose", {"linalg.transpose"}, 2, hasMatrix, emitTranspose});
  rows.push_back({"tensor.linalg.broadcast", {"linalg.broadcast"}, 2, hasBroadcast, emitBroadcast});
  rows.push_back({"tensor.linalg.reduce", {"linalg.reduce"}, 2, hasReduce, emitReduce});
}

} // namespace freehold::gen
