//===- Comparison.h - What the code costs that subjects leave ---*- C++ -*-===//
// A figure is a number of events that the interpreter executed (peak bytes aside), on one program
// under one subject, summed over the program's entries and over the inputs on which the source is
// fit. All come from the runs that were judged, those under the fresh address policy, with
// everything in them: what the program does itself, what the subject added, and what lowered code
// needs for its own purposes.
//
//   clones            bufferization.clone. One that the subject expanded to alloc and copy shows
//                     among the heap allocations only (ours does that where the layout is strided)
//   heap allocations  whatever makes a heap allocation: memref.alloc, realloc, clone, buffers that
//                     external functions return
//   frees             heap allocations freed; what a function returns is the caller's to free
//   alias checks      comparisons of which one side is an address (oracle/interp/CostlyOps.h)
//   peak bytes        of all memory alive at once, arguments, globals and stack included, summed
//                     over runs
//   steps             instructions of the interpreter
//   dealloc ops       bufferization.dealloc that the subject did not lower: their checks show
//                     nowhere, so the text says which subjects leave some
//
// What the *source* costs on the same inputs, before any subject, is given as well: clones inserted
// are those executed less the source's, and its peak is that of never freeing.
//
// A subject has figures for a program when all fit inputs ran through and agreed, of which there
// must be one; a leak lowers frees and raises peak bytes, and is otherwise no matter. (A run that a false assertion of the program ends counts up to there.) A program is
// *compared* when all subjects have figures; totals and ratios are over compared programs only. The
// others are listed as well, and counted by subject and why there are no figures. Ratios are to the
// subject named first; a ratio to zero is none.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

#include <array>
#include <map>
#include <span>

namespace freehold {

struct Figure {
  /// In JSON and CSV.
  std::string_view word;
  /// In the text table; empty for a figure without a column there.
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

/// One program under one subject.
struct ComparedSubject {
  /// The worst of the entries', without evidence.
  Verdict verdict = Agree{};
  std::optional<RunCost> cost;
};

struct ComparedProgram {
  std::string name;
  /// In the order of the comparison's subjects.
  std::vector<ComparedSubject> subjects;
  /// All subjects have figures.
  bool compared = false;
  /// What the source costs, if any subject has figures.
  std::optional<RunStatistics> source;
};

struct SubjectTotal {
  uint64_t agree = 0, defect = 0, inconclusive = 0;
  /// Over compared programs; those with a leak.
  uint64_t runs = 0, leaking = 0;
  RunStatistics sum;
  /// Compared programs on which the figure is smaller and larger than the first subject's.
  std::array<uint64_t, kFigureCount> below{}, above{};
  /// Programs without figures, by the word of their verdict.
  std::map<std::string, uint64_t> without;
};

class Comparison {
public:
  /// Subjects' names, each once; ratios are to the first.
  explicit Comparison(std::vector<std::string> subjects) : subjects_(std::move(subjects)) {}

  /// A program that could not be read, or that Freehold failed on, has no verdicts of all subjects
  /// and is left to Report's counts.
  void add(const Request &request, const Response &response);

  const std::vector<std::string> &subjects() const { return subjects_; }
  const std::vector<ComparedProgram> &programs() const { return programs_; }
  uint64_t compared() const;
  std::vector<SubjectTotal> totals() const;
  /// Of the source, over compared programs.
  RunStatistics sourceTotal() const;

  /// A table of at most 100 columns as far as names of subjects and numbers allow.
  std::string text() const;
  /// {"row": "program", ...} for each program and subject, each with the source's figures; then
  /// {"row": "total", ...} for each subject.
  std::string jsonLines() const;
  /// A header, and for each program rows "source" and, for each subject, "program"; then, for each
  /// subject, rows "total", "ratio", "below" and "above", and one "source-total".
  std::string csv() const;

private:
  std::vector<std::string> subjects_;
  std::vector<ComparedProgram> programs_;
};

/// The kind of a defect, the reason of what is inconclusive, or "agree".
std::string_view word(const Verdict &verdict);

/// nullopt when `base` is zero.
std::optional<double> ratio(uint64_t value, uint64_t base);

} // namespace freehold
