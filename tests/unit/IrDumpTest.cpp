#include "oracle/core/program/IrDump.h"

#include "oracle/core/program/DumpSteps.h"
#include "oracle/core/program/Reproducer.h"
#include "oracle/core/program/SplitFile.h"

#include <gtest/gtest.h>

using namespace freehold;
using When = DumpRecord::When;
using State = DumpStep::State;

static DumpRecord header(const std::string &text) {
  auto records = readDump("// -----// IR Dump " + text + " //----- //\nmodule {\n}\n", "d");
  EXPECT_EQ(records.size(), 1u);
  return records.empty() ? DumpRecord() : records.front();
}

TEST(IrDump, Headers) {
  DumpRecord plain = header("After Canonicalizer (canonicalize)");
  EXPECT_EQ(plain.when, When::After);
  EXPECT_EQ(plain.pass, "canonicalize");
  EXPECT_EQ(plain.operation, "");
  DumpRecord before = header("Before CSE (cse) ('func.func' operation: @f)");
  EXPECT_EQ(before.when, When::Before);
  EXPECT_EQ(before.pass, "cse");
  EXPECT_EQ(before.operation, "func.func");
  EXPECT_EQ(before.symbol, "f");
  DumpRecord nameless = header("After CSE (cse) ('builtin.module' operation)");
  EXPECT_EQ(nameless.operation, "builtin.module");
  EXPECT_EQ(nameless.symbol, "");
  DumpRecord failed =
      header("After (anonymous namespace)::P<&(anonymous namespace)::f> Failed (p)");
  EXPECT_EQ(failed.when, When::AfterFailure);
  EXPECT_EQ(failed.pass, "p");
  EXPECT_EQ(header("After Mine ()").pass, "Mine");
}

static const char *kDump = R"(noise {
// -----// IR Dump After CSE (cse) //----- //
#map = affine_map<(d0) -> (d0)>
module {
  "a.b"() {text = "}{ \" //"} : () -> () // {
} loc(#loc)
#loc = loc(unknown)

{-#
  dialect_resources: {
  }
#-}

warning: {
// -----// IR Dump After CSE (cse) //----- //
func.func private @g()

module {
}
)";

TEST(IrDump, TextsAreCutOutOfWhatIsPrintedBetween) {
  auto records = readDump(kDump, "d");
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].line, 3u);
  EXPECT_TRUE(records[0].isComplete);
  EXPECT_TRUE(records[0].text.ends_with("#-}\n"));
  EXPECT_EQ(records[1].text, "func.func private @g()\n");
}

TEST(IrDump, TextsThatEndInTheMiddle) {
  std::string dump =
      "// -----// IR Dump After CSE (cse) //----- //\nmodule {\n  func.func @f() {\n  }\n}\n";
  EXPECT_TRUE(readDump(dump, "d").at(0).isComplete);
  EXPECT_FALSE(readDump(dump.substr(0, dump.size() - 2), "d").at(0).isComplete);
  EXPECT_FALSE(readDump(dump.substr(0, 46), "d").at(0).isComplete);
  EXPECT_FALSE(readDump(dump.substr(0, 40), "d").at(0).isComplete);
  EXPECT_FALSE(readDump(dump, "d").at(0).isBeforeCrash);
  EXPECT_TRUE(readDump(dump + "PLEASE submit a bug report to\n", "d").at(0).isBeforeCrash);
}

TEST(IrDump, LinesOfOthers) {
  std::string dump = "// -----// IR Dump After CSE (cse) //----- //\nmodule {\n}\n";
  EXPECT_EQ(readDump("\xef\xbb\xbf" + dump, "d").at(0).text, "module {\n}\n");
  // Only what is before every line is no part of the IR.
  EXPECT_EQ(readDump("12 " + dump, "d").at(0).text, "module {\n}\n");
  EXPECT_EQ(
      readDump("# | // -----// IR Dump After CSE (cse) //----- //\n# | module {\n# |\n}\n# | }\n",
               "d")
          .at(0)
          .text,
      "module {\n\n\n}\n");
  EXPECT_EQ(
      readDump("// -----// IR Dump After CSE (cse) //----- //\nmodule {\na.mlir:1:2: note: {\n}\n",
               "d")
          .at(0)
          .text,
      "module {\n\n}\n");
}

