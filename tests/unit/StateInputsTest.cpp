//===- StateInputsTest.cpp - Inputs for what outlives a call --------------===//
#include "oracle/diff/StateInputs.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

using namespace freehold;

namespace {
constexpr char kProgram[] = R"(
memref.global @seen : memref<2xi32> = dense<1>
memref.global "private" @hidden : memref<2xi32> = dense<1>
memref.global constant @fixed : memref<2xi32> = dense<1>
func.func private @ext() -> i1
func.func private @inner() {
  %g = memref.get_global @hidden : memref<2xi32>
  return
}
func.func @stateful(%a: memref<?xi32>, %n: i32) {
  %g = memref.get_global @seen : memref<2xi32>
  call @inner() : () -> ()
  return
}
func.func @sharing() {
  call @inner() : () -> ()
  return
}
func.func @asking() {
  %c = call @ext() : () -> i1
  return
}
func.func private @make(index) -> (i1, memref<?xf32>)
func.func @making() {
  %c0 = arith.constant 0 : index
  %c, %b = call @make(%c0) : (index) -> (i1, memref<?xf32>)
  return
}
func.func @makingStateful() {
  %g = memref.get_global @seen : memref<2xi32>
  call @making() : () -> ()
  return
}
func.func @stateless(%a: memref<?xi32>) {
  %g = memref.get_global @fixed : memref<2xi32>
  return
}
)";

struct StateInputsTest : testing::Test {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(kProgram, context.get());
  std::unique_ptr<interp::CompiledModule> compiled = interp::compile(*module);

  std::vector<Inputs> inputsOf(const char *name, unsigned count = 32) {
    std::vector<const interp::CompiledFunction *> entries;
    for (unsigned number : interp::publicEntries(*compiled))
      entries.push_back(compiled->functions[number].get());
    const interp::CompiledFunction &entry = *compiled->find(name);
    InputOptions options = {.count = count, .seed = 1};
    return stateInputs(*compiled, entry, entries, interp::makeInputs(entry, options), options,
                       numbersOf(entry.op));
  }
  std::string textsOf(const char *name) {
    std::string all;
    for (const Inputs &inputs : inputsOf(name))
      all += print(inputs) + "\n";
    return all;
  }
};
} // namespace

TEST_F(StateInputsTest, FindsStateThroughCalls) {
  FunctionState state = stateOf(*compiled, *compiled->find("stateful"));
  EXPECT_EQ(state.globals.size(), 2u);
  EXPECT_FALSE(state.callsExternal);
  EXPECT_EQ(stateOf(*compiled, *compiled->find("sharing")).globals.size(), 1u);
  EXPECT_TRUE(stateOf(*compiled, *compiled->find("asking")).callsExternal);
  EXPECT_FALSE(stateOf(*compiled, *compiled->find("stateless")).any());
}

TEST_F(StateInputsTest, OnlyStateGetsThem) {
  EXPECT_TRUE(inputsOf("stateless").empty());
  EXPECT_TRUE(inputsOf("stateful", 1).empty());
  for (const char *name : {"stateful", "sharing", "asking"}) {
    EXPECT_FALSE(inputsOf(name).empty()) << name;
    // Most of them are calls in a row, beyond the count: up to 64 with other entries, 3 long words and 7 rows of numbers.
    EXPECT_LE(inputsOf(name).size(), 17u + 64u + 3u + 7u) << name;
    EXPECT_LE(inputsOf(name, 7).size(), 2u) << name;
    EXPECT_EQ(textsOf(name), textsOf(name)) << name;
  }
}

TEST_F(StateInputsTest, StepsThatTellMost) {
  std::string stateful = textsOf("stateful");
  EXPECT_NE(stateful.find("set @seen(seed="), std::string::npos) << stateful;
  EXPECT_EQ(stateful.find("set @hidden"), std::string::npos) << stateful;
  EXPECT_EQ(stateful.find("answers="), std::string::npos) << stateful;
  EXPECT_NE(stateful.find("@sharing()"), std::string::npos) << stateful;
  EXPECT_EQ(stateful.find("@asking"), std::string::npos) << stateful;
  EXPECT_NE(stateful.find("same("), std::string::npos) << stateful;
  std::vector<Step> after = inputsOf("stateful").front().after;
  auto callsAgain = [](const Step &step) {
    auto *call = std::get_if<CallStep>(&step);
    return call && call->function.empty();
  };
  EXPECT_EQ(std::count_if(after.begin(), after.end(), callsAgain), 2);
  EXPECT_NE(textsOf("asking").find("() ; answers=1\n"), std::string::npos);
}

