//===- CountedOpsTest.cpp - Executions of chosen ops ----------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/interp/Interpreter.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace freehold;

static const char *kLoop = R"(
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %clone = bufferization.clone %m : memref<2xi32> to memref<2xi32>
    %same = arith.cmpi eq, %i, %c1 : index
    memref.dealloc %clone : memref<2xi32>
  }
  memref.dealloc %m : memref<2xi32>
  return
}
)";

/// Returns the statistics of @f(n), counting the ops of these names.
static RunStatistics runCounting(const char *clones, const char *checks, int64_t n) {
  auto context = makeContext();
  auto module = parseProgram({"loop", kLoop, {}}, *context);
  interp::CountedOps counted;
  module->walk([&](mlir::Operation *op) {
    if (op->getName().getStringRef() == clones)
      counted[op] = &RunStatistics::clones;
    if (op->getName().getStringRef() == checks)
      counted[op] = &RunStatistics::aliasChecks;
  });
  auto compiled = interp::compile(*module, {.counted = counted.empty() ? nullptr : &counted});
  Outcome outcome = interp::run(*compiled, *compiled->functions[0], {{ScalarArgument{n}}}, {});
  EXPECT_EQ(outcome.termination, Termination::Returned);
  return outcome.statistics;
}

TEST(CountedOps, EachExecutionCounts) {
  RunStatistics statistics = runCounting("bufferization.clone", "arith.cmpi", 5);
  EXPECT_EQ(statistics.clones, 5u);
  EXPECT_EQ(statistics.aliasChecks, 5u);
  EXPECT_EQ(runCounting("bufferization.clone", "arith.cmpi", 0).clones, 0u);
}

TEST(CountedOps, CountingTakesNoSteps) {
  RunStatistics plain = runCounting("", "", 5);
  EXPECT_EQ(plain.clones + plain.aliasChecks, 0u);
  EXPECT_EQ(runCounting("bufferization.clone", "arith.cmpi", 5).steps, plain.steps);
}
