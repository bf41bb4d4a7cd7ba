//===- MathSignOps.cpp - math: signs and classes of floats ------*- C++ -*-===//
// These ops work on the encoding and are exact in every format. absf and copysign do no arithmetic,
// so they keep the payload of a NaN.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ArithFloat.h"
#include "oracle/interp/ops/MathOps.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct AbsF {
  static void of(APFloat &a, const APFloat &) { a.clearSign(); }
};
struct CopySign {
  static void of(APFloat &a, const APFloat &b) { a.copySign(b); }
  static bool isOpen(const APFloat &b) { return b.isNaN(); }
};
struct IsFinite {
  static bool of(const APFloat &a) { return a.isFinite(); }
};
struct IsInf {
  static bool of(const APFloat &a) { return a.isInfinity(); }
};
struct IsNaN {
  static bool of(const APFloat &a) { return a.isNaN(); }
};
struct IsNormal {
  static bool of(const APFloat &a) { return a.isNormal(); }
};
} // namespace

/// `imm` holds the fast-math flags. absf passes its operand twice.
template <typename Op> static const Inst *execSign(const Inst *i, Machine &m) {
  APFloat a = readFloat(m.words + i->a, semanticsOf(i));
  APFloat b = readFloat(m.words + i->b, semanticsOf(i));
  uint8_t poison = anyPoison(i, m) | violates(i->imm, a, b);
  if constexpr (requires { Op::isOpen(b); })
    if (Op::isOpen(b))
      m.leaveOpen(i, kNanBits);
  Op::of(a, b);
  writeFloat(m.words + i->dst, a);
  return done(i, m, poison);
}

template <typename Op> static const Inst *execClass(const Inst *i, Machine &m) {
  APFloat a = readFloat(m.words + i->a, semanticsOf(i));
  uint8_t poison = m.poison[i->a] | violates(i->imm, a);
  m.u(i->dst) = Op::of(a);
  return done(i, m, poison);
}

/// Emits an instruction on two operands; for an op with one operand both are the same.
static void emitOnEncoding(Operation *op, Emitter &e, Exec exec, arith::FastMathFlags flags) {
  const llvm::fltSemantics *semantics = scalarSemantics(op->getOperand(0).getType());
  if (!semantics)
    return e.unsupported("anything but a scalar float");
  uint32_t a = e.at(op->getOperand(0));
  uint32_t b = e.at(op->getOperand(op->getNumOperands() - 1));
  Inst &inst = e.emit(exec, e.at(op->getResult(0)), a, b);
  inst.imm = flagsOf(flags);
  inst.data = semantics;
}

template <typename MlirOp, typename Op> static void evalSign(MlirOp op, Emitter &e) {
  const llvm::fltSemantics *semantics = scalarSemantics(op.getType());
  if (semantics && !APFloat::semanticsHasSignedRepr(*semantics))
    return e.unsupported("a float type without a sign");
  emitOnEncoding(op, e, execSign<Op>, op.getFastmath());
}

template <typename MlirOp, typename Op> static void evalClass(MlirOp op, Emitter &e) {
  emitOnEncoding(op, e, execClass<Op>, op.getFastmath());
}

void addMathSignOps(InterpTable &table) {
  table.on<math::AbsFOp>(evalSign<math::AbsFOp, AbsF>);
  table.on<math::CopySignOp>(evalSign<math::CopySignOp, CopySign>);
  table.on<math::IsFiniteOp>(evalClass<math::IsFiniteOp, IsFinite>);
  table.on<math::IsInfOp>(evalClass<math::IsInfOp, IsInf>);
  table.on<math::IsNaNOp>(evalClass<math::IsNaNOp, IsNaN>);
  table.on<math::IsNormalOp>(evalClass<math::IsNormalOp, IsNormal>);
}

} // namespace freehold::interp