static std::string record(const std::string &header, const std::string &text) {
  return "// -----// IR Dump " + header + " //----- //\n" + text + "\n\n";
}

static std::string moduleOf(const std::string &f, const std::string &g) {
  auto function = [](const std::string &name, const std::string &value) {
    return "func.func @" + name + "() -> i32 {\n%k = arith.constant " + value +
           " : i32\nreturn %k : i32\n}\n";
  };
  return "module {\n" + function("f", f) + function("g", g) + "}";
}

static std::string functionOf(const std::string &value) {
  return "func.func @g() -> i32 {\n%k = arith.constant " + value + " : i32\nreturn %k : i32\n}";
}

static std::vector<DumpStep> follow(const std::string &dump,
                                    const std::optional<Program> &input = std::nullopt) {
  return dumpSteps(readDump(dump, "d"), input, Extensions(), Budget()).steps;
}

TEST(DumpSteps, FunctionsArePutIntoTheLastModule) {
  auto steps =
      follow(record("After A (a)", moduleOf("1", "2")) + record("After B (b)", functionOf("3")) +
             record("After C (c)", moduleOf("1", "3")));
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[0].state, State::NotJudged);
  EXPECT_EQ(steps[1].state, State::Judged);
  EXPECT_EQ(steps[1].title(), "pass b on @g");
  EXPECT_NE(steps[1].before.find("constant 2"), std::string::npos);
  EXPECT_NE(steps[1].after.find("constant 3"), std::string::npos);
  EXPECT_NE(steps[1].after.find("@f"), std::string::npos);
  EXPECT_EQ(steps[2].state, State::Unchanged);
}

TEST(DumpSteps, ThePassBeforeIsBlamedWhereOnlyWhatIsBeforePassesIsPrinted) {
  auto steps = follow(record("Before A (a)", moduleOf("1", "2")) +
                      record("Before B (b)", moduleOf("1", "3")) +
                      record("Before C (c)", moduleOf("1", "3")));
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[0].pass, "a");
  EXPECT_EQ(steps[0].state, State::Judged);
  EXPECT_EQ(steps[1].state, State::Unchanged);
  EXPECT_EQ(steps[2].state, State::NotJudged);
}

TEST(DumpSteps, AFunctionTellsNothingWhileAPassOnTheModuleIsOpen) {
  auto steps =
      follow(record("Before A (a)", moduleOf("1", "2")) + record("Before B (b)", functionOf("3")) +
             record("Before C (c)", moduleOf("4", "5")));
  ASSERT_EQ(steps.size(), 2u);
  EXPECT_EQ(steps[0].pass, "a, b");
  EXPECT_NE(steps[0].after.find("constant 5"), std::string::npos);
}

TEST(DumpSteps, WhatAnUnreadablePassDidIsPartOfTheNextStep) {
  auto steps =
      follow(record("After A (a)", "module {\n what }") + record("After B (b)", functionOf("3")) +
                 record("After C (c)", moduleOf("1", "3")),
             Program{"in", moduleOf("1", "2")});
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[0].state, State::NotJudged);
  EXPECT_EQ(steps[1].state, State::NotJudged);
  EXPECT_EQ(steps[2].state, State::Judged);
  EXPECT_EQ(steps[2].with, "a, b");
}

TEST(DumpSteps, PassesThatAreNotInTheDump) {
  auto steps = follow(
      record("Before A (a)", moduleOf("1", "2")) + record("After A (a)", moduleOf("1", "2")) +
      record("Before B (b)", moduleOf("1", "3")) + record("After B (b)", moduleOf("1", "3")));
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[1].pass, "(passes that are not in the dump)");
  EXPECT_EQ(steps[1].state, State::Judged);
}

