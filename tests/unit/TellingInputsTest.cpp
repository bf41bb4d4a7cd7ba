//===- TellingInputsTest.cpp - Inputs for mistakes of known kinds ---------===//
#include "oracle/core/inputs/TellingInputs.h"
#include "oracle/core/inputs/Scalars.h"
#include "oracle/core/inputs/TellingValues.h"
#include "oracle/core/program/Registry.h"
#include "oracle/interp/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <set>

using namespace freehold;

namespace {
struct TellingInputsTest : testing::Test {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<interp::CompiledModule> compiled;
  mlir::Builder b{context.get()};

  std::vector<Inputs> inputsOf(const std::string &text, unsigned count) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
    compiled = interp::compile(*module);
    const interp::CompiledFunction &entry =
        *compiled->functions[interp::publicEntries(*compiled).front()];
    std::vector<Inputs> inputs = interp::makeInputs(entry, {.count = count});
    for (const Inputs &each : inputs) {
      auto parsed = parseInputs(print(each));
      EXPECT_TRUE(std::holds_alternative<Inputs>(parsed)) << print(each);
      auto resolved = interp::resolve(std::get<Inputs>(parsed), *compiled, entry);
      EXPECT_TRUE(std::holds_alternative<Inputs>(resolved))
          << print(each) << ": " << std::get<InputError>(resolved).message;
      EXPECT_EQ(print(std::get<Inputs>(resolved)), print(each));
    }
    return inputs;
  }
  bool has(const std::vector<Inputs> &inputs, const std::string &part) {
    return std::any_of(inputs.begin(), inputs.end(), [&](const Inputs &each) {
      return print(each).find(part) != std::string::npos;
    });
  }
};
} // namespace

TEST_F(TellingInputsTest, NoneWhereFewAreAskedForAndElseOnTopOfThem) {
  EXPECT_EQ(tellingRowsFor({.count = 7}), 0u);
  EXPECT_EQ(tellingRowsFor({.count = 16}), 24u);
  const char *text = "func.func @f(%x: i32, %y: i32) { return }";
  EXPECT_LE(inputsOf(text, 7).size(), 7u);
  EXPECT_GT(inputsOf(text, 16).size(), 20u);
  EXPECT_LE(inputsOf(text, 16).size(), 160u);
}

TEST_F(TellingInputsTest, RowsFitTheirTypes) {
  for (mlir::Type type :
       {mlir::Type(b.getIntegerType(2)), mlir::Type(b.getI8Type()),
        mlir::Type(b.getIntegerType(33)), mlir::Type(b.getI64Type()),
        mlir::Type(b.getIntegerType(65)), mlir::Type(b.getIntegerType(96)),
        mlir::Type(b.getIntegerType(128)), mlir::Type(b.getIntegerType(200)),
        mlir::Type(b.getIndexType()), mlir::Type(b.getF16Type()), mlir::Type(b.getBF16Type()),
        mlir::Type(b.getF64Type()), mlir::Type(mlir::Float8E4M3FNType::get(context.get())),
        mlir::Type(mlir::Float8E8M0FNUType::get(context.get()))}) {
    ProgramNumbers numbers = {{42, INT64_MAX}, {3.3, 1e300}};
    auto scalars = tellingScalars(type, 30, 1, numbers), cells = tellingCells(type, 30, 1, numbers);
    ASSERT_EQ(scalars.size(), 30u);
    ASSERT_EQ(cells.size(), 30u);
    for (const auto *rows : {&scalars, &cells})
      for (const auto &row : *rows) {
        ASSERT_FALSE(row.empty());
        for (const ScalarArgument &value : row) {
          std::string text = print(std::vector<Argument>{value});
          auto read = parseScalar(text, type);
          ASSERT_TRUE(std::holds_alternative<ScalarArgument>(read)) << text;
        }
      }
  }
  EXPECT_TRUE(tellingScalars(b.getIntegerType(1), 4, 1, {}).empty());
}

TEST_F(TellingInputsTest, PairsOfIntegersAndFloats) {
  auto integers = inputsOf("func.func @f(%x: i64, %y: i64) { return }", 16);
  for (const char *pair :
       {"-7, 3", "7, -3", "-7, -3", "0x100000001, 1", "-9223372036854775808, -9223372036854775808"})
    EXPECT_TRUE(has(integers, pair)) << pair;
  auto floats = inputsOf("func.func @f(%x: f32, %y: f32) { return }", 16);
  for (const char *pair : {"0x0, 0x80000000", "0x80000000, 0x0", "0x7fc00000, 0x3f800000",
                           "0x3f800000, 0x7fc00000", "0x1, 0x2"})
    EXPECT_TRUE(has(floats, pair)) << pair;
}

TEST_F(TellingInputsTest, SizesOfClassesAreEqualAndClassesDiffer) {
  auto inputs = inputsOf("func.func @f(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {"
                         "  memref.copy %a, %b : memref<?x?xi32> to memref<?x?xi32> return }",
                         16);
  std::set<std::vector<int64_t>> shapes;
  for (const Inputs &each : inputs) {
    auto *a = std::get_if<BufferArgument>(&each.arguments[0]);
    auto *b = std::get_if<BufferArgument>(&each.arguments[1]);
    if (!a || !b || a->cells.empty())
      continue;
    EXPECT_EQ(a->sizes, b->sizes) << print(each);
    shapes.insert(a->sizes);
  }
  for (std::vector<int64_t> shape : {std::vector<int64_t>{2, 3}, {3, 2}, {3, 3}})
    EXPECT_TRUE(shapes.count(shape));
}

TEST_F(TellingInputsTest, Places) {
  auto rows = inputsOf("func.func @f(%a: memref<4xf32>, %b: memref<2x4xf32>) { return }", 16);
  EXPECT_TRUE(has(rows, "offset=4;bytes=32), same(0;sizes=2x4;offset=0)"));
  auto apart = inputsOf("func.func @f(%a: memref<4xf32> {llvm.noalias}, %b: memref<2x4xf32>) {"
                        "  return }",
                        32);
  EXPECT_FALSE(has(apart, "same("));
  auto globals = inputsOf("memref.global @g : memref<2x2xf32> = dense<0.0> "
                          "memref.global constant @c : memref<4xf32> = dense<0.0> "
                          "memref.global \"private\" @p : memref<4xf32> = dense<0.0> "
                          "func.func @f(%a: memref<2x2xf32>, %b: memref<?xf32>) { return }",
                          32);
  EXPECT_TRUE(has(globals, "same(@g)"));
  EXPECT_TRUE(has(globals, "same(@g;sizes=4)"));
  EXPECT_FALSE(has(globals, "same(@c"));
  EXPECT_FALSE(has(globals, "same(@p"));
  auto cells =
      inputsOf("func.func @f(%a: memref<2xmemref<3xi8>>, %b: memref<3xi8>) { return }", 16);
  EXPECT_TRUE(has(cells, "same(0;cell=0)"));
}
