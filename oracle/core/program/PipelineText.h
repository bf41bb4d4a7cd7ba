//===- PipelineText.h - A textual pass pipeline as a tree -------*- C++ -*-===//
// "a,func.func(b{x=1 y={2}},c)": passes with their options, and anchors with nested pipelines.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold {

struct PassNode {
  /// A pass with its options, or an anchor without its pipeline.
  std::string name;
  bool isAnchor = false;
  std::vector<PassNode> passes;
};

/// Returns std::nullopt if brackets do not match or a name is missing.
std::optional<std::vector<PassNode>> parsePipelineText(llvm::StringRef text);
std::string printPipelineText(llvm::ArrayRef<PassNode> passes);

} // namespace freehold
