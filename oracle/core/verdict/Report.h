//===- Report.h - Counting verdicts, and how they are worded ----*- C++ -*-===//
// Every judgement is counted exactly once, by subject; the printed counts add up to their total.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include <functional>
#include <map>
#include <set>

namespace freehold {

class Report {
public:
  void add(const Request &request, const Response &response);
  /// Counts a program that could not be read from its file.
  void addUnreadable() { ++programs_, ++badInputs_; }

  /// Counts a part of a file that is rejected, as its `expected-error` comments say it is.
  void addExpectedRejection() { ++expectedRejections_; }

  /// Returns a table of subjects x counts, with totals. Ends in a newline. `noun` is what programs
  /// are called.
  std::string text(std::string_view noun = "programs") const;
  /// Returns the same numbers as one JSON object.
  std::string json() const;

  /// Returns 4 for a fault of Freehold, else 1 for a defect, else 2 if a program could not be read,
  /// else 3 for an inconclusive verdict or if all there was are expected rejections, else 0.
  int exitCode() const;

  /// Like exitCode, but ignores defects, for callers that treat these themselves.
  int exitCodeWithoutDefects() const;

  /// Returns all that was counted, for a process that goes on counting later.
  nlohmann::json state() const;
  static Report fromState(const nlohmann::json &state);

  /// Calls `visit` for each count above zero; `reason` is a kind of defect, a reason or empty.
  void eachCount(const std::function<void(const std::string &subject, std::string_view verdict,
                                          std::string_view reason, uint64_t count)> &visit) const;

  uint64_t programs() const { return programs_; }
  uint64_t defects() const;
  uint64_t faults() const { return faults_; }

private:
  struct Counts {
    InputCounts inputs;
    /// Sums of InputSearch.
    uint64_t tries = 0, found = 0, blocks = 0, blocksReached = 0;
    uint64_t agree = 0, paths = 0, reached = 0, reachedPrograms = 0, programs = 0;
    /// Counts of entries, for subjects whose contract requires something of the program.
    uint64_t inContract = 0, outOfContract = 0;
    /// Counts of judgements that rest on opaque ops, and of those of private entries.
    uint64_t opaque = 0, privates = 0;
    std::map<DefectKind, uint64_t> defects;
    std::map<Reason, uint64_t> inconclusive;
    uint64_t defectTotal() const, inconclusiveTotal() const, total() const;
    void operator+=(const Counts &other);
  };
  Counts sum() const;

  uint64_t programs_ = 0, badInputs_ = 0, faults_ = 0, unstable_ = 0, expectedRejections_ = 0;
  /// In the order in which subjects were first seen.
  std::vector<std::pair<std::string, Counts>> subjects_;
};

/// Returns a judgement as a compiler diagnostic: "FILE:L:C: error: leak (subject, @entry): ...",
/// notes, and how to run it again. Empty for Agree.
std::string diagnostic(const Judgement &judgement);

/// Returns "FILE @entry subject: agree (8 inputs, 3 paths)".
std::string summaryLine(const Judgement &judgement);

} // namespace freehold