TEST(DumpSteps, ModulesInsideOfOthers) {
  std::string inner = "module @in {\nfunc.func @h() {\nreturn\n}\n}";
  std::string outer = "module {\n" + inner + "\nfunc.func @f() {\nreturn\n}\n}";
  auto steps = follow(record("After A (a)", inner) + record("After B (b)", outer) +
                      record("After C (c)", inner));
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[0].state, State::NotJudged);
  EXPECT_EQ(steps[1].state, State::NotJudged);
  EXPECT_EQ(steps[2].state, State::Unchanged);
}

TEST(DumpSteps, OtherPrograms) {
  auto steps = follow(record("After A (a)", "module {\nfunc.func @h() {\nreturn\n}\n}"),
                      Program{"in", moduleOf("1", "2")});
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].state, State::NotJudged);
}

TEST(DumpSteps, ConstantsThatAreLeftOut) {
  auto steps =
      follow(record("After A (a)",
                    "module attributes {a.b = dense_resource<__elided__> : tensor<9xi8>} {\n}"),
             Program{"in", "module {\n}"});
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].state, State::NotJudged);
}

TEST(Reproducer, Pipelines) {
  auto file = [](const std::string &pipeline) {
    return "module {}\n{-#\n external_resources: {\n mlir_reproducer: {\n pipeline: " + pipeline +
           ",\n verify_each: true } } #-}\n";
  };
  EXPECT_EQ(reproducedPipeline(file("\"builtin.module(cse)\"")), "builtin.module(cse)");
  EXPECT_EQ(reproducedPipeline(file("\"a{b=\\22c\\22}\"")), "a{b=\"c\"}");
  EXPECT_EQ(reproducedPipeline(file("7")), std::nullopt);
  EXPECT_EQ(reproducedPipeline("// mlir_reproducer pipeline: \"cse\"\nmodule {}\n"), std::nullopt);
  EXPECT_EQ(reproducedPipeline("module {}\n{-# dialect_resources: {} #-}\n"), std::nullopt);
}

TEST(SplitFile, Parts) {
  Program whole{"p", "a\n// -----\n// note\n// -----\nb\n"};
  SplitFile file = splitProgram(whole, "// -----");
  EXPECT_EQ(file.count, 3u);
  ASSERT_EQ(file.parts.size(), 2u);
  EXPECT_EQ(file.positions, (std::vector<size_t>{0, 2}));
  EXPECT_EQ(file.parts[1].part, "part 3 of 3");
  // `b` is in line 5 of the file.
  EXPECT_EQ(file.parts[1].text.find('b'), file.parts[1].text.find_first_not_of('\n'));
  EXPECT_EQ(file.parts[1].text.find('b'), 4u);
  EXPECT_TRUE(severalPrograms(whole));
  EXPECT_FALSE(severalPrograms({"p", "a\n// ----- with words\n"}));
  EXPECT_EQ(splitProgram(whole, "// ===").parts.size(), 1u);
  std::string bytecode = "ML\xefR // -----\n// -----\n";
  EXPECT_EQ(splitProgram({"p", bytecode}, "// -----").parts.size(), 1u);
  EXPECT_FALSE(severalPrograms({"p", bytecode}));
}

TEST(SplitFile, ExpectedErrors) {
  auto is = [](const std::string &text, const std::string &said) {
    return isRejectedAsExpected({"p", text}, said);
  };
  std::string below = "// expected-error @below {{no such}}\nx\n";
  EXPECT_TRUE(is(below, "p:2:1: error: there is no such thing\n"));
  EXPECT_FALSE(is(below, "p:1:1: error: there is no such thing\n"));
  EXPECT_FALSE(is(below, "p:2:1: error: something else\n"));
  EXPECT_FALSE(is(below, "p:2:1: error: no such\np:3:1: error: another\n"));
  EXPECT_FALSE(is(below, ""));
  EXPECT_FALSE(is("x\n", "p:1:1: error: no such\n"));
  EXPECT_TRUE(
      is("x // expected-error-re {{no {{[a-z]+}} thing}}\n", "p:1:1: error: no such thing\n"));
  EXPECT_TRUE(is("x\n// expected-error @above {{no}}\n", "p:1:1: error: no\n"));
  EXPECT_TRUE(is("// expected-error @+2 {{no}}\n\nx\n", "p:3:1: error: no\n"));
}
