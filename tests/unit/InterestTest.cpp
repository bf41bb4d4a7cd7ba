//===- InterestTest.cpp - What the reducer keeps --------------------------===//
#include "fuzz/reduce/Interest.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::reduce;

namespace {
Judgement shows(DefectKind kind, InputCounts inputs, bool onAborted = false) {
  Judgement judgement;
  judgement.subject = "upstream";
  judgement.entry = "f";
  Defect defect{kind, {}};
  defect.evidence.sourceAborts = onAborted;
  judgement.verdict = defect;
  judgement.inputs = inputs;
  return judgement;
}

bool isInteresting(const Judgement &first, const Judgement &smaller) {
  Response response;
  response.judgements = {smaller};
  // Some other entry of the smaller program is undefined.
  response.sourceUnfit = "source-ub: undefined: division by zero";
  return findInteresting(response, interestIn(first)) != nullptr;
}
} // namespace

TEST(Interest, ShareOfFitInputs) {
  const Judgement first = shows(DefectKind::Leak, {.fit = 6, .leftOut = 2});
  EXPECT_TRUE(isInteresting(first, first));
  EXPECT_TRUE(isInteresting(first, shows(DefectKind::Leak, {.fit = 3, .leftOut = 1})));
  EXPECT_TRUE(isInteresting(first, shows(DefectKind::Leak, {.fit = 1})));
  EXPECT_FALSE(isInteresting(first, shows(DefectKind::Leak, {.fit = 5, .leftOut = 3})));
  EXPECT_FALSE(isInteresting(first, shows(DefectKind::Leak, {.fit = 5, .aborted = 3})));
  EXPECT_FALSE(isInteresting(first, shows(DefectKind::DoubleFree, {.fit = 8})));
}

TEST(Interest, ShowsOnAFitInput) {
  const InputCounts counts = {.fit = 6, .aborted = 2};
  const Judgement onFit = shows(DefectKind::Leak, counts);
  const Judgement onAborted = shows(DefectKind::Leak, counts, /*onAborted=*/true);
  EXPECT_FALSE(isInteresting(onFit, onAborted));
  EXPECT_TRUE(isInteresting(onAborted, onAborted));
  EXPECT_TRUE(isInteresting(onAborted, onFit));
}

/// What the program does when it is run does not matter.
TEST(Interest, SubjectFails) {
  Judgement crash = shows(DefectKind::Crash, {});
  crash.entry.clear();
  EXPECT_TRUE(isInteresting(crash, crash));
  const Judgement invalid = shows(DefectKind::InvalidOutput, {.fit = 8});
  EXPECT_TRUE(isInteresting(invalid, shows(DefectKind::InvalidOutput, {.leftOut = 8})));
}
