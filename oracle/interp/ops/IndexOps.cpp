//===- IndexOps.cpp - index: arithmetic at 64 bits --------------*- C++ -*-===//
// Uses the instructions of arith on i64, since Layout.h represents index as 64 bits.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ArithInteger.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;

namespace freehold::interp {

template <typename MlirOp, Division Which> static void evalDivision(MlirOp op, Emitter &e) {
  emitDivision(op, e, Which);
}

template <typename MlirOp, typename Op> static void evalShift(MlirOp op, Emitter &e) {
  emitShift<Op>(op, e);
}

template <typename MlirOp, bool Signed> static void evalCast(MlirOp op, Emitter &e) {
  emitResize(op, e, Signed);
}

/// The predicates of index and arith have the same numbers.
static void evalCmp(index::CmpOp op, Emitter &e) {
  static_assert(static_cast<unsigned>(index::IndexCmpPredicate::SLT) == 2 &&
                static_cast<unsigned>(index::IndexCmpPredicate::ULT) == 6);
  emitCompare(op, e, static_cast<unsigned>(op.getPred()));
}

static const Inst *execConstant(const Inst *i, Machine &m) {
  m.u(i->dst) = i->imm;
  return done(i, m, false);
}

static void evalConstant(index::ConstantOp op, Emitter &e) {
  e.emit(execConstant, e.at(op.getResult())).imm = op.getValue().getZExtValue();
}

static void evalBoolConstant(index::BoolConstantOp op, Emitter &e) {
  e.emit(execConstant, e.at(op.getResult())).imm = op.getValue();
}

static void evalSizeOf(index::SizeOfOp op, Emitter &e) {
  e.emit(execConstant, e.at(op.getResult())).imm = 64;
}

void addIndexOps(InterpTable &table) {
  table.on<index::AddOp>(evalBinary<index::AddOp, AddI>);
  table.on<index::SubOp>(evalBinary<index::SubOp, SubI>);
  table.on<index::MulOp>(evalBinary<index::MulOp, MulI>);
  table.on<index::DivSOp>(evalDivision<index::DivSOp, Division::DivSI>);
  table.on<index::DivUOp>(evalDivision<index::DivUOp, Division::DivUI>);
  table.on<index::CeilDivSOp>(evalDivision<index::CeilDivSOp, Division::CeilDivSI>);
  table.on<index::CeilDivUOp>(evalDivision<index::CeilDivUOp, Division::CeilDivUI>);
  table.on<index::FloorDivSOp>(evalDivision<index::FloorDivSOp, Division::FloorDivSI>);
  table.on<index::RemSOp>(evalDivision<index::RemSOp, Division::RemSI>);
  table.on<index::RemUOp>(evalDivision<index::RemUOp, Division::RemUI>);
  table.on<index::MaxSOp>(evalBinary<index::MaxSOp, MaxSI>);
  table.on<index::MaxUOp>(evalBinary<index::MaxUOp, MaxUI>);
  table.on<index::MinSOp>(evalBinary<index::MinSOp, MinSI>);
  table.on<index::MinUOp>(evalBinary<index::MinUOp, MinUI>);
  table.on<index::ShlOp>(evalShift<index::ShlOp, ShLI>);
  table.on<index::ShrSOp>(evalShift<index::ShrSOp, ShRSI>);
  table.on<index::ShrUOp>(evalShift<index::ShrUOp, ShRUI>);
  table.on<index::AndOp>(evalBinary<index::AndOp, AndI>);
  table.on<index::OrOp>(evalBinary<index::OrOp, OrI>);
  table.on<index::XOrOp>(evalBinary<index::XOrOp, XOrI>);
  table.on<index::CastSOp>(evalCast<index::CastSOp, true>);
  table.on<index::CastUOp>(evalCast<index::CastUOp, false>);
  table.on<index::CmpOp>(evalCmp);
  table.on<index::SizeOfOp>(evalSizeOf);
  table.on<index::ConstantOp>(evalConstant);
  table.on<index::BoolConstantOp>(evalBoolConstant);
}

} // namespace freehold::interp
