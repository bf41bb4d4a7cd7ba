// The lattice of what a root holds: join where ways meet, either where one value receives both.
#include "passes/ownership/Flow.h"

#include "gtest/gtest.h"

using freehold::ownership::either;
using freehold::ownership::Held;
using freehold::ownership::join;

static constexpr Held kAll[] = {Held::Unreached, Held::No, Held::Yes, Held::Dynamic};

TEST(Held, JoinIsThatOfALattice) {
  for (Held a : kAll) {
    EXPECT_EQ(join(a, a), a);
    EXPECT_EQ(join(a, Held::Unreached), a);
    EXPECT_EQ(join(a, Held::Dynamic), Held::Dynamic);
    for (Held b : kAll) {
      EXPECT_EQ(join(a, b), join(b, a));
      for (Held c : kAll)
        EXPECT_EQ(join(a, join(b, c)), join(join(a, b), c));
    }
  }
  EXPECT_EQ(join(Held::Yes, Held::No), Held::Dynamic);
}

TEST(Held, WhatReceivesBothOwnsIfOneDoes) {
  for (Held a : kAll)
    for (Held b : kAll)
      EXPECT_EQ(either(a, b), either(b, a));
  EXPECT_EQ(either(Held::Yes, Held::Dynamic), Held::Yes);
  EXPECT_EQ(either(Held::No, Held::Dynamic), Held::Dynamic);
  EXPECT_EQ(either(Held::No, Held::No), Held::No);
  // Nothing is known of the one that is not reached yet.
  EXPECT_EQ(either(Held::No, Held::Unreached), Held::Unreached);
}
