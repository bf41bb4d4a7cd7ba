//===- StateTest.cpp ------------------------------------------------------===//
#include "fuzz/state/State.h"

#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

#include <fstream>

using namespace freehold;
using namespace freehold::state;

static Run makeRun(State &state, uint64_t seed = 1) {
  Run run;
  run.seed = seed;
  run.version = "v" + std::to_string(seed);
  state.begin(run);
  return run;
}

static Sighting sighting(const std::string &cause, Sight sight) {
  Sighting seen;
  seen.cause = cause;
  seen.keys = {"leak pass memref.alloc; " + cause};
  seen.signature = "leak pass memref.alloc";
  seen.folder = "findings/" + cause;
  seen.programs = 3;
  seen.sight = sight;
  return seen;
}

static std::string noFindings(const std::vector<std::string> &) { return ""; }

static void night(State &state, const std::vector<Sighting> &sightings, uint64_t seed = 1) {
  Run run = makeRun(state, seed);
  run.seeds = 10;
  state.finish(run, sightings, "finished");
}

TEST(State, StatusesOfFourNights) {
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  const std::pair<Sight, Status> nights[] = {
      {Sight::Seen, Status::New},       {Sight::Seen, Status::Known},
      {Sight::Gone, Status::Fixed},     {Sight::NotAsked, Status::Fixed},
      {Sight::Seen, Status::Regressed}, {Sight::Sometimes, Status::Flaky},
      {Sight::Gone, Status::Flaky},     {Sight::Seen, Status::Known}};
  for (auto [sight, status] : nights) {
    night(state, {sighting("a", sight)});
    EXPECT_EQ(state.cause("a")->status, status);
    EXPECT_EQ(state.cause("a")->fixedIn.empty(), status != Status::Fixed);
  }
  // A night without a change of status is no event.
  EXPECT_EQ(state.events().size(), 6u);
  EXPECT_EQ(state.seenBy("a").size(), 8u);
}

TEST(State, WhatPeopleSayHoldsUntilItIsWrong) {
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  night(state, {sighting("a", Sight::Seen)});
  const KnownEntry fixed{"a", Status::Fixed, "ada", "", "landed"};
  state.say(1, "a", fixed);
  EXPECT_EQ(state.cause("a")->status, Status::Fixed);
  night(state, {sighting("a", Sight::Seen)});
  // The same entry is read again each night.
  state.say(2, "a", fixed);
  EXPECT_EQ(state.cause("a")->status, Status::Regressed);
  state.say(2, "nobody", fixed);
  EXPECT_EQ(state.causes().size(), 1u);
}

TEST(State, ADefectThatIsReducedLaterIsTheSameCause) {
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  Sighting raw = sighting("leak pass memref.alloc", Sight::Seen);
  raw.keys = {raw.signature};
  night(state, {raw});
  night(state, {sighting("leak-pass", Sight::Seen)});
  ASSERT_EQ(state.causes().size(), 1u);
  EXPECT_EQ(state.causes().front().name, "leak-pass");
  EXPECT_EQ(state.causes().front().status, Status::Known);
  EXPECT_EQ(state.causeOfSignature("leak pass memref.alloc"), "leak-pass");
  EXPECT_EQ(state.causeOfSignature("leak pass memref"), "");
}

TEST(State, ACommitIsWholeOrNotThere) {
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  auto run = makeRun(state);
  auto commit = [&](uint64_t programs, const std::string &checkpoint) {
    Commit now;
    now.run = run;
    now.run.programs = programs;
    now.programs = {{hashOf(checkpoint), "seed-1", "verdicts"}};
    now.verdicts = {{"mine", "agree", "", programs}};
    now.checkpoint = checkpoint;
    state.commit(now);
  };
  commit(10, "first");
  {
    State reader(folder.path(), Database::Access::Read);
    EXPECT_EQ(reader.lastRun()->programs, 10u);
    EXPECT_EQ(reader.checkpoint(run.id), "first");
  }
  commit(20, "second");
  EXPECT_EQ(state.verdicts(run.id).front().count, 20u);
  uint64_t programs = 0;
  state.eachProgram(run.id, [&](const ProgramRecord &) { ++programs; });
  EXPECT_EQ(programs, 2u);
  EXPECT_EQ(state.lastRun()->phase, "running");
}

TEST(State, MergesInAnyOrderAndAgain) {
  TemporaryFolder a("state"), b("state"), ab("state"), ba("state");
  {
    State first(a.path(), Database::Access::Write), second(b.path(), Database::Access::Write);
    night(first, {sighting("x", Sight::Seen), sighting("y", Sight::Seen)}, 1);
    Sighting other = sighting("y", Sight::Seen);
    other.cause = "named-otherwise";
    night(second, {other, sighting("z", Sight::Seen)}, 100);
    (void)makeRun(second, 200);
  }
  std::vector<std::vector<std::string>> names;
  for (auto [target, one, two] : {std::tuple(&ab, &a, &b), std::tuple(&ba, &b, &a)}) {
    State state(target->path(), Database::Access::Write);
    EXPECT_EQ(state.merge(one->path(), noFindings).causes, 2u);
    EXPECT_EQ(state.merge(two->path(), noFindings).causes, 1u);
    EXPECT_EQ(state.merge(two->path(), noFindings).runs, 0u);
    EXPECT_EQ(state.merge(one->path(), noFindings).known, 1u);
    EXPECT_EQ(state.merge(b.path(), noFindings).unfinished, 1u);
    EXPECT_EQ(state.runs().size(), 2u);
    std::vector<std::string> keys;
    for (const Cause &cause : state.causes()) {
      EXPECT_EQ(cause.status, Status::New);
      for (const std::string &key : state.keysOf(cause.name))
        keys.push_back(key);
    }
    std::sort(keys.begin(), keys.end());
    names.push_back(keys);
  }
  EXPECT_EQ(names.front(), names.back());
}

TEST(State, DamageIsFoundAndTheGoodCopyRestored) {
  TemporaryFolder folder("state");
  {
    State state(folder.path(), Database::Access::Write);
    night(state, {sighting("a", Sight::Seen)});
    state.keepGoodCopy();
  }
  {
    std::fstream file(databasePath(folder.path()), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096);
    file << std::string(20000, '\x5a');
  }
  EXPECT_THROW(State(folder.path(), Database::Access::Write), DatabaseError);
  EXPECT_EQ(restore(folder.path()), "");
  State state(folder.path(), Database::Access::Write);
  EXPECT_EQ(state.causes().size(), 1u);
  EXPECT_TRUE(llvm::sys::fs::exists(databasePath(folder.path()) + ".kept"));
}

TEST(State, AFolderWithoutAStateIsNotRead) {
  TemporaryFolder folder("state");
  EXPECT_THROW(State(folder.path(), Database::Access::Read), DatabaseError);
}
