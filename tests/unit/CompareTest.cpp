//===- CompareTest.cpp - T1 to T4 and which of them is reported -----------===//
#include "oracle/diff/Compare.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
Outcome returned(std::vector<std::string> observations = {"result 0 = 1 : i32"}) {
  Outcome outcome;
  outcome.observations.assign(observations.begin(), observations.end());
  return outcome;
}

Outcome failing(ErrorKind kind) {
  Outcome outcome;
  outcome.termination = Termination::MemoryError;
  outcome.error = {kind, {"a.mlir:3:1", "wrong"}, {{"a.mlir:1:1", "allocated here"}}};
  return outcome;
}

Outcome stopped(Termination how) {
  Outcome outcome;
  outcome.termination = how;
  outcome.reason = {"a.mlir:2:1", "why"};
  return outcome;
}

Outcome leaking(Outcome outcome, std::vector<bool> lost) {
  uint64_t number = 0;
  for (bool isLost : lost)
    outcome.leaks.push_back(
        {"a.mlir:4:1", "memref.alloc", 3, 8, ++number, isLost, isLost ? "a.mlir:5:1" : ""});
  return outcome;
}

Outcome violating(Outcome outcome, bool dead = false) {
  outcome.abi.push_back({{"a.mlir:6:1", "returns it"}, {}, "global", dead});
  return outcome;
}

Outcome aliased(Outcome outcome) {
  outcome.aliasedReturnWrittenAt = "a.mlir:7:1";
  return outcome;
}

/// Returns "agree", or the kind or reason.
std::string wordOf(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return std::string(spell(defect->kind));
  if (auto *inconclusive = std::get_if<Inconclusive>(&verdict))
    return std::string(spell(inconclusive->reason));
  return "agree";
}

struct Row {
  const char *name;
  Outcome source, target;
  const char *verdict;
};
} // namespace

TEST(Compare, Rules) {
  const Row rows[] = {
      {"same", returned(), returned(), "agree"},
      {"nothing observed", returned({}), returned({}), "agree"},
      {"the source's leaks are its right", leaking(returned(), {false}), returned(), "agree"},
      {"so are aliases that it returns", violating(returned()), returned(), "agree"},
      // T1
      {"T1 uaf", returned(), failing(ErrorKind::UseAfterFree), "use-after-free"},
      {"T1 dead stack", returned(), failing(ErrorKind::DeadStackUse), "dead-stack-use"},
      {"T1 double free", returned(), failing(ErrorKind::DoubleFree), "double-free"},
      {"T1 bad free", returned(), failing(ErrorKind::BadFree), "bad-free"},
      {"T1 bounds", returned(), failing(ErrorKind::OutOfBounds), "out-of-bounds"},
      {"T1 uninitialised", returned(), failing(ErrorKind::UninitialisedRead), "uninitialised-read"},
      {"T1 undefined", returned(), failing(ErrorKind::Undefined), "undefined"},
      // T2
      {"T2 value", returned({"a", "b"}), returned({"a", "c"}), "observation"},
      {"T2 order", returned({"a", "b"}), returned({"b", "a"}), "observation"},
      {"T2 missing", returned({"a", "b"}), returned({"a"}), "observation"},
      {"T2 more", returned({"a"}), returned({"a", "b"}), "observation"},
      {"T2 new assertion", returned({}), stopped(Termination::Aborted), "observation"},
      {"T2 assertion gone", stopped(Termination::Aborted), returned({}), "observation"},
      {"T2 both abort", stopped(Termination::Aborted), stopped(Termination::Aborted), "agree"},
      // T3
      {"T3", returned(), leaking(returned(), {false}), "leak"},
      // T4
      {"T4", returned(), violating(returned()), "abi"},
      // Runs that do not allow a verdict
      {"target unsupported", returned(), stopped(Termination::Unsupported), "unsupported"},
      {"target out of budget", returned(), stopped(Termination::OutOfBudget), "budget"},
      // Precedence
      {"observation before leak", returned({"a"}), leaking(returned({"b"}), {false}),
       "observation"},
      {"leak before abi", returned(), violating(leaking(returned(), {false})), "leak"},
      {"a dead result before the observation that it spoils", returned({"a"}),
       violating(returned({"dead"}), true), "abi"},
      {"an ending before a dead result", stopped(Termination::Aborted),
       violating(returned({"dead"}), true), "observation"},
      // Copies by the ABI excuse what they make visible, and nothing else.
      {"excused observation", aliased(returned({"a"})), returned({"b"}), "out-of-contract"},
      {"excused ending", aliased(returned()), stopped(Termination::Aborted), "out-of-contract"},
      {"excused undefined", aliased(returned()), failing(ErrorKind::Undefined), "out-of-contract"},
      {"not excused: error", aliased(returned()), failing(ErrorKind::DoubleFree), "double-free"},
      {"not excused: leak", aliased(returned()), leaking(returned(), {false}), "leak"},
      {"not excused: abi", aliased(returned()), violating(returned()), "abi"},
      {"nothing to excuse", aliased(returned()), returned(), "agree"},
  };
  for (const Row &row : rows)
    EXPECT_EQ(wordOf(compare(row.source, row.target, Contract{})), row.verdict) << row.name;
}

