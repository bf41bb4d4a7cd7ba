//===- Compare.cpp --------------------------------------------------------===//
#include "oracle/diff/Compare.h"

#include <algorithm>

namespace freehold {

/// Returns the first result whose buffer was dead when it was returned, or null.
static const AbiViolation *deadResult(const Outcome &outcome) {
  for (const AbiViolation &violation : outcome.abi)
    if (violation.dead)
      return &violation;
  return nullptr;
}

std::optional<Inconclusive> unfitSource(const Outcome &source) {
  switch (source.termination) {
  case Termination::MemoryError: {
    Note what = source.error.what;
    what.message = std::string(spell(source.error.kind)) + ": " + what.message;
    return Inconclusive{Reason::SourceUb, what};
  }
  case Termination::Unsupported:
    return Inconclusive{Reason::Unsupported, source.reason};
  case Termination::OutOfBudget:
    return Inconclusive{Reason::Budget, source.reason};
  case Termination::Returned:
  case Termination::Aborted:
    break;
  }
  if (const AbiViolation *found = deadResult(source))
    return Inconclusive{Reason::SourceUb, found->what};
  return std::nullopt;
}

static Defect defect(DefectKind kind, Note what, std::vector<Note> notes = {}) {
  Defect result;
  result.kind = kind;
  result.evidence.what = std::move(what);
  result.evidence.notes = std::move(notes);
  return result;
}

/// The ABI copies aliased results; the difference shows if the program writes them. Such a
/// defect is inconclusive.
static Verdict unlessAliased(const Outcome &source, const Contract &contract, Defect found) {
  if (!contract.copiesAliasedResults || source.aliasedReturnWrittenAt.empty())
    return found;
  return Inconclusive{Reason::OutOfContract,
                      {source.aliasedReturnWrittenAt,
                       "the program writes a buffer that a function returned although it is not "
                       "its own to give; the function boundary ABI copies such results"}};
}

/// Longer lines are shown in part: how they begin, and so much before and after the place where they differ.
static constexpr size_t kLineMax = 2000, kBeginning = 100, kAround = 200;

/// Returns what is shown of a line that differs from another one at `place`.
static std::string shortened(const std::string &line, size_t place) {
  if (line.size() <= kLineMax)
    return line;
  size_t from = place > kBeginning + kAround ? place - kAround : 0, end = place + kAround;
  std::string text = from ? line.substr(0, kBeginning) + " ... " : "";
  text += line.substr(from, end - from);
  return end < line.size() ? text + " ..." : text;
}

/// Returns the first observation that differs, with both sides.
static Note difference(const Outcome &source, const Outcome &target) {
  size_t n = 0;
  while (n < source.observations.size() && n < target.observations.size() &&
         refines(source.observations[n], target.observations[n]))
    ++n;
  bool inSource = n < source.observations.size(), inTarget = n < target.observations.size();
  std::string before = inSource ? source.observations[n].text() : "";
  std::string after = inTarget ? target.observations[n].text() : "";
  size_t place = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first -
                 before.begin();
  auto quoted = [&](bool isThere, const std::string &line) {
    return isThere ? "'" + shortened(line, place) + "'" : std::string("nothing");
  };
  std::string message = "observation " + std::to_string(n + 1) + " was " +
                        quoted(inSource, before) + " before and is " + quoted(inTarget, after) +
                        " after";
  if (inSource && inTarget)
    message += hiddenDifference(source.observations[n], target.observations[n]);
  // The first word of an observation says which kind it is.
  const std::string &longer = inSource ? before : after;
  return {"-", std::move(message), NoteRole::None, longer.substr(0, longer.find(' '))};
}

/// Returns what the target leaks, without one of the same size for each that the source leaks and was to free itself.
static std::vector<Leak> leaksOfPasses(const Outcome &source, const Outcome &target) {
  std::vector<Leak> leaks = target.leaks;
  for (const Leak &own : source.leaks) {
    auto same = llvm::find_if(leaks, [&](const Leak &leak) {
      return leak.isManual && own.isManual && leak.bytes == own.bytes;
    });
    if (same != leaks.end())
      leaks.erase(same);
  }
  return leaks;
}

/// Notes what the program itself was to free before the rest.
static Defect leaked(std::vector<Leak> leaks, size_t excused) {
  // Leaks come in the order of calls.
  unsigned call = leaks.front().call;
  auto rest =
      std::stable_partition(leaks.begin(), leaks.end(), [](const Leak &l) { return l.isManual; });
  uint64_t bytes = 0;
  for (const Leak &leak : leaks)
    bytes += leak.bytes;
  std::string when = call ? ", the first of them at the end of call " + std::to_string(call) : "";
  std::string than = excused ? ", where " + std::to_string(excused) + " are before" : "";
  Defect found = defect(DefectKind::Leak,
                        {leaks.front().location,
                         std::to_string(leaks.size()) + " allocations (" + std::to_string(bytes) +
                             " bytes) are neither freed nor returned" + when + than,
                         NoteRole::Allocated, leaks.front().op, leaks.front().opNumber});
  found.evidence.unfreed = true;
  found.evidence.manual = rest != leaks.begin();
  for (size_t i = 0; i < leaks.size(); ++i) {
    found.evidence.lost |= leaks[i].lost;
    if (i >= kLeaksNoted)
      continue;
    found.evidence.notes.push_back(
        {leaks[i].location, "allocated here", NoteRole::Allocated, leaks[i].op, leaks[i].opNumber});
    if (leaks[i].lost)
      found.evidence.notes.push_back(
          {leaks[i].lostAt, "last reference lost here", NoteRole::LastReference});
  }
  return found;
}

/// Without deallocation as many allocations may leak as in the source, but no more of those that the program itself was to
/// free, whatever no longer leaks beside them.
static std::optional<Defect> newLeaks(const Outcome &source, const Outcome &target,
                                      const Contract &contract) {
  std::vector<Leak> leaks = leaksOfPasses(source, target);
  size_t excused = contract.deallocation == Deallocation::Absent ? source.leaks.size() : 0;
  if (target.leaks.size() > excused && !leaks.empty())
    return leaked(excused ? target.leaks : std::move(leaks), excused);
  llvm::erase_if(leaks, [](const Leak &leak) { return !leak.isManual; });
  return leaks.empty() ? std::nullopt : std::optional(leaked(std::move(leaks), 0));
}

static Defect brokenAbi(const AbiViolation &violation) {
  Defect found = defect(DefectKind::Abi, violation.what, violation.notes);
  found.evidence.what.op = violation.how;
  return found;
}

/// By T3 a buffer that the source leaves reachable from globals or from arguments' buffers is
/// no leak. If the target leaves more of them, it leaks the additional ones.
static std::optional<Defect> keptMore(const Outcome &source, const Outcome &target) {
  for (size_t call = 0; call < std::min(source.kept.size(), target.kept.size()); ++call) {
    const KeptAllocations &before = source.kept[call], &after = target.kept[call];
    if (after.allocations <= before.references)
      continue;
    Note what = after.last;
    what.message =
        std::to_string(after.allocations) +
        " allocations are left to globals or to buffers of arguments at the end of call " +
        std::to_string(call + 1) + ", where " + std::to_string(before.references) + " are before";
    Defect found = defect(DefectKind::Leak, what);
    found.evidence.unfreed = true;
    return found;
  }
  return std::nullopt;
}

/// What one call left to a global, a later one may free. If fewer of them are freed than in the source, the target leaks the others.
static std::optional<Defect> leftMore(const Outcome &source, const Outcome &target) {
  for (size_t call = 0; call < std::min(source.kept.size(), target.kept.size()); ++call) {
    const KeptAllocations &before = source.kept[call], &after = target.kept[call];
    if (after.left <= before.left + before.copies)
      continue;
    Note what = after.firstLeft;
    what.message = std::to_string(after.left) +
                   " allocations that calls left to globals or to buffers of arguments are not "
                   "freed at the end of call " +
                   std::to_string(call + 1) + ", where " + std::to_string(before.left) +
                   " are not before";
    Defect found = defect(DefectKind::Leak, what);
    found.evidence.unfreed = true;
    return found;
  }
  return std::nullopt;
}

/// Returns a result that violates T4 in the target; if the subject does not deallocate, only one
/// that keeps it in the source.
static const AbiViolation *newViolation(const Outcome &source, const Outcome &target,
                                        const Contract &contract) {
  auto isExcused = [&](const AbiViolation &violation) {
    return contract.deallocation != Deallocation::Complete &&
           std::any_of(source.abi.begin(), source.abi.end(), [&](const AbiViolation &before) {
             return before.result == violation.result;
           });
  };
  for (const AbiViolation &violation : target.abi)
    if (!isExcused(violation))
      return &violation;
  return nullptr;
}

/// Returns a result that the caller could free in the source, but cannot in the target (T4).
static const AbiViolation *unfreeableResult(const Outcome &source, const Outcome &target) {
  for (const AbiViolation &violation : target.shifted)
    if (violation.result < source.freeable.size() &&
        target.freeable[violation.result] < source.freeable[violation.result])
      return &violation;
  return nullptr;
}

/// Returns an inconclusive verdict if the runs differ in opaque ops that folders or canonicalization may
/// have rewritten. What such ops return then differs by assumption only.
static std::optional<Inconclusive> rewritesOpaqueOp(const Outcome &source, const Outcome &target) {
  const auto &before = source.registeredOpaqueOps, &after = target.registeredOpaqueOps;
  if (before == after)
    return std::nullopt;
  auto missing = [](const auto &from, const auto &in) {
    auto found = llvm::find_if(from, [&](const auto &each) {
      auto other = in.find(each.first);
      return other == in.end() || other->second != each.second;
    });
    return found == from.end() ? std::string()
                               : llvm::StringRef(found->first).split(' ').first.str();
  };
  std::string name = missing(before, after);
  return Inconclusive{
      Reason::Unsupported,
      {"-", (name.empty() ? missing(after, before) : name) +
                ": is opaque, and is rewritten or runs a different number of times"}};
}

/// Whether an error may be the result of other numbers than those of the source's run.
static bool dependsOnNumbers(DefectKind kind) {
  return kind == DefectKind::OutOfBounds || kind == DefectKind::Undefined ||
         kind == DefectKind::UninitialisedRead;
}

/// Returns why the target may compute other numbers than the source and still be right.
static std::optional<Inconclusive> mayComputeOthers(const Outcome &source, const Outcome &target) {
  if (auto rewritten = rewritesOpaqueOp(source, target))
    return rewritten;
  if (source.openResult.message.empty())
    return std::nullopt;
  return Inconclusive{Reason::OpenResult, source.openResult};
}

Verdict compare(const Outcome &source, const Outcome &target, const Contract &contract) {
  const std::optional<Inconclusive> mayDiffer = mayComputeOthers(source, target);
  switch (target.termination) {
  case Termination::MemoryError: {
    Defect found = defect(toDefectKind(target.error.kind), target.error.what, target.error.notes);
    found.evidence.writesClone = target.error.writesClone;
    if (mayDiffer && dependsOnNumbers(found.kind))
      return *mayDiffer;
    // A copy does not see later writes to the original.
    if (found.kind == DefectKind::Undefined || found.kind == DefectKind::UninitialisedRead)
      return unlessAliased(source, contract, std::move(found));
    return found;
  }
  case Termination::Unsupported:
    return Inconclusive{Reason::Unsupported, target.reason};
  case Termination::OutOfBudget:
    return Inconclusive{Reason::Budget, target.reason};
  case Termination::Returned:
  case Termination::Aborted:
    break;
  }
  if (source.termination != target.termination) {
    if (mayDiffer)
      return *mayDiffer;
    bool aborts = target.termination == Termination::Aborted;
    if (aborts && !source.outsideView.message.empty())
      return Inconclusive{Reason::OpenResult, source.outsideView};
    Note what = aborts ? target.reason : source.reason;
    what.message = (aborts ? "an assertion fails that did not fail before: "
                           : "an assertion that failed before does not fail: ") +
                   what.message;
    what.op = "assertion";
    return unlessAliased(source, contract, defect(DefectKind::Observation, what));
  }
  // Such a result also differs as an observation, but that would not say why.
  if (const AbiViolation *found = deadResult(target); found && contract.promisesResultAbi)
    return brokenAbi(*found);
  bool isDifferent = !refines(source.observations, target.observations);
  if (isDifferent && !mayDiffer)
    return unlessAliased(source, contract,
                         defect(DefectKind::Observation, difference(source, target)));
  if (contract.promisesNoLeak)
    if (auto found = newLeaks(source, target, contract))
      return *found;
  if (auto found = contract.promisesNoLeak ? keptMore(source, target) : std::nullopt)
    return *found;
  if (auto found = contract.promisesNoLeak ? leftMore(source, target) : std::nullopt)
    return *found;
  if (const AbiViolation *found = newViolation(source, target, contract);
      found && contract.promisesResultAbi)
    return brokenAbi(*found);
  if (const AbiViolation *found = unfreeableResult(source, target);
      found && contract.promisesResultAbi)
    return brokenAbi(*found);
  if (isDifferent)
    return *mayDiffer;
  return Agree{};
}

} // namespace freehold
