//===- CornerInputsTest.cpp - Inputs at the corners of loops --------------===//
#include "oracle/core/inputs/CornerInputs.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace freehold;

static Parameter bufferOf(std::vector<int64_t> sizes) {
  Parameter p;
  p.kind = Parameter::Kind::Buffer;
  p.strides.assign(sizes.size(), kDynamicStride);
  for (size_t d = 0; d < sizes.size(); ++d)
    p.sizeClasses.push_back({static_cast<unsigned>(d), sizes[d]});
  p.sizes = std::move(sizes);
  p.elementBytes = 4;
  return p;
}

static Parameter integer() {
  Parameter p;
  p.kind = Parameter::Kind::Integer;
  p.width = 32;
  return p;
}

static std::vector<std::string> textsOf(const std::vector<Parameter> &parameters,
                                        std::vector<int64_t> numbers = {}) {
  std::vector<std::string> texts;
  for (const Inputs &each : cornerInputs(parameters, {}, {std::move(numbers), {}})) {
    EXPECT_TRUE(each.isProbe);
    texts.push_back(print(each));
  }
  return texts;
}

static bool has(const std::vector<std::string> &texts, const char *text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

TEST(CornerInputs, EmptyBuffersWithOrdinaryIntegers) {
  auto texts = textsOf({bufferOf({-1}), integer(), integer()});
  for (const char *each : {"memref(0;seed=2), 2, 2", "memref(0;seed=2), 3, 2",
                           "memref(0;seed=2), 1, 0", "memref(1;seed=2), 0, 1"})
    EXPECT_TRUE(has(texts, each)) << each;
}

TEST(CornerInputs, TilesHaveAllRemainders) {
  auto texts = textsOf({bufferOf({-1})}, {4, 100});
  for (const char *each : {"memref(4;seed=2)", "memref(5;seed=2)", "memref(6;seed=2)",
                           "memref(7;seed=2)", "memref(17;seed=2)"})
    EXPECT_TRUE(has(texts, each)) << each;
  EXPECT_FALSE(has(texts, "memref(100;seed=2)"));
}

TEST(CornerInputs, OneClassIsSmallWhereOthersAreBeyondTheTile) {
  EXPECT_TRUE(has(textsOf({bufferOf({-1, -1})}, {8}), "memref(9x2;seed=2)"));
}

TEST(CornerInputs, TwoSizesAreOne) {
  EXPECT_TRUE(has(textsOf({bufferOf({-1, -1}), bufferOf({-1, -1})}),
                  "memref(1x3;seed=2), memref(2x1;seed=4)"));
}

TEST(CornerInputs, AllCellsAreOneExtreme) {
  Parameter p = bufferOf({-1});
  p.tellingRows.assign(9, {{1}, {-1}});
  EXPECT_TRUE(has(textsOf({p, p}), "memref(300;seed=2;cells=1), memref(300;seed=4;cells=-1)"));
}

TEST(CornerInputs, CellsBelowMultiples) {
  Parameter p = bufferOf({-1});
  p.multiples = {"2039", "2040"};
  EXPECT_TRUE(has(textsOf({p}), "memref(64;seed=2;cells=2039,2040)"));
}

TEST(CornerInputs, RowsOverlapOnlyWhereTheTypeLeavesTheirStrideOpen) {
  Parameter p = bufferOf({-1, -1});
  EXPECT_FALSE(has(textsOf({p}), "memref(3x3;seed=2;strides=2x1)"));
  p.hasFreeStrides = true;
  EXPECT_TRUE(has(textsOf({p}), "memref(3x3;seed=2;strides=2x1)"));
}

TEST(CornerInputs, ACubeOfScalars) {
  EXPECT_EQ(textsOf({integer(), integer()}).size(), 25u);
  EXPECT_TRUE(has(textsOf({integer(), integer(), integer()}), "-1, 1, 0"));
  EXPECT_TRUE(textsOf({integer(), integer(), integer(), integer()}).empty());
  EXPECT_TRUE(textsOf({}).empty());
}
