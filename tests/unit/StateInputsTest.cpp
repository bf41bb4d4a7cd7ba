//===- StateInputsTest.cpp - Inputs for what outlives a call --------------===//
#include "oracle/diff/StateInputs.h"

#include "oracle/core/Registry.h"

#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

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
    return stateInputs(*compiled, entry, entries, interp::makeInputs(entry, options), options);
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
    EXPECT_LE(inputsOf(name).size(), 11u) << name;
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
