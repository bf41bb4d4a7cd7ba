//===- Summary.cpp --------------------------------------------------------===//
#include "oracle/lit/Summary.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace freehold::lit {

static constexpr const char *kNoTime = "no time was left for it (--times)";

namespace {
struct Counts {
  size_t programs = 0, agree = 0, defects = 0, unjudged = 0;
  uint64_t toolMs = 0, judgeMs = 0;
};
} // namespace

static std::string count(size_t number, const char *noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

static std::string textOf(const RunRecord &run, const FoundDefect &defect) {
  std::string text = "  " + run.test + ": " + defect.kind;
  text += defect.pass.empty() ? ", no single pass" : ", pass " + defect.pass;
  if (!defect.entry.empty())
    text += ", @" + defect.entry;
  text += ": " + defect.message;
  if (defect.location != "-" && !defect.location.empty())
    text += " at " + defect.location;
  text += "\n    " + run.tool;
  for (const std::string &word : run.arguments)
    text += " " + word;
  return text + "\n";
}

static std::string reasonsOf(const std::map<std::string, size_t> &reasons) {
  std::vector<std::pair<size_t, std::string>> sorted;
  for (const auto &[why, number] : reasons)
    sorted.push_back({number, why});
  std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
    return std::tie(b.first, a.second) < std::tie(a.first, b.second);
  });
  std::string text = sorted.empty() ? "" : "not judged:\n";
  for (const auto &[number, why] : sorted)
    text += "  " + std::to_string(number) + "  " + why + "\n";
  return text;
}

std::string summaryOf(const Results &results) {
  Counts counts;
  std::map<std::string, size_t> reasons;
  std::vector<std::string> defects;
  std::map<std::string, const JudgedRun *> judgedOf;
  for (const JudgedRun &judged : results.judged)
    judgedOf[judged.id] = &judged;
  for (const RunRecord &run : results.runs) {
    counts.toolMs += run.toolMs;
    auto found = judgedOf.find(run.id);
    JudgedRun none;
    none.programs = 1;
    none.unjudged = {kNoTime};
    const JudgedRun &judged = found == judgedOf.end() ? none : *found->second;
    counts.programs += judged.programs;
    counts.agree += judged.agree;
    counts.defects += judged.defects.size();
    counts.unjudged += judged.unjudged.size();
    counts.judgeMs += judged.judgeMs;
    for (const std::string &why : judged.unjudged)
      ++reasons[why];
    for (const FoundDefect &defect : judged.defects)
      defects.push_back(textOf(run, defect));
  }
  std::sort(defects.begin(), defects.end());
  std::string text = count(results.runs.size(), "run") + ", " + count(counts.programs, "program") +
                     " = " + std::to_string(counts.agree) + " agree + " +
                     count(counts.defects, "defect") + " + " + std::to_string(counts.unjudged) +
                     " not judged\nthe tool took " + std::to_string(counts.toolMs) +
                     " ms, judging " + std::to_string(counts.judgeMs) + " ms\n";
  text += defects.empty() ? "" : "defects:\n";
  for (const std::string &defect : defects)
    text += defect;
  if (results.hasLosses)
    text += "some runs could not be noted, and are missing here: was the disk full?\n";
  return text + reasonsOf(reasons);
}

Exit exitCodeOf(const Results &results) {
  bool isWhole = results.judged.size() >= results.runs.size() && !results.hasLosses;
  Exit code = isWhole ? kAllGood : kInconclusive;
  for (const JudgedRun &judged : results.judged) {
    if (!judged.unjudged.empty())
      code = worse(code, kInconclusive);
    if (!judged.defects.empty())
      code = worse(code, kDefect);
  }
  return code;
}

} // namespace freehold::lit
