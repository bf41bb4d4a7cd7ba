//===- Simplify.h - What a program is run with, made small ------*- C++ -*-===//
// Minimises the pipeline and arguments with which a program shows a defect. Passes are dropped as
// long as kind and cause stay the same, whichever pass the defect is attributed to. Arguments are
// replaced by smaller ones as long as the defect stays the same.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Tester.h"

namespace freehold::reduce {

/// Returns the fewest passes that show the defect on `text`, with named pipelines expanded; empty
/// if the subject's pipeline has fewer than two. For a leak, passes that insert deallocations stay.
std::string minimisePipeline(const std::string &pipeline, const std::string &text, bool isLeak,
                             Tester &tester);

/// Returns the smallest arguments of `entry` that show the defect, starting from `args`. Returns
/// `args` if the defect does not show with `args` alone.
std::string minimiseArgs(const std::string &args, const std::string &entry, const std::string &text,
                         Tester &tester);

} // namespace freehold::reduce
