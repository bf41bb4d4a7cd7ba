//===- Explain.h - Which features a defect comes with -----------*- C++ -*-===//
// Pass/fail statistics of one subject: its programs, the rows that made each, and the buckets of
// their defects. A row explains a bucket if programs with it fail so much more often than those
// without it that leaving it out would almost remove the bucket. If a defect needs several rows at
// once, the rarest of them explains it. If any of several rows triggers it, they explain it
// together: each next row is looked for in the programs that have none of the rows before.
//
// Larger programs have more of every row and more defects, so every row correlates a little. The
// right row is the one without which almost no failures are left.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Avoid.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace freehold {

/// A program and the verdict of one subject on it, which is a pass or a failure.
struct Trial {
  /// For each row of the generator's table, whether the program uses it.
  std::vector<bool> rows;
  /// Signatures of its defects, as printed; empty if it passed.
  std::set<std::string> buckets;
};

/// How many of a set of programs failed.
struct Rate {
  uint64_t failed = 0, programs = 0;
  double value() const { return programs ? static_cast<double>(failed) / programs : 0; }
};

struct Explanation {
  gen::Rows rows;
  /// The bucket's rate in programs with any of the rows, and in programs with none of them.
  Rate with, without;
};

struct ExplainOptions {
  /// Minimum number of programs with a row, and of programs without it.
  unsigned supportMin = 8;
  unsigned rowsMax = 3;
  /// Shares of the bucket's rate that may remain without the rows. Above the first another row is
  /// looked for; above the second the rows are no explanation.
  double residualGoal = 0.125, residualMax = 0.5;
};

/// Returns the candidate rows that explain the bucket; empty if none do.
Explanation explain(std::span<const Trial> trials, const std::string &bucket,
                    const gen::Rows &candidates, const ExplainOptions &options = {});

} // namespace freehold
