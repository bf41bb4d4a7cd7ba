//===- Arithmetic.cpp - Numbers by constants, and affine maps -------------===//
// What is linear once one operand is a constant. A quotient and its remainder are constants of their own of
// which the formula says
//
//   number = divisor * quotient + remainder        and where the remainder lies
//
// which all numbers have, so that no execution is left out. Sums and products that leave the type are any number
// of it, as in Scalars.cpp.
//===----------------------------------------------------------------------===//
#include "smt/validate/Execution.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/IntegerSet.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Constants up to here are multiplied and divided by: terms stay small, and the numbers 64 bits wide.
static constexpr uint64_t kFactorMax = uint64_t(1) << 32;

static unsigned widthOf(Type type) { return type.isIndex() ? 64 : type.getIntOrFloatBitWidth(); }

Term Execution::times(Term number, uint64_t factor) {
  Term product = nullptr;
  for (Term doubled = number; factor; factor >>= 1) {
    if (factor & 1)
      product = product ? t_.add(product, doubled) : doubled;
    if (factor > 1)
      doubled = t_.add(doubled, doubled);
  }
  return product ? product : t_.literal(kInt, 0);
}

/// Wider types have numbers without a sign that no literal has.
static constexpr unsigned kUnsignedWidthMax = 62;

/// The number that the bits are without a sign; the number itself where the type is too wide for that.
Term Execution::asUnsigned(Term number, Type type) {
  if (widthOf(type) > kUnsignedWidthMax)
    return number;
  Term above = t_.add(number, t_.literal(kInt, uint64_t(1) << widthOf(type)));
  return t_.ite(t_.less(number, t_.literal(kInt, 0)), above, number);
}

Execution::Division Execution::divide(Term number, uint64_t divisor, Rounding rounding) {
  Division made{fresh(kInt), fresh(kInt)};
  Term zero = t_.literal(kInt, 0), limit = t_.literal(kInt, divisor),
       least = t_.literal(kInt, ~divisor + 1);
  assume(t_.equal(t_.add(times(made.quotient, divisor), made.remainder), number));
  Term above = t_.both(t_.negate(t_.less(made.remainder, zero)), t_.less(made.remainder, limit));
  Term below = t_.both(t_.negate(t_.less(zero, made.remainder)), t_.less(least, made.remainder));
  assume(rounding == Rounding::Down ? above
         : rounding == Rounding::Up ? below
                                    : t_.ite(t_.less(number, zero), below, above));
  return made;
}

/// The constant that an op computes with, as its second operand; nothing if it is no positive one.
static std::optional<uint64_t> constantOf(Operation *op) {
  APInt constant;
  if (op->getNumOperands() != 2 || !matchPattern(op->getOperand(1), m_ConstantInt(&constant)) ||
      !constant.isStrictlyPositive() || constant.ugt(kFactorMax))
    return std::nullopt;
  return constant.getZExtValue();
}

