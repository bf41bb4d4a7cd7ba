//===- MeetingInputsTest.cpp - Inputs whose accesses meet in one cell -----===//
#include "oracle/core/inputs/MeetingInputs.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

using namespace freehold;

static Parameter bufferOf(std::vector<int64_t> sizes, unsigned group) {
  Parameter p;
  p.kind = Parameter::Kind::Buffer;
  p.strides.assign(sizes.size(), 1);
  p.sizes = std::move(sizes);
  p.sharingGroup = group;
  p.elementBytes = 4;
  return p;
}

static Parameter integerOf(Parameter::Kind kind, unsigned width) {
  Parameter p;
  p.kind = kind;
  p.width = width;
  return p;
}

static std::vector<std::string> textsOf(const std::vector<Parameter> &parameters) {
  std::vector<std::string> texts;
  for (const Inputs &each : meetingInputs(parameters, {})) {
    EXPECT_TRUE(each.isProbe);
    texts.push_back(print(each));
  }
  return texts;
}

TEST(MeetingInputs, BuffersAreOneIndicesEqualAndNumbersDiffer) {
  auto texts =
      textsOf({bufferOf({-1}, 1), bufferOf({-1}, 1), integerOf(Parameter::Kind::Index, 64),
               integerOf(Parameter::Kind::Index, 64), integerOf(Parameter::Kind::Integer, 32),
               integerOf(Parameter::Kind::Integer, 32)});
  std::vector<std::string> wanted = {"memref(8;seed=1), same(0), 0, 0, 2, 3",
                                     "memref(8;seed=2), same(0), 1, 1, 2, 3",
                                     "memref(8;seed=3), same(0), 0, 1, 2, 3"};
  texts.resize(wanted.size());
  EXPECT_EQ(texts, wanted);
}

TEST(MeetingInputs, NoneWhereNothingMeets) {
  Parameter tensor = bufferOf({-1}, 2);
  tensor.isTensor = true;
  EXPECT_TRUE(textsOf({bufferOf({4}, 1), tensor}).empty());
  Parameter apart = bufferOf({4}, 1);
  apart.apartFrom = {0};
  EXPECT_TRUE(textsOf({bufferOf({4}, 1), apart}).empty());
  EXPECT_TRUE(textsOf({}).empty());
}

TEST(MeetingInputs, OneThatIsApartFromAMemberStaysAlone) {
  Parameter third = bufferOf({4}, 1);
  third.apartFrom = {1};
  EXPECT_EQ(textsOf({bufferOf({4}, 1), bufferOf({4}, 1), third}).front(),
            "memref(4;seed=1), same(0), memref(4;seed=3)");
}

TEST(MeetingInputs, AllCombinationsOfFewBools) {
  Parameter flag = integerOf(Parameter::Kind::Integer, 1);
  auto texts = textsOf({bufferOf({4}, 1), bufferOf({4}, 1), flag, flag});
  texts.resize(4);
  EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), 4u);
  for (const std::string &text : texts)
    EXPECT_NE(text.find("same(0)"), std::string::npos) << text;
}

TEST(MeetingInputs, TwoOfThreeAreOneInTurn) {
  auto texts = textsOf({bufferOf({4}, 1), bufferOf({4}, 1), bufferOf({4}, 1)});
  std::vector<std::string> wanted = {
      "memref(4;seed=1), same(0), same(0)",          "memref(4;seed=2), same(0), same(0)",
      "memref(4;seed=3), same(0), same(0)",          "memref(4;seed=1), same(0), memref(4;seed=3)",
      "memref(4;seed=2), same(0), memref(4;seed=4)", "memref(4;seed=1), memref(4;seed=2), same(0)",
      "memref(4;seed=2), memref(4;seed=3), same(0)", "memref(4;seed=1), memref(4;seed=2), same(1)",
      "memref(4;seed=2), memref(4;seed=3), same(1)"};
  texts.resize(wanted.size());
  EXPECT_EQ(texts, wanted);
}

TEST(MeetingInputs, TwoAndTwoOthersAreOne) {
  Parameter p = bufferOf({4}, 1);
  auto texts = textsOf({p, p, p, p});
  for (const char *each : {"memref(4;seed=1), same(0), memref(4;seed=3), same(2)",
                           "memref(4;seed=1), memref(4;seed=2), same(0), same(1)",
                           "memref(4;seed=1), memref(4;seed=2), same(1), same(0)"})
    EXPECT_EQ(std::count(texts.begin(), texts.end(), each), 1) << each;
}

TEST(MeetingInputs, TwoBeginAFewElementsApart) {
  auto texts = textsOf({bufferOf({-1}, 1), bufferOf({4}, 2)});
  for (const char *each : {"memref(8;seed=14;offset=0;bytes=44), same(0;sizes=4;offset=3)",
                           "memref(8;seed=14;offset=3;bytes=44), same(0;sizes=4;offset=0)"})
    EXPECT_EQ(std::count(texts.begin(), texts.end(), each), 1) << each;
}

TEST(MeetingInputs, OneBeginsInsideOfAGlobal) {
  Parameter p = bufferOf({-1}, 1);
  p.globals = {{"g", std::vector<int64_t>{6}}};
  auto texts = textsOf({p});
  EXPECT_EQ(std::count(texts.begin(), texts.end(), "set @g(seed=1) ; same(@g;sizes=1;offset=5)"),
            1);
}

TEST(MeetingInputs, BuffersOfTwoTypesBeginTogether) {
  Parameter narrow = bufferOf({2}, 2);
  narrow.elementBytes = 1;
  EXPECT_EQ(textsOf({narrow, bufferOf({4}, 1)}).front(),
            "memref(2;seed=14;offset=0;bytes=16), same(0;sizes=4;offset=0)");
}

TEST(MeetingInputs, CellsOfApartBuffersDiffer) {
  Parameter p = bufferOf({2}, 1);
  for (int number = 0; number < 64; ++number)
    p.smallNumbers.push_back(std::to_string(number));
  EXPECT_EQ(textsOf({p, p, p})[3], "memref(2;seed=1;cells=0,1,2,3,4,5,6,7), same(0), "
                                   "memref(2;seed=3;cells=18,19,20,21,22,23,24,25)");
}

TEST(MeetingInputs, OneIsInAGlobalThatTheCallerWrote) {
  Parameter p = bufferOf({4}, 1);
  p.globals = {{"g"}};
  EXPECT_EQ(textsOf({p}).front(), "set @g(seed=1) ; same(@g)");
}
