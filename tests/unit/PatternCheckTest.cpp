//===- PatternCheckTest.cpp - Pairs, missed simplifications, counts -------===//
// Uses a fake judge, since proofs are tested elsewhere.
//===----------------------------------------------------------------------===//
#include "smt/patterns/Essence.h"
#include "smt/patterns/Pair.h"
#include "smt/patterns/Pool.h"
#include "smt/patterns/Report.h"

#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>

using namespace freehold::smt;
using namespace freehold::smt::patterns;
using namespace mlir;

namespace {
struct PatternCheckTest : testing::Test {
  PatternCheckTest() : context(freehold::makeContext()) {}

  func::FuncOp parse(const std::string &text) {
    modules.push_back(parseSourceString<ModuleOp>(text, context.get()));
    EXPECT_TRUE(modules.back());
    return *modules.back()->getOps<func::FuncOp>().begin();
  }
  std::unique_ptr<MLIRContext> context;
  std::vector<OwningOpRef<ModuleOp>> modules;
};

/// Crashes on the shape with one memref, a true condition, and no retained value.
struct CrashingPass : PassWrapper<CrashingPass, OperationPass<func::FuncOp>> {
  llvm::StringRef getArgument() const override { return "test-patterns-crash"; }
  void runOnOperation() override {
    if (getOperation().getName() == "s1x0_7")
      raise(SIGSEGV);
    if (getOperation().getName() == "s1x0_9")
      signalPassFailure();
  }
};

PairJudges stub(ProofResult::Kind kind) {
  return {[kind](const Rewrite &, Reading) { return PairVerdict{kind, "stubbed", ""}; }, nullptr,
          [](func::FuncOp, Value, Value) { return Alias::Depends; }};
}
} // namespace

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

TEST_F(PatternCheckTest, AllocationsOfBothBecomeArguments) {
  func::FuncOp source = parse(R"(func.func @s(%f: memref<4xi32>, %c: i1) {
    %a = memref.alloc() : memref<4xi32> loc("a")
    %b = memref.alloc() : memref<4xi32> loc("b")
    bufferization.dealloc (%a, %b, %f : memref<4xi32>, memref<4xi32>, memref<4xi32>) if (%c, %c, %c)
    return
  })");
  func::FuncOp target = parse(R"(func.func @s(%f: memref<4xi32>, %c: i1) {
    %b = memref.alloc() : memref<4xi32> loc("b")
    bufferization.dealloc (%b, %f : memref<4xi32>, memref<4xi32>) if (%c, %c)
    return
  })");
  Pair pair = makePair(source, target);
  EXPECT_EQ(pair.rewrite.source.getNumArguments(), 3u);
  EXPECT_EQ(pair.rewrite.source.getFunctionType(), pair.rewrite.target.getFunctionType());
  ASSERT_EQ(pair.rewrite.facts.size(), 2u);
  EXPECT_EQ(pair.rewrite.facts[0].kind, Fact::Kind::NoAlias);
  EXPECT_EQ(pair.rewrite.facts[0].argument, 2u);
  EXPECT_EQ(pair.rewrite.facts[0].others, std::vector<unsigned>{0});
  EXPECT_EQ(pair.rewrite.facts[1].kind, Fact::Kind::Owned);
  // The allocation that only the source has is still an allocation there.
  EXPECT_NE(pair.text().find("memref.alloc"), std::string::npos);
  EXPECT_EQ(source.getNumArguments(), 2u);
  EXPECT_EQ(describeChange(source, target), "memrefs 3 -> 2, allocations 2 -> 1");
  // The printed pair is parsed as the same pair.
  auto again = parseSourceString<ModuleOp>(pair.text(), context.get());
  ASSERT_TRUE(again);
  auto read = readRewrite(*again);
  ASSERT_TRUE(succeeded(read));
  ASSERT_EQ(read->facts.size(), 2u);
  EXPECT_EQ(read->facts[0].others, std::vector<unsigned>{0});
}

//===----------------------------------------------------------------------===//
// Functions with the same essence
//===----------------------------------------------------------------------===//

