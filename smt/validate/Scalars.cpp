//===- Scalars.cpp - Conditions, and integers as far as they are linear ---===//
// A number is the value that its bits are in two's complement. Where a result would leave the type,
// it is any number of the type, so no wrap-around is missed.
//===----------------------------------------------------------------------===//
#include "smt/validate/Execution.h"
#include "smt/validate/PureTerms.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::smt::safe {

static unsigned widthOf(Type type) { return type.isIndex() ? 64 : type.getIntOrFloatBitWidth(); }

Term inRange(Terms &t, Term number, Type type) {
  int64_t least = static_cast<int64_t>(~uint64_t(0) << (widthOf(type) - 1));
  Term low = t.literal(kInt, static_cast<uint64_t>(least));
  Term high = t.literal(kInt, static_cast<uint64_t>(~least));
  return t.both(t.negate(t.less(number, low)), t.negate(t.less(high, number)));
}

/// `exact` where the type has it.
Abstract Execution::sum(Type type, Term exact) {
  Term other = unknown(Kind::Number, type).a;
  return {t_.ite(inRange(t_, exact, type), exact, other)};
}

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

Term Execution::holds(const Guard &guard) {
  auto isAny = [&]() {
    Term value = get(guard.value).a;
    std::vector<Term> equal;
    for (int64_t number : guard.cases) {
      Term literal = variables_.kindOf(guard.value.getType()) == Kind::Flag
                         ? t_.boolean(number & 1)
                         : t_.literal(kInt, static_cast<uint64_t>(number));
      equal.push_back(t_.equal(value, literal));
    }
    return t_.any(equal);
  };
  switch (guard.kind) {
  case Guard::Free:
    return t_.yes();
  case Guard::IsTrue:
    return get(guard.value).a;
  case Guard::IsFalse:
    return t_.negate(get(guard.value).a);
  case Guard::Equals:
  case Guard::NotAny:
    if (!get(guard.value).a)
      return t_.yes();
    return guard.kind == Guard::Equals ? isAny() : t_.negate(isAny());
  case Guard::ForEnter:
  case Guard::ForSkip:
  case Guard::ForAgain:
  case Guard::ForDone:
    break;
  }
  scf::ForOp loop = guard.loop;
  bool isEntry = guard.kind == Guard::ForEnter || guard.kind == Guard::ForSkip;
  bool goesOn = guard.kind == Guard::ForEnter || guard.kind == Guard::ForAgain;
  Term upper = get(loop.getUpperBound()).a, step = get(loop.getStep()).a;
  bool isNumber = variables_.kindOf(loop.getInductionVar().getType()) == Kind::Number;
  if (!isNumber || loop.getUnsignedCmp())
    return t_.yes();
  Term at = get(isEntry ? loop.getLowerBound() : loop.getInductionVar()).a;
  Term isBelow = t_.less(isEntry ? at : t_.add(at, step), upper);
  // A step that is not positive is undefined.
  return t_.both(t_.less(t_.literal(kInt, 0), step), goesOn ? isBelow : t_.negate(isBelow));
}

