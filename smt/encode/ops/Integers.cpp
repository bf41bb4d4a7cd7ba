//===- Integers.cpp - Integer arithmetic on bit-vectors -------------------===//
#include "smt/encode/ops/Integers.h"
#include "smt/encode/ops/Values.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::smt {

/// Up to this width, solvers get products and quotients of two unknown numbers.
static constexpr unsigned kExactBits = 16;

static bool isLiteral(Term term) { return term->op == TermNode::Op::Literal; }
static Term zero(Terms &t, Term like) { return t.literal(like->sort, 0); }
static Term one(Terms &t, Term like) { return t.literal(like->sort, 1); }
static Term allOnes(Terms &t, Term like) { return t.bvNot(zero(t, like)); }
static Term least(Terms &t, Term like) {
  return t.literal(like->sort, uint64_t(1) << (like->sort.width - 1));
}
static Term isNegative(Terms &t, Term a) { return t.bvSlt(a, zero(t, a)); }

//===----------------------------------------------------------------------===//
// Conversion from and to scalars
//===----------------------------------------------------------------------===//

std::optional<Number> numberOf(Encoder &e, Value value) {
  auto *scalar = e.get<ScalarTerm>(value, "an operand that is not one integer");
  if (!scalar)
    return std::nullopt;
  if (scalar->isBit()) {
    Sort bit = bitVec(1);
    return Number{e.t.ite(scalar->value, e.t.literal(bit, 1), e.t.literal(bit, 0)), scalar->poison};
  }
  if (scalar->isNumber())
    return Number{scalar->value, scalar->poison};
  e.unsupported("an integer of more than 64 bits");
  return std::nullopt;
}

void setNumber(Encoder &e, Value result, Number number) {
  Term value = number.bits;
  if (result.getType().isInteger(1))
    value = e.t.equal(value, e.t.literal(bitVec(1), 1));
  e.set(result, ScalarTerm{value, number.poison});
}

bool isWide(Operation *op) {
  auto isWideType = [](Type type) { return type.isInteger() && scalarSort(type) == kOpaque; };
  return llvm::any_of(op->getOperandTypes(), isWideType) ||
         llvm::any_of(op->getResultTypes(), isWideType);
}

static std::optional<std::pair<Number, Number>> twoNumbers(Operation *op, Encoder &e) {
  auto a = numberOf(e, op->getOperand(0)), b = numberOf(e, op->getOperand(1));
  if (!a || !b)
    return std::nullopt;
  return std::pair(*a, *b);
}

//===----------------------------------------------------------------------===//
// Sums, products, logic
//===----------------------------------------------------------------------===//

Term sum(Terms &t, Term a, Term b) { return t.bvAdd(a, b); }
Term difference(Terms &t, Term a, Term b) { return t.bvSub(a, b); }
Term bitAnd(Terms &t, Term a, Term b) { return t.bvAnd(a, b); }
Term bitOr(Terms &t, Term a, Term b) { return t.bvOr(a, b); }
Term bitXor(Terms &t, Term a, Term b) { return t.bvXor(a, b); }
Term leastUnsigned(Terms &t, Term a, Term b) { return t.ite(t.bvUlt(a, b), a, b); }
Term leastSigned(Terms &t, Term a, Term b) { return t.ite(t.bvSlt(a, b), a, b); }
Term greatestUnsigned(Terms &t, Term a, Term b) { return t.ite(t.bvUlt(a, b), b, a); }
Term greatestSigned(Terms &t, Term a, Term b) { return t.ite(t.bvSlt(a, b), b, a); }

void encodeBinary(Operation *op, Encoder &e, Combine combine) {
  if (isWide(op))
    return encodeUnknown(op, e, e.t.no());
  if (auto numbers = twoNumbers(op, e))
    setNumber(e, op->getResult(0),
              {combine(e.t, numbers->first.bits, numbers->second.bits),
               e.t.either(numbers->first.poison, numbers->second.poison)});
}

static constexpr llvm::StringLiteral kProduct = "product";
static constexpr llvm::StringLiteral kSignedOverflow = "signed overflow of product";
static constexpr llvm::StringLiteral kUnsignedOverflow = "unsigned overflow of product";

static std::string nameOf(llvm::StringRef what, Term a) {
  return (what + " i" + llvm::Twine(a->sort.width)).str();
}

