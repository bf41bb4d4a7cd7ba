//===- MathOps.cpp - math: functions of floats ------------------*- C++ -*-===//
// f32 and f64 use libm's float and double functions, like native code after convert-math-to-libm.
// f16 and narrower formats are computed in float and rounded. Functions that would need libm for
// f80 and f128 are unsupported for these. Integers, signs and classes are in their own files.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MathOps.h"

#include "oracle/interp/ops/ArithFloat.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace freehold::interp {

//===--- One operand -------------------------------------------------------===//

namespace {
/// An operation made of two libm functions.
template <float (*Single)(float), double (*Double)(double)> struct Libm {
  static float of(float a) { return Single(a); }
  static double of(double a) { return Double(a); }
};
/// Like above, for functions that round to an integer, which APFloat also implements.
template <float (*Single)(float), double (*Double)(double), llvm::RoundingMode Mode>
struct ToIntegral : Libm<Single, Double> {
  using Libm<Single, Double>::of;
  static APFloat of(APFloat a) {
    a.roundToIntegral(Mode);
    return a;
  }
};
/// 1 / sqrt(x), as in convert-math-to-llvm; libm has no such function.
struct Rsqrt {
  static float of(float a) { return 1.0f / std::sqrt(a); }
  static double of(double a) { return 1.0 / std::sqrt(a); }
};
} // namespace

template <typename Op, bool Flagged> static constexpr FloatExecs unaryExecs() {
  FloatExecs execs = {execFloatUnary<F32, Op, Flagged>, execFloatUnary<F64, Op, Flagged>,
                      execFloatUnary<Small<float>, Op, Flagged>, nullptr};
  if constexpr (requires(APFloat a) { Op::of(a); })
    execs.wide = execFloatUnary<Wide, Op, Flagged>;
  return execs;
}

template <typename MlirOp, typename Op> static void evalUnary(MlirOp op, Emitter &e) {
  unsigned flags = flagsOf(op.getFastmath());
  emitByFormat(op, e, op.getType(), flags ? unaryExecs<Op, true>() : unaryExecs<Op, false>(),
               flags);
}

//===--- Two and three operands --------------------------------------------===//

namespace {
struct Atan2 {
  static float of(float a, float b) { return ::atan2f(a, b); }
  static double of(double a, double b) { return ::atan2(a, b); }
};
struct PowF {
  static float of(float a, float b) { return ::powf(a, b); }
  static double of(double a, double b) { return ::pow(a, b); }
};
} // namespace

template <typename MlirOp, typename Op> static void evalMathBinary(MlirOp op, Emitter &e) {
  unsigned flags = flagsOf(op.getFastmath());
  static constexpr FloatExecs kPlain = {execFloatBinary<F32, Op, false>,
                                        execFloatBinary<F64, Op, false>,
                                        execFloatBinary<Small<float>, Op, false>, nullptr};
  static constexpr FloatExecs kFlagged = {execFloatBinary<F32, Op, true>,
                                          execFloatBinary<F64, Op, true>,
                                          execFloatBinary<Small<float>, Op, true>, nullptr};
  emitByFormat(op, e, op.getType(), flags ? kFlagged : kPlain, flags);
}

namespace {
struct Fma {
  static float of(float a, float b, float c) { return ::fmaf(a, b, c); }
  static double of(double a, double b, double c) { return ::fma(a, b, c); }
  static APFloat of(APFloat a, const APFloat &b, const APFloat &c) {
    a.fusedMultiplyAdd(b, c, APFloat::rmNearestTiesToEven);
    return a;
  }
};

/// Small formats with infinities, computed in the format itself: a wider one would be rounded twice.
struct Exact : Wide {
  static bool store(const Inst *i, Machine &m, uint32_t at, const Number &v) {
    return storeRounded(i, m, at, v.isNaN() ? APFloat::getNaN(semanticsOf(i)) : v, semanticsOf(i));
  }
};

/// max(min(value, min), max), as in the documentation and math-expand-ops. If min <= max, that is
/// `max`, contrary to the op's name.
struct ClampF {
  template <typename T> static T of(const T &value, const T &min, const T &max) {
    return Extremum<true, true>::of(Extremum<false, true>::of(value, min), max);
  }
};
} // namespace

