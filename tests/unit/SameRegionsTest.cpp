//===- SameRegionsTest.cpp - What makes two regions the same IR -----------===//
// Each case has a twin that differs in one thing, in either order of the two.
//===----------------------------------------------------------------------===//
#include "passes/lower/SameRegions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace mlir;

namespace {
struct SameRegionsTest : testing::Test {
  SameRegionsTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
                        scf::SCFDialect>();
  }

  /// Whether the bodies of two functions with these arguments are the same IR.
  bool same(StringRef left, StringRef right) {
    auto parse = [&](StringRef body) {
      std::string text = "func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {" + body.str() + "}";
      return parseSourceString<ModuleOp>(text, &context);
    };
    OwningOpRef<ModuleOp> a = parse(left), b = parse(right);
    bool forth = sameRegions((*a)->getRegions(), (*b)->getRegions());
    EXPECT_EQ(forth, sameRegions((*b)->getRegions(), (*a)->getRegions()));
    return forth;
  }

  MLIRContext context;
};

constexpr StringRef kSum = R"(
  %s = arith.addi %x, %y : i32
  %t = arith.muli %s, %x : i32
  return %t : i32)";

TEST_F(SameRegionsTest, Operands) {
  EXPECT_TRUE(same(kSum, kSum));
  EXPECT_FALSE(same(kSum, R"(
    %s = arith.addi %x, %x : i32
    %t = arith.muli %s, %x : i32
    return %t : i32)"));
  EXPECT_FALSE(same(kSum, R"(
    %s = arith.addi %x, %y : i32
    %t = arith.muli %s, %y : i32
    return %t : i32)"));
}

TEST_F(SameRegionsTest, Ops) {
  EXPECT_FALSE(same(kSum, R"(
    %s = arith.subi %x, %y : i32
    %t = arith.muli %s, %x : i32
    return %t : i32)"));
  EXPECT_FALSE(same(kSum, R"(
    %s = arith.addi %x, %y : i32
    %t = arith.muli %s, %x : i32
    %u = arith.muli %s, %x : i32
    return %t : i32)"));
}

TEST_F(SameRegionsTest, Attributes) {
  EXPECT_FALSE(same("return %x : i32", "return {tag} %x : i32"));
  EXPECT_TRUE(same("return {tag} %x : i32", "return {tag} %x : i32"));
  EXPECT_FALSE(same(kSum, R"(
    %s = arith.addi %x, %y overflow<nsw> : i32
    %t = arith.muli %s, %x : i32
    return %t : i32)"));
}

constexpr StringRef kBlocks = R"(
    cf.cond_br %c, ^a(%x, %y : i32, i32), ^b
  ^a(%m: i32, %n: i32):
    return %n : i32
  ^b:
    return %y : i32)";

TEST_F(SameRegionsTest, Blocks) {
  EXPECT_TRUE(same(kBlocks, kBlocks));
  EXPECT_FALSE(same(kBlocks, R"(
    cf.cond_br %c, ^a(%x, %y : i32, i32), ^b
  ^a(%m: i32, %n: i32):
    return %m : i32
  ^b:
    return %y : i32)"));
  EXPECT_FALSE(same("cf.cond_br %c, ^a, ^b\n^a:\n return %x : i32\n^b:\n return %y : i32",
                    "cf.cond_br %c, ^b, ^a\n^a:\n return %x : i32\n^b:\n return %y : i32"));
}

constexpr StringRef kResults = R"(
  %r:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %y : i32, i32
  } else {
    scf.yield %y, %x : i32, i32
  }
  return %r#1 : i32)";

TEST_F(SameRegionsTest, Results) {
  EXPECT_TRUE(same(kResults, kResults));
  EXPECT_FALSE(same(kResults, R"(
  %r:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %y : i32, i32
  } else {
    scf.yield %y, %x : i32, i32
  }
  return %r#0 : i32)"));
}
} // namespace
