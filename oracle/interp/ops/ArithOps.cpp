//===- ArithOps.cpp - arith: constants and select ---------------*- C++ -*-===//
// Other ops of arith are in ArithIntegerOps, ArithDivisionOps, ArithCompareOps, ArithCastOps,
// ArithFloatOps and ArithFloatCastOps. arith.scaling_extf and scaling_truncf have no row: their
// rounding depends on the target.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ArithInteger.h"
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace freehold::interp {

static const Inst *execConstant(const Inst *i, Machine &m) {
  m.u(i->dst) = i->imm;
  m.poison[i->dst] = 0;
  return i->next();
}

static const Inst *execConstantWide(const Inst *i, Machine &m) {
  writeInt(m.words + i->dst, i->table<APInt>());
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalConstant(arith::ConstantOp op, Emitter &e) {
  if (lanesOf(op.getType()).lane && !bitsOf(op.getType()))
    return emitLaneConstants(op.getValue(), e.registers(op.getResult()), e);
  if (isa<RankedTensorType>(op.getType()))
    return emitTensorConstant(op.getValue(), op.getResult(), e);
  APInt bits;
  if (auto integer = dyn_cast<IntegerAttr>(op.getValue()))
    bits = integer.getValue();
  else if (auto number = dyn_cast<FloatAttr>(op.getValue()))
    bits = number.getValue().bitcastToAPInt();
  else
    return e.unsupported("a constant that is no integer and no float");
  if (bits.getBitWidth() == 0)
    return e.unsupported("an integer of no bits");
  if (bits.getBitWidth() <= 64)
    e.emit(execConstant, e.at(op.getResult())).imm = bits.getZExtValue();
  else
    e.emit(execConstantWide, e.at(op.getResult())).data = e.own(std::move(bits));
}

/// Poison in the operand that is not selected does not matter; a poison condition does.
static const Inst *execSelect(const Inst *i, Machine &m) {
  uint32_t chosen = m.u(i->a) ? i->b : i->c;
  uint8_t poison = m.poison[i->a] | m.poison[chosen];
  m.u(i->dst) = m.u(chosen);
  m.poison[i->dst] = poison;
  return i->next();
}

/// Copies `imm` words: a memref, or the lanes of a vector, each of which may be poison.
static const Inst *execSelectWords(const Inst *i, Machine &m) {
  uint32_t chosen = m.u(i->a) ? i->b : i->c;
  uint8_t poison = m.poison[i->a];
  std::copy_n(m.words + chosen, i->imm, m.words + i->dst);
  for (unsigned word = 0; word < i->imm; ++word)
    m.poison[i->dst + word] = poison | m.poison[chosen + word];
  return i->next();
}

static void evalSelect(arith::SelectOp op, Emitter &e) {
  if (!op.getCondition().getType().isSignlessInteger(1))
    return e.unsupported("a condition for each element");
  Registers result = e.registers(op.getResult());
  if (result.words == 0)
    return;
  if (isa<RankedTensorType>(op.getType()))
    emitSameSizes(op.getTrueValue(), op.getFalseValue(), e);
  e.emit(result.words == 1 ? execSelect : execSelectWords, result.at, e.at(op.getCondition()),
         e.at(op.getTrueValue()), e.at(op.getFalseValue()))
      .imm = result.words;
}

void addArithOps(InterpTable &table) {
  table.on<arith::ConstantOp>(evalConstant);
  table.on<arith::SelectOp>(evalSelect);
  addArithIntegerOps(table);
  addArithDivisionOps(table);
  addArithCompareOps(table);
  addArithCastOps(table);
  addArithFloatOps(table);
  addArithFloatCastOps(table);
}

} // namespace freehold::interp
