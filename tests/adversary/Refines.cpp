//===- Refines.cpp - Observations that a target may make ------------------===//
#include "tests/adversary/Refines.h"

#include "oracle/core/verdict/Verdict.h"

#include "llvm/ADT/StringRef.h"

namespace freehold::adversary {

/// Commas and brackets end cells.
static bool endsCell(char c) { return c == ',' || c == ']' || c == ')'; }
static bool startsCell(char c) { return c == '[' || c == ' ' || c == '('; }

bool isRefined(std::string_view source, std::string_view target) {
  size_t s = 0, t = 0;
  while (s < source.size()) {
    bool isUnwritten = source[s] == '_' && s > 0 && startsCell(source[s - 1]) &&
                       (s + 1 == source.size() || endsCell(source[s + 1]));
    if (isUnwritten) {
      ++s;
      while (t < target.size() && !endsCell(target[t]))
        ++t;
      continue;
    }
    if (t == target.size() || source[s++] != target[t++])
      return false;
  }
  return t == target.size();
}

std::string whyWrong(const Outcome &source, const Outcome &target, size_t leaksMax) {
  switch (target.termination) {
  case Termination::MemoryError:
    return std::string(spell(target.error.kind)) + ": " + target.error.what.message;
  case Termination::Unsupported:
  case Termination::OutOfBudget:
    return "";
  case Termination::Returned:
  case Termination::Aborted:
    break;
  }
  if (source.termination != target.termination)
    return "an assertion fails in one of them";
  size_t common = std::min(source.observations.size(), target.observations.size());
  for (size_t n = 0; n < common; ++n) {
    if (source.observations[n] == target.observations[n])
      continue;
    std::string before = source.observations[n].text(), after = target.observations[n].text();
    if (!isRefined(before, after))
      return "observes '" + after + "' in place of '" + before + "'";
  }
  if (source.observations.size() != target.observations.size())
    return "observes " + std::to_string(target.observations.size()) + " things in place of " +
           std::to_string(source.observations.size());
  if (target.leaks.size() > leaksMax)
    return "leaks " + target.leaks.front().op + " at " + target.leaks.front().location;
  return "";
}

} // namespace freehold::adversary
