//===- FuzzInputTest.cpp - The bytes of fuzz targets, and their edits -----===//
#include "fuzz/targets/Input.h"
#include "fuzz/targets/KnownDefects.h"
#include "fuzz/targets/MutateInput.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::targets;

namespace {
constexpr const char *kText = "func.func @f(%c: i1) -> i1 {\n  return %c : i1\n}\n";
}

TEST(FuzzInput, TextIsTold) {
  for (const char *text : {kText, "// a comment", "module {\n}", "  \n#map = affine_map<()->()>"})
    EXPECT_TRUE(isText(text)) << text;
  for (const char *bytes : {"", "\x01\x02", "modul", "func"})
    EXPECT_FALSE(isText(bytes)) << bytes;
}

TEST(FuzzInput, ThereAndBack) {
  using std::string_literals::operator""s;
  for (const std::string &bytes :
       {"\x03\x01\x00\x00\x00rest"s, std::string(kText), "// header: 03 ff 00 00 01\n"s + kText})
    EXPECT_EQ(writeInput(readInput(bytes)), bytes);
  Input text = readInput("// header: 03 ff\n"s + kText);
  EXPECT_EQ(text.header, "\x03\xff\x00\x00\x00"s);
  EXPECT_EQ(text.rest, kText);
}

TEST(FuzzInput, FewBytesAreZeros) {
  Input input = readInput("\x02");
  EXPECT_EQ(input.header.size(), kHeaderBytes);
  EXPECT_EQ(input.profile(), 2u);
  EXPECT_TRUE(input.rest.empty());
  EXPECT_NE(programOf(input, Profiles::Any).text.find("func.func"), std::string::npos);
}

TEST(FuzzInput, EqualBytesEqualPrograms) {
  std::string bytes(200, 'x');
  EXPECT_EQ(programOf(readInput(bytes), Profiles::Any).text,
            programOf(readInput(bytes), Profiles::Any).text);
}

TEST(MutateInput, StaysWithinItsSize) {
  std::string one(300, 'a'), two(100, 'b');
  for (unsigned seed = 0; seed < 500; ++seed) {
    auto choices = gen::Choices::fromSeed(seed);
    EXPECT_LE(mutateInput(one, choices, {.sizeMax = 256}).size(), 256u);
    EXPECT_LE(crossOver(one, two, choices, {.sizeMax = 64}).size(), 64u);
    EXPECT_LE(mutateInput("", choices, {.sizeMax = 3}).size(), 3u);
  }
}

TEST(MutateInput, SameChoicesSameResult) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    auto a = gen::Choices::fromSeed(seed), b = gen::Choices::fromSeed(seed);
    std::string bytes(100, static_cast<char>(seed));
    EXPECT_EQ(mutateInput(bytes, a, {}), mutateInput(bytes, b, {}));
  }
}

TEST(MutateInput, TextStaysText) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    auto choices = gen::Choices::fromSeed(seed);
    EXPECT_TRUE(isText(mutateInput(kText, choices, {})));
    EXPECT_TRUE(isText(mutateInput(kText, choices, {.sizeMax = 20}))) << "too long: left as it was";
  }
}

TEST(KnownDefects, WordByWord) {
  auto known = KnownDefects::fromText("# a comment\nleak canonicalize  # all of them\n"
                                      "crash pass frame\n\n");
  EXPECT_EQ(known.size(), 2u);
  EXPECT_TRUE(known.excuses("leak canonicalize"));
  EXPECT_TRUE(known.excuses("leak canonicalize memref.alloc"));
  EXPECT_FALSE(known.excuses("leak canonicalizer"));
  EXPECT_FALSE(known.excuses("leak"));
  EXPECT_TRUE(known.excuses("crash pass frame"));
  EXPECT_FALSE(KnownDefects().excuses(""));
}

TEST(KnownDefects, NoFile) {
  EXPECT_TRUE(std::holds_alternative<std::string>(KnownDefects::fromFile("/nowhere/at/all")));
}
