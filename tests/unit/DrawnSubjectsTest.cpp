//===- DrawnSubjectsTest.cpp ----------------------------------------------===//
#include "fuzz/pipelines/DrawnSubjects.h"

#include "oracle/diff/Transform.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::pipelines;

TEST(PassOptions, HelpTextIsRead) {
  auto passes = readHelp("Passes:\n"
                         "  --tile        -   Tiles loops\n"
                         "    --size=<uint> - Size (default: --none)\n"
                         "    --mode=<value> - Which\n"
                         "    =fast         -   One\n"
                         "    =slow         -   Other\n"
                         "    --deep        - Whether\n"
                         "    --only=<string> - Names\n"
                         "  --empty       -   Has no options\n");
  ASSERT_EQ(passes.size(), 2u);
  ASSERT_EQ(passes[0].options.size(), 4u);
  EXPECT_EQ(passes[0].options[0].kind, PassOption::Kind::Number);
  EXPECT_EQ(passes[0].options[1].kind, PassOption::Kind::Word);
  EXPECT_EQ(passes[0].options[1].words, (std::vector<std::string>{"fast", "slow"}));
  EXPECT_EQ(passes[0].options[2].kind, PassOption::Kind::Flag);
  EXPECT_EQ(passes[0].options[3].kind, PassOption::Kind::Text);
  EXPECT_EQ(passes[1].name, "empty");
  EXPECT_TRUE(passes[1].options.empty());
}

static const OptionSpace &space() {
  static const OptionSpace only;
  return only;
}

static const OptionSpace::Row *rowOf(std::string_view name) {
  for (const OptionSpace::Row &row : space().rows())
    if (row.pass.name == name)
      return &row;
  return nullptr;
}

// The options come from the registry, so that this names a few that MLIR 22 is known to have.
TEST(OptionSpace, HasTheRegistrysOptions) {
  const OptionSpace::Row *outParams = rowOf("buffer-results-to-out-params");
  ASSERT_TRUE(outParams);
  std::vector<std::string> names;
  for (const PassOption &option : outParams->pass.options)
    names.push_back(option.name);
  EXPECT_EQ(names, (std::vector<std::string>{"add-result-attr", "hoist-dynamic-allocs",
                                             "hoist-static-allocs", "modify-public-functions"}));
  ASSERT_TRUE(rowOf("affine-scalrep"));
  EXPECT_TRUE(rowOf("affine-scalrep")->isOnFunctions);
  ASSERT_TRUE(rowOf("normalize-memrefs"));
  EXPECT_FALSE(rowOf("normalize-memrefs")->isOnFunctions);
  EXPECT_FALSE(rowOf("convert-linalg-to-std"));
}

// With test-convergence, canonicalize fails where it does not converge, after it has changed the program.
TEST(OptionSpace, OptionsForTestsAreNotDrawn) {
  ASSERT_TRUE(rowOf("canonicalize"));
  EXPECT_FALSE(rowOf("canonicalize")->pass.options.empty());
  for (const OptionSpace::Row &row : space().rows())
    for (const PassOption &option : row.pass.options)
      EXPECT_FALSE(option.name.starts_with("test-")) << row.pass.name << " " << option.name;
}

// Each pass and each value of each option is drawn, and what is drawn parses.
TEST(OptionSpace, DrawsAllOfIt) {
  std::set<std::string> drawn;
  for (uint64_t seed = 0; seed < 20000; ++seed)
    for (bool onTensors : {false, true})
      drawn.insert(space().draw("options", seed, onTensors));
  std::string all;
  for (const std::string &pipeline : drawn)
    all += pipeline + "\n";
  for (const OptionSpace::Row &row : space().rows()) {
    EXPECT_NE(all.find(row.pass.name), std::string::npos) << row.pass.name;
    for (const PassOption &option : row.pass.options)
      for (const std::string &word : option.words)
        EXPECT_NE(all.find(option.name + "=" + word), std::string::npos)
            << row.pass.name << " " << option.name << " " << word;
  }
}

TEST(OptionSpace, WhatIsDrawnParses) {
  for (const std::string &name : drawnNames())
    for (uint64_t seed = 0; seed < 150; ++seed) {
      std::string pipeline = space().draw(name, seed, seed % 2);
      EXPECT_EQ(checkPipeline(pipeline), "") << pipeline;
      EXPECT_EQ(pipeline, space().draw(name, seed, seed % 2));
    }
}

TEST(DrawnSubjects, OthersKeepTheirPipelines) {
  Request request;
  request.program = {"seed-1", "module {}", {}};
  request.subjects = {*undrawnSubject("options"), *findSubject("fh")};
  drawSubjects(space(), request);
  EXPECT_NE(request.subjects[0].text, "");
  EXPECT_EQ(request.subjects[1].text, findSubject("fh")->text);
  EXPECT_FALSE(undrawnSubject("fh"));
}

TEST(DrawnSubjects, DeallocatingOnesHaveToFree) {
  EXPECT_TRUE(drawnSubject("options", "buffer-deallocation-pipeline").contract.promisesNoLeak);
  EXPECT_FALSE(drawnSubject("options", "cse").contract.promisesNoLeak);
  Subject outParams =
      drawnSubject("options", "buffer-results-to-out-params{modify-public-functions=true}");
  EXPECT_EQ(outParams.contract.adaptation, CallAdaptation::OutParams);
}

// A part of a pipeline without its deallocation pass has to free no more than such a pipeline does by itself.
TEST(WithPipeline, PartsWithoutDeallocationNeedNotFree) {
  const Subject whole = drawnSubject("whole", "cse,buffer-deallocation-pipeline");
  ASSERT_EQ(whole.contract.deallocation, Deallocation::Complete);
  EXPECT_EQ(withPipeline(whole, "cse").contract.deallocation, Deallocation::Absent);
  EXPECT_EQ(withPipeline(whole, "cse").text, "cse");
  EXPECT_EQ(withPipeline(whole, "ownership-based-buffer-deallocation").contract.deallocation,
            Deallocation::Complete);
  // A plug-in's pass may deallocate under any name.
  Subject plugged = whole;
  plugged.plugins = {"libAny.so"};
  EXPECT_EQ(withPipeline(plugged, "cse").contract.deallocation, Deallocation::Complete);
  // One that never had a deallocation pass keeps what it promises.
  Subject other = whole;
  other.text = "cse,canonicalize";
  EXPECT_EQ(withPipeline(other, "cse").contract.deallocation, Deallocation::Complete);
}
