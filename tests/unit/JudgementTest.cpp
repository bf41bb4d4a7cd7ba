//===- JudgementTest.cpp - What travels between processes -----------------===//
#include "oracle/core/verdict/Judgement.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace freehold;

namespace {
Judgement leak() {
  Judgement j;
  j.program = "p.mlir";
  j.subject = "upstream";
  j.entry = "f";
  Defect defect;
  defect.kind = DefectKind::Leak;
  defect.evidence = {{"p.mlir:1:2", "1 allocations"},
                     {{"p.mlir:3:4", "allocated here", NoteRole::Allocated, "memref.alloc"}},
                     "true, memref(3;seed=9)",
                     "reuse",
                     "some-pass",
                     true,
                     true,
                     "module {}"};
  j.verdict = defect;
  j.inputs = {.fit = 5, .aborted = 1, .leftOut = 2};
  j.whyLeftOut = Inconclusive{Reason::SourceUb, {"p.mlir:7:8", "undefined: step"}};
  j.paths = 3;
  j.reached = 2;
  j.passNanoseconds = 12345678901;
  j.cost = RunCost{3,
                   {.steps = 1,
                    .heapAllocations = 2,
                    .frees = 3,
                    .peakBytes = 4,
                    .clones = 5,
                    .aliasChecks = 6,
                    .deallocOps = 12345678902},
                   {.steps = 7}};
  return j;
}
} // namespace

/// As it arrives at the other end.
template <typename T> static T sent(const T &message) {
  return std::get<T>(messageFromJson(toJson(WorkerMessage(message))));
}

TEST(Judgement, MessagesRoundTrip) {
  EXPECT_EQ(sent(SourceRan{"why", "module {}"}).sourceUnfit, "why");
  EXPECT_EQ(sent(SourceRan{"why", "module {}"}).prepared, "module {}");
  EXPECT_EQ(sent(SourceRan{"", ""}).prepared, "");
  EXPECT_EQ(sent(SourceRan{}).prepared, std::nullopt);
  EXPECT_EQ(sent(ProgramRefused{"bad"}).diagnostics, "bad");
  EXPECT_EQ(sent(SubjectJudged{{}, "fault"}).fault, "fault");
  // A message is what it says it is, also where it has nothing to say.
  EXPECT_TRUE(sent(SubjectJudged{}).judgements.empty());
  EXPECT_EQ(sent(ProgramRefused{}).diagnostics, "");
}

