//===- PipelineText.h - A textual pass pipeline as a tree -------*- C++ -*-===//
// "a,func.func(b{x=1 y={2}},c)": passes with their options, and anchors that hold pipelines.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold::reduce {

struct PassNode {
  /// A pass with its options, or an anchor without its pipeline.
  std::string name;
  bool isAnchor = false;
  std::vector<PassNode> passes;
};

/// nullopt when brackets do not match or a name is missing.
std::optional<std::vector<PassNode>> parsePipelineText(llvm::StringRef text);
std::string printPipelineText(llvm::ArrayRef<PassNode> passes);

/// Passes that are no anchors, however deep.
unsigned countPasses(llvm::ArrayRef<PassNode> passes);

/// Without those passes and anchors whose preorder number is in `dropped` (sorted), nor anchors
/// that hold nothing afterwards.
std::vector<PassNode> dropPasses(llvm::ArrayRef<PassNode> passes, llvm::ArrayRef<unsigned> dropped);

/// What a pipeline on modules consists of, named pipelines expanded; nullopt when it does not
/// parse.
std::optional<std::vector<PassNode>> expandPipeline(llvm::StringRef text);

} // namespace freehold::reduce
