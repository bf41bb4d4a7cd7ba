//===- PendingTasksTest.cpp - Which tasks are ordered ---------------------===//
#include "oracle/interp/PendingTasks.h"

#include <gtest/gtest.h>

using namespace freehold::interp;

namespace {
struct PendingTasksTest : testing::Test {
  PendingTasks tasks;
  ByteTasks byte;
  Task known;

  /// Where a task begins is never dereferenced.
  PendingTasksTest() { known.at = reinterpret_cast<const Inst *>(0x10); }

  bool races(bool isWrite, bool changes = true) {
    return (isWrite ? tasks.write(&byte, 1, changes) : tasks.read(&byte, 1)) != nullptr;
  }
  /// Runs a task that accesses the byte once. Returns its number.
  uint64_t run(bool isWrite, std::initializer_list<uint64_t> after = {}, bool isRacing = false) {
    Task task = known;
    task.after.assign(after);
    tasks.enter(std::move(task));
    EXPECT_EQ(races(isWrite), isRacing);
    return tasks.leave({});
  }
};
} // namespace

TEST_F(PendingTasksTest, NothingIsWatchedOnceAllHaveEnded) {
  EXPECT_FALSE(tasks.isWatching());
  uint64_t one = run(true);
  uint64_t two = run(false, {one});
  EXPECT_TRUE(tasks.isWatching());
  tasks.end(one);
  EXPECT_TRUE(tasks.isWatching());
  tasks.end(two);
  tasks.end(two);
  EXPECT_FALSE(tasks.isWatching());
}

TEST_F(PendingTasksTest, TheHostRacesWithWhatItDidNotAwait) {
  uint64_t writer = run(true);
  EXPECT_TRUE(races(false));
  EXPECT_TRUE(races(true));
  tasks.end(writer);
  EXPECT_FALSE(races(false));
  EXPECT_FALSE(races(true));
}

TEST_F(PendingTasksTest, ReadersRaceWithWritersOnly) {
  run(false);
  EXPECT_FALSE(races(false));
  EXPECT_FALSE(races(true, /*changes=*/false));
  EXPECT_TRUE(races(true));
}

TEST_F(PendingTasksTest, EachOfSeveralReadersIsKnown) {
  uint64_t one = run(false), two = run(false), three = run(false);
  tasks.end(one);
  tasks.end(three);
  EXPECT_TRUE(races(true));
  tasks.end(two);
  EXPECT_FALSE(races(true));
}

TEST_F(PendingTasksTest, TasksAreOrderedByWhatTheyDependOn) {
  uint64_t one = run(true);
  uint64_t two = run(true, {one});
  run(false, {two});
  run(true, {one}, /*isRacing=*/true);
}

TEST_F(PendingTasksTest, AwaitingATaskEndsThoseBeforeIt) {
  uint64_t one = run(true);
  uint64_t two = run(false, {one});
  tasks.end(two);
  EXPECT_FALSE(races(true));
}

TEST_F(PendingTasksTest, ATaskComesAfterTheOneAroundIt) {
  tasks.enter(known);
  EXPECT_FALSE(races(true));
  uint64_t inner = run(true);
  EXPECT_TRUE(races(false));
  tasks.end(inner);
  EXPECT_FALSE(races(false));
  tasks.end(tasks.leave({}));
}

TEST_F(PendingTasksTest, AssumedAccessesDoNotRace) {
  run(true);
  tasks.enter({});
  EXPECT_FALSE(races(false));
  EXPECT_FALSE(races(true));
  tasks.leave({});
  run(true, {}, /*isRacing=*/true);
}

TEST_F(PendingTasksTest, ABufferIsUsedUntilTheTaskEnds) {
  tasks.enter({});
  uint64_t one = tasks.leave({3, 4});
  ASSERT_NE(tasks.userOf(3), nullptr);
  EXPECT_EQ(tasks.userOf(5), nullptr);
  tasks.endUses(one, 3);
  EXPECT_EQ(tasks.userOf(3), nullptr);
  EXPECT_NE(tasks.userOf(4), nullptr);
  tasks.end(one);
  EXPECT_EQ(tasks.userOf(4), nullptr);
}

TEST_F(PendingTasksTest, OnlyPendingTasksAreLookedAt) {
  for (int n = 0; n < 100; ++n)
    tasks.end(run(true));
  tasks.takeWork();
  EXPECT_EQ(tasks.userOf(1), nullptr);
  EXPECT_EQ(tasks.takeWork(), 0);
  tasks.enter(known);
  tasks.leave({1});
  EXPECT_NE(tasks.userOf(1), nullptr);
  EXPECT_EQ(tasks.takeWork(), 1);
  EXPECT_EQ(tasks.takeWork(), 0);
}
