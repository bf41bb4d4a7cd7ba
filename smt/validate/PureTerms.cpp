//===- PureTerms.cpp - Integers, choices and affine maps ------------------===//
#include "smt/validate/PureTerms.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineExpr.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/ErrorHandling.h"

#include <limits>

using namespace mlir;

namespace freehold::smt::safe {

Sort sortOf(Type type) {
  if (type.isInteger(1))
    return kBool;
  if (type.isIndex())
    return kIndex;
  if (auto integer = dyn_cast<IntegerType>(type); integer && integer.getWidth() <= 64)
    return integer.getWidth() ? bitVec(integer.getWidth()) : kValue;
  return kValue;
}

Term constantTerm(Terms &t, Attribute value) {
  auto integer = dyn_cast<IntegerAttr>(value);
  Sort sort = integer ? sortOf(integer.getType()) : kValue;
  return sort == kValue ? nullptr : t.literal(sort, integer.getValue().getZExtValue());
}

//===----------------------------------------------------------------------===//
// Affine maps
//===----------------------------------------------------------------------===//

namespace {
/// Affine division rounds to one side, and a remainder is never negative.
class MapTerms {
public:
  MapTerms(Terms &terms, unsigned dims, ArrayRef<Term> operands)
      : t_(terms), dims_(dims), operands_(operands) {}

  /// Null if it divides by what is no positive number.
  Term termOf(AffineExpr expr);
  /// Of all terms that were made: when each step leaves the numbers that an index has; nothing if that is not known.
  std::optional<std::vector<Term>> overflows() const {
    return llvm::is_contained(overflows_, nullptr) ? std::nullopt : std::optional(overflows_);
  }

private:
  Term divide(AffineExprKind kind, Term a, Term b);
  Term overflowOf(AffineExprKind kind, Term a, Term b);
  Terms &t_;
  unsigned dims_;
  ArrayRef<Term> operands_;
  std::vector<Term> overflows_;
};
} // namespace

Term MapTerms::divide(AffineExprKind kind, Term a, Term b) {
  bool isPositive = b->op == TermNode::Op::Literal && static_cast<int64_t>(b->value) > 0;
  if (!isPositive)
    return nullptr;
  Term zero = t_.literal(kIndex, 0), one = t_.literal(kIndex, 1);
  Term quotient = t_.bvSdiv(a, b), rest = t_.bvSrem(a, b);
  Term isBelow = t_.bvSlt(rest, zero), isAbove = t_.bvSlt(zero, rest);
  if (kind == AffineExprKind::Mod)
    return t_.ite(isBelow, t_.bvAdd(rest, b), rest);
  return kind == AffineExprKind::FloorDiv ? t_.ite(isBelow, t_.bvSub(quotient, one), quotient)
                                          : t_.ite(isAbove, t_.bvAdd(quotient, one), quotient);
}

/// When one step leaves the numbers that an index has; null if that is not known.
Term MapTerms::overflowOf(AffineExprKind kind, Term a, Term b) {
  constexpr int64_t least = std::numeric_limits<int64_t>::min(),
                    greatest = std::numeric_limits<int64_t>::max();
  auto literal = [&](int64_t number) { return t_.literal(kIndex, static_cast<uint64_t>(number)); };
  if (kind == AffineExprKind::Add) {
    Term zero = literal(0), isNegative = t_.bvSlt(a, zero);
    return t_.both(t_.equal(isNegative, t_.bvSlt(b, zero)),
                   t_.differ(isNegative, t_.bvSlt(t_.bvAdd(a, b), zero)));
  }
  if (kind == AffineExprKind::CeilDiv)
    return t_.equal(a, literal(least));
  if (kind != AffineExprKind::Mul)
    return t_.no();
  if (b->op != TermNode::Op::Literal)
    return nullptr;
  const auto factor = static_cast<int64_t>(b->value);
  if (factor == 0 || factor == 1)
    return t_.no();
  if (factor == -1)
    return t_.equal(a, literal(least));
  // Rounded to zero, these are the outermost numbers that have a product.
  const int64_t one = least / factor, other = greatest / factor;
  return t_.either(t_.bvSlt(a, literal(std::min(one, other))),
                   t_.bvSlt(literal(std::max(one, other)), a));
}

Term MapTerms::termOf(AffineExpr expr) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return t_.literal(kIndex, static_cast<uint64_t>(cast<AffineConstantExpr>(expr).getValue()));
  case AffineExprKind::DimId:
    return operands_[cast<AffineDimExpr>(expr).getPosition()];
  case AffineExprKind::SymbolId:
    return operands_[dims_ + cast<AffineSymbolExpr>(expr).getPosition()];
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Term a = termOf(binary.getLHS()), b = termOf(binary.getRHS());
  if (!a || !b)
    return nullptr;
  overflows_.push_back(overflowOf(expr.getKind(), a, b));
  if (expr.getKind() == AffineExprKind::Add)
    return t_.bvAdd(a, b);
  return expr.getKind() == AffineExprKind::Mul ? t_.bvMul(a, b) : divide(expr.getKind(), a, b);
}

