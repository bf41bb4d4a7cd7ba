//===- AdversaryTest.cpp - The adversary's own parts ----------------------===//
#include "tests/adversary/Bodies.h"
#include "tests/adversary/Mistake.h"
#include "tests/adversary/ProgramWorlds.h"
#include "tests/adversary/Programs.h"
#include "tests/adversary/Refines.h"
#include "tests/adversary/RewriteWorlds.h"
#include "tests/adversary/Rights.h"
#include "tests/adversary/Walk.h"

#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <set>

using namespace mlir;

namespace freehold::adversary {
namespace {

TEST(Walk, VisitsAllCombinationsOnce) {
  Walk walk({2, 3, 4}, 24, 1);
  EXPECT_TRUE(walk.isExhaustive());
  std::set<World> seen;
  World world;
  while (walk.next(world))
    EXPECT_TRUE(seen.insert(world).second);
  EXPECT_EQ(seen.size(), 24u);
}

TEST(Walk, VisitsAllPairsWhereThereAreTooManyCombinations) {
  std::vector<unsigned> counts(12, 3);
  Walk walk(counts, 400, 1);
  EXPECT_FALSE(walk.isExhaustive());
  std::set<std::array<unsigned, 4>> pairs;
  World world;
  unsigned visited = 0;
  for (; walk.next(world); ++visited)
    for (unsigned i = 0; i < 12; ++i)
      for (unsigned j = 0; j < i; ++j)
        pairs.insert({i, world[i], j, world[j]});
  EXPECT_EQ(visited, 400u);
  EXPECT_EQ(pairs.size(), 12u * 11 / 2 * 9);
}

TEST(Refines, OnlyWhatIsUnwrittenMayDiffer) {
  EXPECT_TRUE(isRefined("argument 0 = [_, 1]", "argument 0 = [7, 1]"));
  EXPECT_TRUE(isRefined("argument 0 = [[_], [1]]", "argument 0 = [[-1.5], [1]]"));
  EXPECT_FALSE(isRefined("argument 0 = [_, 1]", "argument 0 = [7, 2]"));
  EXPECT_FALSE(isRefined("argument 0 = [7, 1]", "argument 0 = [_, 1]"));
  EXPECT_FALSE(isRefined("argument 0 = [_]", "argument 0 = [1, 2]"));
}

/// A row that applies to no op may have been broken without notice.
TEST(Mistakes, EachAppliesSomewhere) {
  registerPasses();
  auto context = makeContext();
  ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) { return success(); });
  std::set<std::string> names, left;
  for (const Mistake &mistake : mistakeTable())
    EXPECT_TRUE(names.insert(mistake.name).second) << mistake.name;
  EXPECT_GE(names.size(), 40u);
  left = names;
  RightRewrites rights(*context);
  for (unsigned seed = 0; seed < 400 && !left.empty(); ++seed) {
    gen::Choices choices = gen::Choices::fromSeed(seed);
    OwningOpRef<ModuleOp> target = nullptr;
    if (seed % 3 == 0) {
      target = rights.draw(choices).module;
    } else if (SmallProgram program = drawProgram(*context, choices); program.module) {
      std::string lowers = seed % 2 ? "true}" : "false}";
      target = transform(*program.module,
                         "fh-buffer-deallocation-pipeline{lower-deallocations=" + lowers);
    }
    for (const Mistake &mistake : mistakeTable()) {
      if (!target || !left.count(mistake.name))
        continue;
      OwningOpRef<ModuleOp> copy = target->clone();
      SmallVector<func::FuncOp> functions(copy->getOps<func::FuncOp>());
      llvm::erase_if(functions, [](func::FuncOp f) { return f.isExternal(); });
      if (makeMistake(mistake, functions, choices))
        left.erase(mistake.name);
    }
  }
  for (const std::string &name : left)
    ADD_FAILURE() << name << " applies nowhere";
}

/// Like above, for right transformations.
TEST(Rights, EachAppliesSomewhere) {
  registerPasses();
  auto context = makeContext();
  std::set<std::string> left;
  for (const Right &right : rightTable())
    EXPECT_TRUE(left.insert(right.name).second) << right.name;
  for (unsigned seed = 0; seed < 200 && !left.empty(); ++seed) {
    gen::Choices choices = gen::Choices::fromSeed(seed);
    SmallProgram program = drawProgram(*context, choices);
    if (!program.module)
      continue;
    auto deallocated =
        transform(*program.module, "fh-buffer-deallocation-pipeline{free-after-last-use=true}");
    for (const Right &right : rightTable()) {
      bool isSource = right.isForSources || seed % 2 || !deallocated;
      if (left.count(right.name) &&
          applyRight(right, isSource ? *program.module : *deallocated, choices))
        left.erase(right.name);
    }
  }
  for (const std::string &name : left)
    ADD_FAILURE() << name << " applies nowhere";
}

