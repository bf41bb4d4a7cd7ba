//===- UbOps.cpp - Instructions of the ub dialect -------------------------===//
// ub.poison yields a value whose use is undefined, as after an overflow with nsw; ub.unreachable is
// undefined when it is reached. Vectors and the like that are poison in part are unsupported.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Compile.h"

#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace freehold::interp {

/// Writes `imm` words of zeros with the poison flag, so that computed values stay within their types. Each lane of a
/// vector and each part of a complex number has its own.
static const Inst *execPoison(const Inst *i, Machine &m) {
  std::fill_n(m.words + i->dst, i->imm, 0);
  std::fill_n(m.poison + i->dst, i->imm, kPoisonTaint);
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