std::optional<std::vector<Term>> mapTerms(Terms &terms, AffineMap map, ArrayRef<Term> operands) {
  std::vector<Term> results;
  for (AffineExpr expr : map.getResults()) {
    results.push_back(MapTerms(terms, map.getNumDims(), operands).termOf(expr));
    if (!results.back())
      return std::nullopt;
  }
  return results;
}

std::optional<std::vector<Term>> mapOverflows(Terms &terms, AffineMap map,
                                              ArrayRef<Term> operands) {
  MapTerms made(terms, map.getNumDims(), operands);
  bool isKnown =
      llvm::all_of(map.getResults(), [&](AffineExpr expr) { return made.termOf(expr) != nullptr; });
  return isKnown ? made.overflows() : std::nullopt;
}

/// affine.apply, affine.min and affine.max.
static Term affineTerm(Terms &t, Operation *op, ArrayRef<Term> operands) {
  AffineMap map = isa<affine::AffineApplyOp>(op) ? cast<affine::AffineApplyOp>(op).getAffineMap()
                  : isa<affine::AffineMinOp>(op) ? cast<affine::AffineMinOp>(op).getMap()
                                                 : cast<affine::AffineMaxOp>(op).getMap();
  auto results = mapTerms(t, map, operands);
  if (!results || results->empty())
    return nullptr;
  // In an order that the map does not tell, so that results which changed places make the same term.
  llvm::sort(*results, [](Term a, Term b) { return a->number < b->number; });
  Term best = results->front();
  for (Term each : llvm::drop_begin(*results)) {
    bool isMin = isa<affine::AffineMinOp>(op);
    best = t.ite(isMin ? t.bvSlt(each, best) : t.bvSlt(best, each), each, best);
  }
  return best;
}

//===----------------------------------------------------------------------===//
// arith
//===----------------------------------------------------------------------===//

Term comparedBy(Terms &t, arith::CmpIPredicate predicate, Term a, Term b, MakeTerm isLess,
                MakeTerm isUnsignedLess) {
  using Predicate = arith::CmpIPredicate;
  switch (predicate) {
  case Predicate::eq:
    return t.equal(a, b);
  case Predicate::ne:
    return t.differ(a, b);
  case Predicate::slt:
    return isLess(a, b);
  case Predicate::sle:
    return t.negate(isLess(b, a));
  case Predicate::sgt:
    return isLess(b, a);
  case Predicate::sge:
    return t.negate(isLess(a, b));
  case Predicate::ult:
    return isUnsignedLess(a, b);
  case Predicate::ule:
    return t.negate(isUnsignedLess(b, a));
  case Predicate::ugt:
    return isUnsignedLess(b, a);
  case Predicate::uge:
    return t.negate(isUnsignedLess(a, b));
  }
  llvm_unreachable("every predicate is compared above");
}

static Term compareTerm(Terms &t, arith::CmpIPredicate predicate, Term a, Term b) {
  // A Boolean is 1 without a sign, and -1 with one.
  if (a->sort == kBool) {
    a = t.ite(a, t.literal(bitVec(1), 1), t.literal(bitVec(1), 0));
    b = t.ite(b, t.literal(bitVec(1), 1), t.literal(bitVec(1), 0));
  }
  if (a->sort == kValue)
    return nullptr;
  return comparedBy(
      t, predicate, a, b, [&](Term x, Term y) { return t.bvSlt(x, y); },
      [&](Term x, Term y) { return t.bvUlt(x, y); });
}

/// A conversion between integers: bits are dropped or added.
static Term convertTerm(Terms &t, Operation *op, Term from, Sort to) {
  bool isSigned = isa<arith::ExtSIOp, arith::IndexCastOp>(op);
  if (from->sort == kValue || to == kValue)
    return nullptr;
  if (from->sort == kBool)
    return to == kBool ? from
                       : t.ite(from, t.literal(to, isSigned ? ~uint64_t(0) : 1), t.literal(to, 0));
  unsigned width = to == kBool ? 1 : to.width;
  Term bits = width < from->sort.width ? t.bvExtract(from, 0, width)
              : isSigned               ? t.bvSext(from, width)
                                       : t.bvZext(from, width);
  return to == kBool ? t.equal(bits, t.literal(bitVec(1), 1)) : bits;
}

