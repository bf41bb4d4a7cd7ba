//===- NativeLogTest.cpp --------------------------------------------------===//
#include "oracle/native/Log.h"
#include "oracle/native/Plan.h"
#include "oracle/native/runtime/Protocol.h"

#include "oracle/core/program/Registry.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace freehold;
using namespace freehold::native;

namespace {
/// @f(memref<2xi32>) -> i32 and an external @g(i32).
struct NativeLogTest : testing::Test {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  ProgramShape shape;

  NativeLogTest() {
    mlir::Builder builder(context.get());
    mlir::Type i32 = builder.getI32Type();
    auto buffer = mlir::MemRefType::get({2}, i32);
    auto f = builder.getFunctionType({buffer}, {i32}), g = builder.getFunctionType({i32}, {});
    shape.functions.push_back({"f", f, false, f, {0}});
    shape.functions.push_back({"g", g, true, g, {0}});
    shape.sites.push_back("a.mlir:1:2");
  }
};

uint64_t word(EventKind kind) { return static_cast<uint64_t>(kind); }

/// Returns two cells of 32 bits.
uint64_t cells(uint32_t first, uint32_t second) { return first | uint64_t(second) << 32; }

std::vector<uint64_t> events(uint64_t argumentCells) {
  return {word(EventKind::Call),
          1,
          5,
          word(EventKind::Results),
          1,
          0,
          0,
          7,
          word(EventKind::Leak),
          3,
          8,
          1,
          word(EventKind::Argument),
          0,
          1,
          2,
          argumentCells,
          0,
          word(EventKind::End),
          3,
          2,
          24};
}
} // namespace

static std::vector<std::string> texts(const Outcome &outcome) {
  std::vector<std::string> lines;
  for (const Observation &line : outcome.observations)
    lines.push_back(line.text());
  return lines;
}

TEST_F(NativeLogTest, SaysWhatTheInterpreterSays) {
  auto outcome = readLog(shape, {"f", {}}, events(cells(1, 2)), events(cells(1, 2)));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->termination, Termination::Returned);
  EXPECT_EQ(texts(*outcome), (std::vector<std::string>{"call @g(5 : i32)", "result 0 = 7 : i32",
                                                       "argument 0 = [1, 2]"}));
  ASSERT_EQ(outcome->leaks.size(), 1u);
  EXPECT_EQ(outcome->leaks[0].number, 3u);
  EXPECT_EQ(outcome->leaks[0].location, "a.mlir:1:2");
}

TEST_F(NativeLogTest, CellsThatDifferAsFreshMemoryDoesWereNeverWritten) {
  auto outcome =
      readLog(shape, {"f", {}}, events(cells(1, 0xA7A7A7A7)), events(cells(1, 0x5B5B5B5B)));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->observations.back().text(), "argument 0 = [1, _]");
}

TEST_F(NativeLogTest, CellsThatDifferInAnyWayWereComputedFromSuchCells) {
  auto outcome = readLog(shape, {"f", {}}, events(cells(1, 2)), events(cells(1, 3)));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->observations.back().text(), "argument 0 = [1, _]");
}

TEST_F(NativeLogTest, RunsThatDifferOtherwiseDependOnSuchCells) {
  std::vector<uint64_t> second = {word(EventKind::End), 0, 0, 0};
  auto outcome = readLog(shape, {"f", {}}, events(cells(1, 2)), second);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->termination, Termination::Unsupported);
  EXPECT_TRUE(outcome->observations.empty());
}

TEST_F(NativeLogTest, NonsenseIsNoOutcome) {
  auto whole = events(cells(1, 2));
  for (size_t length = 0; length < whole.size(); ++length) {
    std::vector<uint64_t> part(whole.begin(), whole.begin() + length);
    EXPECT_FALSE(readLog(shape, {"f", {}}, part, {})) << length;
  }
  std::vector<uint64_t> wild = {word(EventKind::Call), 77};
  EXPECT_FALSE(readLog(shape, {"f", {}}, wild, wild));
  EXPECT_FALSE(readLog(shape, {"none", {}}, whole, whole));
}

TEST_F(NativeLogTest, ErrorsNameAllocationAndPlaces) {
  std::vector<uint64_t> log = {
      word(EventKind::Error), static_cast<uint64_t>(RuntimeError::DoubleFree), 4, 1, 1, 1};
  auto outcome = readLog(shape, {"f", {}}, log, {});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->termination, Termination::MemoryError);
  EXPECT_EQ(outcome->error.kind, ErrorKind::DoubleFree);
  EXPECT_EQ(outcome->error.what.message, "frees a buffer again (allocation 4)");
  EXPECT_EQ(outcome->error.notes.size(), 2u);
}

TEST_F(NativeLogTest, PlansSayWhatToRun) {
  Inputs inputs{{BufferArgument{{2}, 9}}};
  auto plan = makePlan(shape, {{"f", inputs}}, {1, 100, 0});
  ASSERT_TRUE(std::holds_alternative<std::vector<uint64_t>>(plan));
  const auto &words = std::get<0>(plan);
  PlanHeader header;
  std::memcpy(&header, words.data(), sizeof header);
  EXPECT_EQ(header.functions, 2u);
  EXPECT_EQ(header.runs, 1u);
  EXPECT_EQ(header.memoryBytesMax, 100u);
  const uint64_t *run = words.data() + words[header.runsAt];
  EXPECT_EQ(run[0], 0u);
  // There are no other numbers than those of the types, and there is one step.
  EXPECT_EQ(run[1], 0u);
  EXPECT_EQ(run[2], 1u);
  const uint64_t *call = words.data() + run[3];
  EXPECT_EQ(call[0], static_cast<uint64_t>(StepKind::Call));
  EXPECT_EQ(call[1], 0u);
  EXPECT_EQ(call[2], 1u);
  const uint64_t *argument = words.data() + call[3];
  EXPECT_EQ(argument[0], static_cast<uint64_t>(ArgumentKind::Buffer));
  // A view of one dimension, followed by the bytes of the buffer.
  EXPECT_EQ(argument[2], 1u);
  EXPECT_EQ(argument[6], 8u);
}

TEST_F(NativeLogTest, RunsThatCannotBeMadeAreRefused) {
  for (const native::Run &run :
       {native::Run{"g", Inputs{{ScalarArgument{1}}}}, native::Run{"f", Inputs{}},
        native::Run{"f", Inputs{{BufferArgument{{3}, 1}}}}})
    EXPECT_TRUE(std::holds_alternative<std::string>(makePlan(shape, {run}, {1, 100, 0})));
}
