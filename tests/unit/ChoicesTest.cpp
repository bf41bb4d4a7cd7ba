//===- ChoicesTest.cpp - The only source of randomness --------------------===//
#include "fuzz/gen/Choices.h"

#include "fuzz/gen/Generator.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

using namespace freehold::gen;

TEST(Choices, NoBytesLeftMeansTheSmallestChoice) {
  Choices choices = Choices::fromBytes(std::string_view("\x05\x07", 2));
  EXPECT_EQ(choices.choose(10), 5u);
  EXPECT_FALSE(choices.isExhausted());
  EXPECT_EQ(choices.choose(10), 7u);
  EXPECT_TRUE(choices.isExhausted());
  for (unsigned count : {1u, 2u, 10u, 256u, 1000u})
    EXPECT_EQ(choices.choose(count), 0u);
  EXPECT_FALSE(choices.flip());
  EXPECT_FALSE(choices.chance(9, 10));
  EXPECT_EQ(choices.weighted({1, 100}), 0u);
  EXPECT_EQ(choices.weighted({0, 100}), 1u) << "what has no weight is never chosen";
}

TEST(Choices, BytesAreChoices) {
  Choices choices = Choices::fromBytes(std::string_view("\xff\x00\x03\x01\x02", 5));
  EXPECT_EQ(choices.choose(1), 0u) << "costs nothing";
  EXPECT_EQ(choices.choose(256), 255u);
  EXPECT_FALSE(choices.flip());
  EXPECT_EQ(choices.choose(2), 1u);
  EXPECT_EQ(choices.choose(1000), 0x0102u) << "two bytes";
  EXPECT_TRUE(choices.isExhausted());
}

TEST(Choices, SeedsAreDeterministicAndNeverExhausted) {
  auto draw = [](uint64_t seed) {
    Choices choices = Choices::fromSeed(seed);
    std::vector<unsigned> drawn;
    for (unsigned i = 1; i < 200; ++i)
      drawn.push_back(choices.choose(i));
    EXPECT_FALSE(choices.isExhausted());
    return drawn;
  };
  EXPECT_EQ(draw(1), draw(1));
  EXPECT_NE(draw(1), draw(2));
}

TEST(Choices, InRangeAndSpread) {
  Choices choices = Choices::fromSeed(7);
  std::map<unsigned, unsigned> seen;
  for (unsigned i = 0; i < 6000; ++i) {
    unsigned choice = choices.choose(6);
    ASSERT_LT(choice, 6u);
    ++seen[choice];
  }
  for (unsigned c = 0; c < 6; ++c)
    EXPECT_NEAR(seen[c], 1000, 200);
  unsigned heavy = 0, yes = 0;
  for (unsigned i = 0; i < 1000; ++i) {
    unsigned choice = choices.weighted({0, 1, 9, 0});
    ASSERT_TRUE(choice == 1 || choice == 2);
    heavy += choice == 2;
    yes += choices.chance(1, 4);
  }
  EXPECT_NEAR(heavy, 900, 60);
  EXPECT_NEAR(yes, 250, 60);
}

TEST(Choices, RecordedBytesMakeTheSameProgram) {
  for (const Profile &profile : profileTable())
    for (uint64_t seed = 1; seed < 30; ++seed) {
      Choices drawn = Choices::fromSeed(seed);
      std::string text = generate(drawn, profile, "p").program.text;
      Choices again = Choices::fromBytes(drawn.recorded());
      EXPECT_EQ(generate(again, profile, "p").program.text, text) << profile.name << " " << seed;
      EXPECT_EQ(again.recorded(), drawn.recorded()) << "all of them are used, and no more";
    }
}

TEST(Choices, WhatIsLeftOfTheBytesIsNotRecorded) {
  Choices choices = Choices::fromBytes(std::string_view("\x05\x07\x09", 3));
  (void)choices.choose(10);
  (void)choices.choose(1000);
  EXPECT_EQ(choices.recorded(), "\x05\x07\x09");
  Choices some = Choices::fromBytes(std::string_view("\x05\x07\x09", 3));
  (void)some.choose(10);
  EXPECT_EQ(some.recorded(), "\x05");
}
