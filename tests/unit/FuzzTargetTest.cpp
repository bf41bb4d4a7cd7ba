//===- FuzzTargetTest.cpp - The bodies of fuzz targets --------------------===//
// Runs each target on some hundred inputs. Inputs for the shipped passes are few and fixed, since a
// crash there would end this process.
//===----------------------------------------------------------------------===//
#include "fuzz/targets/DeallocOps.h"
#include "fuzz/targets/Input.h"
#include "fuzz/targets/Target.h"
#include "fuzz/targets/Variants.h"
#include "oracle/diff/Transform.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace freehold;
using namespace freehold::targets;

namespace {
std::string randomBytes(uint64_t seed) {
  auto choices = gen::Choices::fromSeed(seed);
  // A character with which no text begins.
  std::string bytes = "\x02";
  for (unsigned n = 20 + choices.choose(180); n-- > 0;)
    bytes += static_cast<char>(choices.choose(256));
  return bytes;
}

struct Tally {
  unsigned kept = 0;
  std::set<features::FeatureId> features;
  std::map<std::string, std::string> problems;
};

Tally runAll(const char *name, llvm::ArrayRef<std::string> inputs) {
  Tally tally;
  auto target = findTarget(name)->make();
  for (const std::string &input : inputs) {
    Answer answer =
        target->run(input, [&](features::FeatureId id, auto) { tally.features.insert(id); });
    tally.kept += answer.isKept;
    for (Problem &problem : answer.problems)
      tally.problems.emplace(problem.signature, problem.text);
  }
  return tally;
}

std::vector<std::string> randomInputs(unsigned count) {
  std::vector<std::string> inputs;
  for (unsigned n = 0; n < count; ++n)
    inputs.push_back(randomBytes(n));
  return inputs;
}

void expectNoProblem(const Tally &tally) {
  for (const auto &[signature, text] : tally.problems)
    ADD_FAILURE() << signature << '\n' << text;
}

constexpr const char *kLeaks = R"(
func.func private @use(memref<4xi32>)
func.func @main(%c: i1) {
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  scf.if %c {
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
})";

/// Equal operands with different conditions, where MLIR's lowering deviates from D1.
constexpr const char *kLiteral = R"(
func.func @main(%c: i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  bufferization.dealloc (%a, %a : memref<4xi32>, memref<4xi32>) if (%c, %true)
  return
})";

std::string withHeader(llvm::StringRef header, const char *text) {
  return headerLine(header) + text;
}
} // namespace

TEST(FuzzTarget, Ownership) {
  Tally tally = runAll("fuzz_ownership", randomInputs(200));
  EXPECT_EQ(tally.kept, 200u);
  EXPECT_GT(tally.features.size(), 500u);
  expectNoProblem(tally);
}

TEST(FuzzTarget, Legacy) {
  Tally tally = runAll("fuzz_legacy", randomInputs(200));
  EXPECT_EQ(tally.kept, 200u);
  expectNoProblem(tally);
}

TEST(FuzzTarget, Upstream) {
  Tally tally = runAll("fuzz_upstream", {kLeaks});
  EXPECT_EQ(tally.kept, 1u);
  expectNoProblem(tally);
}

TEST(FuzzTarget, Differential) {
  Tally tally = runAll("fuzz_differential", {kLeaks});
  EXPECT_EQ(tally.kept, 1u);
  expectNoProblem(tally);
}

TEST(FuzzTarget, DeallocOpWithOurs) {
  std::vector<std::string> inputs = randomInputs(300);
  // The first variants and the last one are ours.
  for (size_t n = 0; n < inputs.size(); ++n)
    inputs[n][1] = n % 4;
  Tally tally = runAll("fuzz_dealloc_op", inputs);
  EXPECT_EQ(tally.kept, 300u);
  expectNoProblem(tally);
}

TEST(FuzzTarget, DeallocOpNoticesAnotherReading) {
  Tally ours = runAll("fuzz_dealloc_op", {withHeader(llvm::StringRef("\0\1\0\0\0", 5), kLiteral)});
  expectNoProblem(ours);
  Tally theirs =
      runAll("fuzz_dealloc_op", {withHeader(llvm::StringRef("\0\6\0\0\0", 5), kLiteral)});
  ASSERT_EQ(theirs.problems.size(), 1u);
  EXPECT_EQ(theirs.problems.begin()->first, "leak bufferization-lower-deallocations memref.alloc");
}

