//===- MemoryTest.cpp - Cells of buffers, and the views that reach them ---===//
#include "smt/encode/Memory.h"

#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace mlir;

namespace freehold::smt {
namespace {

class MemoryTest : public testing::Test {
protected:
  /// Returns a row of `size` elements that begins at `start`.
  MemRefTerm row(Term size, int64_t start, int64_t stride = 1) {
    MemRefTerm memref;
    memref.base = t.constant(kAlloc, "x");
    memref.shifted = memref.offset = memref.poison = t.no();
    memref.shift = number(0);
    memref.start = number(start);
    memref.sizes = {size};
    memref.strides = {number(stride)};
    memref.element = i32;
    return memref;
  }
  Term number(int64_t value) { return index(t, value); }
  CellTerm cell(int64_t value) { return {t.literal(bitVec(32), value), t.no()}; }
  CellTerm read(Term content, int64_t place) {
    return contents.read(content, i32, number(0), number(place));
  }

  MLIRContext context;
  Type i32 = IntegerType::get(&context, 32), i8 = IntegerType::get(&context, 8);
  Terms t;
  Contents contents{t};
};

TEST_F(MemoryTest, StoreChangesOneCell) {
  Term after = contents.store(contents.fresh(), i32, number(0), number(2), cell(7));
  EXPECT_EQ(read(after, 2).value, cell(7).value);
  EXPECT_TRUE(read(after, 2).poison->isFalse());
  EXPECT_TRUE(read(after, 1).poison->isTrue());
}

TEST_F(MemoryTest, LastStoreCounts) {
  Term once = contents.store(contents.fresh(), i32, number(0), number(2), cell(7));
  Term twice = contents.store(once, i32, number(0), number(2), cell(8));
  EXPECT_EQ(read(twice, 2).value, cell(8).value);
}

TEST_F(MemoryTest, OtherTypesSeeSomethingUnknown) {
  Term after = contents.store(contents.fresh(), i32, number(0), number(0), cell(7));
  CellTerm byte = contents.read(after, i8, number(0), number(0));
  EXPECT_EQ(byte.value->op, TermNode::Op::Apply);
  EXPECT_EQ(byte.poison->op, TermNode::Op::Apply);
}

TEST_F(MemoryTest, CopyMovesCells) {
  Term source = contents.store(contents.fresh(), i32, number(0), number(5), cell(7));
  MemRefTerm from = row(number(2), 4), to = row(number(2), 1);
  Term after = contents.copy(contents.fresh(), to, source, from);
  EXPECT_EQ(read(after, 2).value, cell(7).value);
  EXPECT_TRUE(read(after, 2).poison->isFalse());
  // Element 0 was never written, and element 5 is not in the target.
  EXPECT_TRUE(read(after, 1).poison->isTrue());
  EXPECT_TRUE(read(after, 5).poison->isTrue());
}

TEST_F(MemoryTest, CopyOfACopyShowsTheFirst) {
  Term source = t.constant(kContent, "source");
  MemRefTerm from = row(number(4), 3, 2), to = row(number(4), 0);
  Term once = contents.copy(contents.fresh(), to, source, from);
  EXPECT_EQ(contents.shown(once, to), contents.shown(source, from));
  EXPECT_NE(contents.shown(once, row(number(3), 0)), contents.shown(source, from));
}

TEST_F(MemoryTest, WhatIsUnwrittenMayBecomeAnything) {
  Term written = contents.store(contents.fresh(), i32, number(0), number(0), cell(0));
  EXPECT_TRUE(contents.loses(contents.fresh(), written, "cell")->isFalse());
  EXPECT_FALSE(contents.loses(written, contents.fresh(), "cell")->isFalse());
  EXPECT_TRUE(contents.loses(written, written, "cell")->isFalse());
}

TEST_F(MemoryTest, BoundsOfLiteralsAreDecided) {
  auto reach = [&](int64_t bytes, const MemRefTerm &memref) {
    return reaches(t, number(bytes), memref);
  };
  EXPECT_TRUE(reach(16, row(number(4), 0))->isTrue());
  EXPECT_TRUE(reach(15, row(number(4), 0))->isFalse());
  EXPECT_TRUE(reach(16, row(number(4), 1))->isFalse());
  EXPECT_TRUE(reach(28, row(number(4), 0, 2))->isTrue());
  EXPECT_TRUE(reach(27, row(number(4), 0, 2))->isFalse());
  EXPECT_TRUE(reach(16, row(number(4), -1))->isFalse());
  // An empty view accesses nothing.
  EXPECT_TRUE(reach(0, row(number(0), 7))->isTrue());
  EXPECT_TRUE(isInView(t, row(number(4), 0), {number(3)})->isTrue());
  EXPECT_TRUE(isInView(t, row(number(4), 0), {number(4)})->isFalse());
  EXPECT_TRUE(isInView(t, row(number(4), 0), {number(-1)})->isFalse());
}

TEST_F(MemoryTest, RowsOverlapWhereTheyShareAnElement) {
  std::vector<Term> facts;
  auto overlap = [&](int64_t a, int64_t b) {
    return overlaps(t, row(number(4), a), row(number(4), b), facts);
  };
  EXPECT_TRUE(overlap(0, 3)->isTrue());
  EXPECT_TRUE(overlap(3, 0)->isTrue());
  EXPECT_TRUE(overlap(0, 4)->isFalse());
  EXPECT_TRUE(facts.empty());
}

} // namespace
} // namespace freehold::smt