bool hasFlags(Operation *op) {
  if (auto flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    if (flags.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
      return true;
  for (StringRef flag : {"isExact", "nonNeg", "exact"})
    if (op->hasAttr(flag))
      return true;
  auto properties = dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
  return properties && llvm::any_of(properties, [](NamedAttribute each) {
           return isa<UnitAttr>(each.getValue());
         });
}

static bool isSmallAmount(Term amount) {
  return amount->op == TermNode::Op::Literal && amount->value < amount->sort.width;
}

/// Of two operands of the same bit-vector sort; null if the op is not known.
static Term bitsTerm(Terms &t, Operation *op, Term a, Term b) {
  // The lesser of two is that of them in any order, but the terms below are not.
  if (isa<arith::MinUIOp, arith::MaxUIOp, arith::MinSIOp, arith::MaxSIOp>(op) &&
      b->number < a->number)
    std::swap(a, b);
  using Make = Term (*)(Terms &, Term, Term);
  auto make =
      llvm::TypeSwitch<Operation *, Make>(op)
          .Case(
              [](arith::AddIOp) { return [](Terms &t, Term a, Term b) { return t.bvAdd(a, b); }; })
          .Case(
              [](arith::SubIOp) { return [](Terms &t, Term a, Term b) { return t.bvSub(a, b); }; })
          .Case(
              [](arith::MulIOp) { return [](Terms &t, Term a, Term b) { return t.bvMul(a, b); }; })
          .Case(
              [](arith::AndIOp) { return [](Terms &t, Term a, Term b) { return t.bvAnd(a, b); }; })
          .Case([](arith::OrIOp) { return [](Terms &t, Term a, Term b) { return t.bvOr(a, b); }; })
          .Case(
              [](arith::XOrIOp) { return [](Terms &t, Term a, Term b) { return t.bvXor(a, b); }; })
          .Case([](arith::DivUIOp) {
            return [](Terms &t, Term a, Term b) { return t.bvUdiv(a, b); };
          })
          .Case([](arith::RemUIOp) {
            return [](Terms &t, Term a, Term b) { return t.bvUrem(a, b); };
          })
          .Case([](arith::DivSIOp) {
            return [](Terms &t, Term a, Term b) { return t.bvSdiv(a, b); };
          })
          .Case([](arith::RemSIOp) {
            return [](Terms &t, Term a, Term b) { return t.bvSrem(a, b); };
          })
          .Case([](arith::MinUIOp) {
            return [](Terms &t, Term a, Term b) { return t.ite(t.bvUlt(a, b), a, b); };
          })
          .Case([](arith::MaxUIOp) {
            return [](Terms &t, Term a, Term b) { return t.ite(t.bvUlt(a, b), b, a); };
          })
          .Case([](arith::MinSIOp) {
            return [](Terms &t, Term a, Term b) { return t.ite(t.bvSlt(a, b), a, b); };
          })
          .Case([](arith::MaxSIOp) {
            return [](Terms &t, Term a, Term b) { return t.ite(t.bvSlt(a, b), b, a); };
          })
          .Default([](Operation *) -> Make { return nullptr; });
  if (make)
    return make(t, a, b);
  if (!isSmallAmount(b))
    return nullptr;
  return isa<arith::ShLIOp>(op)    ? t.bvShl(a, b)
         : isa<arith::ShRUIOp>(op) ? t.bvLshr(a, b)
         : isa<arith::ShRSIOp>(op) ? t.bvAshr(a, b)
                                   : nullptr;
}

Term flagsTerm(Terms &t, Operation *op, Term a, Term b) {
  if (isa<arith::AndIOp, arith::MulIOp, arith::MinUIOp, arith::MaxSIOp>(op))
    return t.both(a, b);
  if (isa<arith::OrIOp, arith::MaxUIOp, arith::MinSIOp>(op))
    return t.either(a, b);
  return isa<arith::XOrIOp, arith::AddIOp, arith::SubIOp>(op) ? t.differ(a, b) : nullptr;
}

/// A sum or product with its upper half, or what is carried; null for an upper half.
static Term extendedTerm(Terms &t, OpResult result, ArrayRef<Term> operands) {
  Operation *op = result.getOwner();
  if (!isa<arith::AddUIExtendedOp, arith::MulUIExtendedOp, arith::MulSIExtendedOp>(op) ||
      operands[0]->sort == kValue || operands[0]->sort == kBool)
    return nullptr;
  if (!isa<arith::AddUIExtendedOp>(op))
    return result.getResultNumber() == 0 ? t.bvMul(operands[0], operands[1]) : nullptr;
  Term sum = t.bvAdd(operands[0], operands[1]);
  return result.getResultNumber() == 0 ? sum : t.bvUlt(sum, operands[0]);
}

/// Long: a case for each kind of op.
Term pureTerm(Terms &t, OpResult result, ArrayRef<Term> operands) {
  Operation *op = result.getOwner();
  if (op->getNumResults() != 1)
    return extendedTerm(t, result, operands);
  Sort sort = sortOf(result.getType());
  if (isa<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(op))
    return affineTerm(t, op, operands);
  if (!isa_and_present<arith::ArithDialect>(op->getDialect()) || operands.empty())
    return nullptr;
  if (isa<arith::SelectOp>(op))
    return operands[0]->sort == kBool ? t.ite(operands[0], operands[1], operands[2]) : nullptr;
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return sort == kBool ? compareTerm(t, compare.getPredicate(), operands[0], operands[1])
                         : nullptr;
  // Flags say where it is poison.
  if (isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp,
          arith::IndexCastUIOp>(op))
    return convertTerm(t, op, operands[0], sort);
  if (operands.size() != 2 || sort == kValue || operands[0]->sort != sort ||
      operands[1]->sort != sort)
    return nullptr;
  return sort == kBool ? flagsTerm(t, op, operands[0], operands[1])
                       : bitsTerm(t, op, operands[0], operands[1]);
}

} // namespace freehold::smt::safe
