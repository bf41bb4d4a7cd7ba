//===- UndefinedBehavioursTest.cpp - The table, the interpreter and the prover ---===//
// Each row of the table must agree with the interpreter and with the duties of the prover, and the
// prover must have no other duties.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/verdict/Verdict.h"
#include "oracle/interp/Interpreter.h"
#include "smt/encode/Encoder.h"
#include "tests/stress/UndefinedPrograms.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace freehold;
using Effect = UndefinedBehaviour::Effect;

static Outcome runMain(const std::string &text) {
  auto context = makeContext();
  auto module = parseProgram({"row", text, {}}, *context);
  if (!module) {
    ADD_FAILURE() << "cannot be read:\n" << text;
    return {};
  }
  auto compiled = interp::compile(*module, {});
  return interp::run(*compiled, *compiled->functions[0], {}, {});
}

/// Returns true if the error is at the op, or, for poison, where something depends on it.
static bool isAt(const UndefinedBehaviour &row, const RunError &error) {
  return error.what.op == row.op || (row.effect == Effect::Poison && error.what.op == "scf.if");
}

TEST(UndefinedBehaviours, TheInterpreterReportsEachRow) {
  for (const UndefinedBehaviour &row : undefinedBehaviours()) {
    SCOPED_TRACE(row.name());
    Outcome outcome = runMain(stress::aloneProgram(row, row.example.happens));
    ASSERT_EQ(outcome.termination, Termination::MemoryError);
    EXPECT_EQ(outcome.error.kind, row.kind) << outcome.error.what.message;
    EXPECT_TRUE(isAt(row, outcome.error)) << outcome.error.what.op;
  }
}

TEST(UndefinedBehaviours, TheInterpreterReportsNothingElse) {
  for (const UndefinedBehaviour &row : undefinedBehaviours()) {
    SCOPED_TRACE(row.name());
    if (row.example.avoided)
      EXPECT_EQ(runMain(stress::aloneProgram(row, *row.example.avoided)).termination,
                Termination::Returned);
  }
}

/// Returns the rows that the encodings of both functions in `text` use.
static std::vector<const UndefinedBehaviour *> rowsOf(const std::string &text) {
  auto context = makeContext();
  auto module = parseProgram({"row", text, {}}, *context);
  auto rewrite = smt::readRewrite(*module);
  if (failed(rewrite)) {
    ADD_FAILURE() << "cannot be read:\n" << text;
    return {};
  }
  smt::Terms terms;
  smt::World world(terms, {});
  if (failed(world.addArguments(*rewrite)))
    return {};
  smt::Encoder encoder(world, "tgt");
  auto failure = encoder.run(rewrite->target);
  EXPECT_FALSE(failure) << failure->why;
  return encoder.rows;
}

// If the prover has a duty without a row, it reports the op as unsupported, which the example of
// any other row of the op shows.
TEST(UndefinedBehaviours, TheProverAsksForEachRow) {
  for (const UndefinedBehaviour &row : undefinedBehaviours()) {
    SCOPED_TRACE(row.name());
    EXPECT_TRUE(llvm::is_contained(rowsOf(stress::rewriteOf(row)), &row));
  }
}

TEST(UndefinedBehaviours, AnOpWithoutARowIsNotFound) {
  EXPECT_EQ(findUndefined("arith.divsi", "no such condition"), nullptr);
  EXPECT_EQ(findUndefined("arith.maxsi", "division by zero"), nullptr);
  ASSERT_NE(findUndefined("arith.divsi", "division by zero"), nullptr);
  EXPECT_EQ(findUndefined("arith.divsi", "division by zero")->name(),
            "arith.divsi: division by zero");
}
