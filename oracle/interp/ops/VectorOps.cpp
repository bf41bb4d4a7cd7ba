//===- VectorOps.cpp - vector: printing -------------------------*- C++ -*-===//
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
  for (unsigned lane = 0; lane < i->imm; ++lane)
    if (uint8_t taint = m.poison[i->a + lane * i->b])
      return m.failPoison(i, taint, "the printed value");
  if (!m.memory.noteObserved(i))
    return nullptr;
  m.observe(print.apply(m.words + i->a, m.outcome.printed));
  return i->next();
}

static void evalPrint(vector::PrintOp op, Emitter &e) {
  std::optional<PrintText> print = printText(op);
  if (!print)
    return e.unsupported("a type that native code does not print");
  uint32_t at = print->type ? e.at(op.getSource()) : 0;
  LaneTypes lanes = print->type ? lanesOf(print->type) : LaneTypes();
  const auto *owned = e.own(std::move(*print));
  Inst &inst = e.emit(execPrint, 0, at, lanes.words);
  inst.imm = lanes.count;
  inst.data = owned;
}

void addVectorOps(InterpTable &table) {
  table.on<vector::PrintOp>(evalPrint);
  addVectorLaneOps(table);
  addVectorMoveOps(table);
  addVectorContractOps(table);
  addVectorAccessOps(table);
}

} // namespace freehold::interp
