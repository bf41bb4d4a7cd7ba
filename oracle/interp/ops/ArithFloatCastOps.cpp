//===- ArithFloatCastOps.cpp - arith: casts from and to floats --*- C++ -*-===//
// Casts of f32 and f64 use hardware, all others APFloat. A NaN keeps its sign and as much of its
// payload as fits, as in hardware and constant folding.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ArithFloat.h"

using namespace mlir;

namespace freehold::interp {

//===--- Float to float ----------------------------------------------------===//

static const Inst *execF32ToF64(const Inst *i, Machine &m) {
  uint8_t poison = m.poison[i->a];
  m.u(i->dst) = std::bit_cast<uint64_t>(static_cast<double>(F32::load(i, m, i->a)));
  return done(i, m, poison);
}

static const Inst *execF64ToF32(const Inst *i, Machine &m) {
  uint8_t poison = m.poison[i->a];
  m.u(i->dst) = std::bit_cast<uint32_t>(static_cast<float>(F64::load(i, m, i->a)));
  return done(i, m, poison);
}

namespace {
struct FloatCast {
  const llvm::fltSemantics *from, *to;
  llvm::RoundingMode rounding;
  unsigned flags;
};
} // namespace

static const Inst *execFloatCast(const Inst *i, Machine &m) {
  const auto &cast = i->table<FloatCast>();
  APFloat value = readFloat(m.words + i->a, *cast.from);
  uint8_t poison = m.poison[i->a] | violates(cast.flags, value);
  if (!storeRounded(i, m, i->dst, std::move(value), *cast.to, cast.rounding))
    return nullptr;
  poison |= violates(cast.flags, readFloat(m.words + i->dst, *cast.to));
  return done(i, m, poison);
}

static void emitFloatCast(Operation *op, Emitter &e, llvm::RoundingMode rounding, unsigned flags) {
  Value in = op->getOperand(0), out = op->getResult(0);
  FloatCast cast{scalarSemantics(in.getType()), scalarSemantics(out.getType()), rounding, flags};
  if (!cast.from || !cast.to)
    return e.unsupported("anything but scalar floats");
  bool plain = rounding == APFloat::rmNearestTiesToEven && flags == 0;
  if (plain && in.getType().isF32() && out.getType().isF64())
    e.emit(execF32ToF64, e.at(out), e.at(in));
  else if (plain && in.getType().isF64() && out.getType().isF32())
    e.emit(execF64ToF32, e.at(out), e.at(in));
  else
    e.emit(execFloatCast, e.at(out), e.at(in)).data = e.own(cast);
}

static void evalExtF(arith::ExtFOp op, Emitter &e) {
  emitFloatCast(op, e, APFloat::rmNearestTiesToEven, flagsOf(op.getFastmath()));
}

static llvm::RoundingMode roundingOf(std::optional<arith::RoundingMode> mode) {
  switch (mode.value_or(arith::RoundingMode::to_nearest_even)) {
  case arith::RoundingMode::to_nearest_even:
    return APFloat::rmNearestTiesToEven;
  case arith::RoundingMode::downward:
    return APFloat::rmTowardNegative;
  case arith::RoundingMode::upward:
    return APFloat::rmTowardPositive;
  case arith::RoundingMode::toward_zero:
    return APFloat::rmTowardZero;
  case arith::RoundingMode::to_nearest_away:
    return APFloat::rmNearestTiesToAway;
  }
  return APFloat::rmNearestTiesToEven;
}

static void evalTruncF(arith::TruncFOp op, Emitter &e) {
  emitFloatCast(op, e, roundingOf(op.getRoundingmode()), flagsOf(op.getFastmath()));
}

//===--- Integer to float --------------------------------------------------===//

template <typename Format, bool Signed> static const Inst *execIToF(const Inst *i, Machine &m) {
  using Number = typename Format::Number;
  uint64_t value = m.u(i->a);
  uint8_t poison = m.poison[i->a];
  Format::store(i, m, i->dst,
                Signed ? static_cast<Number>(signExtend(value, i->c)) : static_cast<Number>(value));
  return done(i, m, poison);
}

namespace {
struct NumberCast {
  const llvm::fltSemantics *semantics;
  unsigned bits;
  /// fptosi and fptoui between words: values in [least, limit) fit.
  double least, limit;
};
} // namespace

/// f128 has 113 bits, and rounding twice differs from rounding once, so an integer is converted
/// directly to its type. The type can represent all results, except perhaps zero and negative
/// numbers.
template <bool Signed> static const Inst *execIToFSlow(const Inst *i, Machine &m) {
  const auto &cast = i->table<NumberCast>();
  APInt value = readInt(m.words + i->a, cast.bits);
  uint8_t poison = m.poison[i->a];
  const llvm::fltSemantics &to = *cast.semantics;
  if ((value.isZero() && !APFloat::semanticsHasZero(to)) ||
      (Signed && value.isNegative() && !APFloat::semanticsHasSignedRepr(to)))
    return m.stop(i, Termination::Unsupported,
                  i->op->getName().getStringRef() + ": its result's type has no such number");
  APFloat result(to);
  result.convertFromAPInt(value, Signed, APFloat::rmNearestTiesToEven);
  writeFloat(m.words + i->dst, result);
  return done(i, m, poison);
}

template <bool Signed> static void emitIToF(Value in, Value out, Emitter &e) {
  unsigned bits = integerBits(in.getType());
  const llvm::fltSemantics *semantics = scalarSemantics(out.getType());
  if (bits == 0 || !semantics)
    return e.unsupported("anything but scalars");
  uint32_t dst = e.at(out), a = e.at(in);
  if (bits <= 64 && out.getType().isF32())
    e.emit(execIToF<F32, Signed>, dst, a, 0, 64 - bits);
  else if (bits <= 64 && out.getType().isF64())
    e.emit(execIToF<F64, Signed>, dst, a, 0, 64 - bits);
  else
    e.emit(execIToFSlow<Signed>, dst, a).data = e.own(NumberCast{semantics, bits, 0, 0});
}

static void evalSIToFP(arith::SIToFPOp op, Emitter &e) {
  emitIToF<true>(op.getIn(), op.getOut(), e);
}
static void evalUIToFP(arith::UIToFPOp op, Emitter &e) {
  emitIToF<false>(op.getIn(), op.getOut(), e);
}

//===--- Float to integer --------------------------------------------------===//
// Rounds towards zero. Values that do not fit, and NaN, give poison: the documentation defines no
// result, and the lowering to LLVM gives poison.
// result for it, and the lowering to LLVM makes it poison.

template <typename Format, bool Signed> static const Inst *execFToI(const Inst *i, Machine &m) {
  const auto &cast = i->table<NumberCast>();
  double value = std::trunc(static_cast<double>(Format::load(i, m, i->a)));
  bool fits = value >= cast.least && value < cast.limit;
  uint8_t poison = m.poison[i->a] | !fits;
  if (!fits)
    value = 0;
  m.u(i->dst) =
      (Signed ? static_cast<uint64_t>(static_cast<int64_t>(value)) : static_cast<uint64_t>(value)) &
      i->imm;
  return done(i, m, poison);
}

template <bool Signed> static const Inst *execFToISlow(const Inst *i, Machine &m) {
  const auto &cast = i->table<NumberCast>();
  APSInt result(cast.bits, /*isUnsigned=*/!Signed);
  bool exact;
  auto status = readFloat(m.words + i->a, *cast.semantics)
                    .convertToInteger(result, APFloat::rmTowardZero, &exact);
  uint8_t poison = m.poison[i->a] | (status == APFloat::opInvalidOp);
  writeInt(m.words + i->dst, result);
  return done(i, m, poison);
}

template <bool Signed> static void emitFToI(Value in, Value out, Emitter &e) {
  const llvm::fltSemantics *semantics = scalarSemantics(in.getType());
  unsigned bits = integerBits(out.getType());
  if (bits == 0 || !semantics)
    return e.unsupported("anything but scalars");
  NumberCast cast{semantics, bits, Signed ? -std::ldexp(1.0, static_cast<int>(bits) - 1) : 0.0,
                  std::ldexp(1.0, static_cast<int>(bits) - Signed)};
  bool fast = bits <= 64 && (in.getType().isF32() || in.getType().isF64());
  Exec exec = !fast                  ? execFToISlow<Signed>
              : in.getType().isF32() ? execFToI<F32, Signed>
                                     : execFToI<F64, Signed>;
  const NumberCast *table = e.own(cast);
  Inst &inst = e.emit(exec, e.at(out), e.at(in));
  inst.imm = lowMask(bits);
  inst.data = table;
}

static void evalFPToSI(arith::FPToSIOp op, Emitter &e) {
  emitFToI<true>(op.getIn(), op.getOut(), e);
}
static void evalFPToUI(arith::FPToUIOp op, Emitter &e) {
  emitFToI<false>(op.getIn(), op.getOut(), e);
}

void addArithFloatCastOps(InterpTable &table) {
  table.on<arith::ExtFOp>(evalExtF);
  table.on<arith::TruncFOp>(evalTruncF);
  table.on<arith::SIToFPOp>(evalSIToFP);
  table.on<arith::UIToFPOp>(evalUIToFP);
  table.on<arith::FPToSIOp>(evalFPToSI);
  table.on<arith::FPToUIOp>(evalFPToUI);
}

} // namespace freehold::interp