/// Returns an unknown function of two numbers.
static Term unknown(Terms &t, llvm::StringRef what, Sort sort, Term a, Term b) {
  return t.apply(nameOf(what, a), sort, {a, b});
}

static bool isExactlyKnown(Term a, Term b) {
  return a->sort.width <= kExactBits || isLiteral(a) || isLiteral(b);
}

/// Orders the operands of an unknown commutative function, so that both orders give the same term.
static void order(Term &a, Term &b) {
  if (a->number > b->number)
    std::swap(a, b);
}

Term product(Terms &t, Term a, Term b) {
  if (isExactlyKnown(a, b))
    return t.bvMul(a, b);
  order(a, b);
  return unknown(t, kProduct, a->sort, a, b);
}

Term sumOverflows(Terms &t, bool isSigned, Term a, Term b) {
  Term result = t.bvAdd(a, b);
  if (!isSigned)
    return t.bvUlt(result, a);
  return t.both(t.equal(isNegative(t, a), isNegative(t, b)),
                t.differ(isNegative(t, result), isNegative(t, a)));
}

Term differenceOverflows(Terms &t, bool isSigned, Term a, Term b) {
  if (!isSigned)
    return t.bvUlt(a, b);
  return t.both(t.differ(isNegative(t, a), isNegative(t, b)),
                t.differ(isNegative(t, t.bvSub(a, b)), isNegative(t, a)));
}

/// For a literal c, whether a is outside of the range in which a * c fits.
static Term productOverflowsBy(Terms &t, bool isSigned, Term a, const llvm::APInt &c) {
  unsigned width = a->sort.width;
  auto number = [&](const llvm::APInt &value) { return t.literal(a->sort, value.getZExtValue()); };
  if (c.isZero())
    return t.no();
  if (!isSigned)
    return t.bvUlt(number(llvm::APInt::getMaxValue(width).udiv(c)), a);
  llvm::APInt top = llvm::APInt::getSignedMaxValue(width),
              bottom = llvm::APInt::getSignedMinValue(width);
  if (c.isAllOnes())
    return t.equal(a, number(bottom));
  // Quotients are rounded towards zero, so the bounds are exact.
  Term high = number(c.isNegative() ? bottom.sdiv(c) : top.sdiv(c));
  Term low = number(c.isNegative() ? top.sdiv(c) : bottom.sdiv(c));
  return t.either(t.bvSlt(a, low), t.bvSlt(high, a));
}

Term productOverflows(Terms &t, bool isSigned, Term a, Term b) {
  unsigned width = a->sort.width;
  for (auto [number, literal] : {std::pair(a, b), std::pair(b, a)})
    if (isLiteral(literal))
      return productOverflowsBy(t, isSigned, number, llvm::APInt(width, literal->value));
  if (width > kExactBits) {
    order(a, b);
    return unknown(t, isSigned ? kSignedOverflow : kUnsignedOverflow, kBool, a, b);
  }
  auto extend = [&](Term term) {
    return isSigned ? t.bvSext(term, 2 * width) : t.bvZext(term, 2 * width);
  };
  return t.differ(t.bvMul(extend(a), extend(b)), extend(t.bvMul(a, b)));
}

//===----------------------------------------------------------------------===//
// Quotients
//===----------------------------------------------------------------------===//

/// Returns the exponent if the term is a literal power of two.
static std::optional<unsigned> exponentOf(Term term) {
  if (!isLiteral(term) || !llvm::isPowerOf2_64(term->value))
    return std::nullopt;
  return llvm::Log2_64(term->value);
}

static bool divides(Term a, Term b) {
  return a->sort.width <= kExactBits || (isLiteral(a) && isLiteral(b));
}

static Term divUI(Terms &t, Term a, Term b) {
  if (auto exponent = exponentOf(b))
    return t.bvLshr(a, t.literal(a->sort, *exponent));
  return divides(a, b) ? t.bvUdiv(a, b) : unknown(t, "unsigned quotient", a->sort, a, b);
}
static Term remUI(Terms &t, Term a, Term b) {
  if (exponentOf(b))
    return t.bvAnd(a, t.literal(a->sort, b->value - 1));
  return divides(a, b) ? t.bvUrem(a, b) : unknown(t, "unsigned remainder", a->sort, a, b);
}
static Term divSI(Terms &t, Term a, Term b) {
  return divides(a, b) ? t.bvSdiv(a, b) : unknown(t, "signed quotient", a->sort, a, b);
}
static Term remSI(Terms &t, Term a, Term b) {
  return divides(a, b) ? t.bvSrem(a, b) : unknown(t, "signed remainder", a->sort, a, b);
}

