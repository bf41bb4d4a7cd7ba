//===- ObservationTest.cpp - Text of observations, and what refines what --===//
#include "oracle/core/verdict/Observation.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

using namespace freehold;

namespace {
struct ObservationTest : testing::Test {
  mlir::MLIRContext context;
  mlir::Type i32 = mlir::IntegerType::get(&context, 32);
  mlir::Type f32 = mlir::Float32Type::get(&context);

  /// A buffer of numbers; `unwritten` lists elements.
  template <typename T>
  ObservedBuffer buffer(mlir::Type type, std::vector<T> values,
                        std::vector<size_t> unwritten = {}) {
    ObservedBuffer result;
    result.element = type;
    result.sizes = {static_cast<int64_t>(values.size())};
    result.bytes.resize(values.size() * sizeof(T));
    std::memcpy(result.bytes.data(), values.data(), result.bytes.size());
    for (size_t n : unwritten) {
      result.unwritten.resize(values.size());
      result.unwritten[n] = true;
    }
    return result;
  }
  Observation line(ObservedBuffer cells) {
    return "argument 0 = " + Observation(std::move(cells)) + " : t";
  }
};
} // namespace

TEST_F(ObservationTest, Text) {
  EXPECT_EQ(line(buffer<int32_t>(i32, {1, -2, 0}, {2})).text(), "argument 0 = [1, -2, _] : t");
  ObservedBuffer none;
  none.isNone = true;
  EXPECT_EQ(none.text(), "none");
  EXPECT_EQ(buffer<int32_t>(i32, {}).text(), "[](0)");
  ObservedBuffer rows = buffer<int32_t>(i32, {1, 2, 3, 4});
  rows.sizes = {2, 2};
  EXPECT_EQ(rows.text(), "[[1, 2], [3, 4]]");
  rows.sizes = {};
  rows.bytes.resize(4);
  EXPECT_EQ(rows.text(), "1");
}

TEST_F(ObservationTest, TextsGrowTogether) {
  Observation a("a");
  a += "b";
  a += Observation("c") + "";
  EXPECT_EQ(a.parts.size(), 1u);
  EXPECT_EQ(a.text(), "abc");
}

TEST_F(ObservationTest, UnwrittenCellsAllowAnything) {
  auto source = line(buffer<int32_t>(i32, {1, 0}, {1}));
  for (auto target : {line(buffer<int32_t>(i32, {1, 9})), source})
    EXPECT_TRUE(refines(source, target));
  EXPECT_FALSE(refines(source, line(buffer<int32_t>(i32, {2, 9}))));
  EXPECT_FALSE(refines(line(buffer<int32_t>(i32, {1, 9})), source));
  EXPECT_FALSE(source == line(buffer<int32_t>(i32, {1, 0})));
  EXPECT_TRUE(source == source);
}

TEST_F(ObservationTest, ShapesAndWordsCount) {
  auto source = line(buffer<int32_t>(i32, {0, 0}, {0, 1}));
  EXPECT_FALSE(refines(source, line(buffer<int32_t>(i32, {0, 0, 0}))));
  ObservedBuffer column = buffer<int32_t>(i32, {0, 0});
  column.sizes = {2, 1};
  EXPECT_FALSE(refines(source, line(column)));
  EXPECT_FALSE(
      refines(source, "argument 1 = " + Observation(buffer<int32_t>(i32, {0, 0})) + " : t"));
  EXPECT_FALSE(refines(source, Observation("argument 0 = ")));
  EXPECT_FALSE(refines(std::vector{source}, {}));
  EXPECT_TRUE(refines(std::vector{source}, std::vector{source}));
}

TEST_F(ObservationTest, AllNaNsAreOne) {
  auto quiet = line(buffer<float>(f32, {std::nanf("1")}));
  auto other = line(buffer<float>(f32, {-std::nanf("2")}));
  EXPECT_TRUE(refines(quiet, other));
  EXPECT_FALSE(refines(line(buffer<float>(f32, {0.0f})), line(buffer<float>(f32, {-0.0f}))));
}

TEST_F(ObservationTest, NestedBuffers) {
  auto nested = [&](ObservedBuffer inner, bool hasSecond) {
    ObservedBuffer outer;
    outer.element = mlir::MemRefType::get({1}, i32);
    outer.sizes = {2};
    outer.inner = {std::move(inner), buffer<int32_t>(i32, {4})};
    if (!hasSecond) {
      outer.unwritten = {false, true};
      outer.inner[1] = {};
    }
    return line(std::move(outer));
  };
  auto source = nested(buffer<int32_t>(i32, {0}, {0}), false);
  EXPECT_EQ(source.text(), "argument 0 = [[_], _] : t");
  EXPECT_TRUE(refines(source, nested(buffer<int32_t>(i32, {3}), true)));
  EXPECT_FALSE(refines(nested(buffer<int32_t>(i32, {3}), true), source));
}

TEST_F(ObservationTest, LargeBuffersAreComparedInFull) {
  std::vector<int32_t> many(3000, 7);
  auto source = line(buffer(i32, many, {2999}));
  many[2999] = 8;
  auto target = line(buffer(i32, many));
  EXPECT_TRUE(refines(source, target));
  EXPECT_EQ(hiddenDifference(source, target), "");
  many[2000] = 9;
  target = line(buffer(i32, many));
  EXPECT_FALSE(refines(source, target));
  EXPECT_EQ(hiddenDifference(source, target),
            ", the first difference is element 2000 in row-major order: 7 and 9");
  EXPECT_LT(target.text().size(), 5000u);
}
