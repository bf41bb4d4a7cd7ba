//===- GrowthTest.cpp - Which counts grow faster than a square ------------===//
#include "fuzz/growth/Growth.h"
#include "fuzz/growth/Meter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

using namespace freehold::growth;

namespace {
/// Counts of a program that has ten ops for each copy.
std::vector<Count> series(const std::function<double(double)> &amount, unsigned last = 48) {
  std::vector<Count> counts;
  for (unsigned n = 3; n <= last; n += 3)
    counts.push_back({n, 10 * n, static_cast<uint64_t>(amount(n))});
  return counts;
}

/// Whether the counts up to any size are said to grow too fast.
bool isFound(const std::vector<Count> &counts) {
  for (size_t size = 1; size <= counts.size(); ++size)
    if (growsFasterThanSquare(llvm::ArrayRef(counts).take_front(size), {}))
      return true;
  return false;
}
} // namespace

TEST(GrowthTest, ExponentialAndCubicGrowthIsFound) {
  EXPECT_TRUE(isFound(series([](double n) { return 400'000 * n + 500 * std::pow(2, n); }, 21)));
  EXPECT_TRUE(isFound(series([](double n) { return 100 * n * n * n; })));
  EXPECT_TRUE(isFound(series([](double n) { return 300'000 * n + 900 * n * n * n; })));
  EXPECT_TRUE(isFound(series([](double n) { return std::pow(1.4, n) * 1000; })));
}

TEST(GrowthTest, SquaresAreNot) {
  EXPECT_FALSE(isFound(series([](double n) { return 1'000'000; })));
  EXPECT_FALSE(isFound(series([](double n) { return 5'000 * n; })));
  EXPECT_FALSE(isFound(series([](double n) { return 700 * n * n; })));
  EXPECT_FALSE(isFound(series([](double n) { return 90 * n * n * std::log2(n); })));
  EXPECT_FALSE(isFound(series([](double n) { return 900 * n * (n - 1); })));
}

// A pass that begins to do something at some size, and a table that gets larger.
TEST(GrowthTest, OneJumpOrBendIsNot) {
  EXPECT_FALSE(
      isFound(series([](double n) { return n < 20 ? 1000 : 1000 * (n - 20) * (n - 20); })));
  EXPECT_FALSE(isFound(series([](double n) { return 5'000 * n + (n > 16 ? 80'000 : 0); })));
  EXPECT_FALSE(
      isFound(series([](double n) { return 5'000 * n + (n > 8 ? 1e5 : 0) + (n > 32 ? 4e5 : 0); })));
}

TEST(GrowthTest, SmallOrFewCountsSayNothing) {
  GrowthLimits limits;
  limits.amountMin = 1'000'000;
  auto cubes = series([](double n) { return n * n * n; });
  EXPECT_TRUE(growsFasterThanSquare(llvm::ArrayRef(cubes).take_front(6), {}));
  EXPECT_FALSE(growsFasterThanSquare(llvm::ArrayRef(cubes).take_front(6), limits));
  EXPECT_FALSE(growsFasterThanSquare(llvm::ArrayRef(cubes).take_front(5), {}));
}

// A pass is asked for the program that it gets: if an earlier one blew it up, that one is to blame.
TEST(GrowthTest, ThePassIsAskedForItsOwnInput) {
  auto counts = series([](double n) { return n * n * n * 1000; });
  for (Count &count : counts)
    count.opsBefore = count.copies * count.copies * count.copies;
  EXPECT_FALSE(isFound(counts));
}

TEST(GrowthTest, CountsAreReadFromDumps) {
  FamilyCounts counts = readCounts("desc: Trigger: Client Request: pass a 3 10 20\nsummary: 100\n"
                                   "desc: Trigger: Client Request: pass a 3 10 25\nsummary: 50\n"
                                   "desc: Trigger: Client Request: pass b 3 25 25\nsummary: 7\n"
                                   "desc: Trigger: Client Request: pass a 6 20 40\nsummary: 300\n"
                                   "desc: Trigger: Program termination\nsummary: 9000\n");
  ASSERT_EQ(counts.size(), 2u);
  // A pass on functions has a dump for each function.
  const PassCounts &a = counts.at("a");
  ASSERT_EQ(a.work.size(), 2u);
  EXPECT_EQ(a.work[0].amount, 150u);
  EXPECT_EQ(a.work[0].opsBefore, 10u);
  EXPECT_EQ(a.ops[0].amount, 25u);
  EXPECT_EQ(a.work[1].amount, 300u);
  EXPECT_EQ(counts.at("b").work[0].amount, 7u);
  EXPECT_TRUE(readCounts("").empty());
  EXPECT_TRUE(readCounts("desc: Trigger: Client Request: pass a b c d\nsummary: x\n").empty());
}