static Term quotient(Terms &t, Quotient which, Term a, Term b) {
  Term nothing = zero(t, a), unit = one(t, a);
  switch (which) {
  case Quotient::DivUI:
    return divUI(t, a, b);
  case Quotient::DivSI:
    return divSI(t, a, b);
  case Quotient::RemUI:
    return remUI(t, a, b);
  case Quotient::RemSI:
    return remSI(t, a, b);
  case Quotient::CeilDivUI: {
    Term isRounded = t.differ(remUI(t, a, b), nothing);
    return t.bvAdd(divUI(t, a, b), t.ite(isRounded, unit, nothing));
  }
  case Quotient::CeilDivSI: {
    Term isAbove = t.equal(isNegative(t, a), isNegative(t, b));
    Term isRounded = t.both(t.differ(remSI(t, a, b), nothing), isAbove);
    return t.bvAdd(divSI(t, a, b), t.ite(isRounded, unit, nothing));
  }
  case Quotient::FloorDivSI: {
    Term isBelow = t.differ(isNegative(t, a), isNegative(t, b));
    Term isRounded = t.both(t.differ(remSI(t, a, b), nothing), isBelow);
    return t.bvSub(divSI(t, a, b), t.ite(isRounded, unit, nothing));
  }
  }
  llvm_unreachable("covered switch");
}

//===----------------------------------------------------------------------===//
// Small numbers
//===----------------------------------------------------------------------===//

/// Bits of the second factor, and of both operands of a division, in counterexamples.
static constexpr unsigned kFactorBits = 8, kDividendBits = 15;

static Term isBelow(Terms &t, Term a, unsigned bits) {
  return t.bvUlt(a, t.literal(a->sort, uint64_t(1) << bits));
}

/// Returns a * b for a small b.
static Term smallProduct(Terms &t, Term unknown, Term a, Term b) {
  unsigned width = a->sort.width, wide = width + kFactorBits + 1;
  Term factor = t.bvExtract(b, 0, kFactorBits), computed = nullptr;
  if (unknown->sort == kBool) {
    bool isSigned = unknown->name.starts_with("signed");
    auto extend = [&](Term term) { return isSigned ? t.bvSext(term, wide) : t.bvZext(term, wide); };
    Term exact = t.bvMul(extend(a), t.bvZext(factor, wide));
    computed = t.differ(extend(t.bvExtract(exact, 0, width)), exact);
  } else {
    computed = t.bvMul(a, t.bvZext(factor, width));
  }
  return t.both(isBelow(t, b, kFactorBits), t.equal(unknown, computed));
}

/// Returns a / b or a % b for small operands that are not negative.
static Term smallQuotient(Terms &t, Term unknown, Term a, Term b) {
  Term dividend = t.bvExtract(a, 0, kDividendBits), divisor = t.bvExtract(b, 0, kDividendBits);
  bool isQuotient = unknown->name.contains("quotient");
  Term computed = isQuotient ? t.bvUdiv(dividend, divisor) : t.bvUrem(dividend, divisor);
  return t.all({isBelow(t, a, kDividendBits), isBelow(t, b, kDividendBits),
                t.equal(unknown, t.bvZext(computed, a->sort.width))});
}

std::vector<Term> computeSmall(Terms &t, llvm::ArrayRef<Term> roots) {
  llvm::DenseSet<Term> seen(roots.begin(), roots.end());
  std::vector<Term> work(roots), all;
  while (!work.empty()) {
    Term term = work.back();
    work.pop_back();
    for (Term arg : term->args)
      if (seen.insert(arg).second)
        work.push_back(arg);
    if (term->op != TermNode::Op::Apply)
      continue;
    auto isCalled = [&](llvm::StringRef what) {
      return term->name == nameOf(what, term->args.front());
    };
    auto isOneOf = [&](std::initializer_list<llvm::StringRef> names) {
      return llvm::any_of(names, isCalled);
    };
    if (term->args.size() != 2 || term->args[0]->sort.kind != Sort::Kind::BitVec)
      continue;
    if (isOneOf({kProduct, kSignedOverflow, kUnsignedOverflow}))
      all.push_back(smallProduct(t, term, term->args[0], term->args[1]));
    if (isOneOf({"unsigned quotient", "unsigned remainder", "signed quotient", "signed remainder"}))
      all.push_back(smallQuotient(t, term, term->args[0], term->args[1]));
  }
  llvm::sort(all, [](Term a, Term b) { return a->number < b->number; });
  return all;
}

