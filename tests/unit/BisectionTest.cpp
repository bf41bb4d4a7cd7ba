#include "fuzz/triage/Bisection.h"

#include <gtest/gtest.h>

using namespace freehold::triage;
using Kind = VersionAnswer::Kind;

static VersionAnswer answer(const char *version, Kind kind) {
  return {kind, "mlir-opt", version, ""};
}

TEST(Bisection, BetweenVersionsThatTell) {
  auto found = bisectionOf({answer("22.1.8", Kind::Shows), answer("16.0.6", Kind::IsFine),
                            answer("9.0.1", Kind::IsFine), answer("19.1.7", Kind::CannotTell)});
  EXPECT_EQ(text(found), "first bad 22.1.8, last good 16.0.6");
}

TEST(Bisection, FixedAgain) {
  auto found = bisectionOf({answer("23.0.0", Kind::IsFine), answer("22.1.8", Kind::IsFine),
                            answer("19.1.7", Kind::Shows), answer("16.0.6", Kind::Shows)});
  EXPECT_EQ(text(found), "first bad 16.0.6, first good again 22.1.8");
  // Good in the middle: it is over only after the last version that shows it.
  found = bisectionOf({answer("16.0.6", Kind::Shows), answer("19.1.7", Kind::IsFine),
                       answer("22.1.8", Kind::Shows), answer("23.0", Kind::IsFine)});
  EXPECT_EQ(found.firstGood, "23.0");
}

TEST(Bisection, NothingIsSaidWithoutAVersionThatShowsIt) {
  EXPECT_EQ(text(bisectionOf({answer("16.0.6", Kind::IsFine)})), "");
  EXPECT_EQ(text(bisectionOf({answer("", Kind::Shows)})), "");
  EXPECT_EQ(text(bisectionOf({})), "");
}
