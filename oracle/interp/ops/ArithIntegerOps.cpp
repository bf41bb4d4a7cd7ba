//===- ArithIntegerOps.cpp - Integer arithmetic of arith ------------------===//
// The interpreter's handlers for sums, products, bitwise logic, extrema and shifts of arith, with
// their overflow flags. Divisions, comparisons and conversions have files of their own. An integer
// type that is not modelled compiles to an instruction that ends the run as unsupported.
//
// For a width N of up to 64 bits, `imm` of an instruction is the mask of the low N bits, and `c` is
// 64 - N. Registers hold values zero-extended, so that each handler masks its result. For wider
// types `imm` is N. ArithInteger.h has the operations and these helpers.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ArithInteger.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace freehold::interp {

//===--- nsw and nuw -------------------------------------------------------===//
// The result is poison if an operand is, or if the mathematical result does not fit in N bits, as a
// signed number for nsw and as an unsigned one for nuw.

namespace {
enum OverflowFlags : unsigned { kNoSignedWrap = 1, kNoUnsignedWrap = 2 };
} // namespace

template <typename Op, unsigned Flags> static const Inst *execChecked(const Inst *i, Machine &m) {
  uint64_t a = m.u(i->a), b = m.u(i->b);
  uint8_t poison = anyPoison(i, m);
  if constexpr (Flags & kNoSignedWrap) {
    int64_t result;
    poison |= Op::overflows(signExtend(a, i->c), signExtend(b, i->c), result);
    poison |= result != signExtend(static_cast<uint64_t>(result), i->c);
  }
  if constexpr (Flags & kNoUnsignedWrap) {
    uint64_t result;
    poison |= Op::overflows(a, b, result);
    poison |= result > i->imm;
  }
  m.u(i->dst) = Op::low(a, b) & i->imm;
  return done(i, m, poison);
}

template <typename Op, unsigned Flags>
static const Inst *execCheckedWide(const Inst *i, Machine &m) {
  unsigned bits = i->imm;
  APInt a = readInt(m.words + i->a, bits), b = readInt(m.words + i->b, bits);
  uint8_t poison = anyPoison(i, m);
  bool overflow = false;
  if constexpr (Flags & kNoSignedWrap) {
    (void)Op::wideSigned(a, b, overflow);
    poison |= overflow;
  }
  if constexpr (Flags & kNoUnsignedWrap) {
    (void)Op::wideUnsigned(a, b, overflow);
    poison |= overflow;
  }
  writeInt(m.words + i->dst, Op::wide(a, b));
  return done(i, m, poison);
}

/// arith.shli with flags. The handler shifts the result back to see whether bits were lost. A shift
/// by N or more is poison even if no bits are lost.
template <unsigned Flags> static const Inst *execShLIChecked(const Inst *i, Machine &m) {
  uint64_t a = m.u(i->a), by = m.u(i->b);
  bool tooFar = by >= 64 - i->c;
  uint8_t poison = anyPoison(i, m) | tooFar;
  if (tooFar)
    by = 0;
  if constexpr (Flags & kNoSignedWrap) {
    int64_t value = signExtend(a, i->c);
    uint64_t shifted = static_cast<uint64_t>(value) << by;
    poison |= signExtend(shifted, i->c) >> by != value ||
              signExtend(shifted, i->c) != static_cast<int64_t>(shifted);
  }
  if constexpr (Flags & kNoUnsignedWrap)
    poison |= (a << by) >> by != a || (a << by) > i->imm;
  m.u(i->dst) = (a << by) & i->imm;
  return done(i, m, poison);
}

template <unsigned Flags> static const Inst *execShLICheckedWide(const Inst *i, Machine &m) {
  unsigned bits = i->imm;
  APInt a = readInt(m.words + i->a, bits);
  unsigned by = readInt(m.words + i->b, bits).getLimitedValue(bits);
  uint8_t poison = anyPoison(i, m) | (by == bits);
  bool overflow = false;
  if (by == bits)
    by = 0;
  if constexpr (Flags & kNoSignedWrap) {
    (void)a.sshl_ov(by, overflow);
    poison |= overflow;
  }
  if constexpr (Flags & kNoUnsignedWrap) {
    (void)a.ushl_ov(by, overflow);
    poison |= overflow;
  }
  writeInt(m.words + i->dst, a.shl(by));
  return done(i, m, poison);
}

static unsigned flagsOf(arith::IntegerOverflowFlags flags) {
  return (bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nsw) ? kNoSignedWrap : 0) |
         (bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nuw) ? kNoUnsignedWrap : 0);
}

namespace {
/// The handlers of an operation, indexed by OverflowFlags. Entry 0 is null, since operations
/// without flags use emitBinary and emitShift.
struct CheckedExecs {
  Exec low[4], wide[4];
};
} // namespace
template <typename Op>
static constexpr CheckedExecs kChecked = {
    {nullptr, execChecked<Op, 1>, execChecked<Op, 2>, execChecked<Op, 3>},
    {nullptr, execCheckedWide<Op, 1>, execCheckedWide<Op, 2>, execCheckedWide<Op, 3>}};
static constexpr CheckedExecs kShLIChecked = {
    {nullptr, execShLIChecked<1>, execShLIChecked<2>, execShLIChecked<3>},
    {nullptr, execShLICheckedWide<1>, execShLICheckedWide<2>, execShLICheckedWide<3>}};