Abstract Execution::arithmetic(Operation *op) {
  Type type = op->getResult(0).getType();
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return {affine(apply.getAffineMap(), op->getOperands(), Overflow::Any).front()};
  if (auto least = dyn_cast<affine::AffineMinOp>(op))
    return {bestOf(affine(least.getMap(), op->getOperands(), Overflow::Any), false)};
  if (auto greatest = dyn_cast<affine::AffineMaxOp>(op))
    return {bestOf(affine(greatest.getMap(), op->getOperands(), Overflow::Any), true)};
  bool isOfNumbers = isa_and_present<arith::ArithDialect, index::IndexDialect>(op->getDialect()) &&
                     op->getNumOperands() == 2 && op->getOperand(0).getType() == type;
  if (!isOfNumbers)
    return {};
  Term number = get(op->getOperand(0)).a;
  if (isa<arith::MinUIOp, index::MinUOp, arith::MaxUIOp, index::MaxUOp>(op)) {
    Term other = get(op->getOperand(1)).a, zero = t_.literal(kInt, 0);
    Term isBelow = t_.ite(t_.equal(t_.less(number, zero), t_.less(other, zero)),
                          t_.less(number, other), t_.less(other, zero));
    return {isa<arith::MinUIOp, index::MinUOp>(op) ? t_.ite(isBelow, number, other)
                                                   : t_.ite(isBelow, other, number)};
  }
  std::optional<uint64_t> constant = constantOf(op);
  if (!constant)
    return {};
  // A shift by too much is poison.
  const bool shifts = *constant < 32 && *constant < widthOf(type);
  if (isa<arith::MulIOp, index::MulOp>(op))
    return sum(type, times(number, *constant));
  if (isa<arith::ShLIOp, index::ShlOp>(op) && shifts)
    return sum(type, times(number, uint64_t(1) << *constant));
  if (isa<arith::ShRSIOp, index::ShrSOp>(op) && shifts)
    return {divide(number, uint64_t(1) << *constant, Rounding::Down).quotient};
  if (isa<arith::FloorDivSIOp, index::FloorDivSOp>(op))
    return {divide(number, *constant, Rounding::Down).quotient};
  if (isa<arith::CeilDivSIOp, index::CeilDivSOp>(op))
    return {divide(number, *constant, Rounding::Up).quotient};
  if (isa<arith::DivSIOp, index::DivSOp>(op))
    return {divide(number, *constant, Rounding::ToZero).quotient};
  if (isa<arith::RemSIOp, index::RemSOp>(op))
    return {divide(number, *constant, Rounding::ToZero).remainder};
  // The lowest bits are the remainder, whatever the sign is.
  if (isa<arith::AndIOp, index::AndOp>(op) && llvm::isPowerOf2_64(*constant + 1))
    return {divide(number, *constant + 1, Rounding::Down).remainder};
  if (isa<arith::RemUIOp, index::RemUOp>(op) && llvm::isPowerOf2_64(*constant))
    return {divide(number, *constant, Rounding::Down).remainder};
  // Where the type is too wide, nothing is said of numbers that are negative with a sign.
  auto unlessWide = [&](Term result) -> Abstract {
    if (widthOf(type) <= kUnsignedWidthMax)
      return {result};
    Term isNegative = t_.less(number, t_.literal(kInt, 0));
    return {t_.ite(isNegative, unknown(Kind::Number, type).a, result)};
  };
  Term unsignedOne = asUnsigned(number, type);
  if (isa<arith::RemUIOp, index::RemUOp>(op))
    return unlessWide(divide(unsignedOne, *constant, Rounding::Down).remainder);
  if (isa<arith::ShRUIOp, index::ShrUOp>(op) && shifts)
    return unlessWide(divide(unsignedOne, uint64_t(1) << *constant, Rounding::Down).quotient);
  if (isa<arith::DivUIOp, index::DivUOp>(op) && *constant > 1)
    return unlessWide(divide(unsignedOne, *constant, Rounding::Down).quotient);
  return {};
}

//===----------------------------------------------------------------------===//
// Affine maps
//===----------------------------------------------------------------------===//

/// Null if nothing is known.
Term Execution::affine(AffineExpr expr, ArrayRef<Term> dims, ArrayRef<Term> symbols,
                       Overflow overflow) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return t_.literal(kInt, static_cast<uint64_t>(constant.getValue()));
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto kept = [&](Term number) {
    return overflow == Overflow::Undefined ? number
                                           : sum(IndexType::get(expr.getContext()), number).a;
  };
  Term left = affine(binary.getLHS(), dims, symbols, overflow);
  if (!left)
    return nullptr;
  if (expr.getKind() == AffineExprKind::Add) {
    Term right = affine(binary.getRHS(), dims, symbols, overflow);
    return right ? kept(t_.add(left, right)) : nullptr;
  }
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  int64_t by = constant ? constant.getValue() : 0;
  if (by == 0 || std::abs(by) > static_cast<int64_t>(kFactorMax))
    return nullptr;
  if (expr.getKind() == AffineExprKind::Mul) {
    Term product = times(left, std::abs(by));
    if (by < 0) {
      Term negated = fresh(kInt);
      assume(t_.equal(t_.add(negated, product), t_.literal(kInt, 0)));
      product = negated;
    }
    return kept(product);
  }
  if (by < 0)
    return nullptr;
  Rounding rounding = expr.getKind() == AffineExprKind::CeilDiv ? Rounding::Up : Rounding::Down;
  Division made = divide(left, by, rounding);
  return expr.getKind() == AffineExprKind::Mod ? made.remainder : made.quotient;
}

