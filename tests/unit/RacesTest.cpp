//===- RacesTest.cpp - Which iterations are ordered -----------------------===//
#include "oracle/interp/Races.h"

#include <gtest/gtest.h>

using namespace freehold::interp;

namespace {
struct RacesTest : testing::Test {
  Races races;
  ByteTouches byte;
  /// Loops are identified by the address of their first instruction, which is never dereferenced.
  const Inst *outer = reinterpret_cast<const Inst *>(0x10);
  const Inst *inner = reinterpret_cast<const Inst *>(0x20);

  const Inst *read() { return races.read(&byte, 1); }
  const Inst *write(bool changes = true) { return races.write(&byte, 1, changes); }
  const Inst *free() { return races.free(&byte, 1); }
};
} // namespace

TEST_F(RacesTest, OneIterationIsInOrder) {
  races.begin(outer);
  EXPECT_EQ(write(), nullptr);
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), nullptr);
  EXPECT_EQ(free(), nullptr);
}

TEST_F(RacesTest, IterationsMayOnlyReadTogether) {
  races.begin(outer);
  EXPECT_EQ(read(), nullptr);
  races.next();
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), outer);
  EXPECT_EQ(free(), outer);
}

TEST_F(RacesTest, ReadsAndWritesAfterAWrite) {
  races.begin(outer);
  EXPECT_EQ(write(), nullptr);
  races.next();
  EXPECT_EQ(read(), outer);
  EXPECT_EQ(write(), outer);
  EXPECT_EQ(free(), outer);
}

TEST_F(RacesTest, SameBits) {
  races.begin(outer);
  EXPECT_EQ(write(), nullptr);
  races.next();
  EXPECT_EQ(write(/*changes=*/false), nullptr);
  EXPECT_EQ(read(), nullptr) << "it has written them itself";
  races.next();
  EXPECT_EQ(read(), outer);
}

TEST_F(RacesTest, UnchangedBitsOfBefore) {
  races.begin(outer);
  EXPECT_EQ(write(/*changes=*/false), nullptr);
  races.next();
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), outer);
}

TEST_F(RacesTest, TheEndOfALoopOrders) {
  races.begin(outer);
  EXPECT_EQ(write(), nullptr);
  races.next();
  races.end();
  races.begin(outer);
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), nullptr);
}

TEST_F(RacesTest, TheInnermostCommonLoopDecides) {
  races.begin(outer);
  races.begin(inner);
  EXPECT_EQ(write(), nullptr);
  races.next();
  EXPECT_EQ(read(), inner);
  races.end();
  EXPECT_EQ(read(), nullptr) << "after the inner loop, in the same iteration of the outer one";
  races.begin(inner);
  EXPECT_EQ(write(), nullptr);
  races.end();
  races.next();
  races.begin(inner);
  EXPECT_EQ(read(), outer);
}

TEST_F(RacesTest, AnEarlierReaderIsKept) {
  races.begin(outer);
  EXPECT_EQ(read(), nullptr);
  races.next();
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), outer) << "the first iteration reads it, too";
}

TEST_F(RacesTest, ALateWriteLosesAnEarlierOne) {
  races.begin(outer);
  races.lock(1);
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), nullptr);
  races.unlock(1);
  races.next();
  races.lock(1);
  EXPECT_EQ(read(), nullptr);
  races.unlock(1);
  races.lock(1);
  EXPECT_EQ(write(false), nullptr) << "the bits are the same";
  EXPECT_EQ(write(), outer);
}

TEST_F(RacesTest, AWriteAfterALateOneIsLost) {
  races.begin(outer);
  races.lock(1);
  EXPECT_EQ(read(), nullptr);
  races.unlock(1);
  races.lock(1);
  EXPECT_EQ(write(), nullptr);
  races.unlock(1);
  races.next();
  races.lock(1);
  EXPECT_EQ(read(), nullptr);
  EXPECT_EQ(write(), outer);
}

TEST_F(RacesTest, WhatIsReadAgainIsNotLate) {
  races.begin(outer);
  for (int iteration = 0; iteration < 3; ++iteration) {
    races.lock(1);
    EXPECT_EQ(read(), nullptr);
    EXPECT_EQ(write(), nullptr);
    races.lock(2);
    EXPECT_EQ(write(), nullptr) << "the first lock is held all the time";
    races.unlock(2);
    races.unlock(1);
    races.lock(1);
    EXPECT_EQ(read(), nullptr);
    EXPECT_EQ(write(), nullptr);
    races.unlock(1);
    races.next();
  }
}

TEST_F(RacesTest, Suspended) {
  races.begin(outer);
  EXPECT_TRUE(races.isActive());
  races.suspend();
  EXPECT_FALSE(races.isActive());
  races.resume();
  EXPECT_TRUE(races.isActive());
  races.end();
  EXPECT_FALSE(races.isActive());
}
