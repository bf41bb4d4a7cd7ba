//===- IndexOps.cpp - index: arithmetic at 64 bits ------------------------===//
// Uses the functions of arith, without flags.
//===----------------------------------------------------------------------===//
#include "smt/encode/ops/Integers.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;

namespace freehold::smt {

template <typename Op, Quotient which> static void encodeDivide(Op op, Encoder &e) {
  encodeDivision(op, e, which, /*isExact=*/false);
}
template <typename Op, Shift which> static void encodeShiftAs(Op op, Encoder &e) {
  encodeShift(op, e, which, {});
}
template <typename Op, bool isSigned> static void encodeCast(Op op, Encoder &e) {
  encodeResize(op, e, isSigned);
}

static void encodeCompare(index::CmpOp op, Encoder &e) {
  static_assert(static_cast<unsigned>(index::IndexCmpPredicate::SLT) == 2 &&
                static_cast<unsigned>(index::IndexCmpPredicate::ULT) == 6);
  auto a = numberOf(e, op.getLhs()), b = numberOf(e, op.getRhs());
  if (a && b)
    e.set(op, ScalarTerm{compare(e.t, static_cast<unsigned>(op.getPred()), a->bits, b->bits),
                         e.t.either(a->poison, b->poison)});
}

static void encodeConstant(index::ConstantOp op, Encoder &e) {
  e.set(op, ScalarTerm{e.t.literal(kIndex, op.getValue().getZExtValue()), e.t.no()});
}
static void encodeBoolConstant(index::BoolConstantOp op, Encoder &e) {
  e.set(op, ScalarTerm{e.t.boolean(op.getValue()), e.t.no()});
}
static void encodeSizeOf(index::SizeOfOp op, Encoder &e) {
  e.set(op, ScalarTerm{e.t.literal(kIndex, 64), e.t.no()});
}

void addIndexEncoding(EncodeTable &table) {
  table.on<index::AddOp>(encodeBinaryAs<index::AddOp, sum>);
  table.on<index::SubOp>(encodeBinaryAs<index::SubOp, difference>);
  table.on<index::MulOp>(encodeBinaryAs<index::MulOp, product>);
  table.on<index::DivSOp>(encodeDivide<index::DivSOp, Quotient::DivSI>);
  table.on<index::DivUOp>(encodeDivide<index::DivUOp, Quotient::DivUI>);
  table.on<index::CeilDivSOp>(encodeDivide<index::CeilDivSOp, Quotient::CeilDivSI>);
  table.on<index::CeilDivUOp>(encodeDivide<index::CeilDivUOp, Quotient::CeilDivUI>);
  table.on<index::FloorDivSOp>(encodeDivide<index::FloorDivSOp, Quotient::FloorDivSI>);
  table.on<index::RemSOp>(encodeDivide<index::RemSOp, Quotient::RemSI>);
  table.on<index::RemUOp>(encodeDivide<index::RemUOp, Quotient::RemUI>);
  table.on<index::MaxSOp>(encodeBinaryAs<index::MaxSOp, greatestSigned>);
  table.on<index::MaxUOp>(encodeBinaryAs<index::MaxUOp, greatestUnsigned>);
  table.on<index::MinSOp>(encodeBinaryAs<index::MinSOp, leastSigned>);
  table.on<index::MinUOp>(encodeBinaryAs<index::MinUOp, leastUnsigned>);
  table.on<index::ShlOp>(encodeShiftAs<index::ShlOp, Shift::Left>);
  table.on<index::ShrSOp>(encodeShiftAs<index::ShrSOp, Shift::RightSigned>);
  table.on<index::ShrUOp>(encodeShiftAs<index::ShrUOp, Shift::RightUnsigned>);
  table.on<index::AndOp>(encodeBinaryAs<index::AndOp, bitAnd>);
  table.on<index::OrOp>(encodeBinaryAs<index::OrOp, bitOr>);
  table.on<index::XOrOp>(encodeBinaryAs<index::XOrOp, bitXor>);
  table.on<index::CastSOp>(encodeCast<index::CastSOp, true>);
  table.on<index::CastUOp>(encodeCast<index::CastUOp, false>);
  table.on<index::CmpOp>(encodeCompare);
  table.on<index::SizeOfOp>(encodeSizeOf);
  table.on<index::ConstantOp>(encodeConstant);
  table.on<index::BoolConstantOp>(encodeBoolConstant);
}

} // namespace freehold::smt