TEST(FuzzTarget, DeallocProgramsAreFit) {
  auto target = findTarget("fuzz_interpreter")->make();
  for (unsigned seed = 0; seed < 300; ++seed) {
    auto choices = gen::Choices::fromSeed(seed);
    std::string text = deallocProgram(choices, {.withDangling = seed % 2 == 1}).text;
    std::map<std::string, unsigned> words;
    Answer answer = target->run(text, [&](features::FeatureId, features::Words all) {
      if (all.front() == "verdict")
        ++words[features::print(all)];
    });
    EXPECT_TRUE(answer.isKept) << text;
    EXPECT_EQ(words["verdict identity agree"], 1u) << text;
  }
}

TEST(FuzzTarget, NoProgramIsNotKept) {
  for (const char *name : {"fuzz_upstream", "fuzz_interpreter"}) {
    Tally tally = runAll(name, {"// no program\nfunc.func @f( {"});
    EXPECT_EQ(tally.kept, 0u);
    expectNoProblem(tally);
  }
}

TEST(FuzzTarget, Text) {
  std::vector<std::string> inputs = randomInputs(200);
  for (size_t n = 0; n < inputs.size(); ++n)
    inputs[n][0] = static_cast<char>(n % 8);
  for (const char *text : {"\1builtin.module(fh-cse,func.func(canonicalize{top-down=true}))",
                           "\2"
                           "1, memref(3;seed=7), 0x7fc00000, memref(2x2), true, same(1)",
                           "\3{\"base\": \"cfg\", \"rowsMax\": 3}", "\4{\"request\": {}}",
                           "\5<valgrindoutput></valgrindoutput>", "\6==1==ERROR: AddressSanitizer"})
    inputs.push_back(text);
  expectNoProblem(runAll("fuzz_text", inputs));
}

TEST(FuzzTarget, StateDoesNotLeak) {
  std::string bytes = randomBytes(5);
  auto target = findTarget("fuzz_ownership")->make();
  std::vector<features::FeatureId> first, again;
  target->run(bytes, [&](features::FeatureId id, auto) { first.push_back(id); });
  for (unsigned seed = 10; seed < 40; ++seed)
    target->run(randomBytes(seed), [](features::FeatureId, auto) {});
  target->run(bytes, [&](features::FeatureId id, auto) { again.push_back(id); });
  EXPECT_EQ(first, again);
}

TEST(FuzzVariants, PipelinesParseAndReachEachPass) {
  std::set<std::string> texts;
  for (unsigned seed = 0; seed < 600; ++seed) {
    auto choices = gen::Choices::fromSeed(seed);
    for (auto variant : {upstreamVariant, ownershipVariant, legacyVariant, deallocOpVariant})
      texts.insert(variant(choices).text);
    for (const Subject &subject : differentialVariant(choices))
      texts.insert(subject.text);
  }
  std::string all;
  for (const std::string &text : texts) {
    EXPECT_EQ(checkPipeline(text), "") << text;
    all += text + "\n";
  }
  for (const char *option :
       {"emit-deallocs=true", "private-function-dynamic-ownership=true", "free-after-last-use=true",
        "inline-comparisons-max=0", "stack-bytes-max=0", "lower-deallocations=false",
        "copies=false", "max-alloc-size-in-bytes", "max-rank-of-allocated-memref",
        "outside-loops-only=true", "statistics=true", "fh-cse"})
    EXPECT_NE(all.find(option), std::string::npos) << option;
}

TEST(FuzzVariants, NoBytesAreTheMainSubject) {
  auto none = [] { return gen::Choices::fromBytes(""); };
  auto a = none(), b = none(), c = none();
  EXPECT_EQ(upstreamVariant(a).name, "upstream");
  EXPECT_EQ(ownershipVariant(b).name, "fh");
  EXPECT_EQ(legacyVariant(c).name, "fh-legacy");
}