template <typename Op, typename SmallFormat, bool Flagged>
static constexpr FloatExecs kTernary = {
    execFloatTernary<F32, Op, Flagged>, execFloatTernary<F64, Op, Flagged>,
    execFloatTernary<SmallFormat, Op, Flagged>, execFloatTernary<Wide, Op, Flagged>};

template <typename MlirOp, typename Op> static void evalTernary(MlirOp op, Emitter &e) {
  unsigned flags = flagsOf(op.getFastmath());
  const llvm::fltSemantics *semantics = scalarSemantics(op.getType());
  bool isExact = semantics && APFloat::semanticsHasInf(*semantics);
  emitByFormat(op, e, op.getType(),
               isExact
                   ? (flags ? kTernary<Op, Exact, true> : kTernary<Op, Exact, false>)
                   : (flags ? kTernary<Op, Small<float>, true> : kTernary<Op, Small<float>, false>),
               flags);
}

//===--- sincos ------------------------------------------------------------===//

using Sin = Libm<::sinf, ::sin>;
using Cos = Libm<::cosf, ::cos>;

/// The cosine is written to `b`.
template <typename Format> static const Inst *execSincos(const Inst *i, Machine &m) {
  const auto a = Format::load(i, m, i->a);
  const auto sin = Sin::of(a), cos = Cos::of(a);
  uint8_t poison = m.poison[i->a];
  if (!Format::store(i, m, i->dst, sin) || !Format::store(i, m, i->b, cos))
    return nullptr;
  m.poison[i->b] = poison | violates(i->imm, a, cos);
  return done(i, m, poison | violates(i->imm, a, sin));
}

static void evalSincos(math::SincosOp op, Emitter &e) {
  const llvm::fltSemantics *semantics = scalarSemantics(op.getOperand().getType());
  if (!semantics || APFloat::getSizeInBits(*semantics) > 64)
    return e.unsupported("this type");
  Exec exec = semantics == &APFloat::IEEEsingle()   ? execSincos<F32>
              : semantics == &APFloat::IEEEdouble() ? execSincos<F64>
                                                    : execSincos<Small<float>>;
  Inst &inst = e.emit(exec, e.at(op.getSin()), e.at(op.getOperand()), e.at(op.getCos()));
  inst.imm = flagsOf(op.getFastmath());
  inst.data = semantics;
}

//===--- fpowi -------------------------------------------------------------===//

/// Square and multiply, then the reciprocal, as in compiler-rt's __powidf2, to which llvm.powi
/// lowers, and in convert-math-to-funcs.
template <typename T> static T powi(T base, int64_t power) {
  T result = 1;
  for (int64_t rest = power;;) {
    if (rest & 1)
      result *= base;
    rest /= 2;
    if (rest == 0)
      return power < 0 ? 1 / result : result;
    base *= base;
  }
}

/// `c` is 64 minus the power's bits.
template <typename Format> static const Inst *execFPowI(const Inst *i, Machine &m) {
  const auto base = Format::load(i, m, i->a);
  const auto result = powi(base, signExtend(m.u(i->b), i->c));
  uint8_t poison = anyPoison(i, m) | violates(i->imm, base, result);
  return Format::store(i, m, i->dst, result) ? done(i, m, poison) : nullptr;
}

static void evalFPowI(math::FPowIOp op, Emitter &e) {
  const llvm::fltSemantics *semantics = scalarSemantics(op.getType());
  unsigned bits = integerBits(op.getRhs().getType());
  if (!semantics || APFloat::getSizeInBits(*semantics) > 64 || bits == 0 || bits > 64)
    return e.unsupported("this type");
  Exec exec = semantics == &APFloat::IEEEsingle()   ? execFPowI<F32>
              : semantics == &APFloat::IEEEdouble() ? execFPowI<F64>
                                                    : execFPowI<Small<float>>;
  Inst &inst = e.emit(exec, e.at(op.getResult()), e.at(op.getLhs()), e.at(op.getRhs()), 64 - bits);
  inst.imm = flagsOf(op.getFastmath());
  inst.data = semantics;
}

