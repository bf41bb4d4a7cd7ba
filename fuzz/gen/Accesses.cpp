//===- Accesses.cpp - Loads, stores and observations ----------------------===//
#include "fuzz/gen/ValueEmitter.h"
#include "fuzz/gen/tensor/Tensors.h"

#include <cassert>

namespace freehold::gen {

/// Indices into the buffer as text. A size that is dynamic may be 0, and so may a static one:
/// `guard` is then an i1 that says it is not, and the indices are in range wherever it holds.
std::string ValueEmitter::guardedIndices(const Value &buffer, std::string &guard) {
  const Type &type = buffer.type;
  std::string indices;
  for (unsigned d = 0; d < type.rank; ++d) {
    std::string index;
    if (type.sizes[d] > 0) {
      index = pickIndexBelow(type.sizes[d]);
    } else {
      std::string zero = constant(Element::Index, 0);
      std::string size = dim(buffer, d);
      std::string isThere = op("arith.cmpi ugt, " + size + ", " + zero + " : index");
      guard = guard.empty() ? isThere : op("arith.andi " + guard + ", " + isThere + " : i1");
      // No division by zero where the guard does not hold.
      std::string one = constant(Element::Index, 1);
      std::string divisor = op("arith.maxui " + size + ", " + one + " : index");
      index = op("arith.remui " + pickScalar(Element::Index).name + ", " + divisor + " : index");
    }
    indices += (d ? ", " : "") + index;
  }
  return "[" + indices + "]";
}

Value ValueEmitter::load(const Value &memref) {
  Value buffer = ranked(memref);
  Type type = scalar(buffer.type.element);
  std::string guard, indices = guardedIndices(buffer, guard);
  std::string text = "memref.load " + buffer.name + indices + " : " + spell(buffer.type);
  scope.markObserved(memref.name);
  Value result;
  if (guard.empty()) {
    result = define(type, text);
  } else {
    result = {fresh(), type};
    line(result.name + " = scf.if " + guard + " -> (" + spell(type) + ") {");
    std::string inner = fresh();
    innerLine(inner + " = " + text);
    innerLine("scf.yield " + inner + " : " + spell(type));
    line("} else {");
    innerLine("scf.yield " + constant(type.element, 1) + " : " + spell(type));
    line("}");
  }
  if (type.element != Element::Index)
    return result;
  return define(type, "arith.minui " + result.name + ", " + constant(Element::Index, kIndexMax) +
                          " : index");
}

void ValueEmitter::access(const Value &buffer,
                          const std::function<void(const std::string &indices)> &emit) {
  std::string guard, indices = guardedIndices(buffer, guard);
  if (guard.empty())
    return emit(indices);
  line("scf.if " + guard + " {");
  {
    Indented deeper(*this);
    emit(indices);
  }
  line("}");
}

void ValueEmitter::store(const Value &scalar, const Value &memref) {
  assert(memref.isWritable());
  Value buffer = ranked(memref);
  access(buffer, [&](const std::string &indices) {
    line("memref.store " + scalar.name + ", " + buffer.name + indices + " : " + spell(buffer.type));
  });
}

/// The scalar's bits as an i32.
static std::string asI32(ValueEmitter &e, const Value &scalar) {
  switch (scalar.type.element) {
  case Element::I32:
    return scalar.name;
  case Element::Index:
    return e.op("arith.index_cast " + scalar.name + " : index to i32");
  case Element::F32:
    return e.op("arith.bitcast " + scalar.name + " : f32 to i32");
  case Element::F64:
    return asI32(
        e, e.define({.element = Element::I64}, "arith.bitcast " + scalar.name + " : f64 to i64"));
  case Element::I64:
    return e.op("arith.trunci " + scalar.name + " : i64 to i32");
  case Element::I1:
  case Element::I8:
    return e.op("arith.extui " + scalar.name + " : " + spell(scalar.type) + " to i32");
  }
  return "";
}

void ValueEmitter::accumulate(const Value &scalar) {
  const Accumulator &to = *place.accumulator;
  std::string cell = to.buffer.name + to.indices, type = spell(to.buffer.type);
  std::string number = asI32(*this, scalar);
  if (to.isAtomic) {
    op("memref.atomic_rmw addi " + number + ", " + cell + " : (i32, " + type + ") -> i32");
    return;
  }
  std::string before = op("memref.load " + cell + " : " + type);
  std::string sum = op("arith.addi " + before + ", " + number + " : i32");
  line("memref.store " + sum + ", " + cell + " : " + type);
}

void ValueEmitter::print(const Value &scalar) {
  if (place.isParallel())
    return accumulate(scalar);
  line("vector.print " + scalar.name + " : " + spell(scalar.type));
}

void ValueEmitter::observe(const Value &buffer) {
  if (buffer.type.isTensor)
    return tensors::observe(*this, buffer);
  bool mayBeOverwritten = buffer.facts.access == Access::Writable && buffer.type.isAllocatable();
  if (place.isParallel() || !mayBeOverwritten || !choices.chance(1, 3))
    return print(load(buffer));
  std::string name = "@use_" + mangle(buffer.type);
  declare("func.func private " + name + "(" + spell(buffer.type) + ")");
  line("func.call " + name + "(" + buffer.name + ") : (" + spell(buffer.type) + ") -> ()");
  scope.markObserved(buffer.name);
}

} // namespace freehold::gen
