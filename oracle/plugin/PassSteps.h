//===- PassSteps.h - A pipeline as passes that run one by one ---*- C++ -*-===//
// Nested pipelines are taken apart, so that the module can be judged after each pass:
//
//   canonicalize,func.func(cse,buffer-hoisting)  ->  canonicalize; func.func(cse); func.func(buffer-hoisting)
//
// A pass on functions then runs on all of them before the next pass does. Passes on an op may not look at
// its siblings, so this changes no result.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Pass/PassManager.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold {

struct PassStep {
  /// The pass's argument, without its options and the ops that it is nested in.
  std::string name;
  /// A pipeline on modules that runs this pass only.
  mlir::OpPassManager passes;
};

/// Returns the passes of a pipeline on modules in the order in which they run, made anew from their
/// text; std::nullopt if some pass has none that can be parsed.
std::optional<std::vector<PassStep>> stepsOf(const mlir::OpPassManager &pipeline);

} // namespace freehold
