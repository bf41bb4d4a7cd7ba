//===- ExplainTest.cpp - Which rows a bucket is laid on -------------------===//
#include "fuzz/campaign/Adaptation.h"
#include "fuzz/gen/OpRow.h"
#include "oracle/core/inputs/Mix.h"

#include "gtest/gtest.h"

using namespace freehold;

namespace {
constexpr unsigned kRows = 12;

/// 400 programs; half of them have each row, and all have row 0. `fails` decides which ones have
/// the bucket "b".
template <typename Fails> std::vector<Trial> trialsThat(Fails fails) {
  std::vector<Trial> trials;
  for (uint64_t n = 0; n < 400; ++n) {
    Trial trial;
    for (unsigned row = 0; row < kRows; ++row)
      trial.rows.push_back(row == 0 || mix(mix(n) + row) % 2);
    if (fails(trial.rows, n))
      trial.buckets.insert("b");
    trials.push_back(std::move(trial));
  }
  return trials;
}

gen::Rows allRows() {
  gen::Rows rows;
  for (unsigned row = 0; row < kRows; ++row)
    rows.insert(row);
  return rows;
}
} // namespace

TEST(Explain, OneRow) {
  auto trials = trialsThat([](const auto &rows, uint64_t n) { return rows[3] && n % 3 != 0; });
  Explanation why = explain(trials, "b", allRows());
  EXPECT_EQ(why.rows, gen::Rows{3});
  EXPECT_EQ(why.without.failed, 0u);
  EXPECT_EQ(why.with.programs + why.without.programs, 400u);
}

TEST(Explain, TwoRowsTogetherAreAvoidedByEither) {
  auto trials = trialsThat([](const auto &rows, uint64_t) { return rows[3] && rows[7]; });
  Explanation why = explain(trials, "b", allRows());
  EXPECT_EQ(why.rows.size(), 1u);
  EXPECT_TRUE(why.rows == gen::Rows{3} || why.rows == gen::Rows{7});
  EXPECT_EQ(why.without.failed, 0u);
}

TEST(Explain, EitherOfTwoRowsTakesBoth) {
  auto trials = trialsThat([](const auto &rows, uint64_t) { return rows[3] || rows[7]; });
  EXPECT_EQ(explain(trials, "b", allRows()).rows, (gen::Rows{3, 7}));
}

TEST(Explain, NoRowWhereAllProgramsFailAlike) {
  auto trials = trialsThat([](const auto &, uint64_t n) { return mix(n + 1000) % 2; });
  EXPECT_TRUE(explain(trials, "b", allRows()).rows.empty());
  auto always = trialsThat([](const auto &rows, uint64_t) { return rows[0]; });
  EXPECT_TRUE(explain(always, "b", allRows()).rows.empty());
}

TEST(Explain, OnlyCandidates) {
  auto trials = trialsThat([](const auto &rows, uint64_t) { return rows[3]; });
  EXPECT_TRUE(explain(trials, "b", {1, 2}).rows.empty());
}

namespace {
/// One trial for each seed, which fails if it has row 3 and `fails` holds.
template <typename Fails>
void feed(Adaptation &adaptation, uint64_t first, uint64_t count, Fails fails) {
  for (uint64_t seed = first; seed < first + count; ++seed) {
    gen::Rows avoided = adaptation.avoided("s", seed);
    Trial trial;
    for (unsigned row = 0; row < gen::opTable().size(); ++row)
      trial.rows.push_back(!avoided.contains(row) && (row == 0 || mix(mix(seed) + row) % 2));
    if (fails(trial.rows, seed))
      trial.buckets.insert("b");
    adaptation.add("s", seed, std::move(trial));
  }
}
std::set<std::string> noOps(const std::string &) { return {}; }
} // namespace

TEST(Adaptation, LeavesOutAndKeepsAShare) {
  Adaptation adaptation({});
  auto fails = [](const auto &rows, uint64_t) { return rows[3]; };
  feed(adaptation, 0, 512, fails);
  EXPECT_TRUE(adaptation.avoided("s", 1).empty());
  adaptation.decide(noOps);
  ASSERT_EQ(adaptation.decisions().size(), 1u);
  EXPECT_EQ(adaptation.decisions().front().rows, gen::Rows{3});
  unsigned kept = 0;
  for (uint64_t seed = 512; seed < 512 + 1600; ++seed)
    kept += adaptation.avoided("s", seed).empty();
  EXPECT_GT(kept, 60u);
  EXPECT_LT(kept, 150u);
  EXPECT_TRUE(adaptation.avoided("another", 1).empty());
  feed(adaptation, 512, 512, fails);
  adaptation.decide(noOps);
  EXPECT_EQ(adaptation.decisions().size(), 1u);
  EXPECT_EQ(adaptation.decisions().front().after.failed, 0u);
  EXPECT_GT(adaptation.decisions().front().kept.failed, 0u);
}

TEST(Adaptation, WithdrawsWhatDoesNotHelp) {
  Adaptation adaptation({});
  feed(adaptation, 0, 512, [](const auto &rows, uint64_t) { return rows[3]; });
  adaptation.decide(noOps);
  feed(adaptation, 512, 512, [](const auto &, uint64_t seed) { return mix(seed) % 2; });
  adaptation.decide(noOps);
  ASSERT_EQ(adaptation.decisions().size(), 1u);
  EXPECT_TRUE(adaptation.decisions().front().isWithdrawn);
  EXPECT_TRUE(adaptation.unexplained().empty());
  for (uint64_t seed = 0; seed < 100; ++seed)
    EXPECT_TRUE(adaptation.avoided("s", seed).empty());
}

TEST(Adaptation, RareDefectsAreLeftAlone) {
  Adaptation adaptation({});
  feed(adaptation, 0, 512,
       [](const auto &rows, uint64_t seed) { return rows[3] && seed % 40 == 0; });
  adaptation.decide(noOps);
  EXPECT_TRUE(adaptation.decisions().empty());
  EXPECT_TRUE(adaptation.unexplained().empty());
}