TEST(Compare, ContractsPromiseLess) {
  Contract none{.promisesNoLeak = false, .promisesResultAbi = false, .copiesAliasedResults = false};
  EXPECT_EQ(wordOf(compare(returned(), leaking(returned(), {true}), none)), "agree");
  EXPECT_EQ(wordOf(compare(returned(), violating(returned()), none)), "agree");
  EXPECT_EQ(wordOf(compare(aliased(returned({"a"})), returned({"b"}), none)), "observation");
  EXPECT_EQ(wordOf(compare(returned(), failing(ErrorKind::BadFree), none)), "bad-free");
}

TEST(Compare, WhoDoesNotDeallocateKeepsWhatThereWas) {
  Contract keeps{.deallocation = Deallocation::Absent};
  Outcome one = leaking(returned(), {false}), two = leaking(returned(), {false, true});
  EXPECT_EQ(wordOf(compare(one, one, keeps)), "agree");
  EXPECT_EQ(wordOf(compare(two, one, keeps)), "agree");
  EXPECT_EQ(wordOf(compare(one, two, keeps)), "leak");
  EXPECT_EQ(wordOf(compare(returned(), one, keeps)), "leak");
  EXPECT_EQ(wordOf(compare(one, one, Contract{})), "leak");
  EXPECT_EQ(wordOf(compare(violating(returned()), violating(returned()), keeps)), "agree");
  EXPECT_EQ(wordOf(compare(returned(), violating(returned()), keeps)), "abi");
  EXPECT_EQ(wordOf(compare(violating(returned()), violating(returned()), Contract{})), "abi");
  EXPECT_EQ(wordOf(compare(one, failing(ErrorKind::DoubleFree), keeps)), "double-free");
  // A step answers for all leaks; whether it is asked is decided for a whole entry.
  EXPECT_EQ(wordOf(compare(one, one, {.deallocation = Deallocation::Step})), "leak");
  Verdict more = compare(one, two, keeps);
  EXPECT_EQ(std::get<Defect>(more).evidence.what.message,
            "2 allocations (16 bytes) are neither freed nor returned, where 1 are before");
}

TEST(Compare, EvidenceOfLeaks) {
  Verdict verdict = compare(returned(), leaking(returned(), {false, true}), Contract{});
  const Evidence &both = std::get<Defect>(verdict).evidence;
  EXPECT_TRUE(both.unfreed);
  EXPECT_TRUE(both.lost);
  EXPECT_EQ(both.what.location, "a.mlir:4:1");
  EXPECT_EQ(both.what.message, "2 allocations (16 bytes) are neither freed nor returned");
  verdict = compare(returned(), leaking(returned(), {false}), Contract{});
  EXPECT_FALSE(std::get<Defect>(verdict).evidence.lost);
  // Only the first few are listed, but all are counted.
  verdict = compare(returned(), leaking(returned(), {0, 0, 0, 0, 0, 0, 0, 0, 0, true}), Contract{});
  EXPECT_TRUE(std::get<Defect>(verdict).evidence.lost);
  EXPECT_LE(std::get<Defect>(verdict).evidence.notes.size(), 8u);
}

TEST(Compare, EvidenceOfErrorsAndObservations) {
  Verdict verdict = compare(returned(), failing(ErrorKind::UseAfterFree), Contract{});
  EXPECT_EQ(std::get<Defect>(verdict).evidence.what.location, "a.mlir:3:1");
  ASSERT_EQ(std::get<Defect>(verdict).evidence.notes.size(), 1u);
  verdict = compare(returned({"a", "b"}), returned({"a"}), Contract{});
  EXPECT_EQ(std::get<Defect>(verdict).evidence.what.message,
            "observation 2 was 'b' before and is nothing after");
}

