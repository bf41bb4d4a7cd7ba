//===- ArithDivisionOps.cpp - arith: quotients and remainders ---*- C++ -*-===//
// Division by zero is undefined, and so is a quotient that overflows: the minimum value by -1. The
// remainder of the latter is zero, since the documentation makes only the remainder by zero
// undefined, and MLIR's folders make zero of it. That convert-arith-to-llvm makes llvm.srem of it, which
// is undefined there, is a mistake of that pass (native/LoweredOtherwise.h).
//
// Poison may be any value. So dividing *by* poison is undefined, and dividing poison by -1 is
// undefined if some dividend overflows. Otherwise a poison dividend gives poison.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ArithInteger.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace freehold::interp {

namespace {
// `low` is never called with a zero divisor or an overflow.
struct DivUI {
  static constexpr bool kSigned = false, kOverflows = false;
  static uint64_t low(uint64_t a, uint64_t b) { return a / b; }
  static APInt wide(const APInt &a, const APInt &b) { return a.udiv(b); }
};
struct DivSI {
  static constexpr bool kSigned = true, kOverflows = true;
  static int64_t low(int64_t a, int64_t b) { return a / b; }
  static APInt wide(const APInt &a, const APInt &b) { return a.sdiv(b); }
};
struct CeilDivUI {
  static constexpr bool kSigned = false, kOverflows = false;
  static uint64_t low(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
  static APInt wide(const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingUDiv(a, b, APInt::Rounding::UP);
  }
};
struct CeilDivSI {
  static constexpr bool kSigned = true, kOverflows = true;
  static int64_t low(int64_t a, int64_t b) { return a / b + (a % b != 0 && (a < 0) == (b < 0)); }
  static APInt wide(const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::UP);
  }
};
struct FloorDivSI {
  static constexpr bool kSigned = true, kOverflows = true;
  static int64_t low(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
  static APInt wide(const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::DOWN);
  }
};
struct RemUI {
  static constexpr bool kSigned = false, kOverflows = false;
  static uint64_t low(uint64_t a, uint64_t b) { return a % b; }
  static APInt wide(const APInt &a, const APInt &b) { return a.urem(b); }
};
struct RemSI {
  static constexpr bool kSigned = true, kOverflows = false;
  // The processor traps on the minimum value by -1.
  static int64_t low(int64_t a, int64_t b) { return b == -1 ? 0 : a % b; }
  static APInt wide(const APInt &a, const APInt &b) { return a.srem(b); }
};
} // namespace

static const Inst *failOverflow(const Inst *i, Machine &m) {
  if (m.poison[i->a] & kUnwrittenTaint)
    return m.failPoison(i, m.poison[i->a], "the dividend");
  return m.fail(i, ErrorKind::Undefined, "signed division overflow");
}

static const Inst *failDivisor(const Inst *i, Machine &m) {
  if (m.poison[i->b])
    return m.failPoison(i, m.poison[i->b], "the divisor");
  return m.fail(i, ErrorKind::Undefined, "division by zero");
}

template <typename Op, bool Exact> static const Inst *execDivide(const Inst *i, Machine &m) {
  using Word = std::conditional_t<Op::kSigned, int64_t, uint64_t>;
  Word a = Op::kSigned ? signExtend(m.u(i->a), i->c) : m.u(i->a);
  Word b = Op::kSigned ? signExtend(m.u(i->b), i->c) : m.u(i->b);
  if (b == 0 || m.poison[i->b])
    return failDivisor(i, m);
  uint8_t poison = m.poison[i->a];
  if constexpr (Op::kOverflows)
    if (b == -1 && (poison || a == INT64_MIN >> i->c))
      return failOverflow(i, m);
  if (Exact && a % b != 0)
    poison |= kPoisonTaint;
  m.u(i->dst) = static_cast<uint64_t>(Op::low(a, b)) & i->imm;
  return done(i, m, poison);
}

template <typename Op, bool Exact> static const Inst *execDivideWide(const Inst *i, Machine &m) {
  unsigned bits = i->imm;
  APInt a = readInt(m.words + i->a, bits), b = readInt(m.words + i->b, bits);
  if (b.isZero() || m.poison[i->b])
    return failDivisor(i, m);
  uint8_t poison = m.poison[i->a];
  if (Op::kOverflows && b.isAllOnes() && (poison || a.isMinSignedValue()))
    return failOverflow(i, m);
  if (Exact && !(Op::kSigned ? a.srem(b) : a.urem(b)).isZero())
    poison |= kPoisonTaint;
  writeInt(m.words + i->dst, Op::wide(a, b));
  return done(i, m, poison);
}

template <typename Op> static void emitAs(Operation *op, Emitter &e, bool exact) {
  emitByWidth(e, op->getResult(0).getType(), exact ? execDivide<Op, true> : execDivide<Op, false>,
              exact ? execDivideWide<Op, true> : execDivideWide<Op, false>, e.at(op->getResult(0)),
              e.at(op->getOperand(0)), e.at(op->getOperand(1)));
}

void emitDivision(Operation *op, Emitter &e, Division which, bool exact) {
  switch (which) {
  case Division::DivUI:
    return emitAs<DivUI>(op, e, exact);
  case Division::DivSI:
    return emitAs<DivSI>(op, e, exact);
  case Division::CeilDivUI:
    return emitAs<CeilDivUI>(op, e, exact);
  case Division::CeilDivSI:
    return emitAs<CeilDivSI>(op, e, exact);
  case Division::FloorDivSI:
    return emitAs<FloorDivSI>(op, e, exact);
  case Division::RemUI:
    return emitAs<RemUI>(op, e, exact);
  case Division::RemSI:
    return emitAs<RemSI>(op, e, exact);
  }
}

template <typename MlirOp, Division Which> static void evalDivision(MlirOp op, Emitter &e) {
  if constexpr (requires { op.getIsExact(); })
    emitDivision(op, e, Which, op.getIsExact());
  else
    emitDivision(op, e, Which);
}

void addArithDivisionOps(InterpTable &table) {
  table.on<arith::DivUIOp>(evalDivision<arith::DivUIOp, Division::DivUI>);
  table.on<arith::DivSIOp>(evalDivision<arith::DivSIOp, Division::DivSI>);
  table.on<arith::CeilDivUIOp>(evalDivision<arith::CeilDivUIOp, Division::CeilDivUI>);
  table.on<arith::CeilDivSIOp>(evalDivision<arith::CeilDivSIOp, Division::CeilDivSI>);
  table.on<arith::FloorDivSIOp>(evalDivision<arith::FloorDivSIOp, Division::FloorDivSI>);
  table.on<arith::RemUIOp>(evalDivision<arith::RemUIOp, Division::RemUI>);
  table.on<arith::RemSIOp>(evalDivision<arith::RemSIOp, Division::RemSI>);
}

} // namespace freehold::interp
