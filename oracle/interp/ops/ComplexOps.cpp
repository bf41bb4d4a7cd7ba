//===- ComplexOps.cpp - complex: parts and arithmetic -----------*- C++ -*-===//
// A complex number is two lanes (Lanes.h). Products are computed as MLIR's lowering does, without the
// special cases of infinities. Ops whose rounding depends on the lowering, such as complex.div, have no
// row.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;

namespace freehold::interp {

static void evalConstant(complex::ConstantOp op, Emitter &e) {
  emitLaneConstants(op.getValue(), e.registers(op.getResult()), e);
}

static void evalCreate(complex::CreateOp op, Emitter &e) {
  Registers to = e.registers(op.getResult());
  LaneTypes lanes = lanesOf(op.getType());
  e.moves({e.registers(op.getReal()), e.registers(op.getImaginary())},
          {laneAt(to, lanes, 0).at, laneAt(to, lanes, 1).at});
}

template <typename Op, unsigned Lane> static void evalPart(Op op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getComplex().getType());
  e.move(laneAt(e.registers(op.getComplex()), lanes, Lane), e.at(op.getResult()));
}

/// Emits real and imaginary part of the result from those of the operands.
static void emitParts(Operation *op, Emitter &e, BuildScalars build) {
  LaneTypes lanes = lanesOf(op->getResult(0).getType());
  SmallVector<Type> types(2 * op->getNumOperands(), lanes.lane);
  SmallVector<Registers> from;
  for (Value operand : op->getOperands())
    for (unsigned lane : {0, 1})
      from.push_back(laneAt(e.registers(operand), lanes, lane));
  Registers to = e.registers(op->getResult(0));
  emitScalars(e, types, from, {laneAt(to, lanes, 0), laneAt(to, lanes, 1)}, build);
}

template <typename Op, typename Scalar> static void evalEach(Op op, Emitter &e) {
  emitParts(op, e, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
    return {Scalar::create(b, op.getLoc(), v[0], v[2]), Scalar::create(b, op.getLoc(), v[1], v[3])};
  });
}

static void evalMul(complex::MulOp op, Emitter &e) {
  emitParts(op, e, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
    auto times = [&](unsigned x, unsigned y) -> Value {
      return arith::MulFOp::create(b, op.getLoc(), v[x], v[y]);
    };
    Value real = arith::SubFOp::create(b, op.getLoc(), times(0, 2), times(1, 3));
    Value imaginary = arith::AddFOp::create(b, op.getLoc(), times(1, 2), times(0, 3));
    return {real, imaginary};
  });
}

static void evalNeg(complex::NegOp op, Emitter &e) {
  emitParts(op, e, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
    return {arith::NegFOp::create(b, op.getLoc(), v[0]),
            arith::NegFOp::create(b, op.getLoc(), v[1])};
  });
}

static void evalConj(complex::ConjOp op, Emitter &e) {
  emitParts(op, e, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
    return {v[0], arith::NegFOp::create(b, op.getLoc(), v[1])};
  });
}

/// Emits eq, which is true if both parts are equal, or neq, its opposite.
static void emitComparison(Operation *op, bool isEqual, Emitter &e) {
  LaneTypes lanes = lanesOf(op->getOperand(0).getType());
  SmallVector<Registers> from;
  for (Value operand : op->getOperands())
    for (unsigned lane : {0, 1})
      from.push_back(laneAt(e.registers(operand), lanes, lane));
  emitScalars(e, SmallVector<Type>(4, lanes.lane), from, e.registers(op->getResult(0)),
              [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                auto compare = [&](unsigned x, unsigned y) -> Value {
                  return arith::CmpFOp::create(
                      b, op->getLoc(),
                      isEqual ? arith::CmpFPredicate::OEQ : arith::CmpFPredicate::UNE, v[x], v[y]);
                };
                Value real = compare(0, 2), imaginary = compare(1, 3);
                if (isEqual)
                  return {arith::AndIOp::create(b, op->getLoc(), real, imaginary)};
                return {arith::OrIOp::create(b, op->getLoc(), real, imaginary)};
              });
}

static void evalEqual(complex::EqualOp op, Emitter &e) { emitComparison(op, true, e); }
static void evalNotEqual(complex::NotEqualOp op, Emitter &e) { emitComparison(op, false, e); }

void addComplexOps(InterpTable &table) {
  table.on<complex::ConstantOp>(evalConstant);
  table.on<complex::CreateOp>(evalCreate);
  table.on<complex::ReOp>(evalPart<complex::ReOp, 0>);
  table.on<complex::ImOp>(evalPart<complex::ImOp, 1>);
  table.on<complex::AddOp>(evalEach<complex::AddOp, arith::AddFOp>);
  table.on<complex::SubOp>(evalEach<complex::SubOp, arith::SubFOp>);
  table.on<complex::MulOp>(evalMul);
  table.on<complex::NegOp>(evalNeg);
  table.on<complex::ConjOp>(evalConj);
  table.on<complex::EqualOp>(evalEqual);
  table.on<complex::NotEqualOp>(evalNotEqual);
}

} // namespace freehold::interp