Abstract Execution::nextOfLoop(const Guard &guard) {
  scf::ForOp loop = guard.loop;
  if (guard.kind == Guard::ForEnter)
    return get(loop.getLowerBound());
  Term at = get(loop.getInductionVar()).a, step = get(loop.getStep()).a;
  bool isNumber = variables_.kindOf(loop.getInductionVar().getType()) == Kind::Number;
  return isNumber && !loop.getUnsignedCmp()
             ? sum(loop.getInductionVar().getType(), t_.add(at, step))
             : Abstract();
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Whether two aligned pointers are equal. Those of two allocations differ if both were live at some time. The
/// other allocation is, by choice, the first one that is compared with the tracked one and has its address. So
/// third ones have other addresses until the two have *met*. What is foreign is live all the time, unless it is
/// the stack's or may have been freed before the call, and none of it is of the heap.
Term Execution::comparePointers(Value left, Value right) {
  Abstract a = get(left), b = get(right);
  if (left == right)
    return t_.yes();
  Term starts = t_.both(a.b, b.b), anything = flag();
  if (!variables_.precision.pairs)
    return t_.either(t_.all({starts, a.a, b.a}), anything);
  Term isTracked = t_.either(a.a, b.a), isOther = t_.either(a.d, b.d);
  Term isSame = t_.either(t_.both(a.a, b.a), t_.both(a.d, b.d));
  Term isPair = t_.all({isTracked, isOther, t_.negate(isSame)});
  Term isForeign = t_.both(isTracked, memory.foreign);
  Term isPairEqual = t_.both(t_.negate(memory.apart), t_.negate(isForeign));
  Term isThirdEqual = t_.both(memory.met, anything);
  if (variables_.precision.clones) {
    isPairEqual = t_.both(isPairEqual, anything);
    isThirdEqual = anything;
  }
  if (!variables_.precision.foreignLives) {
    isPairEqual = t_.either(isPairEqual, t_.both(isForeign, anything));
    isThirdEqual = t_.either(isThirdEqual, t_.both(isForeign, anything));
  } else {
    isThirdEqual = t_.both(isThirdEqual, t_.negate(isForeign));
  }
  // Pointers into two allocations that lie in them are as different as their starts.
  Term lieWithin = t_.either(starts, t_.boolean(variables_.precision.noShifts));
  memory.met = t_.either(memory.met, t_.all({lieWithin, isPair, isPairEqual}));
  Term isEqual = t_.ite(isTracked, t_.ite(isOther, isPairEqual, isThirdEqual), anything);
  return t_.ite(isSame, t_.either(starts, anything), t_.ite(lieWithin, isEqual, anything));
}

static Term compareNumbers(Terms &t, arith::CmpIPredicate predicate, Term a, Term b) {
  Term zero = t.literal(kInt, 0);
  auto isLess = [&](Term x, Term y) { return t.less(x, y); };
  auto isUnsignedLess = [&](Term x, Term y) {
    Term isNegative = t.less(y, zero);
    return t.ite(t.equal(t.less(x, zero), isNegative), t.less(x, y), isNegative);
  };
  return comparedBy(t, predicate, a, b, isLess, isUnsignedLess);
}

/// A Boolean that is set is 1 without a sign, and -1 with one.
static Term compareFlags(Terms &t, arith::CmpIPredicate predicate, Term a, Term b) {
  auto isUnsignedLess = [&](Term x, Term y) { return t.both(t.negate(x), y); };
  auto isLess = [&](Term x, Term y) { return isUnsignedLess(y, x); };
  return comparedBy(t, predicate, a, b, isLess, isUnsignedLess);
}

/// The predicates of both dialects have the same names.
static arith::CmpIPredicate predicateOf(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return compare.getPredicate();
  StringRef name = index::stringifyIndexCmpPredicate(cast<index::CmpOp>(op).getPred());
  return *arith::symbolizeCmpIPredicate(name);
}

Term Execution::compare(Operation *op) {
  const arith::CmpIPredicate predicate = predicateOf(op);
  bool isEqual = predicate == arith::CmpIPredicate::eq;
  bool isDiffer = predicate == arith::CmpIPredicate::ne;
  Value left = pointerOf(op->getOperand(0)), right = pointerOf(op->getOperand(1));
  if (left && right)
    return isEqual    ? comparePointers(left, right)
           : isDiffer ? t_.negate(comparePointers(left, right))
                      : flag();
  Kind kind = variables_.kindOf(op->getOperand(0).getType());
  if (kind == Kind::None)
    return flag();
  Term a = get(op->getOperand(0)).a, b = get(op->getOperand(1)).a;
  return kind == Kind::Number ? compareNumbers(t_, predicate, a, b)
                              : compareFlags(t_, predicate, a, b);
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

static bool isWidening(Operation *op) {
  return isa<arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp, arith::IndexCastUIOp,
             arith::TruncIOp, index::CastSOp, index::CastUOp>(op);
}

/// Whether the memref has the sizes of an allocation or of what a caller passes, which are not negative.
/// What a reinterpret_cast says may be anything.
static bool hasSizesOfMemory(const Cfg &cfg, Value memref, unsigned frame) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>())
    memref = cast.getSource();
  if (Operation *op = memref.getDefiningOp())
    return isa<memref::AllocOp, memref::AllocaOp>(op);
  return frame == 0 && llvm::is_contained(cfgArguments(cfg), cast<BlockArgument>(memref));
}

