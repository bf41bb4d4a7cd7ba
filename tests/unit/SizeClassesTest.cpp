//===- SizeClassesTest.cpp - Which sizes of arguments belong together -----===//
#include "oracle/core/inputs/SizeClasses.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
/// Returns the classes of the first function as numbers, with `=N` after those with a static size, and what a size is the sum or
/// the product of. Arguments are separated by spaces.
std::string classesOf(const std::string &text) {
  auto context = makeContext();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
  std::string all;
  for (const auto &argument : sizeClasses(*module->getOps<mlir::func::FuncOp>().begin())) {
    all += all.empty() ? "" : " ";
    for (size_t d = 0; d < argument.size(); ++d) {
      all += (d ? "," : "") + std::to_string(argument[d].number);
      if (argument[d].fixed >= 0)
        all += "=" + std::to_string(argument[d].fixed);
      for (const SizeClass::Part &part : argument[d].parts)
        all += (&part == &argument[d].parts.front() ? ":"
                : argument[d].isProduct             ? "*"
                                                    : "+") +
               (part.factor == 1 ? "" : std::to_string(part.factor) + "x") +
               std::to_string(part.number);
      if (!argument[d].parts.empty() && !argument[d].isProduct)
        all += (argument[d].constant < 0 ? "" : "+") + std::to_string(argument[d].constant);
    }
    all += argument.empty() ? "-" : "";
  }
  return all;
}
} // namespace

TEST(SizeClasses, SizesThatNothingRelatesAreApart) {
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?x4xi32>, %b: memref<?xi32>, %n: index, %x: f32) {"
                      "  return }"),
            "0,1=4 2 - -");
}

TEST(SizeClasses, StructuredOpsAndCopies) {
  EXPECT_EQ(
      classesOf("func.func @f(%a: memref<?x?xi32>, %b: memref<?x7xi32>, %c: memref<?x?xi32>) {"
                "  linalg.matmul ins(%a, %b : memref<?x?xi32>, memref<?x7xi32>)"
                "    outs(%c : memref<?x?xi32>) return }"),
      "0,1 1,2=7 0,2=7");
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?x?xi32>, %b: memref<?x3xi32>) {"
                      "  memref.copy %a, %b : memref<?x?xi32> to memref<?x3xi32> return }"),
            "0,1=3 0,1=3");
}

TEST(SizeClasses, LoopsOverOneBufferThatAccessAnother) {
  const char *loop = "func.func @f(%a: memref<?xi32>, %b: memref<?x?xi32>, %n: index) {"
                     "  %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index"
                     "  %d = memref.dim %a, %c0 : memref<?xi32>"
                     "  scf.for %i = %c0 to %d step %c1 {"
                     "    scf.for %j = LOWER to %n step %c1 {"
                     "      %x = memref.load %b[%j, %i] : memref<?x?xi32> } } return }";
  auto from = [&](const char *lower) {
    std::string text = loop;
    return classesOf(text.replace(text.find("LOWER"), 5, lower));
  };
  EXPECT_EQ(from("%c0"), "0 1,0 1");
  // A loop that starts elsewhere says nothing about the size.
  EXPECT_EQ(from("%c1"), "0 1,0 -");
}

TEST(SizeClasses, ComparedSizesAndThoseOfCallees) {
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %n: i64) {"
                      "  %c0 = arith.constant 0 : index"
                      "  %d = memref.dim %a, %c0 : memref<?xi32>"
                      "  %k = arith.index_cast %n : i64 to index"
                      "  %e = arith.cmpi eq, %d, %k : index return }"),
            "0 1 0");
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>) {"
                      "  call @g(%c, %a) : (memref<?xi32>, memref<?xi32>) -> () return }"
                      "func.func private @g(%a: memref<?xi32>, %b: memref<?xi32>) {"
                      "  memref.copy %a, %b : memref<?xi32> to memref<?xi32> return }"),
            "0 1 0");
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {"
                      "  call @g(%a, %b) : (memref<?xi32>, memref<?xi32>) -> () return }"
                      "func.func private @g(memref<?xi32>, memref<?xi32>)"),
            "0 1");
}

