//===- Verdict.h - The answer about one program and one subject -*- C++ -*-===//
// Agree, Defect or Inconclusive: never a bool, never a string. Inconclusive is never
// a pass; it carries a reason and is counted. Wording lives in Report.cpp only.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Outcome.h"

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
  Hang,
  Resource,
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
  /// The target differs in floats only, as fast-math flags of the source allow.
  FastMath,
};

/// How a defect shows: enough to print it as a compiler would, and to run it again.
struct Evidence {
  Note what;
  std::vector<Note> notes;
  /// The arguments of the run, in the syntax of `freehold-run --args`.
  std::string args;
  std::string addressPolicy;
  /// The pass to blame where that is known: the one that failed, or that was running.
  std::string pass;
  /// For leaks: the union of the notions of all leaked allocations.
  bool unfreed = false, lost = false;
  /// The subject's output, where there is one, with a comment at each op that `what` and `notes`
  /// are about.
  std::string transformed;
  /// As in RunError.
  bool writesClone = false;
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

/// The words of `--json`: "use-after-free", "source-ub", ....
std::string_view spell(DefectKind kind);
std::string_view spell(Reason reason);
std::string_view spell(ErrorKind kind);
std::string_view spell(Termination termination);
/// "agree", "defect" or "inconclusive".
std::string_view spell(const Verdict &verdict);

/// The inverse of spell; nullopt when the word is no kind.
std::optional<DefectKind> parseDefectKind(std::string_view word);
std::optional<Reason> parseReason(std::string_view word);

} // namespace freehold
