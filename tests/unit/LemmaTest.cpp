#include "smt/lemmas/check/LemmaCheck.h"

#include "oracle/core/program/Registry.h"

#include "gtest/gtest.h"

using namespace freehold;
using namespace freehold::smt;

static const char kSaysFalse[] = R"(
func.func @src(%m: memref<?xf32>, %c: i1 {freehold.value = false}) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}
func.func @tgt(%m: memref<?xf32>, %c: i1) {
  return
}
)";

static Lemma lemmaOf(std::string module) {
  Lemma lemma;
  lemma.label = "T1";
  lemma.readings = {Reading::Union};
  lemma.module = std::move(module);
  return lemma;
}

static LemmaResult check(const Lemma &lemma, Reading reading = Reading::Union) {
  auto context = makeContext();
  auto z3 = makeZ3({});
  LemmaCheckOptions options;
  options.solvers.z3 = z3.get();
  options.sizes = {1, 3};
  return checkLemma(lemma, reading, *context, options);
}

TEST(Lemma, CommentsAreRead) {
  ParsedLemma parsed = parseLemmaComment("//===- x -===//\n// T1. A long\n// statement.\n//\n"
                                         "// readings: literal\n// also: union\n// for: fh T\n//\n"
                                         "// Why.\n\nfunc.func");
  EXPECT_EQ(parsed.error, "");
  EXPECT_EQ(parsed.lemma.label, "T1");
  EXPECT_EQ(parsed.lemma.statement, "A long statement.");
  EXPECT_EQ(parsed.lemma.why, "Why.");
  EXPECT_EQ(parsed.lemma.backs, "fh T");
  EXPECT_EQ(parsed.lemma.readings, std::vector{Reading::Literal});
  EXPECT_TRUE(parsed.lemma.holdsUnder(Reading::Union));
}

TEST(Lemma, CommentsThatSayTooLittleAreErrors) {
  EXPECT_NE(parseLemmaComment("// T1. Statement.\n").error, "");
  EXPECT_NE(parseLemmaComment("// T1. S.\n//\n// readings: odd\n// for: x\n//\n// Why.\n").error,
            "");
  EXPECT_NE(parseLemmaComment("// T1. S.\n//\n// readings: union\n//\n// Why.\n").error, "");
  EXPECT_NE(parseLemmaComment("// No label\n//\n// readings: union\n// for: x\n//\n// W.\n").error,
            "");
}

TEST(Lemma, AreInNaturalOrderAndFound) {
  ASSERT_NE(findLemma("S2"), nullptr);
  EXPECT_LT(findLemma("S2"), findLemma("S10"));
  EXPECT_EQ(findLemma("S99"), nullptr);
}

TEST(Lemma, HoldsWithItsConjunctAndNotWithout) {
  LemmaResult result = check(lemmaOf(kSaysFalse));
  EXPECT_EQ(result.status, LemmaStatus::AsExpected);
  EXPECT_EQ(result.bound(), "unbounded; 3x3");
  ASSERT_EQ(result.without.size(), 1u);
  EXPECT_EQ(result.without[0].text, "%c {freehold.value = false}");
  EXPECT_EQ(result.without[0].outcome.failed, "leaks");
}

TEST(Lemma, AConjunctToSpareIsWrong) {
  std::string text = kSaysFalse;
  text.replace(text.find("%m: memref<?xf32>"), 17, "%m: memref<?xf32> {freehold.live}");
  LemmaResult result = check(lemmaOf(text));
  EXPECT_EQ(result.status, LemmaStatus::Wrong);
  ASSERT_EQ(result.complaints.size(), 1u);
  EXPECT_NE(result.complaints[0].find("without %m {freehold.live} it is proved"),
            std::string::npos);
}

TEST(Lemma, HoldingWhereItShouldNotIsWrong) {
  EXPECT_EQ(check(lemmaOf(kSaysFalse), Reading::Literal).status, LemmaStatus::Wrong);
}

TEST(Lemma, VacuousIsWrong) {
  std::string text = kSaysFalse;
  text.replace(text.find("%m: memref<?xf32>"), 17,
               "%m: memref<?xf32> {freehold.noalias = [2]}, "
               "%b: i1, %n: memref<?xf32> "
               "{freehold.same_allocation = [\"g\"]}");
  text.replace(text.find("@src(%m: memref<?xf32> {"), 24,
               "@src(%m: memref<?xf32> {freehold.same_allocation = [\"g\"], ");
  text.replace(text.find("@tgt(%m: memref<?xf32>,"), 23,
               "@tgt(%m: memref<?xf32>, %b: i1, %n: memref<?xf32>,");
  LemmaResult result = check(lemmaOf(text));
  EXPECT_EQ(result.outcome.kind, ProofResult::Kind::Vacuous);
  EXPECT_EQ(result.status, LemmaStatus::Wrong);
}

TEST(Lemma, ACounterexampleThatDoesNotReplayIsWrong) {
  auto context = makeContext();
  auto z3 = makeZ3({});
  LemmaCheckOptions options;
  options.solvers.z3 = z3.get();
  options.replay = [](const ConcretePrograms &) {
    return LemmaCheckOptions::Replay{"", "they agree"};
  };
  LemmaResult result = checkLemma(lemmaOf(kSaysFalse), Reading::Union, *context, options);
  EXPECT_EQ(result.status, LemmaStatus::Wrong);
}

TEST(Lemma, WhatCannotBeReadIsWrong) {
  LemmaResult result = check(lemmaOf("func.func @src() { return }"));
  EXPECT_EQ(result.outcome.kind, ProofResult::Kind::Invalid);
  EXPECT_EQ(result.status, LemmaStatus::Wrong);
}

namespace {
/// A solver that always gives the same answer.
class FixedAnswer : public Solver {
public:
  explicit FixedAnswer(Sat sat) : sat_(sat) {}
  std::string version() override { return "says 1"; }
  SolverAnswer check(const Query &) override { return {.sat = sat_, .reason = "told so"}; }
  SolverAnswer checkText(const std::string &) override { return {.sat = sat_}; }

private:
  Sat sat_;
};
} // namespace

TEST(Lemma, SolversThatDisagreeOrDoNotKnowAreTold) {
  auto context = makeContext();
  auto z3 = makeZ3({});
  for (auto [said, status] : {std::pair(Sat::Unsat, LemmaStatus::Disagree),
                              std::pair(Sat::Unknown, LemmaStatus::Unknown)}) {
    FixedAnswer other(said);
    LemmaCheckOptions options;
    options.solvers = {z3.get(), &other, nullptr, nullptr};
    LemmaResult result = checkLemma(lemmaOf(kSaysFalse), Reading::Union, *context, options);
    EXPECT_EQ(result.status, status);
  }
}
