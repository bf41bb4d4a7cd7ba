//===- Report.h - What was found out of the patterns ------------*- C++ -*-===//
#pragma once

#include "smt/patterns/Check.h"

namespace freehold::smt::patterns {

struct ReportOptions {
  ShapeScale scale;
  /// Number of shapes that were checked.
  uint64_t shapes = 0;
  /// Maximum number of kinds of missed simplifications listed for each subject; the others are
  /// counted.
  unsigned missedMax = 20;
};

/// Returns a table with a row for each subject and reading, followed by the patterns that applied,
/// refutations, unknowns, and missed simplifications.
std::string reportText(const CheckCounts &counts, const CheckOptions &options,
                       const ReportOptions &report);

/// Returns one JSON object per line for each subject and reading.
std::string reportJson(const CheckCounts &counts, const CheckOptions &options);

/// Writes the first example of each kind of refutation and unknown to `folder`: the pair and what
/// shows it. Returns an error message, or an empty string.
std::string writeExamples(const CheckCounts &counts, const CheckOptions &options,
                          const std::string &folder);

} // namespace freehold::smt::patterns
