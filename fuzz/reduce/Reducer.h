//===- Reducer.h - The smallest program with the same defect ----*- C++ -*-===//
// Applies moves to a program's IR as long as the same defect shows (equal Signature), until no
// move at any single site gives a smaller program that still shows it; the certificate says how
// many were tried. Each accepted program is smaller by Measure, verified, and, crashes that ask
// otherwise aside, free of undefined behaviour by itself.
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
#include "fuzz/reduce/Tester.h"
#include "fuzz/reduce/Workpiece.h"

#include <functional>

namespace freehold::gen {
struct Profile;
}

namespace freehold::reduce {

/// A generated program: the bytes that it was made from, and how.
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
  /// For everything; 0 for as long as it takes.
  unsigned seconds = 0;
  /// Crashes only: the program may be at fault by itself.
  bool unfitSource = false;
  /// Any property instead of a defect.
  std::optional<Script> script;
  /// What the program was generated from; it is then made small first.
  std::optional<ChoiceOrigin> choices;
  /// Also look for the fewest passes and the smallest arguments that show it.
  bool minimisePipeline = true, minimiseArgs = true;

  /// Called now and then. May be empty, as may be the others.
  std::function<void(const Progress &)> progress;
  /// Keeps the best program so far; what it returns is the reason why it could not.
  std::function<std::string(const std::string &text)> checkpoint;
};

/// Single sites of one move on the final program, all of them tried.
struct CertificateRow {
  std::string move;
  uint64_t sites = 0, unchanged = 0, invalid = 0, notSmaller = 0, refused = 0;
  /// What is left: 0, or the search did not end where it should have.
  uint64_t interesting() const { return sites - unchanged - invalid - notSmaller - refused; }
};

struct ReductionResult {
  /// Bad input and faults of ours have a message; `program` is the best so far if there is one.
  enum class Ending : uint8_t { Minimal, Halted, BadInput, Fault } ending = Ending::BadInput;
  Halt halt = Halt::None;
  std::string message;

  Program program;
  Size before, after;
  /// Bytes of choices, where the program was generated.
  uint64_t choicesBefore = 0, choicesAfter = 0;
  TesterCounts counts;
  double seconds = 0;
  /// The defect as the final program shows it.
  std::optional<Judgement> judgement;
  std::optional<Signature> signature;
  std::vector<CertificateRow> certificate;
  /// The same program did not always give the same answer; decided by votes.
  bool flaky = false;
  /// The fewest passes that show it, when the subject is a pipeline of several.
  std::string pipeline;
  /// The smallest arguments that show it, when the entry has any.
  std::string args;
};

/// Reduces the request's program for its one subject, until the tool is interrupted.
ReductionResult reduce(const Request &request, const Signature &signature,
                       const ReduceOptions &options);

/// The defect that a program shows to begin with: of this kind, if one is given.
struct Start {
  std::optional<Signature> signature;
  /// Set when there is none: what was said instead.
  std::string why;
  bool fault = false;
};
Start judgeStart(const Request &request, std::optional<DefectKind> kind, bool unfitSource);

} // namespace freehold::reduce
