//===- PipelineTextTest.cpp - Pipelines as trees --------------------------===//
#include "oracle/core/program/PipelineText.h"
#include "fuzz/reduce/PipelineEdit.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::reduce;

TEST(PipelineText, PrintsWhatItParsed) {
  for (const char *text : {"", "a", "a,b", "a{x=1,2 y={z=(}},func.func(b,any(c{q},d)),e", "f()"}) {
    auto passes = parsePipelineText(text);
    ASSERT_TRUE(passes) << text;
    EXPECT_EQ(printPipelineText(*passes), text);
  }
}

TEST(PipelineText, RefusesWhatDoesNotMatch) {
  for (const char *text : {"a,", ",a", "a(b", "a)b", "a{b", "a}b", "a(b))", "(a)"})
    EXPECT_FALSE(parsePipelineText(text)) << text;
}

TEST(PipelineText, DropsByPreorderNumberAndEmptiedAnchors) {
  auto passes = *parsePipelineText("a,func.func(b,c),d");
  EXPECT_EQ(countPasses(passes), 4u);
  EXPECT_EQ(printPipelineText(dropPasses(passes, {0u})), "func.func(b,c),d");
  EXPECT_EQ(printPipelineText(dropPasses(passes, {1u})), "a,d");
  EXPECT_EQ(printPipelineText(dropPasses(passes, {3u})), "a,func.func(b),d");
  EXPECT_EQ(printPipelineText(dropPasses(passes, {2u, 3u, 4u})), "a");
}

TEST(PipelineText, NamedPipelinesAreExpanded) {
  auto passes = expandPipeline("buffer-deallocation-pipeline,func.func(buffer-hoisting)");
  ASSERT_TRUE(passes);
  EXPECT_GE(countPasses(*passes), 6u);
  EXPECT_TRUE(expandPipeline(printPipelineText(*passes)));
  EXPECT_FALSE(expandPipeline("no-such-pass"));
}
