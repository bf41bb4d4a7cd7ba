//===- ArithOps.cpp - arith: logic on i1, choices, integers ---------------===//
// An operand may be an elementwise i1. The result then is too, and all lists among the operands
// must be the same. Integer arithmetic is in Integers.h, floats in FloatOps.cpp.
//===----------------------------------------------------------------------===//
#include "smt/encode/Encoder.h"
#include "smt/encode/ops/Integers.h"
#include "smt/encode/ops/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/ADT/Twine.h"

using namespace mlir;

namespace freehold::smt {

//===----------------------------------------------------------------------===//
// Shared with other dialects (Values.h)
//===----------------------------------------------------------------------===//

std::optional<std::vector<ScalarTerm>> bitsOf(Encoder &e, ValueRange operands,
                                              std::optional<unsigned> &list) {
  std::vector<ScalarTerm> bits;
  for (Value operand : operands) {
    auto *one = std::get_if<ScalarTerm>(&e[operand]);
    if (one && one->isBit()) {
      bits.push_back(*one);
    } else if (auto *many = std::get_if<Bools>(&e[operand])) {
      if (list && *list != many->list) {
        e.unsupported("combines elements of two lists");
        return std::nullopt;
      }
      list = many->list;
      bits.push_back({many->body, many->poison});
    } else {
      e.unsupported("an i1 was expected");
      return std::nullopt;
    }
  }
  return bits;
}

void setBits(Encoder &e, Value result, ScalarTerm bits, std::optional<unsigned> list) {
  if (list)
    e.set(result, Bools{*list, bits.value, bits.poison});
  else
    e.set(result, bits);
}

std::string spelling(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getName();
  if (!op->getAttrs().empty())
    stream << ' ' << op->getAttrDictionary();
  for (Attribute property : op->getPropertiesAsAttribute()
                                ? SmallVector<Attribute>{op->getPropertiesAsAttribute()}
                                : SmallVector<Attribute>{})
    stream << ' ' << property;
  for (Type type : op->getResultTypes())
    stream << ' ' << type;
  return text;
}

static MemRefTerm chooseMemRef(Terms &t, Term condition, const MemRefTerm &a, const MemRefTerm &b) {
  auto ite = [&](Term x, Term y) { return t.ite(condition, x, y); };
  MemRefTerm chosen = a;
  chosen.base = ite(a.base, b.base);
  chosen.shifted = ite(a.shifted, b.shifted);
  chosen.offset = ite(a.offset, b.offset);
  chosen.shift = ite(a.shift, b.shift);
  chosen.start = ite(a.start, b.start);
  chosen.poison = ite(a.poison, b.poison);
  if (a.outside || b.outside)
    chosen.outside = ite(a.outside ? a.outside : t.no(), b.outside ? b.outside : t.no());
  for (auto [d, size] : llvm::enumerate(b.sizes))
    chosen.sizes[d] = ite(a.sizes[d], size);
  for (auto [d, stride] : llvm::enumerate(b.strides))
    chosen.strides[d] = ite(a.strides[d], stride);
  if (a.shape)
    chosen.shape = ite(a.shape, b.shape);
  return chosen;
}

std::optional<EncodedValue> choose(Encoder &e, Term condition, const EncodedValue &a,
                                   const EncodedValue &b) {
  Terms &t = e.t;
  auto ite = [&](Term x, Term y) { return t.ite(condition, x, y); };
  if (auto *x = std::get_if<MemRefTerm>(&a))
    if (auto *y = std::get_if<MemRefTerm>(&b))
      return chooseMemRef(t, condition, *x, *y);
  auto *one = std::get_if<ScalarTerm>(&a), *other = std::get_if<ScalarTerm>(&b);
  if (one && other)
    return ScalarTerm{ite(one->value, other->value), ite(one->poison, other->poison)};
  auto *x = std::get_if<Bools>(&a), *y = std::get_if<Bools>(&b);
  if ((x || y) && (!x || !y || x->list == y->list)) {
    auto bodyOf = [](const EncodedValue &value) -> std::optional<ScalarTerm> {
      if (auto *many = std::get_if<Bools>(&value))
        return ScalarTerm{many->body, many->poison};
      auto *one = std::get_if<ScalarTerm>(&value);
      return one && one->isBit() ? std::optional(*one) : std::nullopt;
    };
    auto left = bodyOf(a), right = bodyOf(b);
    if (left && right)
      return Bools{(x ? x : y)->list, ite(left->value, right->value),
                   ite(left->poison, right->poison)};
  }
  auto *m = std::get_if<MemRefs>(&a), *n = std::get_if<MemRefs>(&b);
  if (m && n && m->list == n->list)
    return MemRefs{m->list, ite(m->wrong, n->wrong)};
  return std::nullopt;
}

Term anyPoison(Encoder &e, ValueRange operands) {
  llvm::SmallVector<Term> all;
  for (Value operand : operands)
    all.push_back(e.scalar(operand)->poison);
  return e.t.any(all);
}

void encodeUnknown(Operation *op, Encoder &e, Term poison) {
  llvm::SmallVector<Term> operands;
  std::string name = spelling(op);
  llvm::raw_string_ostream stream(name);
  for (Value operand : op->getOperands()) {
    auto *scalar = e.get<ScalarTerm>(operand, "an operand that is not one scalar");
    if (!scalar)
      return;
    operands.push_back(scalar->value);
    stream << " of " << operand.getType();
  }
  poison = e.t.either(poison, anyPoison(e, op->getOperands()));
  for (OpResult result : op->getResults()) {
    auto sort = scalarSort(result.getType());
    if (!sort)
      return e.unsupported("a result that is no scalar");
    std::string numbered = (name + " #" + llvm::Twine(result.getResultNumber())).str();
    Term value =
        operands.empty() ? e.t.constant(*sort, numbered) : e.t.apply(numbered, *sort, operands);
    e.set(result, ScalarTerm{value, poison});
  }
}

//===----------------------------------------------------------------------===//
// Constants, logic, choices
//===----------------------------------------------------------------------===//

static void encodeConstant(arith::ConstantOp op, Encoder &e) {
  auto sort = scalarSort(op.getType());
  if (!sort)
    return e.unsupported("a constant that is no scalar");
  auto integer = dyn_cast<IntegerAttr>(op.getValue());
  if (integer && !(*sort == kOpaque)) {
    const llvm::APInt &value = integer.getValue();
    return e.set(op, ScalarTerm{e.t.literal(*sort, value.getZExtValue()), e.t.no()});
  }
  std::string text;
  llvm::raw_string_ostream(text) << "number " << op.getValue();
  e.set(op, ScalarTerm{e.t.constant(kOpaque, text), e.t.no()});
}

/// %r = op %a, %b on i1, single or elementwise; `wide` is used for wider integers. Poison in either
/// operand makes the result poison, whatever the other one is.
static void encodeLogic(Operation *op, Encoder &e, llvm::function_ref<Term(Term a, Term b)> combine,
                        Combine wide) {
  if (!op->getResult(0).getType().isInteger(1))
    return encodeBinary(op, e, wide);
  std::optional<unsigned> list;
  if (auto bits = bitsOf(e, op->getOperands(), list))
    setBits(e, op->getResult(0),
            {combine((*bits)[0].value, (*bits)[1].value),
             e.t.either((*bits)[0].poison, (*bits)[1].poison)},
            list);
}

static void encodeAnd(arith::AndIOp op, Encoder &e) {
  encodeLogic(op, e, [&](Term a, Term b) { return e.t.both(a, b); }, bitAnd);
}
static void encodeOr(arith::OrIOp op, Encoder &e) {
  encodeLogic(op, e, [&](Term a, Term b) { return e.t.either(a, b); }, bitOr);
}
static void encodeXor(arith::XOrIOp op, Encoder &e) {
  encodeLogic(op, e, [&](Term a, Term b) { return e.t.differ(a, b); }, bitXor);
}

/// A poison condition makes the result poison; of the operands only the selected one matters.
static void encodeSelect(arith::SelectOp op, Encoder &e) {
  std::optional<unsigned> list;
  if (op.getType().isInteger(1) && op.getCondition().getType().isInteger(1)) {
    if (auto bits = bitsOf(e, op->getOperands(), list)) {
      ScalarTerm condition = (*bits)[0], a = (*bits)[1], b = (*bits)[2];
      setBits(e, op,
              {e.t.ite(condition.value, a.value, b.value),
               e.t.either(condition.poison, e.t.ite(condition.value, a.poison, b.poison))},
              list);
    }
    return;
  }
  auto *found = e.get<ScalarTerm>(op.getCondition(), "a condition that is not one i1");
  if (!found)
    return;
  ScalarTerm condition = *found;
  auto chosen = choose(e, condition.value, e[op.getTrueValue()], e[op.getFalseValue()]);
  if (!chosen)
    return e.unsupported("a choice between lists");
  if (auto *scalar = std::get_if<ScalarTerm>(&*chosen))
    scalar->poison = e.t.either(scalar->poison, condition.poison);
  else if (auto *memref = std::get_if<MemRefTerm>(&*chosen))
    memref->poison = e.t.either(memref->poison, condition.poison);
  else if (!condition.poison->isFalse())
    return e.unsupported("a choice between lists by what may be poison");
  e.set(op, *chosen);
}

static void encodeCompare(arith::CmpIOp op, Encoder &e) {
  bool isEqual = op.getPredicate() == arith::CmpIPredicate::eq;
  std::optional<unsigned> list;
  if (op.getLhs().getType().isInteger(1) &&
      (isEqual || op.getPredicate() == arith::CmpIPredicate::ne)) {
    auto bits = bitsOf(e, op->getOperands(), list);
    if (!bits)
      return;
    Term same = e.t.equal((*bits)[0].value, (*bits)[1].value);
    return setBits(
        e, op,
        {isEqual ? same : e.t.negate(same), e.t.either((*bits)[0].poison, (*bits)[1].poison)},
        list);
  }
  if (isWide(op))
    return encodeUnknown(op, e, e.t.no());
  auto a = numberOf(e, op.getLhs()), b = numberOf(e, op.getRhs());
  if (a && b)
    e.set(op, ScalarTerm{compare(e.t, static_cast<unsigned>(op.getPredicate()), a->bits, b->bits),
                         e.t.either(a->poison, b->poison)});
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

using Overflows = Term (*)(Terms &t, bool isSigned, Term a, Term b);

static bool has(arith::IntegerOverflowFlags flags, arith::IntegerOverflowFlags flag) {
  return bitEnumContainsAny(flags, flag);
}

/// addi, subi, muli: poison if the result does not fit and the flags assert that it does.
template <typename Op, Combine combine, Overflows overflows>
static void encodeWrapping(Op op, Encoder &e) {
  auto flags = op.getOverflowFlags();
  if (flags == arith::IntegerOverflowFlags::none)
    return encodeBinary(op, e, combine);
  auto a = numberOf(e, op.getLhs()), b = numberOf(e, op.getRhs());
  if (!a || !b)
    return;
  Term poison = e.t.either(a->poison, b->poison);
  for (auto [flag, isSigned] : {std::pair(arith::IntegerOverflowFlags::nsw, true),
                                std::pair(arith::IntegerOverflowFlags::nuw, false)})
    if (has(flags, flag))
      poison = e.t.either(
          poison, e.poisonIf(isSigned ? "signed overflow under nsw" : "unsigned overflow under nuw",
                             overflows(e.t, isSigned, a->bits, b->bits)));
  setNumber(e, op, {combine(e.t, a->bits, b->bits), poison});
}

static void encodeShiftLeft(arith::ShLIOp op, Encoder &e) {
  auto flags = op.getOverflowFlags();
  encodeShift(op, e, Shift::Left,
              {.noSignedWrap = has(flags, arith::IntegerOverflowFlags::nsw),
               .noUnsignedWrap = has(flags, arith::IntegerOverflowFlags::nuw)});
}
template <typename Op, Shift which> static void encodeShiftRight(Op op, Encoder &e) {
  encodeShift(op, e, which, {.isExact = op.getIsExact()});
}

template <typename Op, Quotient which> static void encodeDivide(Op op, Encoder &e) {
  if constexpr (requires { op.getIsExact(); })
    encodeDivision(op, e, which, op.getIsExact());
  else
    encodeDivision(op, e, which, false);
}

/// Encodes the sum and whether it overflows.
static void encodeSumExtended(arith::AddUIExtendedOp op, Encoder &e) {
  auto a = numberOf(e, op.getLhs()), b = numberOf(e, op.getRhs());
  if (!a || !b)
    return;
  Term poison = e.t.either(a->poison, b->poison);
  setNumber(e, op.getSum(), {e.t.bvAdd(a->bits, b->bits), poison});
  e.set(op.getOverflow(), ScalarTerm{sumOverflows(e.t, false, a->bits, b->bits), poison});
}

/// The low half is the product. The high half is unknown, except for small integers.
template <typename Op, bool isSigned> static void encodeProductExtended(Op op, Encoder &e) {
  auto a = numberOf(e, op.getLhs()), b = numberOf(e, op.getRhs());
  if (!a || !b)
    return;
  Terms &t = e.t;
  Term poison = t.either(a->poison, b->poison), high;
  unsigned width = a->width();
  if (width <= 8) {
    auto extend = [&](Term term) {
      return isSigned ? t.bvSext(term, 2 * width) : t.bvZext(term, 2 * width);
    };
    high = t.bvExtract(t.bvMul(extend(a->bits), extend(b->bits)), width, width);
  } else {
    high = t.apply(spelling(op), a->bits->sort, {a->bits, b->bits});
  }
  setNumber(e, op.getLow(), {product(t, a->bits, b->bits), poison});
  setNumber(e, op.getHigh(), {high, poison});
}

template <typename Op, bool isSigned> static void encodeResizeAs(Op op, Encoder &e) {
  encodeResize(op, e, isSigned);
}

/// With flags, the result is poison if extending it does not give the operand.
static void encodeTruncate(arith::TruncIOp op, Encoder &e) {
  auto flags = op.getOverflowFlags();
  if (flags == arith::IntegerOverflowFlags::none)
    return encodeResize(op, e, false);
  auto number = numberOf(e, op.getIn());
  auto sort = scalarSort(op.getType());
  if (!number || !sort)
    return number ? e.unsupported("an integer of no bits") : void();
  unsigned width = *sort == kBool ? 1 : sort->width;
  Term bits = e.t.bvExtract(number->bits, 0, width), poison = number->poison;
  if (has(flags, arith::IntegerOverflowFlags::nsw))
    poison =
        e.t.either(poison, e.poisonIf("signed overflow under nsw",
                                      e.t.differ(e.t.bvSext(bits, number->width()), number->bits)));
  if (has(flags, arith::IntegerOverflowFlags::nuw))
    poison =
        e.t.either(poison, e.poisonIf("unsigned overflow under nuw",
                                      e.t.differ(e.t.bvZext(bits, number->width()), number->bits)));
  setNumber(e, op, {bits, poison});
}

static void addIntegers(EncodeTable &table) {
  table.on<arith::AddIOp>(encodeWrapping<arith::AddIOp, sum, sumOverflows>);
  table.on<arith::SubIOp>(encodeWrapping<arith::SubIOp, difference, differenceOverflows>);
  table.on<arith::MulIOp>(encodeWrapping<arith::MulIOp, product, productOverflows>);
  table.on<arith::AddUIExtendedOp>(encodeSumExtended);
  table.on<arith::MulSIExtendedOp>(encodeProductExtended<arith::MulSIExtendedOp, true>);
  table.on<arith::MulUIExtendedOp>(encodeProductExtended<arith::MulUIExtendedOp, false>);
  table.on<arith::MinUIOp>(encodeBinaryAs<arith::MinUIOp, leastUnsigned>);
  table.on<arith::MinSIOp>(encodeBinaryAs<arith::MinSIOp, leastSigned>);
  table.on<arith::MaxUIOp>(encodeBinaryAs<arith::MaxUIOp, greatestUnsigned>);
  table.on<arith::MaxSIOp>(encodeBinaryAs<arith::MaxSIOp, greatestSigned>);
  table.on<arith::DivUIOp>(encodeDivide<arith::DivUIOp, Quotient::DivUI>);
  table.on<arith::DivSIOp>(encodeDivide<arith::DivSIOp, Quotient::DivSI>);
  table.on<arith::CeilDivUIOp>(encodeDivide<arith::CeilDivUIOp, Quotient::CeilDivUI>);
  table.on<arith::CeilDivSIOp>(encodeDivide<arith::CeilDivSIOp, Quotient::CeilDivSI>);
  table.on<arith::FloorDivSIOp>(encodeDivide<arith::FloorDivSIOp, Quotient::FloorDivSI>);
  table.on<arith::RemUIOp>(encodeDivide<arith::RemUIOp, Quotient::RemUI>);
  table.on<arith::RemSIOp>(encodeDivide<arith::RemSIOp, Quotient::RemSI>);
  table.on<arith::ShLIOp>(encodeShiftLeft);
  table.on<arith::ShRSIOp>(encodeShiftRight<arith::ShRSIOp, Shift::RightSigned>);
  table.on<arith::ShRUIOp>(encodeShiftRight<arith::ShRUIOp, Shift::RightUnsigned>);
  table.on<arith::ExtSIOp>(encodeResizeAs<arith::ExtSIOp, true>);
  table.on<arith::ExtUIOp>(encodeResizeAs<arith::ExtUIOp, false>);
  table.on<arith::TruncIOp>(encodeTruncate);
  table.on<arith::IndexCastOp>(encodeResizeAs<arith::IndexCastOp, true>);
  table.on<arith::IndexCastUIOp>(encodeResizeAs<arith::IndexCastUIOp, false>);
}

void addArithEncoding(EncodeTable &table) {
  table.on<arith::ConstantOp>(encodeConstant);
  table.on<arith::AndIOp>(encodeAnd);
  table.on<arith::OrIOp>(encodeOr);
  table.on<arith::XOrIOp>(encodeXor);
  table.on<arith::SelectOp>(encodeSelect);
  table.on<arith::CmpIOp>(encodeCompare);
  addIntegers(table);
}

} // namespace freehold::smt