TEST_F(PatternCheckTest, WhatPureOpsAreUsedForIsWhatCounts) {
  auto essence = [&](const std::string &body) {
    return essenceOf(
        parse("func.func @s(%c: i1, %d: i1, %f: memref<4xi32>) -> i1 {\n" + body + "}"));
  };
  std::string free = "bufferization.dealloc (%f : memref<4xi32>) if (%x)\n";
  std::string usual = essence("%x = arith.ori %c, %d : i1\n" + free + "return %x : i1\n");
  EXPECT_EQ(usual, essence("%t = arith.constant true\n %n = arith.xori %d, %t : i1\n"
                           "%x = arith.ori %c, %d : i1\n" +
                           free + "return %x : i1\n"));
  for (const std::string &other : {
           "%x = arith.ori %d, %c : i1\n" + free + "return %x : i1\n",
           "%x = arith.andi %c, %d : i1\n" + free + "return %x : i1\n",
           "%x = arith.ori %c, %d : i1\n" + free + "return %c : i1\n",
           "%x = arith.ori %c, %d : i1\n" + free + free + "return %x : i1\n",
           std::string("%x = arith.ori %c, %d : i1\n return %x : i1\n"),
       })
    EXPECT_NE(usual, essence(other)) << other;
  auto constant = [&](const std::string &value) {
    return essence("%x = arith.constant " + value + "\n" + free + "return %x : i1\n");
  };
  EXPECT_NE(constant("true"), constant("false"));
}

//===----------------------------------------------------------------------===//
// Missed simplifications
//===----------------------------------------------------------------------===//

TEST_F(PatternCheckTest, Missed) {
  func::FuncOp function = parse(R"(
  func.func @s(%f: memref<4xi32>, %c: i1, %p: i1) -> (i1, i1) {
    %true = arith.constant true
    %a = memref.alloc() : memref<4xi32>
    %b = memref.alloc() : memref<4xi32>
    %j = arith.select %p, %a, %f : memref<4xi32>
    %n = arith.xori %c, %true : i1
    %always = arith.ori %c, %n : i1
    %r:2 = bufferization.dealloc (%a, %b : memref<4xi32>, memref<4xi32>) if (%always, %c)
             retain (%j, %b : memref<4xi32>, memref<4xi32>)
    return %r#0, %r#1 : i1, i1
  })");
  unsigned asked = 0;
  // Different allocations differ; all other pairs depend on the run.
  MissedFinder finder([&](func::FuncOp slice, Value a, Value b) -> std::optional<Alias> {
    ++asked;
    EXPECT_TRUE(slice.getOps<bufferization::DeallocOp>().empty());
    bool both = isa_and_nonnull<memref::AllocOp>(a.getDefiningOp()) &&
                isa_and_nonnull<memref::AllocOp>(b.getDefiningOp());
    auto select = b.getDefiningOp<arith::SelectOp>();
    if (select && select.getTrueValue() != a && isa_and_nonnull<memref::AllocOp>(a.getDefiningOp()))
      return Alias::Never;
    return both ? Alias::Never : Alias::Depends;
  });
  std::vector<std::string> expected = {"condition constant: a",
                                       "memref is retained: a, select p (b, f), a",
                                       "memrefs fall apart: a, b"};
  EXPECT_EQ(finder.find(function), expected);
  unsigned once = asked;
  EXPECT_EQ(finder.find(function), expected);
  EXPECT_EQ(asked, once);
}

TEST_F(PatternCheckTest, ConditionsThatAreConstant) {
  func::FuncOp function = parse(R"(func.func @s(%c: i1, %d: i1) -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %n = arith.xori %c, %true : i1
    %never = arith.andi %c, %n : i1
    %always = arith.select %d, %true, %true : i1
    %open = arith.andi %n, %d : i1
    return %never, %always, %open, %c : i1, i1, i1, i1
  })");
  auto results = function.front().getTerminator()->getOperands();
  EXPECT_EQ(alwaysIs(results[0]), std::optional(false));
  EXPECT_EQ(alwaysIs(results[1]), std::optional(true));
  EXPECT_EQ(alwaysIs(results[2]), std::nullopt);
  EXPECT_EQ(alwaysIs(results[3]), std::nullopt);
}

