//===- VectorOps.cpp - vector: printing of scalars --------------*- C++ -*-===//
// oracle/core/verdict/PrintText.h defines what vector.print observes.
//===----------------------------------------------------------------------===//
#include "oracle/core/verdict/PrintText.h"
#include "oracle/interp/Compile.h"
#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::interp {

static const Inst *execPrint(const Inst *i, Machine &m) {
  const auto &print = i->table<PrintText>();
  if (print.type && m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the printed value");
  m.observe(print.apply(m.words + i->a, m.outcome.printed));
  return i->next();
}

static void evalPrint(vector::PrintOp op, Emitter &e) {
  std::optional<PrintText> print = printText(op);
  if (!print)
    return e.unsupported("a type that native code does not print");
  uint32_t at = print->type ? e.at(op.getSource()) : 0;
  e.emit(execPrint, 0, at).data = e.own(std::move(*print));
}

void addVectorOps(InterpTable &table) {
  table.on<vector::PrintOp>(evalPrint);
  addVectorLaneOps(table);
  addVectorMoveOps(table);
  addVectorAccessOps(table);
}

} // namespace freehold::interp
