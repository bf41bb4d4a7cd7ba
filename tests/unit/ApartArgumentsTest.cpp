//===- ApartArgumentsTest.cpp - Arguments that share no buffer ------------===//
#include "oracle/core/inputs/ApartArguments.h"

#include "oracle/core/program/Registry.h"
#include "oracle/interp/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
struct ApartArgumentsTest : testing::Test {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;

  std::vector<std::vector<unsigned>> apartIn(const std::string &parameters, unsigned count) {
    module = mlir::parseSourceString<mlir::ModuleOp>(
        "func.func @f(" + parameters + ") {\n  return\n}\n", context.get());
    EXPECT_TRUE(module) << parameters;
    return apartArguments(*module->getOps<mlir::func::FuncOp>().begin(), count);
  }
};
using Lists = std::vector<std::vector<unsigned>>;
} // namespace

TEST_F(ApartArgumentsTest, ReadsBothForms) {
  EXPECT_EQ(
      apartIn("%a: memref<i32> {freehold.noalias}, %b: i32, %c: memref<i32>, %d: memref<i8>", 4),
      (Lists{{2, 3}, {}, {0}, {0}}));
  EXPECT_EQ(
      apartIn("%a: memref<i32>, %b: memref<*xi32> {freehold.noalias = [2, 0, 2]}, %c: memref<i8>",
              3),
      (Lists{{1}, {0, 2}, {1}}));
  EXPECT_EQ(apartIn("%a: memref<i32>, %b: memref<i32>", 2), (Lists{{}, {}}));
}

TEST_F(ApartArgumentsTest, OtherValuesSayNothing) {
  for (const char *value :
       {"1 : i64", "\"x\"", "[]", "[1]", "[-1]", "[7]", "[99999999999]", "[\"x\"]"})
    EXPECT_EQ(
        apartIn("%a: memref<i32>, %b: memref<i32> {freehold.noalias = " + std::string(value) + "}",
                2),
        (Lists{{}, {}}))
        << value;
}

TEST_F(ApartArgumentsTest, NoGeneratedInputSharesThem) {
  (void)apartIn("%a: memref<?xi32>, %b: memref<?xi32> {freehold.noalias = [0]}, %c: memref<?xi32>, "
                "%d: memref<4xi8>",
                4);
  auto compiled = interp::compile(*module);
  const interp::CompiledFunction &entry = *compiled->find("f");
  unsigned shared = 0;
  for (const Inputs &inputs : interp::makeInputs(entry, {.count = 200})) {
    auto resolved = interp::resolve(inputs, *compiled, entry);
    EXPECT_TRUE(std::holds_alternative<Inputs>(resolved)) << print(inputs);
    for (const Argument &argument : inputs.arguments)
      shared += std::holds_alternative<SameBuffer>(argument);
  }
  EXPECT_GT(shared, 20u);
}