TEST_F(StateInputsTest, SequencesOfOthersAndArgumentsInTurn) {
  EXPECT_NE(textsOf("stateful").find("@sharing() ; @sharing() ; @sharing() ; "), std::string::npos)
      << textsOf("stateful");
}

TEST_F(StateInputsTest, ReturnedBuffersAreEmptySingleAndLarge) {
  EXPECT_TRUE(stateOf(*compiled, *compiled->find("making")).getsDynamicBuffers);
  EXPECT_FALSE(stateOf(*compiled, *compiled->find("asking")).getsDynamicBuffers);
  for (const char *name : {"making", "makingStateful"}) {
    std::set<uint64_t> answers;
    // The default number of inputs, of which half and one more are of this kind and come first.
    std::vector<Inputs> inputs = inputsOf(name, 16);
    EXPECT_GE(inputs.size(), 9u) << name;
    inputs.resize(5);
    for (const Inputs &each : inputs)
      answers.insert(each.answers);
    for (uint64_t wanted : {uint64_t(1), kEmptySizes, kOneElement, kLargeSizes})
      EXPECT_TRUE(answers.count(wanted)) << name << " without answers=" << wanted;
  }
  EXPECT_EQ(inputsOf("making", 7).back().answers, kEmptySizes);
}

TEST_F(StateInputsTest, SomeResultsAreEmptyAndThenTheOthers) {
  for (const char *name : {"make", "other"})
    for (uint64_t result : {0, 1, 2, 3}) {
      uint64_t place = resultPlace(name, strlen(name), result);
      auto isEmpty = [&](uint64_t answers) { return answerSize(1, 0, answers, place) == 0; };
      EXPECT_TRUE(isEmpty(4)) << name << result;
      EXPECT_NE(isEmpty(12), isEmpty(20)) << name << result;
      EXPECT_NE(isEmpty(28), isEmpty(36)) << name << result;
    }
  auto isEmptyIn12 = [](uint64_t result) {
    return isEmptyResult(resultPlace("make", 4, result), 12);
  };
  EXPECT_NE(isEmptyIn12(0), isEmptyIn12(1));
}

/// Returns the number of calls of a text with `count` steps.
static unsigned stepsIn(const std::string &text) {
  return 1 + static_cast<unsigned>(std::count(text.begin(), text.end(), ';'));
}

TEST_F(StateInputsTest, LongRunsAndCongruentIntegersWhereManyAreAskedFor) {
  auto longest = [&](const char *name, unsigned count) {
    size_t calls = 0;
    for (const Inputs &inputs : inputsOf(name, count))
      calls =
          std::max(calls, 1 + static_cast<size_t>(std::count_if(
                                  inputs.after.begin(), inputs.after.end(), [](const Step &step) {
                                    auto *call = std::get_if<CallStep>(&step);
                                    return call && call->function.empty();
                                  })));
    return calls;
  };
  // All words of four of four numbers.
  EXPECT_EQ(longest("stateful", 16), 256u + 3u);
  EXPECT_EQ(longest("stateful", 7), 3u);
  const interp::CompiledFunction &entry = *compiled->find("stateless");
  auto plain = interp::makeInputs(entry, {.count = 4});
  for (const Inputs &inputs : repeatedCalls(*compiled, entry, {}, plain, {.count = 16}))
    EXPECT_GE(stepsIn(print(inputs)), 3u) << print(inputs);
}

TEST_F(StateInputsTest, EachHasATextThatIsReadAgain) {
  for (const char *name : {"stateful", "sharing", "asking"})
    for (const Inputs &inputs : inputsOf(name)) {
      auto parsed = parseInputs(print(inputs));
      ASSERT_TRUE(std::holds_alternative<Inputs>(parsed)) << print(inputs);
      auto resolved = interp::resolve(std::get<Inputs>(parsed), *compiled, *compiled->find(name));
      ASSERT_TRUE(std::holds_alternative<Inputs>(resolved))
          << print(inputs) << ": " << std::get<InputError>(resolved).message;
      EXPECT_EQ(print(std::get<Inputs>(resolved)), print(inputs));
    }
}
