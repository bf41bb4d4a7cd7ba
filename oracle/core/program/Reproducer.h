//===- Reproducer.h - The pipeline that a crash reproducer carries -*- C++ -*-===//
// mlir-opt writes the pass pipeline that crashed or failed into the module that it was run on:
//
//   {-# external_resources: { mlir_reproducer: { pipeline: "builtin.module(cse)", ... } } #-}
//
// It is read from the text, without MLIR's parser, which a worker runs later.
//===----------------------------------------------------------------------===//
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace freehold {

/// Returns the pipeline, or std::nullopt if the text is no reproducer. That of bytecode is not found.
std::optional<std::string> reproducedPipeline(std::string_view text);

} // namespace freehold
