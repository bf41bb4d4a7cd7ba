//===- PrepareTest.cpp - Programs that are made by a pipeline -------------===//
#include "oracle/core/program/Registry.h"
#include "oracle/diff/JudgePool.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

#include <gtest/gtest.h>

#include <csignal>

using namespace freehold;

namespace {
struct CrashingPass : mlir::PassWrapper<CrashingPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CrashingPass)
  llvm::StringRef getArgument() const override { return "test-prepare-crash"; }
  llvm::StringRef getDescription() const override { return "ends the process"; }
  void runOnOperation() override { raise(SIGSEGV); }
};

/// Changes the module and then emits an error.
struct LateErrorPass : mlir::PassWrapper<LateErrorPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LateErrorPass)
  llvm::StringRef getArgument() const override { return "test-prepare-error"; }
  llvm::StringRef getDescription() const override { return "fails"; }
  void runOnOperation() override {
    getOperation()->setAttr("test.seen", mlir::UnitAttr::get(&getContext()));
    getOperation().emitError("not what this pass takes");
    signalPassFailure();
  }
};

const char *const kTensors = "func.func @f(%i: i32) -> i32 {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %t = tensor.from_elements %i : tensor<1xi32>\n"
                             "  %x = tensor.extract %t[%c0] : tensor<1xi32>\n"
                             "  return %x : i32\n}\n";
const char *const kBufferize = "one-shot-bufferize{bufferize-function-boundaries=1}";

Request requestFor(std::string prepare) {
  registerPasses();
  static const bool once = [] {
    mlir::PassRegistration<CrashingPass>();
    mlir::PassRegistration<LateErrorPass>();
    return true;
  }();
  (void)once;
  Request request;
  request.program = {.name = "p", .text = kTensors, .prepare = std::move(prepare)};
  request.subjects = {*findSubject("upstream"), *findSubject("identity")};
  return request;
}
} // namespace

TEST(Prepare, JudgesWhatThePipelineMakes) {
  Response response = judgeOnce(requestFor(kBufferize));
  EXPECT_EQ(response.badInput + response.fault, "");
  ASSERT_EQ(response.judgements.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<Agree>(response.judgements[0].verdict));
  // The buffer of the tensor leaks.
  auto *leak = std::get_if<Defect>(&response.judgements[1].verdict);
  ASSERT_TRUE(leak);
  EXPECT_EQ(leak->kind, DefectKind::Leak);
  ASSERT_TRUE(response.prepared);
  EXPECT_NE(response.prepared->find("memref.alloc"), std::string::npos);
}

TEST(Prepare, WithoutItTheProgramOnTensorsIsTheSource) {
  Response response = judgeOnce(requestFor(""));
  ASSERT_EQ(response.judgements.size(), 2u);
  for (const Judgement &judgement : response.judgements)
    EXPECT_TRUE(std::holds_alternative<Agree>(judgement.verdict));
  EXPECT_EQ(response.prepared, std::nullopt);
}

TEST(Prepare, CrashIsADefectOfThePassThatCrashed) {
  Request request = requestFor(std::string(kBufferize) + ",test-prepare-crash");
  Response response = judgeOnce(request);
  EXPECT_EQ(response.badInput + response.fault, "");
  ASSERT_EQ(response.judgements.size(), 2u);
  for (const Judgement &judgement : response.judgements) {
    auto *crash = std::get_if<Defect>(&judgement.verdict);
    ASSERT_TRUE(crash);
    EXPECT_EQ(crash->kind, DefectKind::Crash);
    EXPECT_EQ(crash->evidence.pass, "test-prepare-crash");
  }
  EXPECT_EQ(response.prepared, std::nullopt);

  // The pipeline is the subject now, and crashes again.
  Request alone = withoutPreparing(request, response);
  EXPECT_EQ(alone.program.prepare, "");
  EXPECT_EQ(alone.program.text, kTensors);
  ASSERT_EQ(alone.subjects.size(), 1u);
  Response again = judgeOnce(alone);
  ASSERT_EQ(again.judgements.size(), 1u);
  auto *crash = std::get_if<Defect>(&again.judgements[0].verdict);
  ASSERT_TRUE(crash);
  EXPECT_EQ(crash->evidence.pass, "test-prepare-crash");
}

TEST(Prepare, ErrorIsInconclusiveWhateverItChanged) {
  Response response = judgeOnce(requestFor("test-prepare-error"));
  EXPECT_EQ(response.badInput + response.fault, "");
  ASSERT_EQ(response.judgements.size(), 2u);
  for (const Judgement &judgement : response.judgements) {
    auto *rejected = std::get_if<Inconclusive>(&judgement.verdict);
    ASSERT_TRUE(rejected);
    EXPECT_EQ(rejected->reason, Reason::Rejected);
    EXPECT_EQ(rejected->what.message, "not what this pass takes");
  }
}

TEST(Prepare, PreparedProgramsNeedNoPreparing) {
  Request request = requestFor(kBufferize);
  EXPECT_EQ(prepareOnce(request), "");
  EXPECT_EQ(request.program.prepare, "");
  EXPECT_NE(request.program.text.find("memref.alloc"), std::string::npos);
  EXPECT_EQ(request.subjects.size(), 2u);
  Response response = judgeOnce(request);
  ASSERT_EQ(response.judgements.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<Agree>(response.judgements[0].verdict));
}

TEST(Prepare, TravelsInTheTextsFirstLine) {
  EXPECT_EQ(preparationOf(preparationLine("a{b=1},c") + kTensors), "a{b=1},c");
  EXPECT_EQ(preparationOf(preparationLine("cse")), "cse");
  EXPECT_EQ(preparationOf("// freehold-prepare: cse"), "cse");
  EXPECT_EQ(preparationOf("// freehold-prepare: cse\r\nmodule {}"), "cse");
  EXPECT_EQ(preparationOf(std::string(kTensors) + preparationLine("cse")), "");
  EXPECT_EQ(preparationOf(""), "");
}
