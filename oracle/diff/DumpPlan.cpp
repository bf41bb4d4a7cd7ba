//===- DumpPlan.cpp -------------------------------------------------------===//
#include "oracle/diff/DumpPlan.h"

#include <algorithm>
#include <map>

namespace freehold {

std::string DumpPlan::title(size_t step) const {
  return steps_.steps[step].title() + ", step " + std::to_string(step + 1) + " of " +
         std::to_string(steps_.steps.size());
}

void DumpPlan::add(const Request &common, size_t first, size_t last, Deallocation deallocation,
                   bool isDeallocated) {
  DumpRequest added{common, first, steps_.steps[first].pass, first != last};
  Subject subject;
  subject.name = title(first);
  if (first != last)
    subject.name += " to " + title(last);
  subject.summary = "from a dump";
  subject.kind = Subject::Kind::Target;
  subject.text = name_;
  subject.module = steps_.steps[last].after;
  subject.contract.deallocation = deallocation;
  subject.contract.mayChangeEntries = true;
  subject.contract.promisesNoLeak = isDeallocated;
  added.request.subjects = {std::move(subject)};
  added.request.program.name = name_;
  added.request.program.text = steps_.steps[first].before;
  requests_.push_back(std::move(added));
}

DumpPlan::DumpPlan(DumpSteps steps, const Request &common, std::string name)
    : steps_(std::move(steps)), name_(std::move(name)) {
  // The steps of each program that insert deallocations.
  std::map<unsigned, std::vector<size_t>> deallocations;
  for (size_t i = 0; i < steps_.steps.size(); ++i)
    if (steps_.steps[i].state == DumpStep::State::Judged && steps_.steps[i].deallocates)
      deallocations[steps_.steps[i].program].push_back(i);
  for (size_t i = 0; i < steps_.steps.size(); ++i) {
    if (steps_.steps[i].state != DumpStep::State::Judged)
      continue;
    const std::vector<size_t> &deallocating = deallocations[steps_.steps[i].program];
    bool isAlone = deallocating.size() == 1 && deallocating.front() == i;
    // Before deallocation nothing is freed yet: an allocation that moves may leak on more inputs.
    bool isDeallocated =
        deallocating.empty() ? steps_.steps[i].hasFrees : i >= deallocating.front();
    add(common, i, i, isAlone ? Deallocation::Complete : Deallocation::Step, isDeallocated);
    // Functions may be deallocated one after the other.
    if (deallocating.size() > 1 && deallocating.back() == i)
      add(common, deallocating.front(), i, Deallocation::Complete, true);
  }
}

static bool isDefect(const Judgement &judgement) {
  return std::holds_alternative<Defect>(judgement.verdict);
}

/// Returns what follows "error: " in the first of the diagnostics.
static std::string messageOf(const std::string &diagnostics) {
  std::string line = diagnostics.substr(0, diagnostics.find('\n'));
  static const std::string kError = "error: ";
  size_t at = line.find(kError);
  return at == std::string::npos ? line : line.substr(at + kError.size());
}

Response DumpPlan::unjudgedResponse(const std::string &subject, Inconclusive why) const {
  Judgement judgement;
  judgement.program = name_;
  judgement.subject = subject;
  judgement.verdict = std::move(why);
  Response response;
  response.judgements = {std::move(judgement)};
  return response;
}

std::vector<DumpAnswer> DumpPlan::answers(const std::vector<Response> &responses) const {
  std::vector<DumpAnswer> answers;
  auto addUnjudged = [&](size_t number) {
    const DumpStep &step = steps_.steps[number];
    bool isFailed = step.state == DumpStep::State::Failed;
    Reason reason = isFailed ? Reason::Rejected : Reason::Unsupported;
    answers.push_back({{}, unjudgedResponse(title(number), {reason, {"-", step.why}})});
  };
  size_t next = 0;
  for (size_t number = 0; number < steps_.steps.size(); ++number) {
    const DumpStep &step = steps_.steps[number];
    if (step.state == DumpStep::State::Failed || step.state == DumpStep::State::NotJudged)
      addUnjudged(number);
    if (step.state != DumpStep::State::Judged)
      continue;
    // A request from an earlier step to this one comes after this one's own.
    for (bool isOwn = true; next < requests_.size(); ++next, isOwn = false) {
      const DumpRequest &request = requests_[next];
      if (isOwn ? request.step != number : request.step >= number)
        break;
      Response response = responses[next];
      if (response.isBadInput())
        response = unjudgedResponse(request.request.subjects.front().name,
                                    {Reason::Unsupported, {"-", messageOf(response.badInput)}});
      for (Judgement &judgement : response.judgements)
        if (auto *defect = std::get_if<Defect>(&judgement.verdict)) {
          defect->evidence.pass = request.pass;
          if (isOwn && !step.with.empty())
            defect->evidence.notes.push_back(
                {"-", "it also has what was changed by: " + step.with});
        }
      answers.push_back({request.request, std::move(response)});
    }
  }
  return answers;
}

std::string DumpPlan::summary(const std::vector<Response> &responses) const {
  size_t judged = 0, unchanged = 0;
  for (const DumpStep &step : steps_.steps) {
    judged += step.state == DumpStep::State::Judged;
    unchanged += step.state == DumpStep::State::Unchanged;
  }
  std::string text = std::to_string(steps_.steps.size()) + " steps = " + std::to_string(judged) +
                     " judged + " + std::to_string(unchanged) + " that changed nothing + " +
                     std::to_string(steps_.steps.size() - judged - unchanged) + " not judged\n";
  const Judgement *shown = nullptr;
  for (bool isRange : {false, true})
    for (size_t i = 0; i < requests_.size() && !shown; ++i)
      if (requests_[i].isRange == isRange) {
        const auto &judgements = responses[i].judgements;
        auto found = std::find_if(judgements.begin(), judgements.end(), isDefect);
        shown = found == judgements.end() ? nullptr : &*found;
      }
  if (!shown)
    return text;
  return text + "first wrong: " + shown->subject + ": " +
         std::string(spell(std::get<Defect>(shown->verdict).kind)) + "\n";
}

} // namespace freehold
