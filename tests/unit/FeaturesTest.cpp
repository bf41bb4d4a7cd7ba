//===- FeaturesTest.cpp - Features of IR as stable numbers ----------------===//
#include "fuzz/features/Features.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

#include <map>

using namespace freehold;

namespace {
std::map<std::string, unsigned> featuresOf(const char *text) {
  auto context = makeContext();
  auto module = parseProgram({.name = "-", .text = text, .entries = {}}, *context);
  std::map<std::string, unsigned> found;
  features::collect(*module, [&](features::FeatureId id, features::Words words) {
    EXPECT_EQ(id, features::idOf(words));
    ++found[features::print(words)];
  });
  return found;
}

constexpr const char *kFreed = R"(
func.func @f(%p: i1, %m: memref<4xi32>) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  %v = memref.cast %a : memref<4xi32> to memref<?xi32>
  %true = arith.constant true
  %r = scf.if %p -> memref<4xi32> {
    scf.yield %a : memref<4xi32>
  } else {
    scf.yield %m : memref<4xi32>
  }
  bufferization.dealloc (%v, %r : memref<?xi32>, memref<4xi32>) if (%true, %p)
  return %m : memref<4xi32>
})";
} // namespace

TEST(Features, NumbersAreFixed) {
  // Corpora and records of fuzzers depend on these numbers.
  EXPECT_EQ(features::idOf({"next", "memref.alloc", "memref.store"}), 0x1e2a637805a85b0full);
  EXPECT_NE(features::idOf({"ab", "c"}), features::idOf({"a", "bc"}));
}

TEST(Features, OwnershipOfWhatIsHandedOn) {
  auto found = featuresOf(kFreed);
  EXPECT_EQ(found["yields scf.if owned"], 1u);
  EXPECT_EQ(found["yields scf.if borrowed"], 1u);
  EXPECT_EQ(found["yields func.func borrowed"], 1u);
  EXPECT_EQ(found["joins scf.if 1 0"], 1u);
}

TEST(Features, Dealloc) {
  auto found = featuresOf(kFreed);
  EXPECT_EQ(found["dealloc 2x0"], 1u);
  EXPECT_EQ(found["frees owned-view true"], 1u);
  EXPECT_EQ(found["frees joined argument"], 1u);
  EXPECT_EQ(found["pair owned-view joined other"], 1u);
}

TEST(Features, OpsAndTheirPlaces) {
  auto found = featuresOf(kFreed);
  EXPECT_EQ(found["inside func.func memref.alloc"], 1u);
  EXPECT_EQ(found["next memref.alloc memref.cast"], 1u);
  EXPECT_EQ(found["operand memref.alloc owned memref.cast"], 1u);
  EXPECT_EQ(found["count scf.yield 2"], 1u);
  EXPECT_EQ(found["blocks func.func 1"], 1u);
}

TEST(Features, Buckets) {
  EXPECT_EQ(features::bucket(0), "0");
  EXPECT_EQ(features::bucket(3), "3");
  EXPECT_EQ(features::bucket(4), "4-7");
  EXPECT_EQ(features::bucket(7), "4-7");
  EXPECT_EQ(features::bucket(127), "64-127");
  EXPECT_EQ(features::bucket(1'000'000), "128+");
}

TEST(Features, Verdicts) {
  Judgement judgement;
  judgement.subject = "fh";
  judgement.verdict = Inconclusive{Reason::Rejected, {.op = "cf.switch"}};
  judgement.reached = 5;
  std::map<std::string, unsigned> found;
  features::collect(judgement, [&](features::FeatureId, features::Words words) {
    ++found[features::print(words)];
  });
  EXPECT_EQ(found["verdict fh inconclusive rejected cf.switch"], 1u);
  EXPECT_EQ(found["reach 4-7"], 1u);
}
