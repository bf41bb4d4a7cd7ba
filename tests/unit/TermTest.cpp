//===- TermTest.cpp - Equal terms are one node; literals fold -------------===//
#include "smt/solver/Term.h"

#include <gtest/gtest.h>

#include <random>

using namespace freehold::smt;
using Op = TermNode::Op;
using Values = llvm::DenseMap<Term, Term>;

TEST(Term, EqualTermsAreOneNode) {
  Terms t;
  Term a = t.constant(kBool, "a"), b = t.constant(kBool, "b");
  EXPECT_EQ(a, t.constant(kBool, "a"));
  EXPECT_NE(a, b);
  EXPECT_EQ(t.both(a, b), t.both(a, b));
  EXPECT_EQ(t.equal(a, b), t.equal(b, a));
  EXPECT_EQ(t.apply("f", kInt, {a, b}), t.apply("f", kInt, {a, b}));
  EXPECT_NE(t.apply("f", kInt, {a, b}), t.apply("f", kInt, {b, a}));
  EXPECT_NE(t.literal(kAlloc, 1), t.literal(kAddress, 1));
  EXPECT_NE(t.literal(bitVec(8), 1), t.literal(bitVec(9), 1));
  EXPECT_LT(a->number, b->number);
}

TEST(Term, LogicFolds) {
  Terms t;
  Term a = t.constant(kBool, "a"), b = t.constant(kBool, "b");
  EXPECT_EQ(t.negate(t.negate(a)), a);
  EXPECT_EQ(t.negate(t.yes()), t.no());
  EXPECT_EQ(t.all({}), t.yes());
  EXPECT_EQ(t.any({}), t.no());
  EXPECT_EQ(t.all({a, t.yes(), a}), a);
  EXPECT_EQ(t.all({a, b, t.no()}), t.no());
  EXPECT_EQ(t.any({a, t.no(), a}), a);
  EXPECT_EQ(t.any({a, b, t.yes()}), t.yes());
  EXPECT_EQ(t.both(a, t.negate(a)), t.no());
  EXPECT_EQ(t.both(t.negate(a), a), t.no());
  EXPECT_EQ(t.either(t.negate(a), a), t.yes());
  EXPECT_EQ(t.both(a, t.both(b, a))->args.size(), 2u);
  EXPECT_EQ(t.implies(a, a), t.yes());
  EXPECT_EQ(t.equal(a, t.yes()), a);
  EXPECT_EQ(t.equal(t.no(), a), t.negate(a));
  EXPECT_EQ(t.equal(a, t.negate(a)), t.no());
  EXPECT_EQ(t.both(a, b)->op, Op::And);
}

TEST(Term, IteFolds) {
  Terms t;
  Term c = t.constant(kBool, "c"), p = t.constant(kBool, "p"), q = t.constant(kBool, "q");
  Term x = t.constant(kAlloc, "x"), y = t.constant(kAlloc, "y");
  EXPECT_EQ(t.ite(t.yes(), x, y), x);
  EXPECT_EQ(t.ite(t.no(), x, y), y);
  EXPECT_EQ(t.ite(c, x, x), x);
  EXPECT_EQ(t.ite(t.negate(c), x, y), t.ite(c, y, x));
  EXPECT_EQ(t.ite(c, t.ite(c, x, y), y), t.ite(c, x, y));
  EXPECT_EQ(t.ite(c, x, t.ite(c, y, x)), x);
  EXPECT_EQ(t.ite(c, t.yes(), p), t.either(c, p));
  EXPECT_EQ(t.ite(c, t.no(), p), t.both(t.negate(c), p));
  EXPECT_EQ(t.ite(c, p, t.no()), t.both(c, p));
  EXPECT_EQ(t.ite(c, p, t.yes()), t.either(t.negate(c), p));
  EXPECT_EQ(t.ite(c, t.yes(), t.no()), c);
  EXPECT_EQ(t.ite(c, p, q)->op, Op::Ite);
}

TEST(Term, NumbersFold) {
  Terms t;
  Sort byte = bitVec(8);
  auto bv = [&](uint64_t value) { return t.literal(byte, value); };
  Term x = t.constant(byte, "x"), i = t.constant(kInt, "i");
  EXPECT_EQ(bv(0x1ff), bv(0xff));
  EXPECT_EQ(t.bvAnd(bv(12), bv(10)), bv(8));
  EXPECT_EQ(t.bvOr(bv(12), bv(10)), bv(14));
  EXPECT_EQ(t.bvNot(bv(1)), bv(0xfe));
  EXPECT_EQ(t.bvNeg(bv(1)), bv(0xff));
  EXPECT_EQ(t.bvUlt(bv(1), bv(0xff)), t.yes());
  EXPECT_EQ(t.bvUlt(x, bv(0)), t.no());
  EXPECT_EQ(t.bvAnd(x, bv(0xff)), x);
  EXPECT_EQ(t.bvAnd(x, bv(0)), bv(0));
  EXPECT_EQ(t.bvOr(bv(0), x), x);
  EXPECT_EQ(t.bvOr(x, bv(0xff)), bv(0xff));
  EXPECT_EQ(t.bvNot(t.bvNot(x)), x);
  EXPECT_EQ(t.equal(bv(3), bv(4)), t.no());
  EXPECT_EQ(t.literal(bitVec(64), ~0ull), t.bvNot(t.literal(bitVec(64), 0)));
  // Wider than what is folded: the term stays as it is.
  EXPECT_EQ(t.bvNot(t.literal(bitVec(65), 0))->op, Op::BvNot);
  EXPECT_EQ(t.add(t.literal(kInt, 2), t.literal(kInt, -5)), t.literal(kInt, -3));
  EXPECT_EQ(t.add(i, t.literal(kInt, 0)), i);
  EXPECT_EQ(t.add(t.literal(kInt, INT64_MAX), t.literal(kInt, 1))->op, Op::Add);
  EXPECT_EQ(t.less(t.literal(kInt, -1), t.literal(kInt, 0)), t.yes());
  EXPECT_EQ(t.less(i, i), t.no());
}

