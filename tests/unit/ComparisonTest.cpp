//===- ComparisonTest.cpp - Which programs count, totals, ratios ----------===//
#include "oracle/core/verdict/Comparison.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace freehold;
using nlohmann::json;

namespace {
struct Judged {
  std::string subject;
  Verdict verdict = Agree{};
  std::optional<RunCost> cost = std::nullopt;
};

RunStatistics statistics(uint64_t clones, uint64_t allocations, uint64_t steps) {
  RunStatistics result;
  result.clones = clones;
  result.heapAllocations = result.frees = allocations;
  result.steps = steps;
  return result;
}

/// An entry under a subject, with two inputs that ran to the end.
Judged ran(std::string subject, uint64_t clones, uint64_t allocations, uint64_t steps) {
  return {std::move(subject), Agree{},
          RunCost{2, statistics(clones, allocations, steps), statistics(0, 1, 7)}};
}

void add(Comparison &comparison, std::string program, const std::vector<Judged> &entries) {
  Request request;
  request.program.name = program;
  Response response;
  for (const Judged &entry : entries) {
    Judgement judgement;
    judgement.program = program;
    judgement.subject = entry.subject;
    judgement.verdict = entry.verdict;
    judgement.cost = entry.cost;
    response.judgements.push_back(std::move(judgement));
  }
  comparison.add(request, response);
}

std::vector<json> linesOf(const Comparison &comparison) {
  std::vector<json> lines;
  std::istringstream stream(comparison.jsonLines());
  for (std::string line; std::getline(stream, line);)
    lines.push_back(json::parse(line));
  return lines;
}

constexpr size_t kClones = 0, kSteps = 5;
const Defect kCrash{DefectKind::Crash, {}};
const Inconclusive kUb{Reason::SourceUb, {}};
} // namespace

TEST(Comparison, FiguresAreDistinct) {
  EXPECT_EQ(kFigures[kClones].word, "clones");
  EXPECT_EQ(kFigures[kSteps].word, "steps");
  for (const Figure &a : kFigures)
    for (const Figure &b : kFigures)
      EXPECT_EQ(&a == &b, a.value == b.value) << a.word << b.word;
}

TEST(Comparison, RatioToZeroIsNone) {
  EXPECT_EQ(ratio(3, 2), 1.5);
  EXPECT_EQ(ratio(0, 2), 0.0);
  EXPECT_EQ(ratio(3, 0), std::nullopt);
  EXPECT_EQ(ratio(0, 0), std::nullopt);
}

TEST(Comparison, EntriesAndProgramsAddUp) {
  Comparison comparison({"a", "b"});
  add(comparison, "p",
      {ran("a", 0, 4, 100), ran("a", 0, 6, 100), ran("b", 1, 4, 50), ran("b", 1, 1, 50)});
  add(comparison, "q", {ran("a", 0, 10, 300), ran("b", 1, 10, 300)});
  EXPECT_EQ(comparison.compared(), 2u);
  auto totals = comparison.totals();
  EXPECT_EQ(totals[0].sum.heapAllocations, 20u);
  EXPECT_EQ(totals[1].sum.heapAllocations, 15u);
  EXPECT_EQ(totals[1].sum.clones, 3u);
  EXPECT_EQ(totals[0].runs, 6u);
  EXPECT_EQ(totals[1].below[kSteps], 1u);
  EXPECT_EQ(totals[1].above[kSteps], 0u);
  EXPECT_EQ(totals[1].above[kClones], 2u);
  EXPECT_EQ(totals[0].below[kSteps] + totals[0].above[kSteps], 0u);
  auto lines = linesOf(comparison);
  ASSERT_EQ(lines.size(), 6u);
  const json &total = lines[5];
  EXPECT_EQ(total["subject"], "b");
  EXPECT_EQ(total["base"], "a");
  EXPECT_EQ(total["ratios"]["heap_allocations"], 0.75);
  // Once for each entry, however many subjects there are.
  EXPECT_EQ(total["source"]["steps"], 21);
  EXPECT_EQ(total["ratios"]["steps"], 0.8);
  EXPECT_TRUE(total["ratios"]["clones"].is_null());
  EXPECT_TRUE(total["ratios"]["peak_bytes"].is_null());
}

