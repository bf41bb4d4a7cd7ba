//===- OddCellInputsTest.cpp - Inputs in which one cell is odd ------------===//
#include "oracle/core/inputs/OddCellInputs.h"

#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace freehold;

static Parameter bufferOf(std::vector<int64_t> sizes, int numbers = 64) {
  Parameter p;
  p.kind = Parameter::Kind::Buffer;
  p.strides.assign(sizes.size(), 1);
  p.sizes = std::move(sizes);
  p.elementBytes = 4;
  for (int number = 0; number < numbers; ++number)
    p.smallNumbers.push_back(std::to_string(number));
  return p;
}

static std::vector<std::string> textsOf(const std::vector<Parameter> &parameters) {
  std::vector<std::string> texts;
  for (const Inputs &each : oddCellInputs(parameters, {})) {
    EXPECT_TRUE(each.isProbe);
    texts.push_back(print(each));
  }
  return texts;
}

TEST(OddCellInputs, EachPatternOfOneBuffer) {
  std::vector<std::string> wanted;
  for (const char *cells : {"0,1,2", "1,1,1", "0,1,0", "63,1,2", "0,0,2", "0,1,1", "63,0,0",
                            "1,0,1", "0,63,0", "1,1,0", "0,0,63", "1,2,0"})
    wanted.push_back("memref(3;seed=1;cells=" + std::string(cells) + ")");
  EXPECT_EQ(textsOf({bufferOf({3})}), wanted);
}

TEST(OddCellInputs, TheOtherBufferHoldsTheSameWithoutIt) {
  auto texts = textsOf({bufferOf({-1}), bufferOf({-1})});
  EXPECT_EQ(std::count(texts.begin(), texts.end(),
                       "memref(5;seed=1;cells=0,1,2,3,4), memref(5;seed=1;cells=0,1,2,3,0)"),
            1);
}

TEST(OddCellInputs, IndicesAreInTurnOrTheSizes) {
  Parameter index;
  index.kind = Parameter::Kind::Index;
  index.width = 64;
  auto texts = textsOf({bufferOf({3, 5}), index, index});
  EXPECT_TRUE(llvm::StringRef(texts[0]).ends_with("), 0, 1"));
  EXPECT_TRUE(llvm::StringRef(texts[1]).ends_with("), 3, 5"));
}

TEST(OddCellInputs, FewNumbersAreThoseOfSeveralCells) {
  EXPECT_EQ(textsOf({bufferOf({4}, 2)}).front(), "memref(4;seed=1;cells=0,0,1,1)");
}

TEST(OddCellInputs, FewBitsHaveAllContents) {
  Parameter bits = bufferOf({2}, 0);
  bits.smallNumbers = {"0", "-1"};
  std::vector<std::string> wanted = {"memref(2;seed=1;cells=0,0)", "memref(2;seed=1;cells=-1,0)",
                                     "memref(2;seed=1;cells=0,-1)", "memref(2;seed=1;cells=-1,-1)"};
  auto texts = textsOf({bits});
  ASSERT_GE(texts.size(), wanted.size());
  EXPECT_EQ(std::vector<std::string>(texts.end() - 4, texts.end()), wanted);
}

TEST(OddCellInputs, WordsOfTheProgramsNumbers) {
  Parameter p = bufferOf({4});
  p.numbers = {"1", "77", "99"};
  auto texts = textsOf({p});
  for (const char *each : {"memref(4;seed=1;cells=77,77,77,99)", "memref(4;seed=1;cells=99,77,2,3)",
                           "memref(4;seed=1;cells=1,2,3,0)"})
    EXPECT_EQ(std::count(texts.begin(), texts.end(), each), 1) << each;
}

TEST(OddCellInputs, NoneWithoutCellsToCompare) {
  EXPECT_TRUE(textsOf({bufferOf({})}).empty());
  EXPECT_TRUE(textsOf({bufferOf({65})}).empty());
  EXPECT_TRUE(textsOf({bufferOf({4}, 0)}).empty());
  EXPECT_TRUE(textsOf({}).empty());
}