/// One term for each result of the map; null where nothing is known.
std::vector<Term> Execution::affine(AffineMap map, ValueRange operands, Overflow overflow) {
  std::vector<Term> numbers, results;
  for (Value operand : operands)
    numbers.push_back(get(operand).a);
  ArrayRef<Term> all = numbers;
  for (AffineExpr expr : map.getResults())
    results.push_back(llvm::is_contained(numbers, nullptr)
                          ? nullptr
                          : affine(expr, all.take_front(map.getNumDims()),
                                   all.drop_front(map.getNumDims()), overflow));
  return results;
}

/// The least or the greatest one; null if one is not known.
Term Execution::bestOf(const std::vector<Term> &numbers, bool isGreatest) {
  Term best = numbers.empty() ? nullptr : numbers.front();
  for (size_t n = 1; best && n < numbers.size(); ++n)
    best = numbers[n] ? t_.ite(isGreatest ? t_.less(best, numbers[n]) : t_.less(numbers[n], best),
                               numbers[n], best)
                      : nullptr;
  return best;
}

Abstract Execution::nextOfAffine(const Edge &edge) {
  auto loop = dyn_cast_or_null<affine::AffineForOp>(edge.regionOp);
  if (!loop || !edge.enters || edge.isOfAnyIteration || !variables_.precision.integers)
    return {};
  if (edge.isEntry)
    return {bestOf(
        affine(loop.getLowerBoundMap(), loop.getLowerBoundOperands(), Overflow::Undefined), true)};
  Term step = t_.literal(kInt, static_cast<uint64_t>(loop.getStepAsInt()));
  return sum(loop.getInductionVar().getType(), t_.add(get(loop.getInductionVar()).a, step));
}

Term Execution::holdsOfAffine(const Edge &edge) {
  if (edge.isOfAnyIteration || !variables_.precision.integers)
    return t_.yes();
  if (auto loop = dyn_cast_or_null<affine::AffineForOp>(edge.regionOp)) {
    Term step = t_.literal(kInt, static_cast<uint64_t>(loop.getStepAsInt()));
    Term at = edge.isEntry ? bestOf(affine(loop.getLowerBoundMap(), loop.getLowerBoundOperands(),
                                           Overflow::Undefined),
                                    true)
                           : t_.add(get(loop.getInductionVar()).a, step);
    Term upper = bestOf(
        affine(loop.getUpperBoundMap(), loop.getUpperBoundOperands(), Overflow::Undefined), false);
    if (!at || !upper)
      return t_.yes();
    return edge.enters ? t_.less(at, upper) : t_.negate(t_.less(at, upper));
  }
  auto choice = dyn_cast_or_null<affine::AffineIfOp>(edge.regionOp);
  if (!choice || !edge.isEntry)
    return t_.yes();
  IntegerSet set = choice.getIntegerSet();
  auto map = AffineMap::get(set.getNumDims(), set.getNumSymbols(), set.getConstraints(),
                            choice.getContext());
  std::vector<Term> all;
  Term zero = t_.literal(kInt, 0);
  for (auto [n, value] : llvm::enumerate(affine(map, choice.getOperands(), Overflow::Undefined))) {
    if (!value)
      return t_.yes();
    all.push_back(set.isEq(n) ? t_.equal(value, zero) : t_.negate(t_.less(value, zero)));
  }
  return edge.enters == &choice.getThenRegion() ? t_.all(all) : t_.negate(t_.all(all));
}

} // namespace freehold::smt::safe