TEST(Comparison, ProgramsOfOneSubjectOnlyCountNowhere) {
  Comparison comparison({"a", "b"});
  add(comparison, "both", {ran("a", 0, 1, 10), ran("b", 0, 1, 20)});
  add(comparison, "crash", {ran("a", 0, 1000, 1000), {"b", kCrash}});
  // One entry of two is enough.
  add(comparison, "entry",
      {ran("a", 0, 1000, 1000), {"a", kUb}, ran("b", 0, 1, 1), ran("b", 0, 1, 1)});
  EXPECT_EQ(comparison.programs().size(), 3u);
  EXPECT_EQ(comparison.compared(), 1u);
  auto totals = comparison.totals();
  EXPECT_EQ(totals[0].sum.heapAllocations, 1u);
  EXPECT_EQ(totals[1].sum.steps, 20u);
  EXPECT_EQ(comparison.sourceTotal().steps, 7u);
  EXPECT_EQ(totals[0].agree, 2u);
  EXPECT_EQ(totals[0].inconclusive, 1u);
  EXPECT_EQ(totals[1].defect, 1u);
  EXPECT_EQ(totals[0].without, (std::map<std::string, uint64_t>{{"source-ub", 1}}));
  EXPECT_EQ(totals[1].without, (std::map<std::string, uint64_t>{{"crash", 1}}));
  std::string text = comparison.text();
  EXPECT_NE(text.find("compared: 1 of 3 programs"), std::string::npos);
  EXPECT_NE(text.find("without figures of b: crash 1"), std::string::npos);
  auto lines = linesOf(comparison);
  EXPECT_EQ(lines[3]["kind"], "crash");
  EXPECT_EQ(lines[3]["compared"], false);
  EXPECT_TRUE(lines[3]["figures"].is_null());
  EXPECT_EQ(lines[2]["figures"]["steps"], 1000);
}

/// Unfit inputs contribute no figures, but the other inputs do.
TEST(Comparison, FitInputsOfAnUnfitProgram) {
  Comparison comparison({"a", "b"});
  RunCost cost{1, statistics(0, 3, 30), {}};
  add(comparison, "some", {{"a", kUb, cost}, {"b", kUb, cost}});
  add(comparison, "none", {{"a", kUb, RunCost{}}, {"b", kUb, RunCost{}}});
  EXPECT_EQ(comparison.compared(), 1u);
  EXPECT_EQ(comparison.totals()[1].sum.steps, 30u);
  EXPECT_EQ(comparison.totals()[1].without.at("source-ub"), 1u);
}

TEST(Comparison, NothingToCompare) {
  Comparison empty({"a", "b"});
  EXPECT_EQ(empty.compared(), 0u);
  EXPECT_NE(empty.text().find("compared: 0 of 0 programs"), std::string::npos);
  EXPECT_EQ(linesOf(empty).size(), 2u);
  // One program is unreadable; on another one Freehold failed after the first subject.
  Comparison faulty({"a", "b"});
  add(faulty, "unreadable", {});
  add(faulty, "fault", {ran("a", 0, 1, 1)});
  EXPECT_TRUE(faulty.programs().empty());
}

TEST(Comparison, TextFits) {
  const std::string pipeline = "buffer-deallocation-pipeline,cse,canonicalize";
  Comparison comparison({"upstream-unsimplified", pipeline});
  RunCost cost{8, statistics(1234, 12345, 1234567), {}};
  const std::string name =
      "/some/where/far/down/in/\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9/p.mlir";
  Inconclusive reason{Reason::SourceUb, {}};
  add(comparison, name, {{"upstream-unsimplified", reason, cost}, {pipeline, Agree{}, cost}});
  std::istringstream stream(comparison.text());
  std::string line;
  std::getline(stream, line);
  EXPECT_EQ(line, "#2: " + pipeline);
  while (std::getline(stream, line))
    EXPECT_LE(line.size(), 100u) << line;
  EXPECT_NE(comparison.text().find("p.mlir  upstream-unsimplified"), std::string::npos);
}

TEST(Comparison, CsvQuotes) {
  Comparison comparison({"a,b", "say \"c\""});
  add(comparison, "p", {ran("a,b", 0, 1, 1), ran("say \"c\"", 0, 1, 1)});
  std::string csv = comparison.csv();
  EXPECT_NE(
      csv.find("source,p,,,,true,,0,1,1,0,0,7,0\nprogram,p,\"a,b\",agree,,true,2,0,1,1,0,0,1,0\n"),
      std::string::npos);
  EXPECT_NE(csv.find("program,p,\"say \"\"c\"\"\",agree"), std::string::npos);
  EXPECT_NE(csv.find("ratio,,\"say \"\"c\"\"\",,,,2,,1.0,1.0,,,1.0,\n"), std::string::npos);
}
