//===- PipelineEdit.h - Pipelines with passes left out ----------*- C++ -*-===//
#pragma once

#include "oracle/core/program/PipelineText.h"

namespace freehold::reduce {

/// Returns the number of passes at any depth, not counting anchors.
unsigned countPasses(llvm::ArrayRef<PassNode> passes);

/// Returns the pipeline without the passes and anchors whose preorder numbers are in `dropped`
/// (sorted), and without anchors that become empty.
std::vector<PassNode> dropPasses(llvm::ArrayRef<PassNode> passes, llvm::ArrayRef<unsigned> dropped);

/// Expands named pipelines of a pipeline on modules; std::nullopt if it does not parse.
std::optional<std::vector<PassNode>> expandPipeline(llvm::StringRef text);

} // namespace freehold::reduce
