//===- CasesTest.cpp - Numbers that are one of few ------------------------===//
#include "smt/induction/Cases.h"

#include <gtest/gtest.h>

using namespace freehold::smt;

/// For every choice of the conditions, cases give the result of computing with the number itself,
/// and exactly one case holds.
TEST(Cases, ComputeWhatTheNumberWould) {
  Terms t;
  Cases cases(t);
  Term a = t.constant(kBool, "a"), b = t.constant(kBool, "b");
  auto number = [&](uint64_t value) { return t.literal(kInt, value); };
  Term chosen = t.ite(a, number(1), t.ite(b, number(2), number(1)));
  EXPECT_EQ(cases.of(chosen).size(), 2u);
  Term more = cases.map(chosen, [&](Term n) { return t.add(n, number(5)); });
  Term isTwo = cases.map(chosen, [&](Term n) { return t.equal(n, number(2)); });
  for (bool isA : {false, true})
    for (bool isB : {false, true}) {
      llvm::DenseMap<Term, Term> world = {{a, t.boolean(isA)}, {b, t.boolean(isB)}};
      uint64_t value = !isA && isB ? 2 : 1;
      EXPECT_EQ(t.substitute(more, world), number(value + 5));
      EXPECT_EQ(t.substitute(isTwo, world), t.boolean(value == 2));
      unsigned held = 0;
      for (Term n : {chosen, more})
        for (const Cases::Case &one : cases.of(n))
          held += t.substitute(one.condition, world)->isTrue();
      EXPECT_EQ(held, 2u);
    }
}

TEST(Cases, LeaveWhatIsNoChoice) {
  Terms t;
  Cases cases(t);
  Term unknown = t.constant(kInt, "n"), condition = t.constant(kBool, "c");
  EXPECT_EQ(cases.normal(unknown), unknown);
  EXPECT_EQ(cases.normal(condition), condition);
  Term same = t.ite(condition, unknown, t.ite(t.constant(kBool, "d"), unknown, unknown));
  EXPECT_EQ(cases.normal(same), unknown);
}