TEST(Judgement, JudgementsRoundTrip) {
  SubjectJudged response;
  response.fault = "fault";
  response.judgements = {leak(), leak(), leak()};
  response.judgements[1].verdict = Inconclusive{Reason::OutOfContract, {"-", "why"}};
  response.judgements[2].verdict = Agree{};
  response.judgements[1].inContract = false;
  response.judgements[1].whyOutOfContract = {"p.mlir:5:6", "a loop made of branches"};
  response.judgements[2].inContract = true;
  response.judgements[2].cost.reset();
  SubjectJudged back = sent(response);
  EXPECT_EQ(toJson(WorkerMessage(back)), toJson(WorkerMessage(response)));
  EXPECT_EQ(back.fault, "fault");
  ASSERT_EQ(back.judgements.size(), 3u);
  EXPECT_EQ(back.judgements[0].inContract, std::nullopt);
  EXPECT_EQ(back.judgements[1].inContract, false);
  EXPECT_EQ(back.judgements[1].whyOutOfContract.location, "p.mlir:5:6");
  EXPECT_EQ(back.judgements[2].inContract, true);
  const Judgement &j = back.judgements[0];
  EXPECT_EQ(j.entry, "f");
  EXPECT_EQ(j.inputs, (InputCounts{.fit = 5, .aborted = 1, .leftOut = 2}));
  ASSERT_TRUE(j.whyLeftOut);
  EXPECT_EQ(j.whyLeftOut->reason, Reason::SourceUb);
  EXPECT_EQ(j.whyLeftOut->what.message, "undefined: step");
  EXPECT_EQ(j.paths, 3u);
  EXPECT_EQ(j.reached, 2u);
  EXPECT_EQ(j.passNanoseconds, 12345678901u);
  ASSERT_TRUE(j.cost);
  EXPECT_EQ(j.cost->runs, 3u);
  EXPECT_EQ(j.cost->sum.steps, 1u);
  EXPECT_EQ(j.cost->sum.heapAllocations, 2u);
  EXPECT_EQ(j.cost->sum.frees, 3u);
  EXPECT_EQ(j.cost->sum.peakBytes, 4u);
  EXPECT_EQ(j.cost->sum.clones, 5u);
  EXPECT_EQ(j.cost->sum.aliasChecks, 6u);
  EXPECT_EQ(j.cost->sum.deallocOps, 12345678902u);
  EXPECT_EQ(j.cost->source.steps, 7u);
  EXPECT_FALSE(back.judgements[2].cost);
  const Evidence &e = std::get<Defect>(j.verdict).evidence;
  EXPECT_EQ(std::get<Defect>(j.verdict).kind, DefectKind::Leak);
  EXPECT_EQ(e.what.location, "p.mlir:1:2");
  ASSERT_EQ(e.notes.size(), 1u);
  EXPECT_EQ(e.notes[0].message, "allocated here");
  EXPECT_EQ(e.notes[0].role, NoteRole::Allocated);
  EXPECT_EQ(e.notes[0].op, "memref.alloc");
  EXPECT_EQ(e.pass, "some-pass");
  EXPECT_EQ(e.args, "true, memref(3;seed=9)");
  EXPECT_EQ(e.addressPolicy, "reuse");
  EXPECT_TRUE(e.unfreed && e.lost);
  EXPECT_EQ(e.transformed, "module {}");
  EXPECT_EQ(std::get<Inconclusive>(back.judgements[1].verdict).reason, Reason::OutOfContract);
  EXPECT_TRUE(std::holds_alternative<Agree>(back.judgements[2].verdict));
}

TEST(Judgement, EnoughInputs) {
  EXPECT_TRUE((InputCounts{.fit = 3, .leftOut = 13}).areEnough());
  EXPECT_FALSE((InputCounts{.fit = 2, .leftOut = 14}).areEnough());
  EXPECT_FALSE((InputCounts{.fit = 2, .aborted = 14}).areEnough());
  // All there are.
  EXPECT_TRUE((InputCounts{.fit = 1}).areEnough());
  EXPECT_TRUE((InputCounts{.fit = 2}).areEnough());
  EXPECT_FALSE((InputCounts{.fit = 1, .leftOut = 1}).areEnough());
  EXPECT_FALSE((InputCounts{.fit = 2, .aborted = 1}).areEnough());
  EXPECT_FALSE((InputCounts{.leftOut = 1}).areEnough());
}

/// Judgements of findings that were kept before inputs were told apart.
TEST(Judgement, OldCounts) {
  nlohmann::json old = toJson(leak());
  old["inputs"] = 6;
  old["leftOut"] = 2;
  EXPECT_EQ(judgementFromJson(old).inputs, (InputCounts{.fit = 6, .leftOut = 2}));
}

TEST(Judgement, InputsText) {
  Judgement j;
  j.verdict = Agree{};
  j.paths = 3;
  EXPECT_EQ(inputsText(j), "");
  j.inputs = {.fit = 8};
  EXPECT_EQ(inputsText(j), " (8 inputs, 3 paths)");
  j.inputs = {.fit = 6, .leftOut = 2};
  j.whyLeftOut = Inconclusive{Reason::SourceUb, {"-", "step of the loop is not positive"}};
  EXPECT_EQ(inputsText(j),
            " on 6 of 8 inputs (3 paths); 2 do not fit: step of the loop is not positive");
  j.verdict = Inconclusive{};
  j.inputs = {.fit = 1, .aborted = 7};
  j.whyLeftOut.reset();
  EXPECT_EQ(inputsText(j), " (1 of 8 inputs fit, 3 paths); 7 abort");
}

