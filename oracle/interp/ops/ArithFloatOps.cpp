//===- ArithFloatOps.cpp - arith: floats ------------------------*- C++ -*-===//
#include "oracle/interp/ops/ArithFloat.h"

using namespace mlir;

namespace freehold::interp {

bool storeRounded(const Inst *i, Machine &m, uint32_t dst, APFloat value,
                  const llvm::fltSemantics &to, llvm::RoundingMode rounding) {
  const char *lacks = nullptr;
  if (value.isNaN())
    lacks = APFloat::semanticsHasNaN(to) ? nullptr : "NaN";
  else if (value.isInfinity() && !APFloat::semanticsHasInf(to))
    lacks = APFloat::semanticsHasNaN(to) ? nullptr : "infinity";
  if (!value.isNaN() && value.isNegative() && !APFloat::semanticsHasSignedRepr(to))
    lacks = "negative number";
  if (value.isZero() && !APFloat::semanticsHasZero(to))
    lacks = "zero";
  if (lacks) {
    m.stop(i, Termination::Unsupported,
           i->op->getName().getStringRef() + ": its result's type has no " + lacks);
    return false;
  }
  bool inexact;
  value.convert(to, rounding, &inexact);
  writeFloat(m.words + dst, value);
  return true;
}

//===--- Arithmetic --------------------------------------------------------===//

namespace {
struct RemF {
  static float of(float a, float b) { return std::fmod(a, b); }
  static double of(double a, double b) { return std::fmod(a, b); }
  static APFloat of(APFloat a, const APFloat &b) {
    a.mod(b);
    return a;
  }
};
} // namespace

template <typename Op, bool Flagged>
static constexpr FloatExecs kBinary = {
    execFloatBinary<F32, Op, Flagged>, execFloatBinary<F64, Op, Flagged>,
    execFloatBinary<Small<double>, Op, Flagged>, execFloatBinary<Wide, Op, Flagged>};

template <typename MlirOp, typename Op> static void evalFloatBinary(MlirOp op, Emitter &e) {
  unsigned flags = flagsOf(op.getFastmath());
  emitByFormat(op, e, op.getType(), flags ? kBinary<Op, true> : kBinary<Op, false>, flags);
}

//===--- negf --------------------------------------------------------------===//
// No arithmetic is done: the sign of NaN is flipped too, unless the format would make NaN of -0.

static const Inst *execNegF(const Inst *i, Machine &m) {
  uint8_t poison = m.poison[i->a];
  m.u(i->dst) = m.u(i->a) ^ i->imm;
  return done(i, m, poison);
}

namespace {
struct Negation {
  const llvm::fltSemantics *semantics;
  unsigned flags;
};
} // namespace

static const Inst *execNegFSlow(const Inst *i, Machine &m) {
  auto [semantics, flags] = i->table<Negation>();
  APFloat value = readFloat(m.words + i->a, *semantics);
  uint8_t poison = m.poison[i->a] | violates(flags, value);
  value.changeSign();
  writeFloat(m.words + i->dst, value);
  return done(i, m, poison);
}

static void evalNegF(arith::NegFOp op, Emitter &e) {
  const llvm::fltSemantics *semantics = scalarSemantics(op.getType());
  if (!semantics || !APFloat::semanticsHasSignedRepr(*semantics))
    return e.unsupported("anything but a scalar float with a sign");
  unsigned flags = flagsOf(op.getFastmath()), bits = bitsOf(op.getType());
  uint32_t dst = e.at(op.getResult()), a = e.at(op.getOperand());
  bool flips =
      op.getType().isF16() || op.getType().isBF16() || op.getType().isF32() || op.getType().isF64();
  if (flips && flags == 0)
    e.emit(execNegF, dst, a).imm = 1ull << (bits - 1);
  else
    e.emit(execNegFSlow, dst, a).data = e.own(Negation{semantics, flags});
}

//===--- cmpf --------------------------------------------------------------===//
template <typename Format, unsigned Relations, bool Flagged>
static const Inst *execCmpF(const Inst *i, Machine &m) {
  const auto a = Format::load(i, m, i->a), b = Format::load(i, m, i->b);
  uint8_t poison = anyPoison(i, m);
  if constexpr (Flagged)
    poison |= violates(i->imm, a, b);
  m.u(i->dst) = holds(Relations, a, b);
  return done(i, m, poison);
}

template <unsigned Relations, bool Flagged>
static constexpr FloatExecs kCmpF = {
    execCmpF<F32, Relations, Flagged>, execCmpF<F64, Relations, Flagged>,
    execCmpF<Small<double>, Relations, Flagged>, execCmpF<Wide, Relations, Flagged>};

template <bool Flagged, unsigned... Relations>
static const FloatExecs &pickCmpF(unsigned relations,
                                  std::integer_sequence<unsigned, Relations...>) {
  static constexpr const FloatExecs *kAll[] = {&kCmpF<Relations, Flagged>...};
  return *kAll[relations];
}

static void evalCmpF(arith::CmpFOp op, Emitter &e) {
  constexpr auto kAll = std::make_integer_sequence<unsigned, 16>();
  unsigned flags = flagsOf(op.getFastmath()), relations = relationsOf(op.getPredicate());
  emitByFormat(op, e, op.getLhs().getType(),
               flags ? pickCmpF<true>(relations, kAll) : pickCmpF<false>(relations, kAll), flags);
}

void addArithFloatOps(InterpTable &table) {
  table.on<arith::AddFOp>(evalFloatBinary<arith::AddFOp, AddF>);
  table.on<arith::SubFOp>(evalFloatBinary<arith::SubFOp, SubF>);
  table.on<arith::MulFOp>(evalFloatBinary<arith::MulFOp, MulF>);
  table.on<arith::DivFOp>(evalFloatBinary<arith::DivFOp, DivF>);
  table.on<arith::RemFOp>(evalFloatBinary<arith::RemFOp, RemF>);
  table.on<arith::MaximumFOp>(evalFloatBinary<arith::MaximumFOp, Extremum<true, true>>);
  table.on<arith::MinimumFOp>(evalFloatBinary<arith::MinimumFOp, Extremum<false, true>>);
  table.on<arith::MaxNumFOp>(evalFloatBinary<arith::MaxNumFOp, Extremum<true, false>>);
  table.on<arith::MinNumFOp>(evalFloatBinary<arith::MinNumFOp, Extremum<false, false>>);
  table.on<arith::NegFOp>(evalNegF);
  table.on<arith::CmpFOp>(evalCmpF);
}

} // namespace freehold::interp
