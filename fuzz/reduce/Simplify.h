//===- Simplify.h - What a program is run with, made small ------*- C++ -*-===//
// Minimises the pipeline and arguments with which a program shows a defect. Passes are dropped as
// long as kind and cause stay the same, whichever pass the defect is attributed to. Arguments are
// replaced by smaller ones as long as the defect stays the same.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Tester.h"

namespace freehold::reduce {

/// How a pipeline is made smaller.
enum class PipelineForm : uint8_t {
  /// Named pipelines are expanded and have their passes dropped; options stay.
  Expanded,
  /// Passes are dropped, and options of those that are left. Named pipelines stay.
  AsWritten,
};

/// Returns the fewest passes that show the defect on `text`; empty if there is nothing to drop. For
/// a leak, passes that insert deallocations stay.
std::string minimisePipeline(const std::string &pipeline, const std::string &text, bool isLeak,
                             Tester &tester, PipelineForm form = PipelineForm::Expanded);

/// Returns the smallest arguments of `entry` that show the defect, starting from `args`. Returns
/// `args` if the defect does not show with `args` alone.
std::string minimiseArgs(const std::string &args, const std::string &entry, const std::string &text,
                         Tester &tester);

} // namespace freehold::reduce
