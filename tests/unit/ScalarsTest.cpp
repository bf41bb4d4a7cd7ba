//===- ScalarsTest.cpp - Values of arguments and of cells -----------------===//
#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/Format.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Builders.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace mlir;

namespace {
struct Scalars : testing::Test {
  MLIRContext context;
  Builder b{&context};

  std::string text(Type type, const ScalarArgument &scalar) {
    APInt bits = wholeBits(scalar, type.getIntOrFloatBitWidth());
    return formatScalar(type, bits.getRawData());
  }
  std::vector<Type> floats() {
    return {b.getF16Type(),
            b.getBF16Type(),
            b.getF32Type(),
            b.getF64Type(),
            b.getType<Float80Type>(),
            b.getType<Float128Type>(),
            b.getType<Float8E5M2Type>(),
            b.getType<Float8E4M3FNType>(),
            b.getType<Float8E8M0FNUType>(),
            b.getType<Float4E2M1FNType>()};
  }
};
} // namespace

TEST_F(Scalars, EdgesOfFloats) {
  for (Type type : floats()) {
    auto floating = cast<FloatType>(type);
    std::set<std::string> finite, edge;
    for (const ScalarArgument &value : floatValues(floating, Values::Finite))
      finite.insert(text(type, value));
    for (const ScalarArgument &value : floatValues(floating, Values::Edge))
      edge.insert(text(type, value));
    EXPECT_FALSE(finite.count("nan") || finite.count("inf") || finite.count("-inf"));
    EXPECT_TRUE(finite.count("1"));
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    EXPECT_EQ(edge.count("nan"), APFloat::semanticsHasNaN(semantics));
    EXPECT_EQ(edge.count("-inf"), APFloat::semanticsHasInf(semantics));
    if (APFloat::semanticsHasSignedRepr(semantics))
      EXPECT_TRUE(finite.count("-1"));
  }
  std::set<std::string> f32;
  for (const ScalarArgument &value : floatValues(b.getF32Type(), Values::Edge))
    f32.insert(text(b.getF32Type(), value));
  for (const char *number : {"0", "-0", "1", "-1.5", "3.4028235e+38", "1e-45", "inf", "nan"})
    EXPECT_TRUE(f32.count(number)) << number;
}

/// Each value can be read back from its printed text, which findings store.
TEST_F(Scalars, FloatsPrintAsTheyParse) {
  for (Type type : floats())
    for (const ScalarArgument &value : floatValues(cast<FloatType>(type), Values::Edge)) {
      std::string written = print(std::vector<Argument>{value});
      auto read = parseScalar(written, type);
      ASSERT_TRUE(std::holds_alternative<ScalarArgument>(read)) << written;
      EXPECT_EQ(std::get<ScalarArgument>(read).bits, value.bits) << written;
      EXPECT_EQ(std::get<ScalarArgument>(read).high, value.high) << written;
    }
}

TEST_F(Scalars, NumbersThatATypeHas) {
  EXPECT_TRUE(floatValue(b.getF16Type(), 65504.0));
  EXPECT_FALSE(floatValue(b.getF16Type(), 1e6));
  EXPECT_FALSE(floatValue(b.getType<Float8E8M0FNUType>(), -1.0));
  EXPECT_FALSE(floatValue(b.getType<Float8E8M0FNUType>(), 0.0));
  EXPECT_EQ(text(b.getF32Type(), *floatValue(b.getF32Type(), 0.1)), "0.1");
}

/// Cells with small numbers must not change, since findings depend on them.
TEST_F(Scalars, SmallPalette) {
  for (Type type :
       {Type(b.getI1Type()), Type(b.getI8Type()), Type(b.getIndexType()), Type(b.getF32Type()),
        Type(b.getType<Float80Type>()), Type(b.getIntegerType(100))}) {
    auto palette = std::get<Palette>(Palette::make(type, Values::Small, {}));
    EXPECT_EQ(palette.size(), kSmallNumbers);
    for (uint64_t random = 0; random < 200; ++random) {
      uint64_t words[2] = {};
      smallNumber(type, random, words);
      EXPECT_EQ(palette.draw(random)[0], words[0]);
    }
  }
}

TEST_F(Scalars, PalettesOfIntegersStayInTheType) {
  for (unsigned bits : {1, 2, 3, 7, 8, 16, 32, 64, 100}) {
    auto made = Palette::make(b.getIntegerType(bits), Values::Edge, {"1"});
    auto &palette = std::get<Palette>(made);
    unsigned each = bits > 64 ? 2 : 1, top = bits % 64;
    ASSERT_EQ(palette.words().size(), palette.size() * each);
    for (size_t n = each - 1; top && n < palette.words().size(); n += each)
      EXPECT_EQ(palette.words()[n] >> top, 0u) << bits;
  }
  auto wrong = Palette::make(b.getI8Type(), Values::Finite, {"300"});
  EXPECT_TRUE(std::holds_alternative<std::string>(wrong));
}