TEST(SizeClasses, SizesThatAreSumsOfOthers) {
  EXPECT_EQ(classesOf("func.func @f(%x: memref<?xf32>, %w: memref<?xf32>, %y: memref<?xf32>) {"
                      "  linalg.conv_1d ins(%x, %w : memref<?xf32>, memref<?xf32>)"
                      "    outs(%y : memref<?xf32>) return }"),
            "0:1+2-1 2 1");
  EXPECT_EQ(classesOf("func.func @f(%x: memref<?xf32>, %w: memref<?xf32>, %y: memref<?xf32>) {"
                      "  linalg.generic {indexing_maps = [affine_map<(i, j) -> (2 * i + j)>,"
                      "    affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],"
                      "    iterator_types = [\"parallel\", \"reduction\"]}"
                      "    ins(%x, %w : memref<?xf32>, memref<?xf32>) outs(%y : memref<?xf32>) {"
                      "  ^bb0(%a: f32, %b: f32, %c: f32): linalg.yield %a : f32 } return }"),
            "0:2x1+2-2 2 1");
  const char *loops = "func.func @f(%x: memref<?xi32>, %w: memref<?xi32>, %y: memref<?xi32>) {"
                      "  %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index"
                      "  %c3 = arith.constant 3 : index"
                      "  %m = memref.dim %y, %c0 : memref<?xi32>"
                      "  %n = memref.dim %w, %c0 : memref<?xi32>"
                      "  scf.for %i = %c0 to %m step %c1 {"
                      "    scf.for %j = %c0 to %n step %c1 {"
                      "      %t = arith.muli %i, %c3 : index %k = arith.OP %t, %j : index"
                      "      %v = memref.load %x[%k] : memref<?xi32> } } return }";
  auto with = [&](const char *op) {
    std::string text = loops;
    return classesOf(text.replace(text.find("OP"), 2, op));
  };
  EXPECT_EQ(with("addi"), "0:3x1+2-3 2 1");
  // A difference is no sum.
  EXPECT_EQ(with("subi"), "0 1 2");
}

TEST(SizeClasses, TensorsSlicesAndProducts) {
  EXPECT_EQ(classesOf("func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) {"
                      "  %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index"
                      "  %m = tensor.dim %a, %c0 : tensor<?x?xf32>"
                      "  %n = tensor.dim %a, %c1 : tensor<?x?xf32>"
                      "  %e = tensor.empty(%n, %m) : tensor<?x?xf32>"
                      "  %r = linalg.copy ins(%b : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>)"
                      "    -> tensor<?x?xf32> return }"),
            "0,1 1,0");
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?x?xf32>, %b: memref<?xf32>) {"
                      "  %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index"
                      "  %n = memref.dim %b, %c0 : memref<?xf32>"
                      "  %s = memref.subview %a[%c0, 0] [1, %n] [1, 1] : memref<?x?xf32> to"
                      "    memref<1x?xf32, strided<[?, 1], offset: ?>> return }"),
            "0,1 1");
  EXPECT_EQ(classesOf("func.func @f(%a: memref<?xf32>, %m: index, %n: index) {"
                      "  %e = memref.expand_shape %a [[0, 1]] output_shape [%m, %n]"
                      "    : memref<?xf32> into memref<?x?xf32> return }"),
            "0:1*2 1 2");
  EXPECT_EQ(classesOf("func.func @f(%a: tensor<?xf32>, %n: index) {"
                      "  %c = bufferization.alloc_tensor() copy(%a) : tensor<?xf32>"
                      "  %e = bufferization.alloc_tensor(%n) : tensor<?xf32> return }"),
            "0 1");
}
