//===- CanonicalizeTest.cpp - What fh-canonicalize hides ------------------===//
// The pass asks the verifier whether its result is valid, and shows no errors of that. What other threads report at the
// same time has to be shown. Here the verifier of an op starts such a thread, so that it is the same time for sure.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "passes/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/Pass/PassManager.h"

#include <gtest/gtest.h>

#include <thread>

using namespace mlir;

namespace {
constexpr const char *kProgram = R"(
func.func @f(%x: i32) -> i32 {
  "probe.op"() : () -> ()
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
)";

/// Runs the pass on kProgram, whose op is verified by `verifier`. Returns the messages of all errors that are shown.
std::vector<std::string> shownBy(const std::function<LogicalResult(Operation *)> &verifier) {
  std::unique_ptr<MLIRContext> context = freehold::makeContext();
  bool isArmed = false;
  auto verify = [&](Operation *op) { return isArmed ? verifier(op) : success(); };
  context->getOrLoadDynamicDialect("probe", [&](DynamicDialect *dialect) {
    dialect->registerDynamicOp(
        DynamicOpDefinition::get("op", dialect, verify, [](Operation *) { return success(); }));
  });
  std::vector<std::string> shown;
  ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
    shown.push_back(diagnostic.str());
    return success();
  });
  OwningOpRef<ModuleOp> module = freehold::parseProgram({"p.mlir", kProgram, {}}, *context);
  EXPECT_TRUE(module);
  isArmed = true;
  PassManager passes(context.get());
  passes.enableVerifier(false);
  passes.addPass(freehold::createCanonicalize());
  EXPECT_TRUE(succeeded(passes.run(*module)));
  return shown;
}
} // namespace

TEST(Canonicalize, ShowsErrorsOfOtherThreads) {
  auto shown = shownBy([](Operation *op) {
    std::thread([&] { emitError(op->getLoc()) << "of another thread"; }).join();
    return success();
  });
  EXPECT_EQ(shown, std::vector<std::string>{"of another thread"});
}

TEST(Canonicalize, HidesErrorsOfItsVerifier) {
  auto shown = shownBy([](Operation *op) { return op->emitError() << "of the verifier"; });
  EXPECT_TRUE(shown.empty());
}