//===----------------------------------------------------------------------===//
// Subjects
//===----------------------------------------------------------------------===//

TEST_F(PatternCheckTest, PatternsAreFoundByTheirNames) {
  std::vector<std::string> names = patternsOf("func.func(buffer-deallocation-simplification)");
  for (const char *name : {"EraseEmptyDealloc", "SplitDeallocWhenNotAliasingAnyOther"})
    EXPECT_TRUE(llvm::is_contained(names, name)) << name;
  EXPECT_TRUE(patternsOf("func.func(fh-buffer-deallocation-simplification)").empty());
  EXPECT_TRUE(std::holds_alternative<std::string>(userSubjects("no-such-pass")));
}

TEST_F(PatternCheckTest, APatternAloneDoesItsOwnWork) {
  CheckOptions options;
  for (PatternSubject &subject : builtinSubjects())
    if (llvm::StringRef(subject.name).ends_with("EraseAlwaysFalseDealloc"))
      options.subjects.push_back(subject);
  ASSERT_EQ(options.subjects.size(), 1u);
  std::vector<Shape> shapes = enumerateShapes({1, 1});
  CheckCounts counts = checkShapes(shapes, 0, options, stub(ProofResult::Kind::Proved));
  const SubjectCounts &row = counts.rows.at({0, 0});
  unsigned withFalse = llvm::count_if(shapes, [](const Shape &shape) {
    return llvm::any_of(shape.conditions, [](Shape::Condition condition) {
      return condition.kind == Shape::Condition::Kind::False;
    });
  });
  EXPECT_EQ(row.shapes, shapes.size());
  ASSERT_EQ(row.fired.size(), 1u);
  EXPECT_EQ(row.fired.begin()->second, withFalse);
  EXPECT_EQ(row.changed, withFalse);
  EXPECT_EQ(row.proved, row.changed);
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

TEST_F(PatternCheckTest, TheSameForAnyNumberOfWorkers) {
  CheckOptions options;
  options.subjects = builtinPipelines();
  options.readings = {Reading::Union, Reading::Literal};
  std::vector<Shape> shapes = enumerateShapes({1, 1});
  std::string reports[2];
  for (unsigned jobs : {1, 2}) {
    PoolOptions pool;
    pool.jobs = jobs;
    pool.batch = 100;
    CheckCounts counts =
        checkAll(shapes, options, [] { return stub(ProofResult::Kind::Refuted); }, pool);
    EXPECT_EQ(counts.fault, "");
    for (auto &[key, row] : counts.rows) {
      EXPECT_EQ(row.shapes, shapes.size());
      EXPECT_EQ(row.refuted, row.changed);
      row.seconds = 0;
    }
    reports[jobs - 1] =
        reportText(counts, options, {{1, 1}, shapes.size(), 5}) + reportJson(counts, options);
  }
  EXPECT_EQ(reports[0], reports[1]);
}

TEST_F(PatternCheckTest, CrashesAreThoseOfOneShape) {
  PassRegistration<CrashingPass>();
  CheckOptions options;
  options.subjects = {{"crashing", "func.func(test-patterns-crash)", "", false},
                      builtinPipelines().front()};
  std::vector<Shape> shapes = enumerateShapes({1, 0});
  CheckCounts counts =
      checkAll(shapes, options, [] { return stub(ProofResult::Kind::Proved); }, PoolOptions());
  EXPECT_EQ(counts.fault, "");
  const SubjectCounts &crashing = counts.rows.at({0, 0});
  EXPECT_EQ(crashing.shapes, shapes.size());
  EXPECT_EQ(crashing.refuted, 1u);
  ASSERT_EQ(crashing.refutations.size(), 1u);
  EXPECT_EQ(crashing.refutations.begin()->second.first.name, "s1x0_7");
  EXPECT_EQ(crashing.unknown, 1u);
  EXPECT_EQ(crashing.unknowns.begin()->second.first.name, "s1x0_9");
  EXPECT_EQ(counts.rows.at({1, 0}).shapes, shapes.size());
  EXPECT_EQ(counts.rows.at({1, 0}).refuted, 0u);
}
