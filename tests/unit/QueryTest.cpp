//===- QueryTest.cpp - SMT-LIB text ---------------------------------------===//
#include "smt/solver/Query.h"

#include <gtest/gtest.h>

using namespace freehold::smt;

TEST(Query, DeclaresInTheOrderOfMeeting) {
  Terms t;
  Term a = t.constant(kAlloc, "a"), b = t.constant(kAlloc, "b");
  Term own = t.apply("L.own", kBool, {a});
  Query query{"S2 union: frees twice\nand more", {t.either(own, t.equal(a, b)), t.negate(own)}, {}};
  EXPECT_EQ(toSmtLib(query), R"(; S2 union: frees twice
; and more
(set-logic ALL)
(declare-sort Alloc 0)
(declare-fun a () Alloc)
(declare-fun L.own (Alloc) Bool)
(declare-fun b () Alloc)
(assert (or (L.own a) (= a b)))
(assert (not (L.own a)))
(check-sat)
)");
}

TEST(Query, LiteralsOfNamedSortsAreDistinct) {
  Terms t;
  Term a = t.constant(kAlloc, "a"), x = t.constant(bitVec(8), "x"), i = t.constant(kInt, "i");
  Query query{"",
              {t.either(t.equal(a, t.literal(kAlloc, 7)), t.equal(a, t.literal(kAlloc, 3))),
               t.equal(x, t.literal(bitVec(8), 200)), t.less(i, t.literal(kInt, -4))},
              {x}};
  EXPECT_EQ(toSmtLib(query, {.values = true}), R"((set-logic ALL)
(declare-sort Alloc 0)
(declare-fun a () Alloc)
(declare-const $Alloc.7 Alloc)
(declare-const $Alloc.3 Alloc)
(declare-fun x () (_ BitVec 8))
(declare-fun i () Int)
(assert (distinct $Alloc.7 $Alloc.3))
(assert (or (= a $Alloc.7) (= a $Alloc.3)))
(assert (= x (_ bv200 8)))
(assert (< i (- 4)))
(check-sat)
(get-value (x))
)");
}

TEST(Query, SharedTermsAreWrittenOnce) {
  Terms t;
  Term term = t.apply("f.", kBool, {t.constant(kBool, "a"), t.constant(kBool, "b")});
  for (int i = 0; i < 60; ++i)
    term = t.apply("f.", kBool, {term, term});
  std::string text = toSmtLib({"", {term}, {}});
  EXPECT_LT(text.size(), 4000u);
  EXPECT_NE(text.find("(define-fun $2 () Bool (%f. (%f. $1 $1) (%f. $1 $1)))"), std::string::npos)
      << text;
}

TEST(Query, DeepTermsNeedNoStack) {
  Terms t;
  Term term = t.constant(kBool, "a");
  for (int i = 0; i < 100'000; ++i)
    term = t.apply("F.", kBool, {term});
  std::string text = toSmtLib({"", {term}, {}});
  size_t nesting = 0, deepest = 0;
  for (char c : text) {
    nesting += c == '(' ? 1 : c == ')' ? -1 : 0;
    deepest = std::max(deepest, nesting);
  }
  EXPECT_EQ(nesting, 0u);
  EXPECT_LT(deepest, 50u);
}

TEST(Query, NamesAreNeverASolversOwn) {
  Terms t;
  std::vector<Term> terms;
  for (const char *name :
       {"and", "select", "%and", "$1", "a b", "a b|", "a b%7C", "@x", "9", "A.b", "q"})
    terms.push_back(t.constant(kBool, name));
  std::string text = toSmtLib({"", {t.all(terms)}, {}});
  for (const char *word : {"%and", "%select", "%and%", "%$1", "|a b|", "|a b%7C|", "|a b%7C%|",
                           "%@x", "|%9|", "A.b", "q"})
    EXPECT_NE(text.find("(declare-fun " + std::string(word) + " ()"), std::string::npos)
        << word << text;
}