TEST(Term, ArithmeticFolds) {
  Terms t;
  Sort byte = bitVec(8);
  auto bv = [&](uint64_t value) { return t.literal(byte, value); };
  Term x = t.constant(byte, "x"), y = t.constant(byte, "y"), c = t.constant(kBool, "c");
  EXPECT_EQ(t.bvAdd(bv(200), bv(100)), bv(44));
  EXPECT_EQ(t.bvAdd(t.bvAdd(x, bv(1)), bv(2)), t.bvAdd(x, bv(3)));
  EXPECT_EQ(t.bvAdd(x, y), t.bvAdd(y, x));
  EXPECT_EQ(t.bvSub(x, bv(1)), t.bvAdd(x, bv(255)));
  EXPECT_EQ(t.bvSub(x, x), bv(0));
  EXPECT_EQ(t.bvMul(bv(3), x), t.bvMul(x, bv(3)));
  EXPECT_EQ(t.bvMul(x, bv(0)), bv(0));
  EXPECT_EQ(t.bvSdiv(bv(0xf9), bv(2)), bv(0xfd));
  EXPECT_EQ(t.bvSrem(bv(0xf9), bv(2)), bv(0xff));
  EXPECT_EQ(t.bvUdiv(bv(0xf9), bv(2)), bv(0x7c));
  EXPECT_EQ(t.bvUdiv(bv(1), bv(0))->op, Op::BvUdiv);
  EXPECT_EQ(t.bvShl(bv(1), bv(8)), bv(0));
  EXPECT_EQ(t.bvAshr(bv(0x80), bv(200)), bv(0xff));
  EXPECT_EQ(t.bvXor(x, x), bv(0));
  EXPECT_EQ(t.bvSlt(bv(0xff), bv(0)), t.yes());
  EXPECT_EQ(t.bvUle(bv(0xff), bv(0)), t.no());
  EXPECT_EQ(t.bvSext(bv(0x80), 16), t.literal(bitVec(16), 0xff80));
  EXPECT_EQ(t.bvZext(bv(0x80), 16), t.literal(bitVec(16), 0x80));
  EXPECT_EQ(t.bvExtract(t.bvSext(x, 32), 0, 8), x);
  EXPECT_EQ(t.bvExtract(t.bvExtract(x, 2, 4), 1, 2), t.bvExtract(x, 3, 2));
  // Comparison with an i1 that was extended.
  EXPECT_EQ(t.equal(t.ite(c, bv(1), bv(0)), bv(1)), c);
  EXPECT_EQ(t.equal(t.ite(c, bv(1), bv(0)), bv(2)), t.no());
}

TEST(Term, FreshNamesWereNotUsed) {
  Terms t;
  Term a = t.fresh(kBool, "a");
  EXPECT_EQ(a, t.constant(kBool, "a"));
  t.constant(kBool, "a.1");
  EXPECT_EQ(t.fresh(kInt, "a")->name, "a.2");
  EXPECT_EQ(t.fresh(kInt, "a")->name, "a.3");
}

// Death tests run first, since they fork and Z3 starts threads.
TEST(TermDeathTest, OneNameHasOneMeaning) {
  Terms t;
  t.constant(kBool, "a");
  t.apply("f", kBool, {t.yes()});
  EXPECT_DEATH(t.constant(kInt, "a"), "one name with two sorts");
  EXPECT_DEATH(t.apply("f", kBool, {t.literal(kInt, 1)}), "one name with two sorts");
  EXPECT_DEATH(t.apply("f", kBool, {t.yes(), t.yes()}), "one name with two sorts");
  EXPECT_DEATH(t.constant(kBool, "f"), "one name with two sorts");
  EXPECT_DEATH(t.equal(t.yes(), t.literal(kInt, 1)), "sort");
}

