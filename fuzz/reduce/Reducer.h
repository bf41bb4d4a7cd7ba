//===- Reducer.h - The smallest program with the same defect ----*- C++ -*-===//
// Applies moves to a program's IR as long as the same defect shows (equal Signature), until no
// move at any single site gives a smaller program that still shows it; the certificate says how
// many were tried. Each accepted program is smaller by Measure, verified, and, where the defect shows
// when the program runs, fits no smaller share of its inputs than the first one (Interest.h).
//
// Candidates are judged in long-lived workers, in order (Tester.h), so that neither a process
// nor a script is started for one. The search is hierarchical delta debugging (ChunkSearch.h)
// of one move after the other: first only large chunks of all moves, then finer ones; the moves
// that removed most per call come first.
//
// Why not MLIR's own Reducer framework (mlir/Reducer of MLIR 22): its Tester runs a script on a
// file for each variant, and its ReductionNode numbers the ops of one region and keeps ranges of
// them. There is no judge in process, there are no workers, and values, types and arguments are
// no sites. Tried on a generated program of 334 lines that crashes a planted pass, with one
// script for both: mlir-reduce-22 --reduction-tree had written nothing after 60 s; this came to
// 6 lines with 27 calls of the script.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Interest.h"
#include "fuzz/reduce/Simplify.h"
#include "fuzz/reduce/Tester.h"
#include "fuzz/reduce/Workpiece.h"

#include <functional>

namespace freehold::gen {
struct Profile;
}

namespace freehold::reduce {

/// How a generated program was made: the bytes, and the other parameters.
struct ChoiceOrigin {
  std::string bytes;
  const gen::Profile *profile = nullptr;
};

struct Progress {
  uint64_t ops = 0, calls = 0, seconds = 0;
};

struct ReduceOptions {
  unsigned jobs = 1;
  uint64_t callsMax = UINT64_MAX;
  /// Limit for the whole reduction; 0 for none.
  unsigned seconds = 0;
  /// Keeps programs for which this script succeeds, instead of those with a defect.
  std::optional<Script> script;
  /// How the program was generated; its choices are reduced first.
  std::optional<ChoiceOrigin> choices;
  /// Also search for the fewest passes and the smallest arguments that show the defect.
  bool minimisePipeline = true, minimiseArgs = true;
  PipelineForm pipelineForm = PipelineForm::Expanded;

  /// Called from time to time. May be empty, as may `checkpoint`.
  std::function<void(const Progress &)> progress;
  /// Stores the best program so far. Returns why it could not, or an empty string.
  std::function<std::string(const std::string &text)> checkpoint;
};

/// The outcomes of trying each single site of one move on the final program.
struct CertificateRow {
  std::string move;
  uint64_t sites = 0, unchanged = 0, invalid = 0, notSmaller = 0, refused = 0;
  /// Number of sites that are still interesting; 0 unless the search was halted.
  uint64_t interesting() const { return sites - unchanged - invalid - notSmaller - refused; }
};

struct ReductionResult {
  /// Bad input and faults of Freehold have a message; `program` is then the best so far, if any.
  enum class Ending : uint8_t { Minimal, Halted, BadInput, Fault } ending = Ending::BadInput;
  Halt halt = Halt::None;
  std::string message;

  Program program;
  Size before, after;
  /// Number of choice bytes, if the program was generated.
  uint64_t choicesBefore = 0, choicesAfter = 0;
  TesterCounts counts;
  double seconds = 0;
  /// The judgement of the final program, which shows the defect.
  std::optional<Judgement> judgement;
  std::optional<Signature> signature;
  std::vector<CertificateRow> certificate;
  /// Judging the same program did not always give the same answer, so answers were decided by
  /// votes.
  bool flaky = false;
  /// The fewest passes that show the defect, if the subject is a pipeline of several.
  std::string pipeline;
  /// The smallest arguments that show the defect, if the entry has any.
  std::string args;
};

/// Reduces the request's program for its one subject. An interruption ends it early.
ReductionResult reduce(const Request &request, const Interest &interest,
                       const ReduceOptions &options);

/// The defect that a program shows before it is reduced, of the given kind if one is given.
struct Start {
  std::optional<Judgement> judgement;
  /// Set if there is no such defect: the verdict instead.
  std::string why;
  bool fault = false;
};
Start judgeStart(const Request &request, std::optional<DefectKind> kind);

} // namespace freehold::reduce
