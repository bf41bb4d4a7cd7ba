//===- VerdictTest.cpp - Words there and back -----------------------------===//
#include "oracle/core/verdict/Verdict.h"

#include <gtest/gtest.h>

#include <set>

using namespace freehold;

TEST(Verdict, DefectKindsRoundTrip) {
  std::set<std::string_view> words;
  for (int k = 0; k <= static_cast<int>(DefectKind::JudgeDisagreement); ++k) {
    auto kind = static_cast<DefectKind>(k);
    EXPECT_NE(spell(kind), "?");
    EXPECT_EQ(parseDefectKind(spell(kind)), kind);
    words.insert(spell(kind));
  }
  EXPECT_EQ(words.size(), 18u);
}

TEST(Verdict, ReasonsRoundTrip) {
  std::set<std::string_view> words;
  for (int r = 0; r <= static_cast<int>(Reason::NothingToRun); ++r) {
    auto reason = static_cast<Reason>(r);
    EXPECT_NE(spell(reason), "?");
    EXPECT_EQ(parseReason(spell(reason)), reason);
    words.insert(spell(reason));
  }
  EXPECT_EQ(words.size(), 11u);
}

TEST(Verdict, UnknownWords) {
  for (const char *word : {"", "?", "agree", "Leak", "leak "}) {
    EXPECT_EQ(parseDefectKind(word), std::nullopt);
    EXPECT_EQ(parseReason(word), std::nullopt);
  }
}

TEST(Verdict, ErrorsAreDefectsOfTheSameName) {
  for (int k = 0; k <= static_cast<int>(ErrorKind::StackOverflow); ++k) {
    auto kind = static_cast<ErrorKind>(k);
    EXPECT_EQ(spell(kind), spell(toDefectKind(kind)));
  }
  EXPECT_EQ(spell(ErrorKind::UseAfterFree), "use-after-free");
  EXPECT_EQ(spell(ErrorKind::UninitialisedRead), "uninitialised-read");
}

TEST(Verdict, Terminations) {
  EXPECT_EQ(spell(Termination::Returned), "returned");
  EXPECT_EQ(spell(Termination::MemoryError), "error");
  EXPECT_EQ(spell(Termination::Aborted), "aborted");
  EXPECT_EQ(spell(Termination::Unsupported), "unsupported");
  EXPECT_EQ(spell(Termination::OutOfBudget), "budget");
}

TEST(Verdict, ThreeAnswers) {
  EXPECT_EQ(spell(Verdict(Agree{})), "agree");
  EXPECT_EQ(spell(Verdict(Defect{})), "defect");
  EXPECT_EQ(spell(Verdict(Inconclusive{})), "inconclusive");
}
