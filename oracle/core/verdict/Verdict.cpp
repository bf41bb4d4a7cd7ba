//===- Verdict.cpp - Words of verdicts ------------------------------------===//
#include "oracle/core/verdict/Verdict.h"

#include <array>
#include <optional>
#include <utility>

namespace freehold {

std::string allocatedAt(const Evidence &evidence) {
  for (const Note &note : evidence.notes)
    if (note.role == NoteRole::Allocated && note.location != "-")
      return note.location;
  return "";
}

template <typename T, size_t N> using Words = std::array<std::pair<T, std::string_view>, N>;

static constexpr Words<DefectKind, 18> kDefects = {{
    {DefectKind::UseAfterFree, "use-after-free"},
    {DefectKind::DoubleFree, "double-free"},
    {DefectKind::BadFree, "bad-free"},
    {DefectKind::OutOfBounds, "out-of-bounds"},
    {DefectKind::UninitialisedRead, "uninitialised-read"},
    {DefectKind::DeadStackUse, "dead-stack-use"},
    {DefectKind::Undefined, "undefined"},
    {DefectKind::Leak, "leak"},
    {DefectKind::Abi, "abi"},
    {DefectKind::Observation, "observation"},
    {DefectKind::InvalidOutput, "invalid-output"},
    {DefectKind::RejectedLate, "rejected-late"},
    {DefectKind::Crash, "crash"},
    {DefectKind::PassMemoryError, "pass-memory-error"},
    {DefectKind::Cost, "cost"},
    {DefectKind::Hang, "hang"},
    {DefectKind::Resource, "resource"},
    {DefectKind::JudgeDisagreement, "judge-disagreement"},
}};

static constexpr Words<Reason, 11> kReasons = {{
    {Reason::SourceUb, "source-ub"},
    {Reason::Unsupported, "unsupported"},
    {Reason::Budget, "budget"},
    {Reason::SolverUnknown, "solver-unknown"},
    {Reason::Rejected, "rejected"},
    {Reason::OutOfContract, "out-of-contract"},
    {Reason::NotLowerable, "not-lowerable"},
    {Reason::FastMath, "fast-math"},
    {Reason::OpenResult, "open-result"},
    {Reason::SourceAborts, "source-aborts"},
    {Reason::NothingToRun, "nothing-to-run"},
}};

template <typename T, size_t N> static std::string_view wordOf(const Words<T, N> &words, T value) {
  for (auto [each, word] : words)
    if (each == value)
      return word;
  return "?";
}

template <typename T, size_t N>
static std::optional<T> valueOf(const Words<T, N> &words, std::string_view wanted) {
  for (auto [each, word] : words)
    if (word == wanted)
      return each;
  return std::nullopt;
}

DefectKind toDefectKind(ErrorKind kind) {
  switch (kind) {
  case ErrorKind::UseAfterFree:
    return DefectKind::UseAfterFree;
  case ErrorKind::DeadStackUse:
    return DefectKind::DeadStackUse;
  case ErrorKind::DoubleFree:
    return DefectKind::DoubleFree;
  case ErrorKind::BadFree:
    return DefectKind::BadFree;
  case ErrorKind::OutOfBounds:
    return DefectKind::OutOfBounds;
  case ErrorKind::UninitialisedRead:
    return DefectKind::UninitialisedRead;
  case ErrorKind::StackOverflow:
    return DefectKind::Resource;
  case ErrorKind::Undefined:
    break;
  }
  return DefectKind::Undefined;
}

std::string_view spell(DefectKind kind) { return wordOf(kDefects, kind); }
std::string_view spell(Reason reason) { return wordOf(kReasons, reason); }
std::string_view spell(ErrorKind kind) { return spell(toDefectKind(kind)); }

std::string_view spell(Termination termination) {
  switch (termination) {
  case Termination::Returned:
    return "returned";
  case Termination::MemoryError:
    return "error";
  case Termination::Aborted:
    return "aborted";
  case Termination::Unsupported:
    return "unsupported";
  case Termination::OutOfBudget:
    return "budget";
  }
  return "?";
}

std::string_view spell(const Verdict &verdict) {
  static constexpr std::string_view words[] = {"agree", "defect", "inconclusive"};
  return words[verdict.index()];
}

std::optional<DefectKind> parseDefectKind(std::string_view word) { return valueOf(kDefects, word); }
std::optional<Reason> parseReason(std::string_view word) { return valueOf(kReasons, word); }

} // namespace freehold
