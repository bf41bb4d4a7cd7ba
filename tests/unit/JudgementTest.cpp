//===- JudgementTest.cpp - What travels between processes -----------------===//
#include "oracle/core/Judgement.h"

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
  j.inputs = 8;
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
                    .deallocOps = 12345678902}};
  return j;
}
} // namespace

TEST(Judgement, ResponseRoundTrips) {
  Response response;
  response.badInput = "bad";
  response.fault = "fault";
  response.sourceUnfit = "why";
  response.judgements = {leak(), leak(), leak()};
  response.judgements[1].verdict = Inconclusive{Reason::OutOfContract, {"-", "why"}};
  response.judgements[2].verdict = Agree{};
  response.judgements[1].inContract = false;
  response.judgements[1].whyOutOfContract = {"p.mlir:5:6", "a loop made of branches"};
  response.judgements[2].inContract = true;
  response.judgements[2].cost.reset();
  Response back = responseFromJson(toJson(response));
  EXPECT_EQ(toJson(back), toJson(response));
  EXPECT_EQ(back.badInput, "bad");
  EXPECT_EQ(back.fault, "fault");
  EXPECT_EQ(back.sourceUnfit, "why");
  ASSERT_EQ(back.judgements.size(), 3u);
  EXPECT_EQ(back.judgements[0].inContract, std::nullopt);
  EXPECT_EQ(back.judgements[1].inContract, false);
  EXPECT_EQ(back.judgements[1].whyOutOfContract.location, "p.mlir:5:6");
  EXPECT_EQ(back.judgements[2].inContract, true);
  const Judgement &j = back.judgements[0];
  EXPECT_EQ(j.entry, "f");
  EXPECT_EQ(j.inputs, 8u);
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
  request.args.reset();
  EXPECT_EQ(requestFromJson(toJson(request)).args, std::nullopt);
}

/// A program is bytes: bytecode and broken UTF-8 arrive as they were.
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
