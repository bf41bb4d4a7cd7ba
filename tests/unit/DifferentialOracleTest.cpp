//===- DifferentialOracleTest.cpp - The judge in this process -------------===//
#include "oracle/diff/DifferentialOracle.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
constexpr const char *kLeaky = R"(
func.func @f(%c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
func.func @g() -> memref<i32> {
  %m = memref.alloc() : memref<i32>
  return %m : memref<i32>
}
)";
constexpr const char *kUndefined = R"(
func.func @f() -> i32 {
  %z = arith.constant 0 : i32
  %d = arith.divsi %z, %z : i32
  return %d : i32
}
)";

struct Judged {
  std::string badInput;
  std::vector<Judgement> judgements;
  std::vector<Stage> stages;
  std::vector<std::string> passes;
  std::string sourceUnfit = "not said";
};

Judged judge(DifferentialOracle &oracle, const char *text, std::vector<const char *> subjects,
             std::vector<std::string> entries = {}) {
  Request request;
  request.program = {"p.mlir", text, std::move(entries)};
  for (const char *name : subjects)
    request.subjects.push_back(*findSubject(name));
  Judged judged;
  judged.badInput = oracle.judge(
      request,
      [&](Stage stage, llvm::StringRef pass) {
        if (pass.empty())
          judged.stages.push_back(stage);
        else
          judged.passes.push_back(pass.str());
      },
      [&](std::string why) { judged.sourceUnfit = why; },
      [&](std::vector<Judgement> some) {
        for (Judgement &judgement : some)
          judged.judgements.push_back(std::move(judgement));
      });
  return judged;
}
} // namespace

TEST(DifferentialOracle, AgreeAndDefect) {
  DifferentialOracle oracle;
  Judged judged = judge(oracle, kLeaky, {"upstream", "identity"});
  EXPECT_EQ(judged.badInput, "");
  ASSERT_EQ(judged.judgements.size(), 4u);
  EXPECT_EQ(spell(judged.judgements[0].verdict), "agree");
  EXPECT_EQ(judged.judgements[0].entry, "f");
  EXPECT_EQ(judged.judgements[0].inputs, (InputCounts{.fit = 2}));
  EXPECT_EQ(judged.judgements[0].reached, 2u);
  EXPECT_EQ(spell(judged.judgements[1].verdict), "agree");
  ASSERT_EQ(spell(judged.judgements[2].verdict), "defect");
  const Defect &leak = std::get<Defect>(judged.judgements[2].verdict);
  EXPECT_EQ(leak.kind, DefectKind::Leak);
  EXPECT_EQ(leak.evidence.what.location, "p.mlir:4:8");
  EXPECT_EQ(leak.evidence.args, "0");
  EXPECT_EQ(spell(judged.judgements[3].verdict), "agree") << "it returns all that it allocates";
  EXPECT_EQ(judged.stages, (std::vector<Stage>{Stage::Parse, Stage::Source, Stage::Transform,
                                               Stage::Judge, Stage::Transform, Stage::Judge,
                                               // The pipeline runs again to find the pass to blame.
                                               Stage::Transform, Stage::Judge, Stage::Idle}));
}

TEST(DifferentialOracle, UndefinedSource) {
  DifferentialOracle oracle;
  Judged judged = judge(oracle, kUndefined, {"upstream"});
  ASSERT_EQ(judged.judgements.size(), 1u);
  auto *unfit = std::get_if<Inconclusive>(&judged.judgements[0].verdict);
  ASSERT_NE(unfit, nullptr);
  EXPECT_EQ(unfit->reason, Reason::SourceUb);
  EXPECT_EQ(unfit->what.location, "p.mlir:4:8");
  EXPECT_EQ(judged.judgements[0].inputs, (InputCounts{.leftOut = 1}));
}

/// Two of eight inputs fit of @two, and three of @three.
constexpr const char *kPartly = R"(
func.func @two(%a: i1, %b: i1, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %f = arith.andi %a, %b : i1
  %d = arith.select %f, %v, %z : i32
  %x = arith.divsi %v, %d : i32
  return %x : i32
}
func.func @three(%a: i1, %b: i1, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %e = arith.ori %b, %c : i1
  %f = arith.andi %a, %e : i1
  %d = arith.select %f, %v, %z : i32
  %x = arith.divsi %v, %d : i32
  return %x : i32
}
)";

