//===- MathOps.cpp - math: integers ---------------------------------------===//
#include "smt/encode/ops/Integers.h"
#include "smt/encode/ops/Values.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace freehold::smt {

/// The absolute value of the minimum number is itself.
static void encodeAbs(math::AbsIOp op, Encoder &e) {
  auto a = isWide(op) ? std::nullopt : numberOf(e, op.getOperand());
  if (isWide(op))
    return encodeUnknown(op, e, e.t.no());
  if (!a)
    return;
  Term isNegative = e.t.bvSlt(a->bits, e.t.literal(a->bits->sort, 0));
  setNumber(e, op, {e.t.ite(isNegative, e.t.bvNeg(a->bits), a->bits), a->poison});
}

/// Counts the zeros above, or below, the first bit that is set; the width if there is none.
template <typename Op, bool isLeading> static void encodeCountZeros(Op op, Encoder &e) {
  if (isWide(op))
    return encodeUnknown(op, e, e.t.no());
  auto a = numberOf(e, op.getOperand());
  if (!a)
    return;
  Terms &t = e.t;
  unsigned width = a->width();
  Sort sort = a->bits->sort;
  Term count = t.literal(sort, width);
  for (unsigned step = 0; step < width; ++step) {
    // The term is built from the inside, so the last step tests the bit that decides first.
    unsigned bit = isLeading ? step : width - 1 - step;
    unsigned zeros = isLeading ? width - 1 - bit : bit;
    Term isSet = t.equal(t.bvExtract(a->bits, bit, 1), t.literal(bitVec(1), 1));
    count = t.ite(isSet, t.literal(sort, zeros), count);
  }
  setNumber(e, op, {count, a->poison});
}

/// The power is an unknown function.
static void encodePower(math::IPowIOp op, Encoder &e) {
  auto base = numberOf(e, op.getLhs()), exponent = numberOf(e, op.getRhs());
  if (!base || !exponent)
    return;
  Terms &t = e.t;
  Term nothing = t.literal(base->bits->sort, 0);
  Term poison = t.either(base->poison, exponent->poison);
  e.undefinedIf(
      "zero to a negative power",
      t.all({t.equal(base->bits, nothing), t.bvSlt(exponent->bits, nothing), t.negate(poison)}));
  encodeUnknown(op, e, t.no());
}

void addMathEncoding(EncodeTable &table) {
  table.on<math::AbsIOp>(encodeAbs);
  table.on<math::CountLeadingZerosOp>(encodeCountZeros<math::CountLeadingZerosOp, true>);
  table.on<math::CountTrailingZerosOp>(encodeCountZeros<math::CountTrailingZerosOp, false>);
  table.on<math::CtPopOp>(encodeTotal<math::CtPopOp>);
  table.on<math::IPowIOp>(encodePower);
}

} // namespace freehold::smt
