//===- MutateTextTest.cpp - Mutations of program text ---------------------===//
#include "fuzz/mutate/MutateText.h"

#include "oracle/core/program/Registry.h"

#include <gtest/gtest.h>

#include <set>

using namespace freehold;
using namespace freehold::mutate;

static constexpr llvm::StringLiteral kProgram = R"(
func.func @f(%a: memref<2xi32>, %c: i1) -> memref<2xi32> {
  %b = memref.alloc() : memref<2xi32>
  scf.if %c {
    memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  }
  return %b : memref<2xi32>
}
)";

static std::optional<std::string> mutateBytes(std::string_view bytes, llvm::StringRef text) {
  gen::Choices choices = gen::Choices::fromBytes(bytes);
  return mutateText(text, choices);
}

TEST(MutateText, TheSameSeedGivesTheSameText) {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  std::set<std::string> texts;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    gen::Choices one = gen::Choices::fromSeed(seed), two = gen::Choices::fromSeed(seed);
    auto text = mutateText(*context, kProgram, one);
    ASSERT_TRUE(text);
    EXPECT_EQ(text, mutateText(kProgram, two)) << "in whatever context";
    texts.insert(*text);
  }
  EXPECT_GT(texts.size(), 25u) << "different seeds differ";
}

TEST(MutateText, BytesDoAsTheSeedDidThatTheyWereRecordedFrom) {
  gen::Choices seeded = gen::Choices::fromSeed(7);
  auto text = mutateText(kProgram, seeded);
  ASSERT_TRUE(text);
  EXPECT_EQ(text, mutateBytes(seeded.recorded(), kProgram));
}

TEST(MutateText, NoBytesAreEnough) { EXPECT_TRUE(mutateBytes("", kProgram)); }

TEST(MutateText, WhatIsNoProgramHasNoMutant) {
  for (llvm::StringRef text :
       {"", " \n", "func.func @f(", "}", "module {}", "ML\xefR\x01\x02", "func.func private @f()"})
    EXPECT_FALSE(mutateBytes("", text)) << text.str();
}

TEST(MutateText, AnOtherThatIsNoProgramIsAsNone) {
  gen::Choices one = gen::Choices::fromSeed(1), two = gen::Choices::fromSeed(1);
  EXPECT_EQ(mutateText(kProgram, one, "func.func @f("), mutateText(kProgram, two));
}

TEST(MutateText, OnlyTheOneAskedFor) {
  gen::Choices choices = gen::Choices::fromSeed(3);
  MutateOptions options{.times = 3, .only = findMutation("split-block")};
  ASSERT_TRUE(options.only);
  auto text = mutateText(kProgram, choices, "", options);
  ASSERT_TRUE(text);
  EXPECT_EQ(llvm::StringRef(*text).count("cf.br "), 3u);
  options.only = findMutation("swap-successors");
  EXPECT_FALSE(mutateText(kProgram, choices, "", options));
}

TEST(MutationTable, NamesAreDistinct) {
  std::set<std::string> names;
  for (const Mutation &mutation : mutationTable()) {
    EXPECT_TRUE(names.insert(mutation.name).second) << mutation.name;
    EXPECT_EQ(findMutation(mutation.name), &mutation);
  }
  EXPECT_FALSE(findMutation("none"));
}
