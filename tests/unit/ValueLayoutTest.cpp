//===- ValueLayoutTest.cpp - Strides of types -----------------------------===//
#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/DebugStringHelper.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

using namespace freehold;
using namespace mlir;

namespace {
/// Whether both ways say the same of the type.
bool saySame(MemRefType type) {
  SmallVector<int64_t> ours = {7}, theirs;
  int64_t ourOffset = 0, theirOffset = 0;
  bool isStrided = succeeded(stridesOf(type, ours, ourOffset));
  bool theirsIsStrided = succeeded(type.getStridesAndOffset(theirs, theirOffset));
  return isStrided == theirsIsStrided &&
         (!isStrided || (ours == theirs && ourOffset == theirOffset));
}

struct StridesOf : testing::Test {
  MLIRContext context;
  Builder builder{&context};
  MemRefType plain(ArrayRef<int64_t> shape) { return MemRefType::get(shape, builder.getF32Type()); }
  MemRefType with(ArrayRef<int64_t> shape, MemRefLayoutAttrInterface layout) {
    return MemRefType::get(shape, builder.getF32Type(), layout);
  }
  AffineExpr d(unsigned n) { return getAffineDimExpr(n, &context); }
  MemRefLayoutAttrInterface map(unsigned dims, ArrayRef<AffineExpr> results) {
    return AffineMapAttr::get(AffineMap::get(dims, 0, results, &context));
  }
};
constexpr int64_t kDynamic = ShapedType::kDynamic;
} // namespace

TEST_F(StridesOf, IdentityAsMlirSays) {
  std::mt19937 engine(1);
  for (unsigned n = 0; n < 2000; ++n) {
    SmallVector<int64_t> shape(engine() % 5);
    for (int64_t &size : shape)
      size = std::array<int64_t, 7>{kDynamic, kDynamic, 0, 1, 2, 3, 1000}[engine() % 7];
    EXPECT_TRUE(saySame(plain(shape))) << debugString(plain(shape));
  }
}

TEST_F(StridesOf, LayoutsAsMlirSays) {
  for (int64_t size : {kDynamic, int64_t(4), int64_t(0)}) {
    EXPECT_TRUE(saySame(with({size, 3}, StridedLayoutAttr::get(&context, 5, {kDynamic, 1}))));
    EXPECT_TRUE(saySame(with({size, 3}, StridedLayoutAttr::get(&context, kDynamic, {-3, 0}))));
    EXPECT_TRUE(saySame(with({size, 3}, map(2, {d(0), d(1)}))));
    EXPECT_TRUE(saySame(with({size, 3}, map(2, {d(0) * 8 + d(1) + 2}))));
  }
}

/// MLIR has no strides for these. The elements lie in row-major order of the map's results.
TEST_F(StridesOf, StaticPermutations) {
  SmallVector<int64_t> strides;
  int64_t offset = -1;
  EXPECT_TRUE(succeeded(stridesOf(with({4, 3}, map(2, {d(1), d(0)})), strides, offset)));
  EXPECT_EQ(strides, (SmallVector<int64_t>{1, 4}));
  EXPECT_EQ(offset, 0);
  EXPECT_TRUE(saySame(with({kDynamic, 3}, map(2, {d(1), d(0)}))));
}

TEST_F(StridesOf, NotStrided) {
  MemRefType type = with({8}, map(1, {d(0) % 4}));
  SmallVector<int64_t> strides;
  int64_t offset;
  EXPECT_TRUE(failed(stridesOf(type, strides, offset)));
  EXPECT_FALSE(wordsOf(type));
  EXPECT_EQ(wordsOf(plain({8})), kMemRefHead + 2);
}
