//===- ArithInteger.h - Integer instructions --------------------*- C++ -*-===//
// One handler for each operation, selected when the program is compiled; arith, index and math
// share them. For up to 64 bits an instruction has its width N in two forms: `imm` is the mask of
// the low N bits, `c` the shift 64-N that moves the sign bit to the top. Wider integers use APInt
// and have N in `imm`.
//
// An operation is a struct of static functions: `low` on words, `wide` on APInt.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Format.h"
#include "oracle/interp/Emitter.h"

#include "llvm/ADT/APInt.h"

namespace freehold::interp {

/// Returns the bits of a scalar integer or index, or 0 for other types.
inline unsigned integerBits(mlir::Type type) {
  return mlir::isa<mlir::IntegerType, mlir::IndexType>(type) ? bitsOf(type) : 0;
}

inline uint64_t lowMask(unsigned bits) { return bits >= 64 ? ~0ull : (1ull << bits) - 1; }

inline int64_t signExtend(uint64_t value, unsigned shift) {
  return static_cast<int64_t>(value << shift) >> shift;
}

/// Emits the handler for the width of `type`. Emits Unsupported and returns null if it is no
/// integer.
inline Inst *emitByWidth(Emitter &e, mlir::Type type, Exec low, Exec wide, uint32_t dst, uint32_t a,
                         uint32_t b = 0) {
  unsigned bits = integerBits(type);
  if (bits == 0) {
    e.unsupported("an integer type that is not modelled");
    return nullptr;
  }
  bool fits = bits <= 64;
  Inst &inst = e.emit(fits ? low : wide, dst, a, b, fits ? 64 - bits : 0);
  inst.imm = fits ? lowMask(bits) : bits;
  return &inst;
}

inline const Inst *done(const Inst *i, Machine &m, uint8_t poison) {
  m.poison[i->dst] = poison;
  return i->next();
}

inline uint8_t anyPoison(const Inst *i, Machine &m) { return m.poison[i->a] | m.poison[i->b]; }

//===--- Total binary operations ------------------------------------------===//

template <typename Op> const Inst *execBinary(const Inst *i, Machine &m) {
  uint8_t poison = anyPoison(i, m);
  m.u(i->dst) = Op::low(m.u(i->a), m.u(i->b)) & i->imm;
  return done(i, m, poison);
}

template <typename Op> const Inst *execBinaryWide(const Inst *i, Machine &m) {
  uint8_t poison = anyPoison(i, m);
  unsigned bits = i->imm;
  writeInt(m.words + i->dst,
           Op::wide(readInt(m.words + i->a, bits), readInt(m.words + i->b, bits)));
  return done(i, m, poison);
}

/// Like above, for operations on sign-extended words.
template <typename Op> const Inst *execBinarySigned(const Inst *i, Machine &m) {
  uint8_t poison = anyPoison(i, m);
  int64_t a = signExtend(m.u(i->a), i->c), b = signExtend(m.u(i->b), i->c);
  m.u(i->dst) = static_cast<uint64_t>(Op::low(a, b)) & i->imm;
  return done(i, m, poison);
}

using llvm::APInt;

struct AddI {
  static uint64_t low(uint64_t a, uint64_t b) { return a + b; }
  static APInt wide(const APInt &a, const APInt &b) { return a + b; }
  /// Returns true if the 64-bit result overflows. For smaller widths the caller checks the range.
  static bool overflows(int64_t a, int64_t b, int64_t &r) {
    return __builtin_add_overflow(a, b, &r);
  }
  static bool overflows(uint64_t a, uint64_t b, uint64_t &r) {
    return __builtin_add_overflow(a, b, &r);
  }
  static APInt wideSigned(const APInt &a, const APInt &b, bool &o) { return a.sadd_ov(b, o); }
  static APInt wideUnsigned(const APInt &a, const APInt &b, bool &o) { return a.uadd_ov(b, o); }
};
struct SubI {
  static uint64_t low(uint64_t a, uint64_t b) { return a - b; }
  static APInt wide(const APInt &a, const APInt &b) { return a - b; }
  static bool overflows(int64_t a, int64_t b, int64_t &r) {
    return __builtin_sub_overflow(a, b, &r);
  }
  static bool overflows(uint64_t a, uint64_t b, uint64_t &r) {
    return __builtin_sub_overflow(a, b, &r);
  }
  static APInt wideSigned(const APInt &a, const APInt &b, bool &o) { return a.ssub_ov(b, o); }
  static APInt wideUnsigned(const APInt &a, const APInt &b, bool &o) { return a.usub_ov(b, o); }
};
struct MulI {
  static uint64_t low(uint64_t a, uint64_t b) { return a * b; }
  static APInt wide(const APInt &a, const APInt &b) { return a * b; }
  static bool overflows(int64_t a, int64_t b, int64_t &r) {
    return __builtin_mul_overflow(a, b, &r);
  }
  static bool overflows(uint64_t a, uint64_t b, uint64_t &r) {
    return __builtin_mul_overflow(a, b, &r);
  }
  static APInt wideSigned(const APInt &a, const APInt &b, bool &o) { return a.smul_ov(b, o); }
  static APInt wideUnsigned(const APInt &a, const APInt &b, bool &o) { return a.umul_ov(b, o); }
};
struct AndI {
  static uint64_t low(uint64_t a, uint64_t b) { return a & b; }
  static APInt wide(const APInt &a, const APInt &b) { return a & b; }
};
struct OrI {
  static uint64_t low(uint64_t a, uint64_t b) { return a | b; }
  static APInt wide(const APInt &a, const APInt &b) { return a | b; }
};
struct XOrI {
  static uint64_t low(uint64_t a, uint64_t b) { return a ^ b; }
  static APInt wide(const APInt &a, const APInt &b) { return a ^ b; }
};
struct MaxUI {
  static uint64_t low(uint64_t a, uint64_t b) { return a > b ? a : b; }
  static APInt wide(const APInt &a, const APInt &b) { return llvm::APIntOps::umax(a, b); }
};
struct MinUI {
  static uint64_t low(uint64_t a, uint64_t b) { return a < b ? a : b; }
  static APInt wide(const APInt &a, const APInt &b) { return llvm::APIntOps::umin(a, b); }
};
struct MaxSI {
  static int64_t low(int64_t a, int64_t b) { return a > b ? a : b; }
  static APInt wide(const APInt &a, const APInt &b) { return llvm::APIntOps::smax(a, b); }
};
struct MinSI {
  static int64_t low(int64_t a, int64_t b) { return a < b ? a : b; }
  static APInt wide(const APInt &a, const APInt &b) { return llvm::APIntOps::smin(a, b); }
};

/// Emits a total binary operation on the op's two operands. `low` takes words either as they are or
/// sign-extended.
template <typename Op> void emitBinary(mlir::Operation *op, Emitter &e) {
  Exec low = execBinary<Op>;
  if constexpr (std::is_same_v<decltype(&Op::low), int64_t (*)(int64_t, int64_t)>)
    low = execBinarySigned<Op>;
  emitByWidth(e, op->getResult(0).getType(), low, execBinaryWide<Op>, e.at(op->getResult(0)),
              e.at(op->getOperand(0)), e.at(op->getOperand(1)));
}

/// The row's handler for an op that consists of one such operation.
template <typename MlirOp, typename Op> void evalBinary(MlirOp op, Emitter &e) {
  emitBinary<Op>(op, e);
}

//===--- Shifts ------------------------------------------------------------===//
// The amount is unsigned. N or more gives poison, and so do nonzero bits shifted out of an `exact`
// right shift.

struct ShLI {
  static uint64_t low(uint64_t a, uint64_t by, unsigned) { return a << by; }
  static APInt wide(const APInt &a, unsigned by) { return a.shl(by); }
};
struct ShRUI {
  static uint64_t low(uint64_t a, uint64_t by, unsigned) { return a >> by; }
  static APInt wide(const APInt &a, unsigned by) { return a.lshr(by); }
};
struct ShRSI {
  static uint64_t low(uint64_t a, uint64_t by, unsigned shift) {
    return static_cast<uint64_t>(signExtend(a, shift) >> by);
  }
  static APInt wide(const APInt &a, unsigned by) { return a.ashr(by); }
};

template <typename Op, bool Exact> const Inst *execShift(const Inst *i, Machine &m) {
  uint64_t value = m.u(i->a), by = m.u(i->b);
  bool tooFar = by >= 64 - i->c;
  uint8_t poison = anyPoison(i, m) | tooFar;
  if (tooFar)
    by = 0;
  if (Exact && (value & lowMask(static_cast<unsigned>(by))))
    poison |= kPoisonTaint;
  m.u(i->dst) = Op::low(value, by, i->c) & i->imm;
  return done(i, m, poison);
}

template <typename Op, bool Exact> const Inst *execShiftWide(const Inst *i, Machine &m) {
  unsigned bits = i->imm;
  APInt value = readInt(m.words + i->a, bits), amount = readInt(m.words + i->b, bits);
  unsigned by = amount.getLimitedValue(bits);
  uint8_t poison = anyPoison(i, m) | (by == bits);
  if (by == bits)
    by = 0;
  if (Exact && value.countr_zero() < by)
    poison |= kPoisonTaint;
  writeInt(m.words + i->dst, Op::wide(value, by));
  return done(i, m, poison);
}

template <typename Op> void emitShift(mlir::Operation *op, Emitter &e, bool exact = false) {
  emitByWidth(e, op->getResult(0).getType(), exact ? execShift<Op, true> : execShift<Op, false>,
              exact ? execShiftWide<Op, true> : execShiftWide<Op, false>, e.at(op->getResult(0)),
              e.at(op->getOperand(0)), e.at(op->getOperand(1)));
}

//===--- Divisions and comparisons: ArithDivisionOps.cpp, ArithCompareOps.cpp ----===//

enum class Division { DivUI, DivSI, CeilDivUI, CeilDivSI, FloorDivSI, RemUI, RemSI };
void emitDivision(mlir::Operation *op, Emitter &e, Division which, bool exact = false);

/// `predicate` uses the numbers that arith.cmpi and index.cmp share.
void emitCompare(mlir::Operation *op, Emitter &e, unsigned predicate);

/// Converts to another integer type: sign or zero extension, or truncation.
void emitResize(mlir::Operation *op, Emitter &e, bool isSigned);

/// The rows of arith, by theme.
void addArithIntegerOps(InterpTable &table);
void addArithDivisionOps(InterpTable &table);
void addArithCompareOps(InterpTable &table);
void addArithCastOps(InterpTable &table);
void addArithFloatOps(InterpTable &table);
void addArithFloatCastOps(InterpTable &table);

} // namespace freehold::interp
