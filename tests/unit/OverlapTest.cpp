//===- OverlapTest.cpp - Views that overlap, against their cells ----------===//
// Compares smt/encode/Overlap.cpp with the cells of both views, for literal offsets, sizes and
// strides, where its result is a literal.
//===----------------------------------------------------------------------===//
#include "smt/encode/Memory.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace freehold::smt;

namespace {
class OverlapTest : public ::testing::Test {
protected:
  unsigned below(unsigned count) { return engine() % count; }

  MemRefTerm view(llvm::ArrayRef<int64_t> strides) {
    MemRefTerm view;
    view.element = mlir::IntegerType::get(&context, 32);
    view.shift = index(t, 0);
    view.start = index(t, below(12));
    view.isRanked = true;
    for (int64_t stride : strides) {
      view.sizes.push_back(index(t, 1 + below(4)));
      view.strides.push_back(index(t, stride));
    }
    return view;
  }

  static std::set<uint64_t> cellsOf(const MemRefTerm &view) {
    std::set<uint64_t> cells{view.start->value};
    for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides)) {
      std::set<uint64_t> before = std::exchange(cells, {});
      for (uint64_t cell : before)
        for (uint64_t place = 0; place < size->value; ++place)
          cells.insert(cell + place * stride->value);
    }
    return cells;
  }

  static bool meet(const MemRefTerm &a, const MemRefTerm &b) {
    std::set<uint64_t> cells = cellsOf(b);
    return llvm::any_of(cellsOf(a), [&](uint64_t cell) { return cells.count(cell) > 0; });
  }

  mlir::MLIRContext context;
  Terms t;
  std::mt19937_64 engine{1};
};
} // namespace

TEST_F(OverlapTest, EqualStridesAreExact) {
  unsigned overlapping = 0;
  for (unsigned n = 0; n < 4000; ++n) {
    llvm::SmallVector<int64_t> strides;
    for (unsigned rank = below(4); rank; --rank)
      strides.push_back(below(7));
    MemRefTerm a = view(strides), b = view(strides);
    std::vector<Term> facts;
    Term answer = overlaps(t, a, b, facts);
    ASSERT_TRUE(answer->isTrue() || answer->isFalse()) << "case " << n;
    EXPECT_EQ(answer->isTrue(), meet(a, b)) << "case " << n;
    overlapping += answer->isTrue();
  }
  EXPECT_GT(overlapping, 1000u);
  EXPECT_LT(overlapping, 3000u);
}

TEST_F(OverlapTest, OtherStridesAreNotRuledOutWrongly) {
  unsigned ruledOut = 0;
  for (unsigned n = 0; n < 4000; ++n) {
    MemRefTerm a = view({below(7), below(7)}), b = view({below(7), below(7)});
    std::vector<Term> facts;
    Term answer = overlaps(t, a, b, facts);
    bool isRuledOut = answer->isFalse() ||
                      llvm::any_of(facts, [&](Term fact) { return fact == t.negate(answer); });
    EXPECT_FALSE(isRuledOut && meet(a, b)) << "case " << n;
    EXPECT_FALSE(answer->isTrue() && !meet(a, b)) << "case " << n;
    ruledOut += isRuledOut;
  }
  EXPECT_GT(ruledOut, 200u);
}
