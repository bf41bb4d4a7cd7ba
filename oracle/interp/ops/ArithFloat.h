//===- ArithFloat.h - Float instructions ------------------------*- C++ -*-===//
// Shared by arith and math. A format defines the encoding of a float in its word and the C++ type
// in which it is computed:
//
//   F32, F64        hardware float and double
//   Small<double>   fp16 and narrower, tf32: double holds each sum, product and quotient well
//                   enough (53 >= 2*11+2 bits) that rounding the double rounds the exact result
//   Small<float>    the same for libm functions, which native code computes in float
//   Wide            f80, f128: APFloat
//
// NaN results become APFloat's positive quiet NaN, so that hardware and constant folding agree.
// With nnan and ninf a result is poison if it or an operand is NaN or infinite.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/ops/ArithInteger.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/ADT/APFloat.h"

#include <bit>
#include <cmath>

namespace freehold::interp {

using llvm::APFloat;

inline bool isNan(float v) { return std::isnan(v); }
inline bool isNan(double v) { return std::isnan(v); }
inline bool isNan(const APFloat &v) { return v.isNaN(); }
inline bool isInf(float v) { return std::isinf(v); }
inline bool isInf(double v) { return std::isinf(v); }
inline bool isInf(const APFloat &v) { return v.isInfinity(); }
inline bool isNegative(float v) { return std::signbit(v); }
inline bool isNegative(double v) { return std::signbit(v); }
inline bool isNegative(const APFloat &v) { return v.isNegative(); }

/// Stores a number rounded to these semantics. Returns false after stopping the run as Unsupported
/// if the format has no such number (no NaN, no zero, ...), where the behaviour depends on the
/// target.
bool storeRounded(const Inst *i, Machine &m, uint32_t dst, APFloat value,
                  const llvm::fltSemantics &to,
                  llvm::RoundingMode rounding = APFloat::rmNearestTiesToEven);

/// Arithmetic does not determine these.
inline constexpr const char *kNanBits = "the sign and payload of a NaN are not determined";

struct F32 {
  using Number = float;
  static Number of(uint64_t word) { return std::bit_cast<float>(static_cast<uint32_t>(word)); }
  static uint64_t wordOf(Number v) { return isNan(v) ? 0x7FC0'0000u : std::bit_cast<uint32_t>(v); }
  static Number load(const Inst *, Machine &m, uint32_t at) { return of(m.u(at)); }
  static bool store(const Inst *, Machine &m, uint32_t at, Number v) {
    m.u(at) = wordOf(v);
    return true;
  }
};

struct F64 {
  using Number = double;
  static Number of(uint64_t word) { return std::bit_cast<double>(word); }
  static uint64_t wordOf(Number v) {
    return isNan(v) ? 0x7FF8'0000'0000'0000u : std::bit_cast<uint64_t>(v);
  }
  static Number load(const Inst *, Machine &m, uint32_t at) { return of(m.u(at)); }
  static bool store(const Inst *, Machine &m, uint32_t at, Number v) {
    m.u(at) = wordOf(v);
    return true;
  }
};

/// For the formats below, `data` points to the semantics.
inline const llvm::fltSemantics &semanticsOf(const Inst *i) {
  return i->table<llvm::fltSemantics>();
}

template <typename T> struct Small {
  using Number = T;
  static Number load(const Inst *i, Machine &m, uint32_t at) {
    APFloat value = readFloat(m.words + at, semanticsOf(i));
    if constexpr (std::is_same_v<T, float>)
      return value.convertToFloat();
    else
      return value.convertToDouble();
  }
  static bool store(const Inst *i, Machine &m, uint32_t at, Number v) {
    APFloat value = isNan(v) ? APFloat::getNaN(APFloat::IEEEdouble()) : APFloat(v);
    return storeRounded(i, m, at, std::move(value), semanticsOf(i));
  }
};

struct Wide {
  using Number = APFloat;
  static Number load(const Inst *i, Machine &m, uint32_t at) {
    return readFloat(m.words + at, semanticsOf(i));
  }
  static bool store(const Inst *i, Machine &m, uint32_t at, const Number &v) {
    writeFloat(m.words + at, v.isNaN() ? APFloat::getNaN(semanticsOf(i)) : v);
    return true;
  }
};

struct AddF {
  static auto of(const auto &a, const auto &b) { return a + b; }
};
struct SubF {
  static auto of(const auto &a, const auto &b) { return a - b; }
};
struct MulF {
  static auto of(const auto &a, const auto &b) { return a * b; }
};
struct DivF {
  static auto of(const auto &a, const auto &b) { return a / b; }
};

/// maximumf and minimumf return NaN if an operand is NaN, and order -0.0 below +0.0. maxnumf and
/// minnumf ignore a NaN if the other operand is a number. They may return either zero, and order
/// zeros as well.
template <bool Max, bool NanWins> struct Extremum {
  template <typename T> static T of(const T &a, const T &b) {
    if (isNan(a) || isNan(b))
      return isNan(a) == NanWins ? a : b;
    if (a == b)
      return isNegative(a) == Max ? b : a;
    return (a > b) == Max ? a : b;
  }
  template <typename T> static const char *openResult(const T &a, const T &b) {
    bool isOpen = !NanWins && a == b && isNegative(a) != isNegative(b);
    return isOpen ? "either of two zeros of different sign is right" : nullptr;
  }
};

//===--- Comparisons -------------------------------------------------------===//
// A predicate of cmpf is the set of relations for which it is true.

enum Relation : unsigned { kEqual = 1, kGreater = 2, kLess = 4, kUnordered = 8 };

inline unsigned relationsOf(mlir::arith::CmpFPredicate predicate) {
  switch (predicate) {
  case mlir::arith::CmpFPredicate::AlwaysTrue:
    return kEqual | kGreater | kLess | kUnordered;
  case mlir::arith::CmpFPredicate::UNO:
    return kUnordered;
  default:
    // oeq, ogt, oge, olt, ole, one, ord are 1 to 7; ueq, ugt, ... une are 8 to 13.
    auto number = static_cast<unsigned>(predicate);
    return number < 8 ? number : kUnordered | (number - 7);
  }
}

template <typename T> bool holds(unsigned relations, const T &a, const T &b) {
  return ((relations & kEqual) && a == b) || ((relations & kGreater) && a > b) ||
         ((relations & kLess) && a < b) || ((relations & kUnordered) && (isNan(a) || isNan(b)));
}

//===--- Flags -------------------------------------------------------------===//

enum FloatFlags : unsigned { kNoNans = 1, kNoInfs = 2 };

inline unsigned flagsOf(mlir::arith::FastMathFlags flags) {
  using enum mlir::arith::FastMathFlags;
  return (bitEnumContainsAny(flags, nnan) ? kNoNans : 0) |
         (bitEnumContainsAny(flags, ninf) ? kNoInfs : 0);
}
inline unsigned flagsOf(std::optional<mlir::arith::FastMathFlags> flags) {
  return flags ? flagsOf(*flags) : 0;
}

template <typename... Numbers> bool violates(unsigned flags, const Numbers &...values) {
  return ((flags & kNoNans) && (isNan(values) || ...)) ||
         ((flags & kNoInfs) && (isInf(values) || ...));
}

//===--- Instructions ------------------------------------------------------===//
// `imm` holds the fast-math flags, if any.

template <typename Format, typename Op, bool Flagged>
const Inst *execFloatUnary(const Inst *i, Machine &m) {
  const auto a = Format::load(i, m, i->a);
  const auto result = Op::of(a);
  uint8_t poison = m.poison[i->a];
  if constexpr (Flagged)
    poison |= violates(i->imm, a, result);
  return Format::store(i, m, i->dst, result) ? done(i, m, poison) : nullptr;
}

template <typename Format, typename Op, bool Flagged>
const Inst *execFloatBinary(const Inst *i, Machine &m) {
  const auto a = Format::load(i, m, i->a), b = Format::load(i, m, i->b);
  const auto result = Op::of(a, b);
  uint8_t poison = anyPoison(i, m);
  if constexpr (requires { Op::openResult(a, b); })
    if (const char *what = Op::openResult(a, b))
      m.leaveOpen(i, what);
  if constexpr (Flagged)
    poison |= violates(i->imm, a, b, result);
  return Format::store(i, m, i->dst, result) ? done(i, m, poison) : nullptr;
}

template <typename Format, typename Op, bool Flagged>
const Inst *execFloatTernary(const Inst *i, Machine &m) {
  const auto a = Format::load(i, m, i->a), b = Format::load(i, m, i->b);
  const auto c = Format::load(i, m, i->c);
  const auto result = Op::of(a, b, c);
  uint8_t poison = m.poison[i->a] | m.poison[i->b] | m.poison[i->c];
  if constexpr (Flagged)
    poison |= violates(i->imm, a, b, c, result);
  return Format::store(i, m, i->dst, result) ? done(i, m, poison) : nullptr;
}

/// The handlers of one operation for each format; null if there is none.
struct FloatExecs {
  Exec f32, f64, small, wide;
};

/// Returns null for anything but a scalar float.
inline const llvm::fltSemantics *scalarSemantics(mlir::Type type) {
  auto floating = mlir::dyn_cast<mlir::FloatType>(type);
  return floating ? &floating.getFloatSemantics() : nullptr;
}

/// Emits the handler for the format of `type`, with the op's operands and first result.
inline void emitByFormat(mlir::Operation *op, Emitter &e, mlir::Type type, const FloatExecs &execs,
                         unsigned flags = 0) {
  const llvm::fltSemantics *semantics = scalarSemantics(type);
  if (!semantics)
    return e.unsupported("anything but a scalar float");
  bool isSmall = APFloat::semanticsPrecision(*semantics) <= 11;
  Exec exec = semantics == &APFloat::IEEEsingle()   ? execs.f32
              : semantics == &APFloat::IEEEdouble() ? execs.f64
              : isSmall                             ? execs.small
                                                    : execs.wide;
  if (!exec)
    return e.unsupported("this float type");
  uint32_t at[3] = {};
  for (unsigned n = 0; n < op->getNumOperands() && n < 3; ++n)
    at[n] = e.at(op->getOperand(n));
  Inst &inst = e.emit(exec, e.at(op->getResult(0)), at[0], at[1], at[2]);
  inst.imm = flags;
  inst.data = semantics;
}

} // namespace freehold::interp
