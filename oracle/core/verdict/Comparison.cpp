//===- Comparison.cpp - The numbers ---------------------------------------===//
#include "oracle/core/verdict/Comparison.h"

#include <algorithm>

namespace freehold {

std::string_view word(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return spell(defect->kind);
  if (auto *inconclusive = std::get_if<Inconclusive>(&verdict))
    return spell(inconclusive->reason);
  return spell(verdict);
}

std::optional<double> ratio(uint64_t value, uint64_t base) {
  if (!base)
    return std::nullopt;
  return static_cast<double>(value) / static_cast<double>(base);
}

static unsigned badness(const Verdict &verdict) {
  if (std::holds_alternative<Defect>(verdict))
    return 2;
  return std::holds_alternative<Inconclusive>(verdict) ? 1 : 0;
}

static Verdict withoutEvidence(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return Defect{defect->kind, {}};
  if (auto *inconclusive = std::get_if<Inconclusive>(&verdict))
    return Inconclusive{inconclusive->reason, {}};
  return Agree{};
}

/// Merges the judgements of one subject; std::nullopt if the subject was not judged.
static std::optional<ComparedSubject> joined(const std::vector<Judgement> &judgements,
                                             const std::string &subject) {
  std::optional<ComparedSubject> result;
  for (const Judgement &judgement : judgements) {
    if (judgement.subject != subject)
      continue;
    if (!result)
      result = ComparedSubject{Agree{}, RunCost{}};
    if (badness(judgement.verdict) > badness(result->verdict))
      result->verdict = withoutEvidence(judgement.verdict);
    if (!judgement.cost)
      result->cost.reset();
    if (result->cost) {
      result->cost->runs += judgement.cost->runs;
      result->cost->sum += judgement.cost->sum;
      result->cost->source += judgement.cost->source;
    }
  }
  // No input was run, since all inputs of all entries are unfit.
  if (result && result->cost && !result->cost->runs)
    result->cost.reset();
  return result;
}

void Comparison::add(const Request &request, const Response &response) {
  ComparedProgram program;
  program.name = request.program.name;
  for (const std::string &name : subjects_) {
    auto subject = joined(response.judgements, name);
    if (!subject)
      return;
    if (subject->cost)
      program.source = subject->cost->source;
    program.subjects.push_back(std::move(*subject));
  }
  program.compared = std::ranges::all_of(program.subjects, [&](const ComparedSubject &subject) {
    return subject.cost && subject.cost->runs == program.subjects.front().cost->runs;
  });
  programs_.push_back(std::move(program));
}

uint64_t Comparison::compared() const {
  return std::ranges::count_if(programs_, &ComparedProgram::compared);
}

RunStatistics Comparison::sourceTotal() const {
  RunStatistics total;
  for (const ComparedProgram &program : programs_)
    if (program.compared)
      total += *program.source;
  return total;
}

static void addVerdict(SubjectTotal &total, const ComparedSubject &subject) {
  unsigned rank = badness(subject.verdict);
  ++(rank == 2 ? total.defect : rank == 1 ? total.inconclusive : total.agree);
  if (!subject.cost)
    ++total.without[std::string(word(subject.verdict))];
}

std::vector<SubjectTotal> Comparison::totals() const {
  std::vector<SubjectTotal> totals(subjects_.size());
  for (const ComparedProgram &program : programs_)
    for (size_t n = 0; n < totals.size(); ++n) {
      const ComparedSubject &subject = program.subjects[n];
      addVerdict(totals[n], subject);
      if (!program.compared)
        continue;
      totals[n].runs += subject.cost->runs;
      totals[n].leaking += std::holds_alternative<Defect>(subject.verdict);
      totals[n].sum += subject.cost->sum;
      for (size_t f = 0; f < kFigureCount; ++f) {
        uint64_t value = subject.cost->sum.*kFigures[f].value;
        uint64_t base = program.subjects.front().cost->sum.*kFigures[f].value;
        totals[n].below[f] += value < base;
        totals[n].above[f] += value > base;
      }
    }
  return totals;
}

} // namespace freehold
