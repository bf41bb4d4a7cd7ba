//===- Bisection.cpp ------------------------------------------------------===//
#include "fuzz/triage/Bisection.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/VersionTuple.h"

namespace freehold::triage {

Bisection bisectionOf(const std::vector<VersionAnswer> &answers) {
  using Kind = VersionAnswer::Kind;
  std::vector<std::pair<llvm::VersionTuple, const VersionAnswer *>> sorted;
  for (const VersionAnswer &answer : answers) {
    llvm::VersionTuple version;
    if (answer.kind != Kind::CannotTell && !version.tryParse(answer.version))
      sorted.push_back({version, &answer});
  }
  llvm::sort(sorted);
  Bisection result;
  for (const auto &[version, answer] : sorted) {
    bool shows = answer->kind == Kind::Shows;
    if (shows && result.firstBad.empty())
      result.firstBad = answer->version;
    else if (!shows && result.firstBad.empty())
      result.lastGood = answer->version;
    if (shows)
      result.firstGood.clear();
    else if (!result.firstBad.empty() && result.firstGood.empty())
      result.firstGood = answer->version;
  }
  if (result.firstBad.empty())
    return {};
  return result;
}

std::string text(const Bisection &bisection) {
  if (bisection.firstBad.empty())
    return "";
  std::string text = "first bad " + bisection.firstBad;
  if (!bisection.lastGood.empty())
    text += ", last good " + bisection.lastGood;
  if (!bisection.firstGood.empty())
    text += ", first good again " + bisection.firstGood;
  return text;
}

} // namespace freehold::triage