TEST(Term, SubstitutesAllAtOnce) {
  Terms t;
  Term a = t.constant(kBool, "a"), b = t.constant(kBool, "b");
  Term f = t.apply("f", kBool, {t.both(a, t.negate(b))});
  EXPECT_EQ(t.substitute(f, Values{{a, b}, {b, a}}), t.apply("f", kBool, {t.both(b, t.negate(a))}));
  EXPECT_EQ(t.substitute(t.both(a, b), Values{{a, t.yes()}}), b);
  EXPECT_EQ(t.substitute(t.both(a, b), Values{{b, t.no()}}), t.no());
  EXPECT_EQ(t.substitute(a, Values()), a);
}

TEST(Term, DeepTermsNeedNoStack) {
  Terms t;
  Term a = t.constant(kBool, "a"), chain = a;
  for (int i = 0; i < 200'000; ++i)
    chain = t.apply("f", kBool, {chain});
  Term replaced = t.substitute(chain, Values{{a, t.yes()}});
  EXPECT_EQ(replaced->op, Op::Apply);
  EXPECT_NE(replaced, chain);
}

//===--- Folding against evaluation ---------------------------------------===//

namespace {
/// Random formulas over bytes, built once with unknowns and once with their values.
struct Pair {
  Term open, closed;
};

struct Builder {
  Terms &t;
  std::mt19937 random;
  std::vector<Pair> bools, bytes;
  Values values;

  Pair pick(const std::vector<Pair> &from) { return from[random() % from.size()]; }
  void unknown(Sort sort, const std::string &name, std::vector<Pair> &into) {
    Pair pair{t.constant(sort, name), t.literal(sort, random() % (sort == kBool ? 2 : 256))};
    values[pair.open] = pair.closed;
    into.push_back(pair);
  }
  void step() {
    Pair p = pick(bools), q = pick(bools), r = pick(bools), x = pick(bytes), y = pick(bytes);
    auto add = [&](std::vector<Pair> &into, auto make) {
      into.push_back({make(p.open, q.open, r.open, x.open, y.open),
                      make(p.closed, q.closed, r.closed, x.closed, y.closed)});
    };
#define STEP(INTO, ...)                                                                            \
  add(INTO, [&](Term p, Term q, Term r, Term x, Term y) { return __VA_ARGS__; })
    switch (random() % 26) {
    case 0:
      return STEP(bools, t.negate(p));
    case 1:
      return STEP(bools, t.all({p, q, r}));
    case 2:
      return STEP(bools, t.any({p, q, r}));
    case 3:
      return STEP(bools, t.equal(p, q));
    case 4:
      return STEP(bools, t.equal(x, y));
    case 5:
      return STEP(bools, t.ite(p, q, r));
    case 6:
      return STEP(bytes, t.ite(p, x, y));
    case 7:
      return STEP(bytes, t.bvAnd(x, y));
    case 8:
      return STEP(bytes, t.bvOr(x, y));
    case 9:
      return STEP(bytes, t.bvNot(x));
    case 10:
      return STEP(bytes, t.bvNeg(x));
    case 11:
      return STEP(bytes, t.bvXor(x, y));
    case 12:
      return STEP(bytes, t.bvAdd(x, y));
    case 13:
      return STEP(bytes, t.bvSub(x, y));
    case 14:
      return STEP(bytes, t.bvMul(x, y));
    case 15:
      return STEP(bytes, t.bvUdiv(x, t.bvOr(y, t.literal(y->sort, 1))));
    case 16:
      return STEP(bytes, t.bvUrem(x, t.bvOr(y, t.literal(y->sort, 1))));
    case 17:
      return STEP(bytes, t.bvSdiv(x, t.bvOr(y, t.literal(y->sort, 1))));
    case 18:
      return STEP(bytes, t.bvSrem(x, t.bvOr(y, t.literal(y->sort, 1))));
    case 19:
      return STEP(bytes, t.bvShl(x, y));
    case 20:
      return STEP(bytes, t.bvLshr(x, y));
    case 21:
      return STEP(bytes, t.bvAshr(x, y));
    case 22:
      return STEP(bytes, t.bvExtract(t.bvSext(t.bvExtract(x, 2, 5), 16), 1, 8));
    case 23:
      return STEP(bytes, t.bvExtract(t.bvZext(x, 12), 3, 8));
    case 24:
      return STEP(bools, t.bvSlt(x, y));
    default:
      return STEP(bools, t.bvUlt(x, y));
    }
#undef STEP
  }
};
} // namespace

TEST(Term, WhatFoldsEarlyIsWhatFoldsLate) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    Terms t;
    Builder builder{t, std::mt19937(seed), {}, {}, Values()};
    for (const char *name : {"p", "q", "r"})
      builder.unknown(kBool, name, builder.bools);
    for (const char *name : {"x", "y"})
      builder.unknown(bitVec(8), name, builder.bytes);
    builder.bytes.push_back({t.literal(bitVec(8), 0), t.literal(bitVec(8), 0)});
    for (int i = 0; i < 60; ++i)
      builder.step();
    for (auto *pairs : {&builder.bools, &builder.bytes})
      for (const Pair &pair : *pairs) {
        ASSERT_EQ(pair.closed->op, Op::Literal) << seed;
        ASSERT_EQ(t.substitute(pair.open, builder.values), pair.closed) << seed;
      }
  }
}
