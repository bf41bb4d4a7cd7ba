//===- Verdict.h - The answer about one program and one subject -*- C++ -*-===//
// Agree, Defect or Inconclusive: never a bool or a string. Inconclusive is never a pass: it has a
// reason and is counted. Messages are worded in Report.cpp only.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold {

enum class DefectKind : uint8_t {
  UseAfterFree,
  DoubleFree,
  BadFree,
  OutOfBounds,
  UninitialisedRead,
  DeadStackUse,
  Undefined,
  Leak,
  Abi,
  Observation,
  InvalidOutput,
  RejectedLate,
  Crash,
  /// A pass read or wrote memory that it must not, or depended on what was never written. Only seen
  /// when the worker runs under Valgrind, where it shows each time.
  PassMemoryError,
  Hang,
  Resource,
  /// The work of a pass, or what it leaves, grows faster than the square of its program. Counted by campaigns
  /// (fuzz/growth), not by judges.
  Cost,
  JudgeDisagreement,
};

enum class Reason : uint8_t {
  SourceUb,
  Unsupported,
  Budget,
  SolverUnknown,
  Rejected,
  OutOfContract,
  NotLowerable,
  /// The target differs only in floats, as fast-math flags of the source allow.
  FastMath,
  /// The source's observations depend on a result that the language leaves open, such as the sign of
  /// a NaN, and the target's differ.
  OpenResult,
  /// An assertion of the source fails on too many inputs: there is nothing to compare after it.
  SourceAborts,
  /// The module has no function with a body, or a private function that was to be run is gone or
  /// has another signature afterwards.
  NothingToRun,
};

/// The evidence for a defect: enough to print a diagnostic and to run it again.
struct Evidence {
  Note what;
  std::vector<Note> notes;
  /// The arguments of the run, in the syntax of `freehold-run --args`.
  std::string args;
  std::string addressPolicy;
  /// The pass to blame, if known: the one that failed or was running.
  std::string pass;
  /// For leaks: which kinds occur among the leaked allocations.
  bool unfreed = false, lost = false;
  /// The subject's output, if there is one, with a comment at each op that `what` and `notes` name.
  std::string transformed;
  /// As in RunError.
  bool writesClone = false;
  /// The source aborts on these arguments, so that the input is no fit one.
  bool sourceAborts = false;
  /// Where the buffer was allocated that the blamed pass's own output shows a defect of the kind on, if a later pass
  /// makes one on another buffer as well; else empty.
  std::string blamedAllocation;
  /// For leaks: the program itself was to free some of them, which are noted first.
  bool manual = false;
};

struct Agree {};
struct Defect {
  DefectKind kind = DefectKind::Undefined;
  Evidence evidence;
};
struct Inconclusive {
  Reason reason = Reason::Unsupported;
  Note what;
};
using Verdict = std::variant<Agree, Defect, Inconclusive>;

DefectKind toDefectKind(ErrorKind kind);

/// Returns where the notes say that the buffer was allocated; empty if they do not.
std::string allocatedAt(const Evidence &evidence);

/// Returns the words of `--json`: "use-after-free", "source-ub", ....
std::string_view spell(DefectKind kind);
std::string_view spell(Reason reason);
std::string_view spell(ErrorKind kind);
std::string_view spell(Termination termination);
/// "agree", "defect" or "inconclusive".
std::string_view spell(const Verdict &verdict);

/// The inverse of spell; std::nullopt for an unknown word.
std::optional<DefectKind> parseDefectKind(std::string_view word);
std::optional<Reason> parseReason(std::string_view word);

} // namespace freehold
