//===- UbOps.cpp - ub: poison and unreachable -------------------*- C++ -*-===//
#include "oracle/interp/Compile.h"

#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace freehold::interp {

/// `imm` words of zeros, so that what is computed from them stays inside its type.
static const Inst *execPoison(const Inst *i, Machine &m) {
  std::fill_n(m.words + i->dst, i->imm, 0);
  m.poison[i->dst] = kPoisonTaint;
  return i->next();
}

static void evalPoison(ub::PoisonOp op, Emitter &e) {
  if (!isa<ub::PoisonAttr>(op.getValue()))
    return e.unsupported("a value that is poison in part");
  Registers result = e.registers(op.getResult());
  if (result.words > 0)
    e.emit(execPoison, result.at).imm = result.words;
}

static const Inst *execUnreachable(const Inst *i, Machine &m) {
  return m.fail(i, ErrorKind::Undefined, "reaches ub.unreachable");
}

static void evalUnreachable(ub::UnreachableOp op, Emitter &e) { e.emit(execUnreachable); }

void addUbOps(InterpTable &table) {
  table.on<ub::PoisonOp>(evalPoison);
  table.on<ub::UnreachableOp>(evalUnreachable);
}

} // namespace freehold::interp