TEST(Compare, LongObservationsAreShownAroundTheDifference) {
  std::string line = "argument 0 = [";
  for (int cell = 0; cell < 1000; ++cell)
    line += std::to_string(10000 + cell) + ", ";
  std::string other = line;
  other.replace(other.find("10777"), 5, "-1");
  Verdict verdict = compare(returned({line}), returned({other}), Contract{});
  const std::string &message = std::get<Defect>(verdict).evidence.what.message;
  EXPECT_LE(message.size(), 1200u);
  EXPECT_EQ(message.find("observation 1 was 'argument 0 = [10000, "), 0u);
  EXPECT_NE(message.find("10776, 10777, 10778"), std::string::npos);
  EXPECT_NE(message.find("10776, -1, 10778"), std::string::npos);
  // One that differs at once, and one that is not there.
  verdict = compare(returned({line}), returned({"no" + line}), Contract{});
  EXPECT_LE(std::get<Defect>(verdict).evidence.what.message.size(), 1200u);
  verdict = compare(returned({"a", line}), returned({"a"}), Contract{});
  EXPECT_NE(std::get<Defect>(verdict).evidence.what.message.find("is nothing after"),
            std::string::npos);
}

TEST(Compare, UnfitSources) {
  EXPECT_FALSE(unfitSource(returned()));
  EXPECT_FALSE(unfitSource(stopped(Termination::Aborted)));
  EXPECT_FALSE(unfitSource(violating(returned())));
  EXPECT_EQ(unfitSource(failing(ErrorKind::OutOfBounds))->reason, Reason::SourceUb);
  EXPECT_EQ(unfitSource(violating(returned({"dead"}), true))->reason, Reason::SourceUb);
  EXPECT_EQ(unfitSource(stopped(Termination::Unsupported))->reason, Reason::Unsupported);
  EXPECT_EQ(unfitSource(stopped(Termination::OutOfBudget))->reason, Reason::Budget);
}

namespace {
Outcome freeable(Freeable is) {
  Outcome outcome = returned();
  outcome.freeable = {Freeable::AsItIs, is};
  if (is != Freeable::AsItIs)
    outcome.shifted.push_back({{"a.mlir:6:1", "returns a view"}, {}, "shifted", false, 1});
  return outcome;
}

Outcome keeping(uint64_t allocations, uint64_t references) {
  Outcome outcome = returned();
  outcome.kept.push_back({});
  outcome.kept.push_back({allocations, references, {"a.mlir:4:1", "allocated here"}});
  return outcome;
}
} // namespace

TEST(Compare, ResultsThatTheCallerCouldFreeStaySo) {
  EXPECT_EQ(wordOf(compare(freeable(Freeable::AsItIs), freeable(Freeable::No), {})), "abi");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::AsItIs), freeable(Freeable::AsItIs), {})), "agree");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::No), freeable(Freeable::No), {})), "agree");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::No), freeable(Freeable::AsItIs), {})), "agree");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::AsItIs), freeable(Freeable::ByBase), {})), "abi");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::ByBase), freeable(Freeable::No), {})), "abi");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::ByBase), freeable(Freeable::ByBase), {})), "agree");
  EXPECT_EQ(wordOf(compare(freeable(Freeable::AsItIs), freeable(Freeable::No),
                           {.promisesResultAbi = false})),
            "agree");
}

TEST(Compare, NoMoreIsLeftToTheCallerThanBefore) {
  EXPECT_EQ(wordOf(compare(keeping(1, 1), keeping(1, 1), {})), "agree");
  EXPECT_EQ(wordOf(compare(keeping(1, 2), keeping(2, 2), {})), "agree") << "one buffer or copies";
  EXPECT_EQ(wordOf(compare(keeping(1, 1), keeping(0, 0), {})), "agree");
  EXPECT_EQ(wordOf(compare(keeping(1, 1), keeping(2, 2), {})), "leak");
  EXPECT_EQ(wordOf(compare(keeping(0, 0), keeping(1, 1), {})), "leak");
  EXPECT_EQ(wordOf(compare(keeping(0, 0), keeping(1, 1), {.promisesNoLeak = false})), "agree");
}