static void addRoundingOps(InterpTable &table) {
  using Ceil = ToIntegral<::ceilf, ::ceil, APFloat::rmTowardPositive>;
  using Floor = ToIntegral<::floorf, ::floor, APFloat::rmTowardNegative>;
  using Round = ToIntegral<::roundf, ::round, APFloat::rmNearestTiesToAway>;
  using RoundEven = ToIntegral<::roundevenf, ::roundeven, APFloat::rmNearestTiesToEven>;
  using Trunc = ToIntegral<::truncf, ::trunc, APFloat::rmTowardZero>;
  table.on<math::CeilOp>(evalUnary<math::CeilOp, Ceil>);
  table.on<math::FloorOp>(evalUnary<math::FloorOp, Floor>);
  table.on<math::RoundOp>(evalUnary<math::RoundOp, Round>);
  table.on<math::RoundEvenOp>(evalUnary<math::RoundEvenOp, RoundEven>);
  table.on<math::TruncOp>(evalUnary<math::TruncOp, Trunc>);
}

static void addTrigonometricOps(InterpTable &table) {
  table.on<math::AcosOp>(evalUnary<math::AcosOp, Libm<::acosf, ::acos>>);
  table.on<math::AcoshOp>(evalUnary<math::AcoshOp, Libm<::acoshf, ::acosh>>);
  table.on<math::AsinOp>(evalUnary<math::AsinOp, Libm<::asinf, ::asin>>);
  table.on<math::AsinhOp>(evalUnary<math::AsinhOp, Libm<::asinhf, ::asinh>>);
  table.on<math::AtanOp>(evalUnary<math::AtanOp, Libm<::atanf, ::atan>>);
  table.on<math::AtanhOp>(evalUnary<math::AtanhOp, Libm<::atanhf, ::atanh>>);
  table.on<math::Atan2Op>(evalMathBinary<math::Atan2Op, Atan2>);
  table.on<math::CosOp>(evalUnary<math::CosOp, Cos>);
  table.on<math::CoshOp>(evalUnary<math::CoshOp, Libm<::coshf, ::cosh>>);
  table.on<math::SinOp>(evalUnary<math::SinOp, Sin>);
  table.on<math::SinhOp>(evalUnary<math::SinhOp, Libm<::sinhf, ::sinh>>);
  table.on<math::SincosOp>(evalSincos);
  table.on<math::TanOp>(evalUnary<math::TanOp, Libm<::tanf, ::tan>>);
  table.on<math::TanhOp>(evalUnary<math::TanhOp, Libm<::tanhf, ::tanh>>);
}

void addMathOps(InterpTable &table) {
  addMathIntegerOps(table);
  addMathSignOps(table);
  addRoundingOps(table);
  addTrigonometricOps(table);
  table.on<math::CbrtOp>(evalUnary<math::CbrtOp, Libm<::cbrtf, ::cbrt>>);
  table.on<math::ErfOp>(evalUnary<math::ErfOp, Libm<::erff, ::erf>>);
  table.on<math::ErfcOp>(evalUnary<math::ErfcOp, Libm<::erfcf, ::erfc>>);
  table.on<math::ExpOp>(evalUnary<math::ExpOp, Libm<::expf, ::exp>>);
  table.on<math::Exp2Op>(evalUnary<math::Exp2Op, Libm<::exp2f, ::exp2>>);
  table.on<math::ExpM1Op>(evalUnary<math::ExpM1Op, Libm<::expm1f, ::expm1>>);
  table.on<math::LogOp>(evalUnary<math::LogOp, Libm<::logf, ::log>>);
  table.on<math::Log10Op>(evalUnary<math::Log10Op, Libm<::log10f, ::log10>>);
  table.on<math::Log1pOp>(evalUnary<math::Log1pOp, Libm<::log1pf, ::log1p>>);
  table.on<math::Log2Op>(evalUnary<math::Log2Op, Libm<::log2f, ::log2>>);
  table.on<math::SqrtOp>(evalUnary<math::SqrtOp, Libm<::sqrtf, ::sqrt>>);
  table.on<math::RsqrtOp>(evalUnary<math::RsqrtOp, Rsqrt>);
  table.on<math::PowFOp>(evalMathBinary<math::PowFOp, PowF>);
  table.on<math::FPowIOp>(evalFPowI);
  table.on<math::FmaOp>(evalTernary<math::FmaOp, Fma>);
  table.on<math::ClampFOp>(evalTernary<math::ClampFOp, ClampF>);
}

} // namespace freehold::interp