namespace {
BufferLayout layout(Type type, const BufferArgument &buffer) {
  return std::get<BufferLayout>(layoutOf(type, buffer, 1));
}
} // namespace

TEST_F(Scalars, LayoutsOfBuffers) {
  auto plain = MemRefType::get({ShapedType::kDynamic}, b.getF32Type());
  auto strided = MemRefType::get(
      {ShapedType::kDynamic}, b.getF32Type(),
      StridedLayoutAttr::get(&context, ShapedType::kDynamic, {ShapedType::kDynamic}));
  EXPECT_EQ(layout(plain, {{4}, 9}).bytes, 16u);
  EXPECT_EQ(layout(plain, {{4}, 9}).shift, 0);
  // If the type has a static offset, the aligned pointer is moved instead.
  BufferArgument behind{{4}, 9};
  behind.offset = 3;
  EXPECT_EQ(layout(plain, behind).shift, 3);
  EXPECT_EQ(layout(plain, behind).offset, 0);
  EXPECT_EQ(layout(plain, behind).bytes, 28u);
  EXPECT_EQ(layout(strided, behind).offset, 3);
  EXPECT_EQ(layout(strided, behind).shift, 0);
  // Odd seeds make gaps.
  EXPECT_EQ(layout(strided, behind).strides[0], 2);
  // Strides that a seed makes negative leave the first element where its place is not said.
  BufferArgument back{{4}, 6};
  EXPECT_EQ(layout(strided, back).strides[0], -1);
  EXPECT_EQ(layout(strided, back).offset, 3);
  EXPECT_EQ(layout(strided, back).bytes, 16u);
  EXPECT_EQ(layout(plain, back).strides[0], 1);
  back.offset = 3;
  EXPECT_EQ(layout(strided, back).strides[0], 1);
  back.strides = {-1};
  EXPECT_EQ(layout(strided, back).strides[0], -1);
  back.offset = 2;
  EXPECT_TRUE(std::holds_alternative<std::string>(layoutOf(strided, back, 1)));
  behind.bytes = 1001;
  EXPECT_EQ(layout(plain, behind).bytes, 1004u);
}

TEST_F(Scalars, LayoutsOfViews) {
  auto type = MemRefType::get({ShapedType::kDynamic, 3}, b.getI16Type());
  auto view = [&](std::vector<int64_t> sizes, int64_t offset, uint64_t bytes) {
    return layoutOf(type, SameBuffer{.argument = 0, .sizes = sizes, .offset = offset}, bytes);
  };
  EXPECT_TRUE(std::holds_alternative<BufferLayout>(view({2, 3}, 0, 12)));
  EXPECT_TRUE(std::holds_alternative<BufferLayout>(view({2, 3}, 1, 14)));
  EXPECT_TRUE(std::holds_alternative<std::string>(view({2, 3}, 1, 13)));
  EXPECT_TRUE(std::holds_alternative<std::string>(view({2, 2}, 0, 100)));
  EXPECT_TRUE(std::holds_alternative<std::string>(view({6}, 0, 100)));
  EXPECT_TRUE(std::holds_alternative<BufferLayout>(view({0, 3}, 9, 0)));
  auto unsized = layoutOf(type, SameBuffer{0}, 100);
  EXPECT_TRUE(std::holds_alternative<std::string>(unsized));
}

TEST_F(Scalars, NumbersOfAProgram) {
  auto moduleContext = makeContext();
  auto module = parseProgram({.name = "-",
                              .text = R"mlir(
    func.func @f(%m: memref<?xf32>, %n: index, %x: f32) -> i1 {
      %c9 = arith.constant 9 : index
      %c5 = arith.constant 5 : index
      %h = arith.constant 0.5 : f32
      memref.store %h, %m[%c9] : memref<?xf32>
      %a = arith.cmpi ult, %n, %c5 : index
      %t = affine.apply affine_map<(d0) -> (d0 floordiv 12)>(%n)
      %g = func.call @g(%t) : (index) -> i1
      return %g : i1
    }
    func.func private @g(%n: index) -> i1 {
      %c77 = arith.constant 77 : index
      %r = arith.cmpi eq, %n, %c77 : index
      return %r : i1
    }
    func.func @other() -> index {
      %c123 = arith.constant 123 : index
      return %c123 : index
    })mlir",
                              .entries = {}},
                             *moduleContext);
  ASSERT_TRUE(module);
  ProgramNumbers numbers = numbersOf(&module->getBody()->front());
  // Numbers that are compared with, or are in maps, come first.
  EXPECT_EQ(numbers.integers, (std::vector<int64_t>{5, 12, 77, 9}));
  EXPECT_EQ(numbers.floats, std::vector<double>{0.5});
}