/// Also runs the next instruction, as marks of blocks do, so that marking does not change the number of steps.
static const Inst *execMarkOverflow(const Inst *i, Machine &m) {
  if (m.options.watch && !anyPoison(i, m))
    m.options.watch->branched(i, m.poison[i->dst] != 0, m);
  return i->next()->exec(i->next(), m);
}

static void emitChecked(Operation *op, Emitter &e, const CheckedExecs &execs, unsigned flags) {
  uint32_t dst = e.at(op->getResult(0)), a = e.at(op->getOperand(0)), b = e.at(op->getOperand(1));
  emitByWidth(e, op->getResult(0).getType(), execs.low[flags], execs.wide[flags], dst, a, b);
  if (e.module().options.marksTellingValues)
    e.emit(execMarkOverflow, dst, a, b).kind = InstKind::Chained;
}

/// Compiles addi, subi and muli.
template <typename MlirOp, typename Op> static void evalWrapping(MlirOp op, Emitter &e) {
  unsigned flags = flagsOf(op.getOverflowFlags());
  flags == 0 ? emitBinary<Op>(op, e) : emitChecked(op, e, kChecked<Op>, flags);
}

static void evalShLI(arith::ShLIOp op, Emitter &e) {
  unsigned flags = flagsOf(op.getOverflowFlags());
  flags == 0 ? emitShift<ShLI>(op, e) : emitChecked(op, e, kShLIChecked, flags);
}

template <typename MlirOp, typename Op> static void evalShiftRight(MlirOp op, Emitter &e) {
  emitShift<Op>(op, e, op.getIsExact());
}

//===--- Extended results --------------------------------------------------===//
// These ops are rare, so all widths use APInt.

namespace {
struct Extended {
  unsigned bits;
  /// The first word of the second result.
  uint32_t second;
};
} // namespace

static const Inst *execAddUIExtended(const Inst *i, Machine &m) {
  auto [bits, second] = i->table<Extended>();
  uint8_t poison = anyPoison(i, m);
  bool overflow = false;
  APInt sum = readInt(m.words + i->a, bits).uadd_ov(readInt(m.words + i->b, bits), overflow);
  writeInt(m.words + i->dst, sum);
  m.u(second) = overflow;
  m.poison[second] = poison;
  return done(i, m, poison);
}

template <bool Signed> static const Inst *execMulExtended(const Inst *i, Machine &m) {
  auto [bits, second] = i->table<Extended>();
  uint8_t poison = anyPoison(i, m);
  APInt a = readInt(m.words + i->a, bits), b = readInt(m.words + i->b, bits);
  APInt product =
      Signed ? a.sext(2 * bits) * b.sext(2 * bits) : a.zext(2 * bits) * b.zext(2 * bits);
  writeInt(m.words + i->dst, product.trunc(bits));
  writeInt(m.words + second, product.extractBits(bits, bits));
  m.poison[second] = poison;
  return done(i, m, poison);
}

static void emitExtended(Operation *op, Emitter &e, Exec exec) {
  unsigned bits = integerBits(op->getOperand(0).getType());
  if (bits == 0)
    return e.unsupported("an integer type that is not modelled");
  e.emit(exec, e.at(op->getResult(0)), e.at(op->getOperand(0)), e.at(op->getOperand(1))).data =
      e.own(Extended{bits, e.at(op->getResult(1))});
}

static void evalAddUIExtended(arith::AddUIExtendedOp op, Emitter &e) {
  emitExtended(op, e, execAddUIExtended);
}
static void evalMulSIExtended(arith::MulSIExtendedOp op, Emitter &e) {
  emitExtended(op, e, execMulExtended<true>);
}
static void evalMulUIExtended(arith::MulUIExtendedOp op, Emitter &e) {
  emitExtended(op, e, execMulExtended<false>);
}

void addArithIntegerOps(InterpTable &table) {
  table.on<arith::AddIOp>(evalWrapping<arith::AddIOp, AddI>);
  table.on<arith::SubIOp>(evalWrapping<arith::SubIOp, SubI>);
  table.on<arith::MulIOp>(evalWrapping<arith::MulIOp, MulI>);
  table.on<arith::AddUIExtendedOp>(evalAddUIExtended);
  table.on<arith::MulSIExtendedOp>(evalMulSIExtended);
  table.on<arith::MulUIExtendedOp>(evalMulUIExtended);
  table.on<arith::AndIOp>(evalBinary<arith::AndIOp, AndI>);
  table.on<arith::OrIOp>(evalBinary<arith::OrIOp, OrI>);
  table.on<arith::XOrIOp>(evalBinary<arith::XOrIOp, XOrI>);
  table.on<arith::MaxSIOp>(evalBinary<arith::MaxSIOp, MaxSI>);
  table.on<arith::MaxUIOp>(evalBinary<arith::MaxUIOp, MaxUI>);
  table.on<arith::MinSIOp>(evalBinary<arith::MinSIOp, MinSI>);
  table.on<arith::MinUIOp>(evalBinary<arith::MinUIOp, MinUI>);
  table.on<arith::ShLIOp>(evalShLI);
  table.on<arith::ShRSIOp>(evalShiftRight<arith::ShRSIOp, ShRSI>);
  table.on<arith::ShRUIOp>(evalShiftRight<arith::ShRUIOp, ShRUI>);
}

} // namespace freehold::interp
