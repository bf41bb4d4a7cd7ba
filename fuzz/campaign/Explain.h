//===- Explain.h - Which features a defect comes with -----------*- C++ -*-===//
// Pass/fail statistics of one subject: programs, the rows that made each, the buckets of defects
// that each showed. A row explains a bucket when programs with it fail so often more than those
// without it that leaving it out would make the bucket nearly vanish. A defect that needs several
// rows at once is explained by the rarest of them; one that any of several rows triggers is
// explained by them together, found one after the other: the next is looked for in the programs
// that have none of those before.
//
// Larger programs have more of all rows and more of all defects, so each row seems to do some
// harm. What tells the right one is that next to nothing is left without it.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Avoid.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace freehold {

/// One program under one subject, with a verdict that is a pass or a failure.
struct Trial {
  /// Whether each row of the table made a part of it.
  std::vector<bool> rows;
  /// Signatures of its defects, as printed.
  std::set<std::string> buckets;
};

/// How many of some programs failed.
struct Rate {
  uint64_t failed = 0, programs = 0;
  double value() const { return programs ? static_cast<double>(failed) / programs : 0; }
};

struct Explanation {
  gen::Rows rows;
  /// The bucket's rate in programs with any of the rows, and with none.
  Rate with, without;
};

struct ExplainOptions {
  /// Programs with a row, and without it, that there must be at least.
  unsigned supportMin = 8;
  unsigned rowsMax = 3;
  /// Of the bucket's rate: another row is looked for above the first, and there is no explanation
  /// above the second.
  double residualGoal = 0.125, residualMax = 0.5;
};

/// The rows among the candidates that explain the bucket; no rows if none do.
Explanation explain(std::span<const Trial> trials, const std::string &bucket,
                    const gen::Rows &candidates, const ExplainOptions &options = {});

} // namespace freehold