TEST(DifferentialOracle, FitInputsDecide) {
  DifferentialOracle oracle;
  Judged judged = judge(oracle, kPartly, {"identity"});
  ASSERT_EQ(judged.judgements.size(), 2u);
  const Judgement &two = judged.judgements[0], &three = judged.judgements[1];
  EXPECT_EQ(two.inputs, (InputCounts{.fit = 2, .leftOut = 6}));
  EXPECT_EQ(std::get<Inconclusive>(two.verdict).reason, Reason::SourceUb);
  EXPECT_EQ(three.inputs, (InputCounts{.fit = 3, .leftOut = 5}));
  EXPECT_EQ(spell(three.verdict), "agree");
  ASSERT_TRUE(three.whyLeftOut);
  EXPECT_EQ(three.whyLeftOut->reason, Reason::SourceUb);
}

/// The source is not run where that ended a worker; a subject that fails itself is at fault all the
/// same.
TEST(DifferentialOracle, SourceEnded) {
  DifferentialOracle oracle;
  Request request;
  request.program = {"p.mlir", kLeaky, {}};
  Subject breaks;
  breaks.name = "breaks";
  breaks.kind = Subject::Kind::Command;
  breaks.text = "echo nonsense";
  request.subjects = {breaks, *findSubject("identity")};
  request.sourceEnded = "it takes too long";
  std::vector<Judgement> judgements;
  oracle.judge(
      request, [](Stage, llvm::StringRef) {}, [](std::string) {},
      [&](std::vector<Judgement> some) {
        judgements.insert(judgements.end(), some.begin(), some.end());
      });
  ASSERT_EQ(judgements.size(), 2u);
  EXPECT_EQ(std::get<Defect>(judgements[0].verdict).kind, DefectKind::InvalidOutput);
  EXPECT_TRUE(failsItself(judgements[0]));
  auto *left = std::get_if<Inconclusive>(&judgements[1].verdict);
  ASSERT_NE(left, nullptr) << "it leaks, but nobody has seen it do so";
  EXPECT_EQ(left->reason, Reason::Budget);
  EXPECT_EQ(left->what.message, "it takes too long");
}

TEST(DifferentialOracle, BadInputAndAfterwards) {
  DifferentialOracle oracle;
  EXPECT_NE(judge(oracle, "nonsense", {"upstream"}).badInput.find("p.mlir:1:1: error:"),
            std::string::npos);
  EXPECT_NE(judge(oracle, kLeaky, {"upstream"}, {"nowhere"}).badInput, "");
  Judged judged = judge(oracle, kLeaky, {"identity"}, {"g"});
  ASSERT_EQ(judged.judgements.size(), 1u);
  EXPECT_EQ(spell(judged.judgements[0].verdict), "agree");
}

TEST(DifferentialOracle, ModuleWithoutFunctions) {
  DifferentialOracle oracle;
  Judged judged = judge(oracle, "module {}", {"upstream"});
  EXPECT_EQ(judged.badInput, "");
  ASSERT_EQ(judged.judgements.size(), 1u);
  auto *inconclusive = std::get_if<Inconclusive>(&judged.judgements[0].verdict);
  ASSERT_NE(inconclusive, nullptr);
  EXPECT_EQ(inconclusive->reason, Reason::NothingToRun);
}

TEST(DifferentialOracle, CostsWhenAsked) {
  for (bool wanted : {false, true}) {
    DifferentialOracle oracle;
    Request request;
    request.program = {"p.mlir", kLeaky, {}};
    request.subjects = {*findSubject("upstream"), *findSubject("identity")};
    request.wantCost = wanted;
    std::vector<Judgement> judgements;
    oracle.judge(
        request, [](Stage, llvm::StringRef) {}, [](std::string) {},
        [&](std::vector<Judgement> some) {
          judgements.insert(judgements.end(), some.begin(), some.end());
        });
    ASSERT_EQ(judgements.size(), 4u);
    std::vector<std::string> verdicts;
    for (const Judgement &judgement : judgements)
      verdicts.emplace_back(spell(judgement.verdict));
    EXPECT_EQ(verdicts, (std::vector<std::string>{"agree", "agree", "defect", "agree"}));
    for (const Judgement &judgement : judgements)
      EXPECT_EQ(judgement.cost.has_value(), wanted);
    if (!wanted)
      continue;
    EXPECT_EQ(judgements[0].cost->runs, 2u);
    EXPECT_EQ(judgements[0].cost->sum.heapAllocations, 2u);
    EXPECT_EQ(judgements[0].cost->sum.frees, 2u);
    EXPECT_EQ(judgements[0].cost->source.heapAllocations, 2u);
    EXPECT_EQ(judgements[0].cost->source.frees, 0u);
    EXPECT_EQ(judgements[2].cost->runs, judgements[0].cost->runs) << "a leak ends no run";
    EXPECT_EQ(judgements[2].cost->sum.frees, 0u);
    EXPECT_EQ(judgements[3].cost->sum.heapAllocations, 1u);
    EXPECT_EQ(judgements[3].cost->sum.frees, 0u) << "what is returned is the caller's";
  }
}
