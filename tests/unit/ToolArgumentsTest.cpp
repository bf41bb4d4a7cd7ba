//===- ToolArgumentsTest.cpp - Command lines of mlir-opt ------------------===//
#include "oracle/lit/ToolArguments.h"

#include "gtest/gtest.h"

#include <fstream>

using namespace freehold::lit;
using Words = std::vector<std::string>;

namespace {
/// A file that is there.
std::string fileName() {
  std::string name = testing::TempDir() + "tool-arguments.mlir";
  std::ofstream(name) << "module {}\n";
  return name;
}

TEST(ToolArguments, FindsTheInput) {
  std::string file = fileName();
  EXPECT_EQ(parseToolArguments({"--cse", file}).input, 1u);
  EXPECT_FALSE(parseToolArguments({"--cse", file}).readsStdin);
  // The value of an option is no input.
  EXPECT_EQ(parseToolArguments({file, "-o", file}).input, 0u);
  EXPECT_FALSE(parseToolArguments({"--load-pass-plugin", file}).input);
  EXPECT_FALSE(parseToolArguments({"--cse"}).input);
  EXPECT_TRUE(parseToolArguments({"--cse"}).readsStdin);
  EXPECT_TRUE(parseToolArguments({"-", "--cse"}).readsStdin);
  EXPECT_FALSE(parseToolArguments({"--help"}).readsStdin);
  EXPECT_FALSE(parseToolArguments({"/no/such/file"}).readsStdin);
}

TEST(ToolArguments, FindsMarkers) {
  EXPECT_FALSE(parseToolArguments({"--cse"}).marker);
  EXPECT_FALSE(parseToolArguments({"--split-input-file=false"}).marker);
  EXPECT_EQ(parseToolArguments({"-split-input-file"}).marker, "// -----");
  EXPECT_EQ(parseToolArguments({"-split-input-file"}).outputMarker, "// -----");
  EXPECT_EQ(parseToolArguments({"--split-input-file=// ="}).marker, "// =");
  EXPECT_EQ(parseToolArguments({"-split-input-file", "--output-split-marker=//"}).outputMarker,
            "//");
}

TEST(ToolArguments, ARerunHasNoSideEffects) {
  std::string file = fileName();
  ToolArguments arguments = parseToolArguments(
      {file, "-o", "out", "--cse", "-split-input-file", "-verify-diagnostics", "--emit-bytecode",
       "--pass-pipeline", "any(cse)", "--mlir-print-ir-after-all"});
  EXPECT_EQ(rerunArguments(arguments, {.isGeneric = false}),
            (Words{"--cse", "-split-input-file", "-verify-diagnostics", "--pass-pipeline",
                   "any(cse)", "-"}));
  EXPECT_EQ(rerunArguments(arguments, {.isPart = true, .isGeneric = false}),
            (Words{"--cse", "--pass-pipeline", "any(cse)", "-"}));
  EXPECT_EQ(rerunArguments(parseToolArguments({"-", "--cse"}), {.hasDump = true}),
            (Words{"--cse", "-", "--mlir-print-op-generic", "--mlir-print-debuginfo",
                   "--mlir-print-ir-after-all", "--mlir-disable-threading"}));
}

TEST(ToolArguments, NamesThePasses) {
  EXPECT_EQ(passesOf(parseToolArguments({"-", "--cse", "-o", "x", "-buffer-deallocation-pipeline",
                                         "--load-pass-plugin=lib.so"})),
            "cse buffer-deallocation-pipeline");
  EXPECT_EQ(passesOf(parseToolArguments({"--pass-pipeline=builtin.module(cse)"})),
            "builtin.module(cse)");
}
} // namespace
