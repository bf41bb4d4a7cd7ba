// The lattice of ownership states: join where paths meet, either where one value receives both.
#include "passes/ownership/Ownership.h"

#include "gtest/gtest.h"

using freehold::ownership::either;
using freehold::ownership::join;
using freehold::ownership::Ownership;

static constexpr Ownership kAll[] = {Ownership::Unreached, Ownership::Borrowed, Ownership::Owned,
                                     Ownership::Dynamic};

TEST(Ownership, JoinIsThatOfALattice) {
  for (Ownership a : kAll) {
    EXPECT_EQ(join(a, a), a);
    EXPECT_EQ(join(a, Ownership::Unreached), a);
    EXPECT_EQ(join(a, Ownership::Dynamic), Ownership::Dynamic);
    for (Ownership b : kAll) {
      EXPECT_EQ(join(a, b), join(b, a));
      for (Ownership c : kAll)
        EXPECT_EQ(join(a, join(b, c)), join(join(a, b), c));
    }
  }
  EXPECT_EQ(join(Ownership::Owned, Ownership::Borrowed), Ownership::Dynamic);
}

TEST(Ownership, WhatReceivesBothOwnsIfOneDoes) {
  for (Ownership a : kAll)
    for (Ownership b : kAll)
      EXPECT_EQ(either(a, b), either(b, a));
  EXPECT_EQ(either(Ownership::Owned, Ownership::Dynamic), Ownership::Owned);
  EXPECT_EQ(either(Ownership::Borrowed, Ownership::Dynamic), Ownership::Dynamic);
  EXPECT_EQ(either(Ownership::Borrowed, Ownership::Borrowed), Ownership::Borrowed);
  // Nothing is known of a state that is not reached yet.
  EXPECT_EQ(either(Ownership::Borrowed, Ownership::Unreached), Ownership::Unreached);
}
