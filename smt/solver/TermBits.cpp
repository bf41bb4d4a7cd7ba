//===- TermBits.cpp - Building terms of bit-vectors and integers ----------===//
// The functions of Terms that build operations on bit-vectors and integers. Each one returns an
// equal but simpler term if it knows one, and otherwise makes a node. Operands must have the sorts
// that the assertions state. Operations on bit-vectors mean what SMT-LIB defines; a division by the
// literal zero is left to the solver. Literals of more than 64 bits are kept as 64-bit values, so
// only small ones (isSmallLiteral) are folded arithmetically.
//===----------------------------------------------------------------------===//
#include "smt/solver/TermLiterals.h"

#include "llvm/ADT/APInt.h"
#include "llvm/Support/ErrorHandling.h"

#include <cassert>

namespace freehold::smt {

using Op = TermNode::Op;

Term Terms::bvAnd(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b || isLiteral(a, 0) || isAllOnes(b))
    return a;
  if (isLiteral(b, 0) || isAllOnes(a))
    return b;
  if (a->op == Op::Literal && b->op == Op::Literal)
    return literal(a->sort, a->value & b->value);
  return make(Op::BvAnd, a->sort, {a, b});
}

Term Terms::bvOr(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b || isLiteral(b, 0) || isAllOnes(a))
    return a;
  if (isLiteral(a, 0) || isAllOnes(b))
    return b;
  if (a->op == Op::Literal && b->op == Op::Literal)
    return literal(a->sort, a->value | b->value);
  return make(Op::BvOr, a->sort, {a, b});
}

Term Terms::bvNot(Term a) {
  assert(a->sort.kind == Sort::Kind::BitVec);
  if (isSmallLiteral(a))
    return literal(a->sort, ~a->value);
  return a->op == Op::BvNot ? a->args[0] : make(Op::BvNot, a->sort, {a});
}

Term Terms::bvNeg(Term a) {
  assert(a->sort.kind == Sort::Kind::BitVec);
  if (isSmallLiteral(a))
    return literal(a->sort, -a->value);
  return a->op == Op::BvNeg ? a->args[0] : make(Op::BvNeg, a->sort, {a});
}

/// Returns the value of an operation on two literals; null if an operand is no small literal, or on
/// a division by zero.
Term Terms::foldBits(Op op, Term a, Term b) {
  if (!isSmallLiteral(a) || !isSmallLiteral(b))
    return nullptr;
  llvm::APInt x(a->sort.width, a->value), y(b->sort.width, b->value);
  bool divides = op == Op::BvUdiv || op == Op::BvUrem || op == Op::BvSdiv || op == Op::BvSrem;
  if (divides && y.isZero())
    return nullptr;
  auto number = [&](const llvm::APInt &value) { return literal(a->sort, value.getZExtValue()); };
  switch (op) {
  case Op::BvXor:
    return number(x ^ y);
  case Op::BvAdd:
    return number(x + y);
  case Op::BvSub:
    return number(x - y);
  case Op::BvMul:
    return number(x * y);
  case Op::BvUdiv:
    return number(x.udiv(y));
  case Op::BvUrem:
    return number(x.urem(y));
  case Op::BvSdiv:
    return number(x.sdiv(y));
  case Op::BvSrem:
    return number(x.srem(y));
  case Op::BvShl:
    return number(x.shl(y));
  case Op::BvLshr:
    return number(x.lshr(y));
  case Op::BvAshr:
    return number(x.ashr(y));
  case Op::BvUlt:
    return boolean(x.ult(y));
  case Op::BvSlt:
    return boolean(x.slt(y));
  default:
    return nullptr;
  }
}

/// Builds an operation whose result has the sort of its operands. Folds it only if both operands
/// are literals.
Term Terms::bits(Op op, Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  Term folded = foldBits(op, a, b);
  return folded ? folded : make(op, a->sort, {a, b});
}

Term Terms::bvXor(Term a, Term b) {
  if (a == b)
    return literal(a->sort, 0);
  if (isLiteral(a, 0) || isLiteral(b, 0))
    return isLiteral(a, 0) ? b : a;
  return bits(Op::BvXor, a, b);
}

/// Puts the operands into a normal order, so that a + b and b + a are one term: a literal comes
/// last, other terms in the order of their creation. Sums of literals are collected: (x + 1) + 2
/// becomes x + 3.
Term Terms::bvAdd(Term a, Term b) {
  if (a->op == Op::Literal || (b->op != Op::Literal && a->number > b->number))
    std::swap(a, b);
  if (isLiteral(b, 0))
    return a;
  if (isSmallLiteral(b) && a->op == Op::BvAdd && isSmallLiteral(a->args[1]))
    return bvAdd(a->args[0], bits(Op::BvAdd, a->args[1], b));
  return bits(Op::BvAdd, a, b);
}

