//===- Simplify.h - What a program is run with, made small ------*- C++ -*-===//
// Beside the program, a defect needs a pipeline and arguments. Passes are dropped while the
// same kind and cause shows, whichever pass is blamed; arguments are replaced by smaller ones
// while the same defect does.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Tester.h"

namespace freehold::reduce {

/// The fewest passes that show the defect on `text`, named pipelines expanded. Empty when the
/// subject's pipeline has fewer than two. A leak needs a pipeline that frees.
std::string minimisePipeline(const std::string &pipeline, const std::string &text, bool isLeak,
                             Tester &tester);

/// The smallest arguments of `entry` that show it, beginning with `args`; `args` itself when
/// it does not show with those alone.
std::string minimiseArgs(const std::string &args, const std::string &entry, const std::string &text,
                         Tester &tester);

} // namespace freehold::reduce
