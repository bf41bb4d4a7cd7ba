//===- MathIntegerOps.cpp - math: integers ----------------------*- C++ -*-===//
#include "oracle/interp/ops/ArithInteger.h"
#include "oracle/interp/ops/MathOps.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <bit>

using namespace mlir;

namespace freehold::interp {

namespace {
// `low` gets a value of N bits, and 64-N. Zeros are counted in N bits, so that the count of 0 is N.
struct AbsI {
  /// The absolute value of the minimum value is itself.
  static uint64_t low(uint64_t a, unsigned shift) { return signExtend(a, shift) < 0 ? 0 - a : a; }
  static APInt wide(const APInt &a) { return a.abs(); }
};
struct CtLz {
  static uint64_t low(uint64_t a, unsigned shift) {
    return static_cast<uint64_t>(std::countl_zero(a)) - shift;
  }
  static APInt wide(const APInt &a) { return {a.getBitWidth(), a.countl_zero()}; }
};
struct CtTz {
  static uint64_t low(uint64_t a, unsigned shift) {
    return a ? static_cast<uint64_t>(std::countr_zero(a)) : 64 - shift;
  }
  static APInt wide(const APInt &a) { return {a.getBitWidth(), a.countr_zero()}; }
};
struct CtPop {
  static uint64_t low(uint64_t a, unsigned) { return static_cast<uint64_t>(std::popcount(a)); }
  static APInt wide(const APInt &a) { return {a.getBitWidth(), a.popcount()}; }
};
} // namespace

template <typename Op> static const Inst *execUnary(const Inst *i, Machine &m) {
  uint8_t poison = m.poison[i->a];
  m.u(i->dst) = Op::low(m.u(i->a), i->c) & i->imm;
  return done(i, m, poison);
}

template <typename Op> static const Inst *execUnaryWide(const Inst *i, Machine &m) {
  uint8_t poison = m.poison[i->a];
  writeInt(m.words + i->dst, Op::wide(readInt(m.words + i->a, i->imm)));
  return done(i, m, poison);
}

template <typename MlirOp, typename Op> static void evalUnary(MlirOp op, Emitter &e) {
  emitByWidth(e, op.getType(), execUnary<Op>, execUnaryWide<Op>, e.at(op.getResult()),
              e.at(op.getOperand()));
}

//===--- ipowi -------------------------------------------------------------===//
// Signed and wrapping. A negative power of b is 1/b^|n| rounded towards zero: a division by zero
// for b = 0, 0 unless b is 1 or -1.

static APInt power(APInt base, APInt exponent) {
  APInt result(base.getBitWidth(), 1);
  for (; !exponent.isZero(); exponent.lshrInPlace(1)) {
    if (exponent[0])
      result *= base;
    base *= base;
  }
  return result;
}

static const Inst *execIPowI(const Inst *i, Machine &m) {
  unsigned bits = i->imm;
  APInt base = readInt(m.words + i->a, bits), exponent = readInt(m.words + i->b, bits);
  uint8_t poison = anyPoison(i, m);
  APInt result(bits, 0);
  if (!exponent.isNegative())
    result = power(base, exponent);
  else if (base.isZero() && !poison)
    return m.fail(i, ErrorKind::Undefined, "zero to a negative power");
  else if (base.isAllOnes())
    result = exponent[0] ? base : APInt(bits, 1);
  else if (base.isOne())
    result = base;
  writeInt(m.words + i->dst, result);
  return done(i, m, poison);
}

static void evalIPowI(math::IPowIOp op, Emitter &e) {
  unsigned bits = integerBits(op.getType());
  if (bits == 0)
    return e.unsupported("an integer type that is not modelled");
  e.emit(execIPowI, e.at(op.getResult()), e.at(op.getLhs()), e.at(op.getRhs())).imm = bits;
}

void addMathIntegerOps(InterpTable &table) {
  table.on<math::AbsIOp>(evalUnary<math::AbsIOp, AbsI>);
  table.on<math::CountLeadingZerosOp>(evalUnary<math::CountLeadingZerosOp, CtLz>);
  table.on<math::CountTrailingZerosOp>(evalUnary<math::CountTrailingZerosOp, CtTz>);
  table.on<math::CtPopOp>(evalUnary<math::CtPopOp, CtPop>);
  table.on<math::IPowIOp>(evalIPowI);
}

} // namespace freehold::interp