Abstract Execution::sizeOf(memref::DimOp op) {
  Abstract size = unknown(Kind::Number, op.getType());
  if (hasSizesOfMemory(cfg_, op.getSource(), frame_))
    assume(t_.negate(t_.less(size.a, t_.literal(kInt, 0))));
  return size;
}

/// Null terms where nothing is known.
Abstract Execution::scalar(Operation *op) {
  Type type = op->getResult(0).getType();
  Kind kind = variables_.kindOf(type);
  auto operand = [&](unsigned n) { return get(op->getOperand(n)).a; };
  if (isa<arith::CmpIOp, index::CmpOp>(op))
    return {kind == Kind::Flag ? compare(op) : nullptr};
  if (isa<arith::SelectOp>(op) && op->getOperand(0).getType().isInteger(1))
    return {t_.ite(operand(0), operand(1), operand(2))};
  if (kind == Kind::Flag)
    return op->getNumOperands() == 2 && variables_.kindOf(op->getOperand(0).getType()) == kind
               ? Abstract{flagsTerm(t_, op, operand(0), operand(1))}
               : Abstract();
  if (auto dim = dyn_cast<memref::DimOp>(op))
    return sizeOf(dim);
  if (isa<arith::AddIOp, index::AddOp>(op))
    return sum(type, t_.add(operand(0), operand(1)));
  if (isa<arith::SubIOp, index::SubOp>(op)) {
    Term difference = fresh(kInt);
    assume(t_.equal(t_.add(difference, operand(1)), operand(0)));
    return sum(type, difference);
  }
  if (isa<arith::MinSIOp, index::MinSOp>(op))
    return {t_.ite(t_.less(operand(0), operand(1)), operand(0), operand(1))};
  if (isa<arith::MaxSIOp, index::MaxSOp>(op))
    return {t_.ite(t_.less(operand(0), operand(1)), operand(1), operand(0))};
  if (!isWidening(op))
    return arithmetic(op);
  Type from = op->getOperand(0).getType();
  bool isUnsigned = isa<arith::ExtUIOp, arith::IndexCastUIOp, index::CastUOp>(op);
  if (variables_.kindOf(from) == Kind::None)
    return {};
  if (from.isInteger(1))
    return {
        t_.ite(operand(0), t_.literal(kInt, isUnsigned ? 1 : ~uint64_t(0)), t_.literal(kInt, 0))};
  Term number = operand(0);
  if (isUnsigned && widthOf(from) < widthOf(type)) {
    // What is negative with a sign has its highest bit set, which adds 2^width without one.
    Term unsignedOne = t_.add(number, t_.literal(kInt, uint64_t(1) << widthOf(from)));
    Term isNegative = t_.less(number, t_.literal(kInt, 0));
    return widthOf(from) < 63 ? Abstract{t_.ite(isNegative, unsignedOne, number)}
                              : Abstract{t_.ite(isNegative, unknown(Kind::Number, type).a, number)};
  }
  return {t_.ite(inRange(t_, number, type), number, unknown(Kind::Number, type).a)};
}

void Execution::executeScalar(Operation *op) {
  if (op->getNumResults() != 1 || variables_.kindOf(op->getResult(0).getType()) == Kind::None ||
      isMemref(op->getResult(0)))
    return;
  // What scalar() does not know becomes anything when it is first looked at.
  if (Abstract value = scalar(op); value.a)
    set(op->getResult(0), value);
}

} // namespace freehold::smt::safe
