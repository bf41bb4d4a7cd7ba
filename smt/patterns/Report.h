//===- Report.h - What was found out of the patterns ------------*- C++ -*-===//
#pragma once

#include "smt/patterns/Check.h"

namespace freehold::smt::patterns {

struct ReportOptions {
  ShapeScale scale;
  /// Shapes that were checked.
  uint64_t shapes = 0;
  /// Kinds of missed simplifications listed for each subject; what more there are is counted.
  unsigned missedMax = 20;
};

/// A table with a row for each subject and reading; then which patterns fired, refutations, what is
/// unknown, and missed simplifications.
std::string reportText(const CheckCounts &counts, const CheckOptions &options,
                       const ReportOptions &report);

/// A JSON object a line for each subject and reading.
std::string reportJson(const CheckCounts &counts, const CheckOptions &options);

/// Writes each first example of a refutation or unknown to `folder`: the pair, and what shows it.
/// What went wrong, or nothing.
std::string writeExamples(const CheckCounts &counts, const CheckOptions &options,
                          const std::string &folder);

} // namespace freehold::smt::patterns
