//===- RunRecord.h - What is kept of the runs of a suite --------*- C++ -*-===//
// freehold-lit-opt runs in the middle of a test, so it only takes notes; freehold-lit-judge judges them
// later, all in one process. A folder of results has
//
//   runs.jsonl     one line for each run of the tool
//   judged.jsonl   one line for each run that was judged
//   inputs/        what the tools read
//
// Lines are appended in one piece, so tests and judges may run side by side. Knows no MLIR and no LLVM.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace freehold::lit {

struct RunRecord {
  /// Different for each run.
  std::string id;
  /// The file that the tool read, which in a test suite is the test; "<stdin>" if it is not known.
  std::string test;
  std::string folder, tool;
  std::vector<std::string> arguments;
  /// The name of the input's copy in inputs/; empty if the tool read nothing.
  std::string input;
  /// What the tool returned, or 128 plus the number of the signal that ended it.
  int exitCode = 0;
  uint64_t toolMs = 0;
};

/// A defect in one program of a run.
struct FoundDefect {
  std::string kind;
  /// The pass to blame; empty if that is not known.
  std::string pass;
  std::string entry, location, message;
};

/// What is said of a run.
struct JudgedRun {
  std::string id;
  /// Numbers of programs: in the input, and of those the ones that agree.
  size_t programs = 0, agree = 0;
  std::vector<FoundDefect> defects;
  /// For each program that was not judged: why.
  std::vector<std::string> unjudged;
  uint64_t judgeMs = 0;
};

/// These return an error message or an empty string. `keepInput` sets the record's `input`.
std::string keepInput(const std::string &folder, const std::string &text, RunRecord &record);
std::string append(const std::string &folder, const RunRecord &record);
std::string append(const std::string &folder, const JudgedRun &judged);

/// Notes that a run could not be noted, for the summary: nothing may be added to what the tool prints. Where a disk is
/// full, a file that is there already can still be written.
void noteLoss(const std::string &folder);

/// Remembers the file that a tool reads, for the tools after it in a pipe: these have the same parent.
void rememberTest(const std::string &folder, const std::string &test);
/// Returns the test that a tool reading a pipe belongs to; empty if it is not known.
std::string rememberedTest(const std::string &folder);

struct Results {
  std::vector<RunRecord> runs;
  std::vector<JudgedRun> judged;
  /// Whether there were runs that could not be noted.
  bool hasLosses = false;
};
/// Reads a folder; of runs with the same test and command only the last one counts. Returns an error
/// message if it has none.
std::variant<Results, std::string> readResults(const std::string &folder);
/// Returns what the tool read, if its copy is there.
std::optional<std::string> readInput(const std::string &folder, const RunRecord &record);

} // namespace freehold::lit
