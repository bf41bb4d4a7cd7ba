//===- Comparison.h - What the code costs that subjects leave ---*- C++ -*-===//
// A figure is a number of events that the interpreter executed, or peak bytes, for one program
// under one subject. It is summed over the program's entries and over the inputs on which the
// source is fit. All figures come from the judged runs under the fresh address policy. They include
// what the program does itself, what the subject added, and what lowered code needs.
//
//   clones            bufferization.clone. Clones that the subject expands to alloc and copy count
//                     as heap allocations only (ours does that for strided layouts)
//   heap allocations  all ops that allocate on the heap: memref.alloc, realloc, clone, and calls of
//                     external functions that return buffers
//   frees             heap allocations freed; a returned buffer is freed by the caller, not counted
//   alias checks      comparisons with an address as an operand (oracle/interp/CostlyOps.h)
//   peak bytes        maximum of all memory allocated at the same time, including arguments,
//                     globals and stack, summed over runs
//   steps             instructions of the interpreter
//   dealloc ops       bufferization.dealloc ops that the subject did not lower. Their checks are
//                     not counted, so the text says which subjects leave some
//
// The figures of the *source* on the same inputs are reported too. The clones that a subject
// inserted are those executed minus the source's. The source's peak is that of never freeing.
//
// A subject has figures for a program if all fit inputs ran to the end and agreed, and at least one
// is fit. A leak does not prevent figures, although it means fewer frees and a higher peak. A run
// that a false assertion of the program ends counts up to there. A program is *compared* if all
// subjects have figures for it. Totals and ratios are over compared programs only; other programs
// are listed, and counted by subject and reason. Ratios are to the first subject; there is no ratio
// to zero.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include <array>
#include <map>
#include <span>

namespace freehold {

struct Figure {
  /// The name in JSON and CSV.
  std::string_view word;
  /// The heading in the text table; empty if the figure has no column there.
  std::string_view heading;
  uint64_t RunStatistics::*value;
};

inline constexpr Figure kFigures[] = {
    {"clones", "clones", &RunStatistics::clones},
    {"heap_allocations", "allocs", &RunStatistics::heapAllocations},
    {"frees", "frees", &RunStatistics::frees},
    {"alias_checks", "checks", &RunStatistics::aliasChecks},
    {"peak_bytes", "peak", &RunStatistics::peakBytes},
    {"steps", "steps", &RunStatistics::steps},
    {"dealloc_ops", "", &RunStatistics::deallocOps},
};
inline constexpr size_t kFigureCount = std::size(kFigures);

/// The figures and the verdict of one subject on one program.
struct ComparedSubject {
  /// The worst verdict over all entries, without evidence.
  Verdict verdict = Agree{};
  std::optional<RunCost> cost;
};

struct ComparedProgram {
  std::string name;
  /// One element for each subject, in the order of the comparison's subjects.
  std::vector<ComparedSubject> subjects;
  /// Whether all subjects have figures.
  bool compared = false;
  /// The source's figures, if any subject has figures.
  std::optional<RunStatistics> source;
};

struct SubjectTotal {
  uint64_t agree = 0, defect = 0, inconclusive = 0;
  /// Number of runs over compared programs, and number of compared programs with a leak.
  uint64_t runs = 0, leaking = 0;
  RunStatistics sum;
  /// Numbers of compared programs for which the figure is smaller, and larger, than the first
  /// subject's.
  std::array<uint64_t, kFigureCount> below{}, above{};
  /// Numbers of programs without figures, by the word of their verdict.
  std::map<std::string, uint64_t> without;
};

class Comparison {
public:
  /// `subjects` are distinct names; ratios are to the first one.
  explicit Comparison(std::vector<std::string> subjects) : subjects_(std::move(subjects)) {}

  /// Adds a program. If it could not be read or Freehold failed on it, subjects lack a verdict;
  /// such programs are not counted here, only in Report.
  void add(const Request &request, const Response &response);

  const std::vector<std::string> &subjects() const { return subjects_; }
  const std::vector<ComparedProgram> &programs() const { return programs_; }
  uint64_t compared() const;
  std::vector<SubjectTotal> totals() const;
  /// Returns the source's figures, summed over compared programs.
  RunStatistics sourceTotal() const;

  /// Returns a table of at most 100 columns, if the names of subjects and the numbers allow it.
  std::string text() const;
  /// Returns {"row": "program", ...} for each program and subject, including the source's figures,
  /// then {"row": "total", ...} for each subject.
  std::string jsonLines() const;
  /// Returns a header; then for each program one row "source" and, for each subject, "program";
  /// then for each subject rows "total", "ratio", "below" and "above", and one "source-total".
  std::string csv() const;

private:
  std::vector<std::string> subjects_;
  std::vector<ComparedProgram> programs_;
};

/// Returns the kind of a defect, the reason of an inconclusive verdict, or "agree".
std::string_view word(const Verdict &verdict);

/// Returns std::nullopt if `base` is zero.
std::optional<double> ratio(uint64_t value, uint64_t base);

} // namespace freehold