class SmallWorld : public ::testing::Test {
protected:
  std::optional<Wrong> judge(StringRef arguments, StringRef source, StringRef target,
                             StringRef results = "") {
    std::string head = "(" + arguments.str() + ")" + results.str() + " {\n";
    std::string plain = head;
    for (size_t at; (at = plain.find(" {freehold")) != std::string::npos;)
      plain.erase(at, plain.find('}', at) - at + 1);
    module = parseSourceString<ModuleOp>("func.func @src" + head + source.str() +
                                             "}\nfunc.func @tgt" + plain + target.str() + "}\n",
                                         context.get());
    auto rewrite = smt::readRewrite(*module);
    auto worlds = RewriteWorlds::make(*rewrite);
    auto wrong = std::get<0>(worlds)->judge(2000, 1);
    EXPECT_GT(std::get<0>(worlds)->fitWorlds(), 0u);
    return wrong;
  }
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module;
};

constexpr const char *kDealloc = "bufferization.dealloc (%m : memref<4xi32>) if (%c)";

TEST_F(SmallWorld, SeesALeakAndADoubleFree) {
  const char *arguments = "%m: memref<4xi32>, %n: memref<4xi32>, %c: i1";
  std::string both = std::string(kDealloc) + "\nreturn\n";
  EXPECT_FALSE(judge(arguments, both, both));
  EXPECT_TRUE(judge(arguments, both, "return\n"));
  EXPECT_TRUE(judge(arguments, both, "memref.dealloc %m : memref<4xi32>\nreturn\n"));
  std::string list =
      "bufferization.dealloc (%m, %n : memref<4xi32>, memref<4xi32>) if (%c, %c)\nreturn\n";
  std::string apart =
      std::string(kDealloc) + "\nbufferization.dealloc (%n : memref<4xi32>) if (%c)\nreturn\n";
  EXPECT_TRUE(judge(arguments, list, apart));
}

TEST_F(SmallWorld, KeepsFacts) {
  std::string list =
      "bufferization.dealloc (%m, %n : memref<4xi32>, memref<4xi32>) if (%c, %c)\nreturn\n";
  std::string apart =
      std::string(kDealloc) + "\nbufferization.dealloc (%n : memref<4xi32>) if (%c)\nreturn\n";
  EXPECT_FALSE(
      judge("%m: memref<4xi32> {freehold.noalias}, %n: memref<4xi32>, %c: i1", list, apart));
}

TEST_F(SmallWorld, TellsResultsApart) {
  const char *arguments = "%m: memref<4xi32> {freehold.live}, %i: index";
  const char *results = " -> memref<4xi32>";
  EXPECT_TRUE(judge(
      arguments, "return %m : memref<4xi32>\n",
      "%n = bufferization.clone %m : memref<4xi32> to memref<4xi32>\nreturn %n : memref<4xi32>\n",
      results));
}

TEST_F(SmallWorld, SeesAWriteOutsideOfItsGuard) {
  const char *arguments = "%m: memref<?xi32> {freehold.live}, %c: i1, %i: index, %v: i32";
  std::string store = "memref.store %v, %m[%i] : memref<?xi32>\n";
  std::string guarded = "scf.if %c {\n" + store + "}\nreturn\n";
  EXPECT_FALSE(judge(arguments, guarded, guarded));
  EXPECT_TRUE(judge(arguments, guarded, store + "return\n"));
}

TEST(ProgramWorlds, CallsTwice) {
  auto context = makeContext();
  auto parse = [&](StringRef body) {
    return parseSourceString<ModuleOp>(
        "memref.global \"private\" @g : memref<1xi32> = dense<0>\nfunc.func @f() -> i32 {\n"
        "%z = arith.constant 0 : index\n%g = memref.get_global @g : memref<1xi32>\n"
        "%v = memref.load %g[%z] : memref<1xi32>\n%one = arith.constant 1 : i32\n"
        "%w = arith.addi %v, %one : i32\n" +
            body.str() + "return %v : i32\n}\n",
        context.get());
  };
  auto source = parse("memref.store %w, %g[%z] : memref<1xi32>\n"), target = parse("");
  ProgramWorlds worlds(*source, {});
  EXPECT_FALSE(worlds.judge(*source, 100, 1));
  EXPECT_TRUE(worlds.judge(*target, 100, 1));
}

} // namespace
} // namespace freehold::adversary
