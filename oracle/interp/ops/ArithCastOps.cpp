//===- ArithCastOps.cpp - arith: integers to integers, bitcast --*- C++ -*-===//
#include "oracle/interp/ops/ArithFloat.h"
#include "oracle/interp/ops/ArithInteger.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace freehold::interp {

//===--- Extension and truncation ------------------------------------------===//
// Between words, `imm` is the mask of the result and `c` the operand's 64-N.

template <bool Signed> static const Inst *execResize(const Inst *i, Machine &m) {
  uint64_t value = m.u(i->a);
  if (Signed)
    value = static_cast<uint64_t>(signExtend(value, i->c));
  uint8_t poison = m.poison[i->a];
  m.u(i->dst) = value & i->imm;
  return done(i, m, poison);
}

namespace {
struct Widths {
  unsigned from, to;
};
} // namespace

template <bool Signed> static const Inst *execResizeWide(const Inst *i, Machine &m) {
  auto [from, to] = i->table<Widths>();
  APInt value = readInt(m.words + i->a, from);
  uint8_t poison = m.poison[i->a];
  writeInt(m.words + i->dst, Signed ? value.sextOrTrunc(to) : value.zextOrTrunc(to));
  return done(i, m, poison);
}

void emitResize(Operation *op, Emitter &e, bool isSigned) {
  Value in = op->getOperand(0), out = op->getResult(0);
  Widths widths{integerBits(in.getType()), integerBits(out.getType())};
  if (widths.from == 0 || widths.to == 0)
    return e.unsupported("a cast of anything but integers");
  if (widths.from <= 64 && widths.to <= 64) {
    e.emit(isSigned ? execResize<true> : execResize<false>, e.at(out), e.at(in), 0,
           64 - widths.from)
        .imm = lowMask(widths.to);
    return;
  }
  e.emit(isSigned ? execResizeWide<true> : execResizeWide<false>, e.at(out), e.at(in)).data =
      e.own(widths);
}

/// extsi, extui, index_cast, index_castui.
template <typename MlirOp, bool Signed> static void evalResize(MlirOp op, Emitter &e) {
  emitResize(op, e, Signed);
}

namespace {
/// trunci with flags: poison when extending the result does not give the operand back.
struct CheckedWidths {
  unsigned from, to;
  bool nsw, nuw;
};
} // namespace

static const Inst *execTruncIChecked(const Inst *i, Machine &m) {
  auto [from, to, nsw, nuw] = i->table<CheckedWidths>();
  APInt value = readInt(m.words + i->a, from), result = value.trunc(to);
  uint8_t poison =
      m.poison[i->a] | ((nsw && result.sext(from) != value) || (nuw && result.zext(from) != value));
  writeInt(m.words + i->dst, result);
  return done(i, m, poison);
}

static void evalTruncI(arith::TruncIOp op, Emitter &e) {
  auto flags = op.getOverflowFlags();
  if (flags == arith::IntegerOverflowFlags::none)
    return emitResize(op, e, false);
  CheckedWidths widths{integerBits(op.getIn().getType()), integerBits(op.getOut().getType()),
                       bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nsw),
                       bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nuw)};
  if (widths.from == 0 || widths.to == 0)
    return e.unsupported("a cast of anything but integers");
  e.emit(execTruncIChecked, e.at(op.getOut()), e.at(op.getIn())).data = e.own(widths);
}

/// Precedes the bitcast of a float.
static const Inst *execReadBits(const Inst *i, Machine &m) {
  if (readFloat(m.words + i->a, semanticsOf(i)).isNaN())
    m.leaveOpen(i, kNanBits);
  return i->next();
}

/// Values of equal width have the same registers.
static void evalBitcast(arith::BitcastOp op, Emitter &e) {
  unsigned bits = bitsOf(op.getIn().getType());
  if (bits == 0 || bits != bitsOf(op.getOut().getType()))
    return e.unsupported("a bitcast of anything but scalars");
  if (const llvm::fltSemantics *semantics = scalarSemantics(op.getIn().getType()))
    e.emit(execReadBits, 0, e.at(op.getIn())).data = semantics;
  e.move(e.registers(op.getIn()), e.at(op.getOut()));
}

void addArithCastOps(InterpTable &table) {
  table.on<arith::ExtSIOp>(evalResize<arith::ExtSIOp, true>);
  table.on<arith::ExtUIOp>(evalResize<arith::ExtUIOp, false>);
  table.on<arith::IndexCastOp>(evalResize<arith::IndexCastOp, true>);
  table.on<arith::IndexCastUIOp>(evalResize<arith::IndexCastUIOp, false>);
  table.on<arith::TruncIOp>(evalTruncI);
  table.on<arith::BitcastOp>(evalBitcast);
}

} // namespace freehold::interp
