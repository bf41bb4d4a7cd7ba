//===- PassSteps.cpp ------------------------------------------------------===//
#include "oracle/plugin/PassSteps.h"

#include "oracle/core/program/PipelineText.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace freehold {

/// Adds "func.func(cse)" for each pass of "func.func(cse,canonicalize)".
static void addLeaves(const PassNode &node, const std::string &before, const std::string &after,
                      std::vector<std::pair<std::string, std::string>> &leaves) {
  if (!node.isAnchor) {
    leaves.push_back({node.name.substr(0, node.name.find('{')), before + node.name + after});
    return;
  }
  for (const PassNode &inner : node.passes)
    addLeaves(inner, before + node.name + "(", ")" + after, leaves);
}

std::optional<std::vector<PassStep>> stepsOf(const OpPassManager &pipeline) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  pipeline.printAsTextualPipeline(stream);
  auto tree = parsePipelineText(text);
  if (!tree || tree->size() != 1 || !tree->front().isAnchor)
    return std::nullopt;
  std::vector<std::pair<std::string, std::string>> leaves;
  for (const PassNode &node : tree->front().passes)
    addLeaves(node, "", "", leaves);
  std::vector<PassStep> steps;
  for (const auto &[name, leaf] : leaves) {
    OpPassManager passes(ModuleOp::getOperationName());
    if (failed(parsePassPipeline(leaf, passes, llvm::nulls())))
      return std::nullopt;
    steps.push_back({name, std::move(passes)});
  }
  return steps;
}

} // namespace freehold
