//===- SizeClassesTest.cpp - Which sizes of arguments belong together -----===//
#include "oracle/core/inputs/SizeClasses.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
/// Returns the classes of the first function as numbers, with `=N` after those with a static size.
/// Arguments are separated by spaces.
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