void encodeDivision(Operation *op, Encoder &e, Quotient which, bool isExact) {
  auto numbers = twoNumbers(op, e);
  if (!numbers)
    return;
  Terms &t = e.t;
  auto [a, b] = *numbers;
  e.undefinedIf("division by zero", t.equal(b.bits, zero(t, b.bits)));
  e.undefinedIf("poison divisor", b.poison);
  bool overflows =
      which == Quotient::DivSI || which == Quotient::CeilDivSI || which == Quotient::FloorDivSI;
  if (overflows)
    e.undefinedIf("signed overflow", t.both(t.equal(b.bits, allOnes(t, b.bits)),
                                            t.either(a.poison, t.equal(a.bits, least(t, a.bits)))));
  Term poison = a.poison;
  if (isExact) {
    Term rest = which == Quotient::DivSI ? remSI(t, a.bits, b.bits) : remUI(t, a.bits, b.bits);
    poison = t.either(poison, e.poisonIf("rest under exact", t.differ(rest, zero(t, rest))));
  }
  setNumber(e, op->getResult(0), {quotient(t, which, a.bits, b.bits), poison});
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

void encodeShift(Operation *op, Encoder &e, Shift which, ShiftFlags flags) {
  auto numbers = twoNumbers(op, e);
  if (!numbers)
    return;
  Terms &t = e.t;
  Term a = numbers->first.bits, by = numbers->second.bits;
  Term poison = t.either(numbers->first.poison, numbers->second.poison);
  unsigned width = a->sort.width;
  Term isFar = t.bvUle(t.literal(by->sort, width), by);
  poison = t.either(poison, e.poisonIf("shift past the width", isFar));
  Term result = which == Shift::Left          ? t.bvShl(a, by)
                : which == Shift::RightSigned ? t.bvAshr(a, by)
                                              : t.bvLshr(a, by);
  if (flags.isExact)
    poison = t.either(poison, e.poisonIf("rest under exact", t.differ(t.bvShl(result, by), a)));
  if (flags.noSignedWrap)
    poison = t.either(poison,
                      e.poisonIf("signed overflow under nsw", t.differ(t.bvAshr(result, by), a)));
  if (flags.noUnsignedWrap)
    poison = t.either(poison,
                      e.poisonIf("unsigned overflow under nuw", t.differ(t.bvLshr(result, by), a)));
  setNumber(e, op->getResult(0), {result, poison});
}

//===----------------------------------------------------------------------===//
// Resizing and comparing
//===----------------------------------------------------------------------===//

void encodeResize(Operation *op, Encoder &e, bool isSigned) {
  if (isWide(op))
    return encodeUnknown(op, e, e.t.no());
  auto number = numberOf(e, op->getOperand(0));
  if (!number)
    return;
  Type type = op->getResult(0).getType();
  auto sort = scalarSort(type);
  if (!sort)
    return e.unsupported("an integer of no bits");
  unsigned width = *sort == kBool ? 1 : sort->width;
  Term bits = width < number->width() ? e.t.bvExtract(number->bits, 0, width)
              : isSigned              ? e.t.bvSext(number->bits, width)
                                      : e.t.bvZext(number->bits, width);
  setNumber(e, op->getResult(0), {bits, number->poison});
}

Term compare(Terms &t, unsigned predicate, Term a, Term b) {
  switch (predicate) {
  case 0:
    return t.equal(a, b);
  case 1:
    return t.differ(a, b);
  case 2:
    return t.bvSlt(a, b);
  case 3:
    return t.bvSle(a, b);
  case 4:
    return t.bvSlt(b, a);
  case 5:
    return t.bvSle(b, a);
  case 6:
    return t.bvUlt(a, b);
  case 7:
    return t.bvUle(a, b);
  case 8:
    return t.bvUlt(b, a);
  case 9:
    return t.bvUle(b, a);
  default:
    return nullptr;
  }
}

} // namespace freehold::smt
