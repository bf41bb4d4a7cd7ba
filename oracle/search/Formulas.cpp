//===- Formulas.cpp -------------------------------------------------------===//
#include "oracle/search/Formulas.h"

#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::search {

using smt::Term;
using smt::Terms;

Term asBit(Terms &t, Term condition) {
  return t.ite(condition, t.literal(smt::bitVec(1), 1), t.literal(smt::bitVec(1), 0));
}

Term isSet(Terms &t, Term bit) { return t.equal(bit, t.literal(smt::bitVec(1), 1)); }

Term compared(Terms &t, arith::CmpIPredicate predicate, Term a, Term b) {
  using enum arith::CmpIPredicate;
  switch (predicate) {
  case eq:
    return t.equal(a, b);
  case ne:
    return t.differ(a, b);
  case slt:
    return t.bvSlt(a, b);
  case sle:
    return t.bvSle(a, b);
  case sgt:
    return t.bvSlt(b, a);
  case sge:
    return t.bvSle(b, a);
  case ult:
    return t.bvUlt(a, b);
  case ule:
    return t.bvUle(a, b);
  case ugt:
    return t.bvUlt(b, a);
  case uge:
    return t.bvUle(b, a);
  }
  return nullptr;
}

/// Returns a / by, rounded up or down. `by` is a positive literal.
static Term roundedQuotient(Terms &t, Term a, Term by, bool up) {
  Term zero = t.literal(a->sort, 0), one = t.literal(a->sort, 1);
  Term quotient = t.bvSdiv(a, by), rest = t.bvSrem(a, by);
  return up ? t.ite(t.bvSlt(zero, rest), t.bvAdd(quotient, one), quotient)
            : t.ite(t.bvSlt(rest, zero), t.bvSub(quotient, one), quotient);
}

static Term resized(Terms &t, Operation *op, Term a, bool isSigned) {
  unsigned bits = bitsOf(op->getResult(0).getType());
  if (bits == 0 || bits > 64)
    return nullptr;
  return bits <= a->sort.width ? t.bvExtract(a, 0, bits)
         : isSigned            ? t.bvSext(a, bits)
                               : t.bvZext(a, bits);
}

static Term ofTwo(Terms &t, Operation *op, Term a, Term b) {
  auto lesser = [&](Term isLess, bool takesLesser) {
    return t.ite(isLess, takesLesser ? a : b, takesLesser ? b : a);
  };
  return llvm::TypeSwitch<Operation *, Term>(op)
      .Case<arith::AddIOp, index::AddOp>([&](auto) { return t.bvAdd(a, b); })
      .Case<arith::SubIOp, index::SubOp>([&](auto) { return t.bvSub(a, b); })
      .Case<arith::MulIOp, index::MulOp>([&](auto) { return t.bvMul(a, b); })
      .Case<arith::DivUIOp, index::DivUOp>([&](auto) { return t.bvUdiv(a, b); })
      .Case<arith::DivSIOp, index::DivSOp>([&](auto) { return t.bvSdiv(a, b); })
      .Case<arith::RemUIOp, index::RemUOp>([&](auto) { return t.bvUrem(a, b); })
      .Case<arith::RemSIOp, index::RemSOp>([&](auto) { return t.bvSrem(a, b); })
      .Case<arith::AndIOp, index::AndOp>([&](auto) { return t.bvAnd(a, b); })
      .Case<arith::OrIOp, index::OrOp>([&](auto) { return t.bvOr(a, b); })
      .Case<arith::XOrIOp, index::XOrOp>([&](auto) { return t.bvXor(a, b); })
      .Case<arith::ShLIOp, index::ShlOp>([&](auto) { return t.bvShl(a, b); })
      .Case<arith::ShRUIOp, index::ShrUOp>([&](auto) { return t.bvLshr(a, b); })
      .Case<arith::ShRSIOp, index::ShrSOp>([&](auto) { return t.bvAshr(a, b); })
      .Case<arith::MinUIOp, index::MinUOp>([&](auto) { return lesser(t.bvUlt(a, b), true); })
      .Case<arith::MaxUIOp, index::MaxUOp>([&](auto) { return lesser(t.bvUlt(a, b), false); })
      .Case<arith::MinSIOp, index::MinSOp>([&](auto) { return lesser(t.bvSlt(a, b), true); })
      .Case<arith::MaxSIOp, index::MaxSOp>([&](auto) { return lesser(t.bvSlt(a, b), false); })
      .Case<arith::FloorDivSIOp, arith::CeilDivSIOp>([&](Operation *division) -> Term {
        // With a divisor that may be negative, either quotient may have to be rounded.
        bool isPositive =
            b->op == smt::TermNode::Op::Literal && t.bvSlt(t.literal(b->sort, 0), b)->isTrue();
        return isPositive ? roundedQuotient(t, a, b, isa<arith::CeilDivSIOp>(division)) : nullptr;
      })
      .Case([&](arith::CmpIOp cmp) { return asBit(t, compared(t, cmp.getPredicate(), a, b)); })
      .Case([&](index::CmpOp cmp) {
        auto predicate = static_cast<arith::CmpIPredicate>(cmp.getPred());
        return asBit(t, compared(t, predicate, a, b));
      })
      .Default([](Operation *) { return nullptr; });
}

Term resultOf(Terms &t, Operation *op, ArrayRef<Term> operands) {
  if (operands.empty() || llvm::is_contained(operands, nullptr))
    return nullptr;
  Term a = operands[0];
  if (operands.size() == 2)
    return ofTwo(t, op, a, operands[1]);
  return llvm::TypeSwitch<Operation *, Term>(op)
      .Case<arith::ExtUIOp, arith::IndexCastUIOp, arith::TruncIOp, index::CastUOp>(
          [&](auto) { return resized(t, op, a, false); })
      .Case<arith::ExtSIOp, arith::IndexCastOp, index::CastSOp>(
          [&](auto) { return resized(t, op, a, true); })
      .Case([&](math::AbsIOp) { return t.ite(t.bvSlt(a, t.literal(a->sort, 0)), t.bvNeg(a), a); })
      .Case([&](arith::SelectOp) -> Term {
        return operands.size() == 3 ? t.ite(isSet(t, a), operands[1], operands[2]) : nullptr;
      })
      .Default([](Operation *) { return nullptr; });
}

Term affineValue(Terms &t, AffineExpr expr, ArrayRef<Term> dims, ArrayRef<Term> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return t.literal(smt::kIndex, static_cast<uint64_t>(constant.getValue()));
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Term a = affineValue(t, binary.getLHS(), dims, symbols),
       b = affineValue(t, binary.getRHS(), dims, symbols);
  if (!a || !b)
    return nullptr;
  if (expr.getKind() == AffineExprKind::Add)
    return t.bvAdd(a, b);
  if (expr.getKind() == AffineExprKind::Mul)
    return t.bvMul(a, b);
  bool isPositive =
      b->op == smt::TermNode::Op::Literal && t.bvSlt(t.literal(b->sort, 0), b)->isTrue();
  if (!isPositive)
    return nullptr;
  if (expr.getKind() == AffineExprKind::Mod)
    return t.bvSub(a, t.bvMul(roundedQuotient(t, a, b, /*up=*/false), b));
  return roundedQuotient(t, a, b, expr.getKind() == AffineExprKind::CeilDiv);
}

} // namespace freehold::search