Term Terms::bvSub(Term a, Term b) {
  if (a == b)
    return literal(a->sort, 0);
  if (isSmallLiteral(b))
    return bvAdd(a, bvNeg(b));
  return bits(Op::BvSub, a, b);
}

Term Terms::bvMul(Term a, Term b) {
  if (a->op == Op::Literal || (b->op != Op::Literal && a->number > b->number))
    std::swap(a, b);
  if (isLiteral(b, 0) || isLiteral(b, 1))
    return isLiteral(b, 0) ? b : a;
  return bits(Op::BvMul, a, b);
}

Term Terms::bvUdiv(Term a, Term b) { return isLiteral(b, 1) ? a : bits(Op::BvUdiv, a, b); }
Term Terms::bvUrem(Term a, Term b) {
  return isLiteral(b, 1) ? literal(a->sort, 0) : bits(Op::BvUrem, a, b);
}
Term Terms::bvSdiv(Term a, Term b) { return isLiteral(b, 1) ? a : bits(Op::BvSdiv, a, b); }
Term Terms::bvSrem(Term a, Term b) {
  return isLiteral(b, 1) ? literal(a->sort, 0) : bits(Op::BvSrem, a, b);
}
Term Terms::bvShl(Term a, Term b) { return isLiteral(b, 0) ? a : bits(Op::BvShl, a, b); }
Term Terms::bvLshr(Term a, Term b) { return isLiteral(b, 0) ? a : bits(Op::BvLshr, a, b); }
Term Terms::bvAshr(Term a, Term b) { return isLiteral(b, 0) ? a : bits(Op::BvAshr, a, b); }

Term Terms::bvUlt(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b || isLiteral(b, 0))
    return no();
  Term folded = foldBits(Op::BvUlt, a, b);
  return folded ? folded : make(Op::BvUlt, kBool, {a, b});
}

Term Terms::bvSlt(Term a, Term b) {
  assert(a->sort == b->sort && a->sort.kind == Sort::Kind::BitVec);
  if (a == b)
    return no();
  Term folded = foldBits(Op::BvSlt, a, b);
  return folded ? folded : make(Op::BvSlt, kBool, {a, b});
}

Term Terms::bvExtract(Term a, unsigned low, unsigned width) {
  assert(a->sort.kind == Sort::Kind::BitVec && low + width <= a->sort.width);
  if (width == a->sort.width)
    return a;
  if (isSmallLiteral(a))
    return literal(bitVec(width), a->value >> low);
  bool extends = a->op == Op::BvZext || a->op == Op::BvSext;
  if (extends && low + width <= a->args[0]->sort.width)
    return bvExtract(a->args[0], low, width);
  if (a->op == Op::BvExtract)
    return bvExtract(a->args[0], low + a->value, width);
  return make(Op::BvExtract, bitVec(width), {a}, low);
}

Term Terms::bvZext(Term a, unsigned width) {
  assert(a->sort.kind == Sort::Kind::BitVec && width >= a->sort.width);
  if (width == a->sort.width)
    return a;
  // The bits above 64 of a literal are zeros.
  if (isSmallLiteral(a))
    return literal(bitVec(width), a->value);
  return make(Op::BvZext, bitVec(width), {a});
}

Term Terms::bvSext(Term a, unsigned width) {
  assert(a->sort.kind == Sort::Kind::BitVec && width >= a->sort.width);
  if (width == a->sort.width)
    return a;
  if (isSmallLiteral(a) && width <= 64)
    return literal(bitVec(width), llvm::SignExtend64(a->value, a->sort.width));
  return make(Op::BvSext, bitVec(width), {a});
}

Term Terms::add(Term a, Term b) {
  assert(a->sort == kInt && b->sort == kInt);
  if (isLiteral(a, 0))
    return b;
  if (isLiteral(b, 0))
    return a;
  int64_t sum;
  if (a->op == Op::Literal && b->op == Op::Literal &&
      !llvm::AddOverflow(static_cast<int64_t>(a->value), static_cast<int64_t>(b->value), sum))
    return literal(kInt, sum);
  return make(Op::Add, kInt, {a, b});
}

Term Terms::less(Term a, Term b) {
  assert(a->sort == kInt && b->sort == kInt);
  if (a == b)
    return no();
  if (a->op == Op::Literal && b->op == Op::Literal)
    return boolean(static_cast<int64_t>(a->value) < static_cast<int64_t>(b->value));
  return make(Op::Less, kBool, {a, b});
}

} // namespace freehold::smt