TEST(Judgement, FailsItself) {
  Judgement j = leak();
  EXPECT_FALSE(failsItself(j));
  // A stack overflow of the target.
  j.verdict = Defect{DefectKind::Resource, {}};
  EXPECT_FALSE(failsItself(j));
  // The entry is gone.
  j.verdict = Defect{DefectKind::InvalidOutput, {}};
  EXPECT_TRUE(failsItself(j));
  j.entry.clear();
  j.verdict = Defect{DefectKind::Resource, {}};
  EXPECT_TRUE(failsItself(j));
  j.verdict = Inconclusive{};
  EXPECT_FALSE(failsItself(j));
}

TEST(Judgement, RequestRoundTrips) {
  Request request;
  request.program = {"p.mlir", "text", {"f", "g"}};
  request.subjects = {*findSubject("upstream"), *findSubject("identity")};
  request.subjects[0].contract.promisesNoLeak = false;
  request.subjects[0].contract.adaptation = CallAdaptation::OutParams;
  request.inputs = {.count = 3, .seed = 7, .allBoolsUpTo = 2};
  request.budget.steps = 11;
  request.budget.nesting = 12;
  request.args = "1, 2";
  request.wantOutput = true;
  request.wantCost = true;
  request.sourceEnded = "time";
  Request back = requestFromJson(toJson(request));
  EXPECT_EQ(toJson(back), toJson(request));
  EXPECT_EQ(back.program.entries, request.program.entries);
  EXPECT_FALSE(back.subjects[0].contract.promisesNoLeak);
  EXPECT_EQ(back.subjects[0].contract.adaptation, CallAdaptation::OutParams);
  EXPECT_EQ(back.subjects[1].name, "identity");
  EXPECT_EQ(back.inputs.allBoolsUpTo, 2u);
  EXPECT_EQ(back.budget.steps, 11u);
  EXPECT_EQ(back.args, "1, 2");
  EXPECT_TRUE(back.wantOutput);
  EXPECT_TRUE(back.wantCost);
  EXPECT_EQ(back.sourceEnded, "time");
  request.args.reset();
  EXPECT_EQ(requestFromJson(toJson(request)).args, std::nullopt);
  EXPECT_EQ(back.judges, JudgeChoice());
  request.judges = {.interpreter = false, .native = EngineKind::Valgrind};
  EXPECT_EQ(requestFromJson(toJson(request)).judges, request.judges);
  nlohmann::json strange = toJson(request);
  strange["engine"] = "steam";
  EXPECT_THROW(requestFromJson(strange), nlohmann::json::exception);
}

/// A program may be any bytes: bytecode and invalid UTF-8 are transferred unchanged.
TEST(Judgement, AnyBytesTravel) {
  Request request;
  request.program.text = std::string("ML\xefR\0\xff\xfe", 7);
  std::string message;
  nlohmann::json::to_cbor(toJson(request), message);
  EXPECT_EQ(requestFromJson(nlohmann::json::from_cbor(message)).program.text, request.program.text);
}

TEST(Judgement, Line) {
  auto line = nlohmann::json::parse(jsonLine(leak()));
  EXPECT_EQ(line["program"], "p.mlir");
  EXPECT_EQ(line["subject"], "upstream");
  EXPECT_EQ(line["oracle"], "interp");
  EXPECT_EQ(line["verdict"], "defect");
  EXPECT_EQ(line["kind"], "leak");
  EXPECT_EQ(line["location"], "p.mlir:1:2");
  EXPECT_EQ(line["notions"], nlohmann::json({"unfreed", "lost"}));
  Judgement j = leak();
  j.verdict = Inconclusive{Reason::SolverUnknown, {"-", "broken \xff UTF-8"}};
  line = nlohmann::json::parse(jsonLine(j));
  EXPECT_EQ(line["verdict"], "inconclusive");
  EXPECT_EQ(line["reason"], "solver-unknown");
  EXPECT_FALSE(line.contains("kind"));
  EXPECT_EQ(jsonLine(j).find('\n'), std::string::npos);
  j.verdict = Agree{};
  EXPECT_EQ(nlohmann::json::parse(jsonLine(j))["verdict"], "agree");
}
