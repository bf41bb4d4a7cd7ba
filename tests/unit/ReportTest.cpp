//===- ReportTest.cpp - Counts add up, exit codes -------------------------===//
#include "oracle/core/verdict/Report.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace freehold;

namespace {
Judgement judged(Verdict verdict, std::string subject = "upstream") {
  Judgement j;
  j.program = "p.mlir";
  j.subject = std::move(subject);
  j.verdict = std::move(verdict);
  j.inputs = {.fit = 2, .aborted = 1, .leftOut = 1};
  j.paths = 2;
  j.reached = 3;
  return j;
}

Response good(std::vector<Verdict> verdicts) {
  Response response;
  for (Verdict &verdict : verdicts)
    response.judgements.push_back(judged(std::move(verdict)));
  return response;
}

int codeOf(std::vector<Response> responses) {
  Report report;
  for (const Response &response : responses)
    report.add({}, response);
  return report.exitCode();
}

const Defect kLeak{DefectKind::Leak, {}};
const Inconclusive kUb{Reason::SourceUb, {}};
const Response kBad{Response::Ending::BadInput, "p.mlir:1:1: error: no\n"};
const Response kFault{.fault = "fault"};
} // namespace

TEST(Report, ExitCodes) {
  EXPECT_EQ(codeOf({}), 0);
  EXPECT_EQ(codeOf({good({Agree{}})}), 0);
  EXPECT_EQ(codeOf({good({kLeak})}), 1);
  EXPECT_EQ(codeOf({kBad}), 2);
  EXPECT_EQ(codeOf({good({kUb})}), 3);
  EXPECT_EQ(codeOf({kFault}), 4);
  // A fault outranks a defect, then bad input, inconclusive, agreement.
  EXPECT_EQ(codeOf({good({Agree{}, kUb})}), 3);
  EXPECT_EQ(codeOf({good({kUb}), kBad}), 2);
  EXPECT_EQ(codeOf({kBad, good({kLeak, kUb})}), 1);
  EXPECT_EQ(codeOf({good({kLeak}), kFault, kBad}), 4);
}

TEST(Report, WithoutDefects) {
  Report report;
  report.add({}, good({kLeak, kUb}));
  EXPECT_EQ(report.exitCodeWithoutDefects(), 3);
  EXPECT_EQ(report.defects(), 1u);
}

TEST(Report, CountsAddUp) {
  Report report;
  Response mixed = good({Agree{}, kLeak, Defect{DefectKind::Crash, {}}, kUb});
  mixed.judgements.push_back(judged(Agree{}, "identity"));
  mixed.judgements.push_back(judged(Inconclusive{Reason::Budget, {}}, "identity"));
  report.add({}, mixed);
  report.add({}, mixed);
  report.add({}, kBad);
  report.add({}, kFault);
  EXPECT_EQ(report.programs(), 4u);
  EXPECT_EQ(report.defects(), 4u);
  EXPECT_EQ(report.faults(), 1u);
  auto j = nlohmann::json::parse(report.json());
  EXPECT_EQ(j["unreadable"], 1);
  EXPECT_EQ(j["total"]["judged"], 12);
  uint64_t judged = 0;
  for (const auto &subject : j["subjects"]) {
    uint64_t sum = subject["agree"].get<uint64_t>() + subject["defect"].get<uint64_t>() +
                   subject["inconclusive"].get<uint64_t>();
    EXPECT_EQ(subject["judged"], sum);
    judged += sum;
    uint64_t kinds = 0, reasons = 0;
    if (subject.contains("kinds"))
      for (const auto &count : subject["kinds"])
        kinds += count.get<uint64_t>();
    for (const auto &count : subject["reasons"])
      reasons += count.get<uint64_t>();
    EXPECT_EQ(subject["defect"], kinds);
    EXPECT_EQ(subject["inconclusive"], reasons);
  }
  EXPECT_EQ(j["total"]["judged"], judged);
  // Allocations that reached the pass are counted once for each program and subject, inputs for
  // each entry.
  EXPECT_EQ(j["subjects"]["upstream"]["reached"], 6);
  EXPECT_EQ(j["subjects"]["upstream"]["inputs"], 32);
  EXPECT_EQ(j["subjects"]["upstream"]["fit"], 16);
  EXPECT_EQ(j["subjects"]["upstream"]["aborted"], 8);
  EXPECT_EQ(j["subjects"]["upstream"]["left_out"], 8);
  std::string text = report.text();
  EXPECT_NE(text.find("4 programs, 1 of them unreadable, 1 faults of Freehold"), std::string::npos);
  EXPECT_NE(text.find("12 judged = 4 agree + 4 defect + 4 inconclusive"), std::string::npos);
  EXPECT_NE(text.find("defect: leak 2, crash 2"), std::string::npos);
  EXPECT_NE(text.find("inputs: 16 fit, 8 abort, 8 do not fit"), std::string::npos);
}

TEST(Report, Wording) {
  Judgement j = judged(Defect{DefectKind::DoubleFree,
                              {{"p.mlir:3:4", "frees a buffer again"},
                               {{"p.mlir:1:2", "allocated here"}},
                               "true",
                               "reuse",
                               "",
                               false,
                               false,
                               ""}});
  j.entry = "f";
  EXPECT_EQ(diagnostic(j), "p.mlir:3:4: error: double-free (upstream, @f): frees a buffer again\n"
                           "p.mlir:1:2: note: allocated here\n"
                           "note: with --args 'true' --address-policy reuse\n");
  EXPECT_EQ(diagnostic(judged(Agree{})), "");
  EXPECT_EQ(diagnostic(judged(Inconclusive{Reason::Budget, {"-", "steps"}})),
            "p.mlir: warning: budget (upstream): steps\n");
  EXPECT_EQ(summaryLine(j), "p.mlir @f upstream: defect double-free (2 of 4 inputs fit, 2 paths); "
                            "1 aborts; 1 does not fit");
  j.inputs = {.fit = 4};
  EXPECT_EQ(summaryLine(j), "p.mlir @f upstream: defect double-free (4 inputs, 2 paths)");
}

TEST(Report, StateKeepsAllCounts) {
  Judgement j = judged(kLeak);
  j.search.tries = 11;
  j.search.found = 7;
  j.search.blocks = 5;
  j.search.blocksReached = 3;
  j.opaqueOps = {"test.op"};
  j.isPrivate = true;
  j.inContract = false;
  Response response = good({Agree{}, kUb});
  response.judgements.push_back(j);
  Report report;
  report.add({}, response);
  Report kept = Report::fromState(report.state());
  EXPECT_EQ(kept.state(), report.state());
  EXPECT_EQ(kept.json(), report.json());
}
