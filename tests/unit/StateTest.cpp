//===- StateTest.cpp ------------------------------------------------------===//
#include "fuzz/state/State.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

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
  EXPECT_EQ(state.programsOfAll().at(state.cause("a")->id), 8u * 3);
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
    EXPECT_EQ(reader.unfinishedRun()->programs, 10u);
    EXPECT_EQ(reader.checkpoint(run.id), "first");
  }
  commit(20, "second");
  EXPECT_EQ(state.verdicts(run.id).front().count, 20u);
  uint64_t programs = 0;
  state.eachProgram(run.id, [&](const ProgramRecord &) { ++programs; });
  EXPECT_EQ(programs, 2u);
  EXPECT_EQ(state.unfinishedRun()->id, run.id);
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

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

namespace {
/// A state with one run, in which these causes were seen.
struct Shard {
  TemporaryFolder folder{"state"};
  explicit Shard(const std::vector<Sighting> &sightings, uint64_t seed = 1) {
    State state(folder.path(), Database::Access::Write);
    night(state, sightings, seed);
  }
};
} // namespace

static Sighting withKeys(const std::string &cause, const std::vector<std::string> &keys) {
  Sighting seen = sighting(cause, Sight::Seen);
  seen.keys = keys;
  return seen;
}

/// A defect that was not reduced.
static Sighting unreduced(const std::string &signature) {
  Sighting seen = withKeys(signature, {signature});
  seen.signature = signature;
  seen.folder = "runs/0001/defects/001-x";
  return seen;
}

/// Merges the shards in each order, and returns what each of the results says of its causes.
static std::set<std::vector<std::string>> mergedInEachOrder(std::vector<const Shard *> shards) {
  std::set<std::vector<std::string>> results;
  std::sort(shards.begin(), shards.end());
  do {
    TemporaryFolder folder("state");
    State state(folder.path(), Database::Access::Write);
    for (const Shard *shard : shards)
      (void)state.merge(shard->folder.path(), noFindings);
    std::vector<std::string> said;
    auto programs = state.programsOfAll();
    for (const Cause &cause : state.causes()) {
      std::string text = std::string(spell(cause.status)) + " " + cause.title + " " +
                         cause.fixedIn + " " + cause.who + " " + cause.note + " " +
                         std::to_string(programs[cause.id]);
      for (const std::string &key : state.keysOf(cause.name))
        text += " | " + key;
      said.push_back(text);
    }
    std::sort(said.begin(), said.end());
    results.insert(said);
  } while (std::next_permutation(shards.begin(), shards.end()));
  return results;
}

TEST(Merge, AKeyThatTwoCausesShareWithAThirdMakesAllOne) {
  Shard a({withKeys("a", {"leak p; 1"})}), b({withKeys("b", {"leak p; 2"})}),
      bridge({withKeys("c", {"leak p; 1", "leak p; 2"})}), other({withKeys("a", {"leak p; 3"})});
  auto results = mergedInEachOrder({&a, &b, &bridge, &other});
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results.begin()->size(), 2u);
  EXPECT_EQ(results.begin()->back(), "new     9 | leak p; 1 | leak p; 2");
}

TEST(Merge, WhatWasNotReducedIsTakenForTheCauseWithItsSignature) {
  Shard raw({unreduced("leak p")}), finding({withKeys("leak-p", {"leak p; 1"})});
  auto results = mergedInEachOrder({&raw, &finding});
  ASSERT_EQ(results.size(), 1u);
  ASSERT_EQ(results.begin()->size(), 1u);
  EXPECT_EQ(results.begin()->front(), "new     6 | leak p; 1");
  // Another signature, of which that one is a prefix, is another defect.
  Shard longer({withKeys("leak-pass", {"leak pass; 1"})});
  EXPECT_EQ(mergedInEachOrder({&raw, &longer}).begin()->size(), 2u);
}

TEST(Merge, TwoFindingsOfOneSignatureStayTwo) {
  Shard one({unreduced("leak p")}), two({unreduced("leak p")});
  for (auto [shard, name, key] :
       {std::tuple(&one, "one", "leak p; 1"), std::tuple(&two, "two", "leak p; 2")}) {
    State state(shard->folder.path(), Database::Access::Write);
    Sighting reduced = withKeys(name, {key});
    reduced.signature = "leak p";
    night(state, {reduced});
    ASSERT_EQ(state.causes().size(), 1u);
  }
  auto results = mergedInEachOrder({&one, &two});
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results.begin()->size(), 2u);
}

TEST(Merge, TheProgramOfWhatWasNotReducedComesAlong) {
  Shard raw({unreduced("leak p")});
  const std::string theirs = raw.folder.path() + "/runs/0001/defects/001-x";
  ASSERT_EQ(probeFolder(theirs), "");
  ASSERT_EQ(replaceFile(theirs + "/program.mlir", "module {}"), "");
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  night(state, {});
  (void)state.merge(raw.folder.path(), noFindings);
  EXPECT_EQ(state.cause("leak p")->folder, "runs/0002/defects/001-x");
  EXPECT_TRUE(llvm::sys::fs::exists(folder.path() + "/runs/0002/defects/001-x/program.mlir"));
  // Numbers of folders that are there already are not given again.
  EXPECT_EQ(state.nextNumber(), 3);
}

TEST(Merge, NotesFollowTheStatusThatWins) {
  Shard a({sighting("x", Sight::Seen)}), b({sighting("x", Sight::Seen)}),
      c({sighting("x", Sight::Seen)});
  const std::pair<Shard *, KnownEntry> said[] = {
      {&a, {"x", Status::WontFix, "bob", "", "by design"}},
      {&b, {"x", Status::WontFix, "ada", "", "never"}},
      {&c, {"x", Status::Fixed, "eve", "", "landed"}}};
  for (const auto &[shard, entry] : said)
    State(shard->folder.path(), Database::Access::Write).say(1, "x", entry);
  auto results = mergedInEachOrder({&a, &b, &c});
  ASSERT_EQ(results.size(), 1u);
  EXPECT_TRUE(llvm::StringRef(results.begin()->front()).starts_with("wontfix   ada never 9"));
}

TEST(Merge, AStatusThatNoNewRunAskedForIsNotTakenAgain) {
  Shard shard({sighting("x", Sight::Seen)});
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  (void)state.merge(shard.folder.path(), noFindings);
  Sighting gone = sighting("x", Sight::Gone);
  night(state, {gone});
  ASSERT_EQ(state.cause("x")->status, Status::Fixed);
  {
    State theirs(shard.folder.path(), Database::Access::Write);
    night(theirs, {sighting("x", Sight::NotAsked)});
    // The change from new to known is an event of theirs, but nothing that was seen.
    night(theirs, {sighting("x", Sight::NotAsked)});
  }
  EXPECT_EQ(state.merge(shard.folder.path(), noFindings).runs, 2u);
  EXPECT_EQ(state.cause("x")->status, Status::Fixed);
  {
    State theirs(shard.folder.path(), Database::Access::Write);
    night(theirs, {sighting("x", Sight::Seen)});
  }
  (void)state.merge(shard.folder.path(), noFindings);
  EXPECT_EQ(state.cause("x")->status, Status::Known);
  EXPECT_EQ(state.cause("x")->fixedIn, "");
}

TEST(Merge, AnUnfinishedRunIsNotForgotten) {
  Shard shard({sighting("x", Sight::Seen)});
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  auto run = makeRun(state);
  (void)state.merge(shard.folder.path(), noFindings);
  ASSERT_TRUE(state.unfinishedRun());
  EXPECT_EQ(state.unfinishedRun()->id, run.id);
  state.finish(run, {}, "finished");
  EXPECT_FALSE(state.unfinishedRun());
}

TEST(State, OtherVersionsAndOtherProgramsAreRefused) {
  TemporaryFolder folder("state");
  const std::string path = databasePath(folder.path());
  auto refused = [&](Database::Access access) -> std::string {
    try {
      State state(folder.path(), access);
      return "";
    } catch (const DatabaseError &error) {
      return error.what();
    }
  };
  {
    std::ofstream empty(path);
  }
  EXPECT_NE(refused(Database::Access::Read).find("is empty"), std::string::npos);
  {
    Database(path, Database::Access::Write).script("CREATE TABLE runs (a); ");
  }
  EXPECT_NE(refused(Database::Access::Read).find("another program"), std::string::npos);
  EXPECT_NE(refused(Database::Access::Write).find("another program"), std::string::npos);
  {
    Database(path, Database::Access::Write).script("PRAGMA user_version = 2");
  }
  EXPECT_NE(refused(Database::Access::Read).find("version 2"), std::string::npos);
  EXPECT_NE(refused(Database::Access::Write).find("version 2"), std::string::npos);
}

TEST(State, ARunWhoseReportCannotBeWrittenIsNotEnded) {
  TemporaryFolder folder("state");
  State state(folder.path(), Database::Access::Write);
  auto run = makeRun(state);
  auto full = [] { throw DatabaseError("no space"); };
  EXPECT_THROW(state.finish(run, {sighting("x", Sight::Seen)}, "finished", full), DatabaseError);
  EXPECT_TRUE(state.unfinishedRun());
  EXPECT_TRUE(state.causes().empty());
  state.finish(run, {sighting("x", Sight::Seen)}, "finished");
  EXPECT_EQ(state.cause("x")->status, Status::New);
}
