//===- CampaignRun.cpp - Judging, counting, committing --------------------===//
#include "fuzz/campaign/CampaignRun.h"

#include "fuzz/campaign/Features.h"
#include "fuzz/state/Estimate.h"
#include "oracle/core/process/Interruption.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

/// Programs after which an estimate says something.
static constexpr uint64_t kProgramsForEstimate = 500;

bool Campaign::isDry() const {
  return options_.unseenShareMin > 0 && report_.programs() >= kProgramsForEstimate &&
         !planner_.hasFiles() && state::estimateOf(sample()).unseenShare < options_.unseenShareMin;
}

std::optional<Request> Campaign::next() {
  auto planned = planner_.next([&] { return planner_.seeds() < epochEnd_ && !isOver(); });
  if (!planned)
    return std::nullopt;
  if (night_)
    night_->planned(planned->request.program.name, planned->plan.origin);
  plans_.push_back(std::move(planned->plan));
  return std::move(planned->request);
}

//===----------------------------------------------------------------------===//
// Handling responses
//===----------------------------------------------------------------------===//

/// Tells the adaptation on which programs each subject agreed or failed. Inconclusive ones do not
/// count.
void Campaign::addTrials(const Plan &plan, const Request &request, const Response &response) {
  for (const Subject &subject : request.subjects) {
    Trial trial{plan.rows, {}};
    bool isConclusive = false;
    for (const Judgement &judgement : response.judgements) {
      if (judgement.subject != subject.name)
        continue;
      isConclusive |= !std::holds_alternative<Inconclusive>(judgement.verdict);
      if (auto signature = signatureOf(judgement))
        trial.buckets.insert(print(*signature));
    }
    if (isConclusive && !subject.canary)
      adaptation_.add(subject.name, *plan.seed, std::move(trial));
  }
}

void Campaign::addCanary(const Judgement &judgement) {
  bool isDefect = std::holds_alternative<Defect>(judgement.verdict);
  // The interpreter has to answer; other judges may not know.
  if (judgement.oracle != kInterpreter && std::holds_alternative<Inconclusive>(judgement.verdict))
    return;
  Canary &canary = canaries_[judgement.oracle];
  canary.first += isDefect || judgement.leavesBuffers;
  canary.second += isDefect;
}

/// Whether the interpreter shows the same defect.
static bool isSeenBefore(const Judgement &judgement, const Response &response) {
  return judgement.oracle != kInterpreter &&
         llvm::any_of(response.judgements, [&](const Judgement &other) {
           return other.oracle == kInterpreter && other.subject == judgement.subject &&
                  other.entry == judgement.entry && signatureOf(other) == signatureOf(judgement);
         });
}

/// Returns the request with the judges that it takes to show the defect again, and makes `judgement`
/// what they say. The prover's defects are shown by runs on its own inputs.
static Request requestFor(Request request, Judgement &judgement) {
  const Defect &defect = std::get<Defect>(judgement.verdict);
  request.verifiesLate = false;
  if (judgement.oracle == "proof" && defect.kind != DefectKind::JudgeDisagreement) {
    request.program.entries = {judgement.entry};
    request.args = defect.evidence.args;
    judgement.oracle = kInterpreter;
    judgement.proof = "";
  }
  if (judgement.oracle == kInterpreter)
    request.judges = {};
  return request;
}

/// Counts a program's judgements and keeps its defects.
void Campaign::addJudgements(const Plan &plan, const Request &request, const Response &response) {
  // A defect is kept with the program that was judged. If preparing the program failed, there is
  // none, and the defect is counted once for all subjects.
  const bool unprepared = !request.program.prepare.empty() && !response.prepared;
  const Request kept = withoutPreparing(request, response);
  for (const Judgement &judgement : response.judgements) {
    const Subject *subject = findSubject(judgement.subject);
    bool isDefect = std::holds_alternative<Defect>(judgement.verdict);
    if (subject && subject->canary && !unprepared) {
      addCanary(judgement);
      continue;
    }
    if (!std::holds_alternative<Agree>(judgement.verdict))
      lines_ += jsonLine(judgement) + "\n";
    if (!isDefect || isSeenBefore(judgement, response))
      continue;
    Judgement mine = judgement;
    if (unprepared)
      mine.subject = kept.subjects.front().name;
    size_t kinds = defects_.size();
    note(defects_.add(requestFor(kept, mine), mine, plan.origin));
    if (night_ && defects_.size() > kinds)
      night_->hurry();
    if (unprepared)
      break;
  }
}

void Campaign::done(const Request &request, const Response &response) {
  Plan plan = std::move(plans_.front());
  plans_.pop_front();
  // A worker may have finished a later program than one that was given up. It does not count either, since a run that goes
  // on begins with the first program that does not.
  if (response.isGivenUp() || givenUp_) {
    ++givenUp_;
    return;
  }
  isComplete_ = plan.mayCommit;
  report_.add(request, response);
  llvm::errs() << response.badInput << response.fault;
  mutantPrograms_ += plan.isMutant;
  unfitMutants_ += plan.isMutant && llvm::any_of(response.judgements, [](const Judgement &each) {
                     return !each.inputs.areEnough();
                   });
  if (plan.seed && options_.adapt)
    addTrials(plan, request, response);
  addJudgements(plan, request, response);
  if (night_)
    night_->judged(request, response);
  if (plan.isLast) {
    doneFiles_ = plan.files;
    doneSeeds_ = plan.seeds;
  }
  if (plan.mayCommit && night_ && night_->isDue())
    commit();
  showProgress(false);
}

//===----------------------------------------------------------------------===//
// What a state remembers
//===----------------------------------------------------------------------===//

/// Commits everything up to the last seed that is complete. Call it only then, and where Plan::mayCommit or at the end.
void Campaign::commit() {
  nlohmann::json checkpoint = {{"files", doneFiles_},
                               {"seeds", doneSeeds_},
                               {"epoch_end", epochEnd_},
                               {"planner", planner_.state()},
                               {"adaptation", adaptation_.state()},
                               {"mutants", {mutantPrograms_, unfitMutants_}},
                               {"canaries", canaries_},
                               {"reduced_ops", reducedOps_}};
  const auto [programs, caught] = canaries_[kInterpreter];
  night_->commit({report_, defects_, doneSeeds_, seconds(), programs, caught, std::move(checkpoint),
                  std::exchange(lines_, "")});
}

std::string Campaign::restore() {
  const nlohmann::json &from = night_->checkpoint();
  if (from.is_null())
    return "";
  try {
    doneFiles_ = from.at("files");
    doneSeeds_ = from.at("seeds");
    epochEnd_ = from.at("epoch_end");
    planner_.restore(from.at("planner"), doneFiles_, doneSeeds_);
    adaptation_.restore(from.at("adaptation"));
    mutantPrograms_ = from.at("mutants").at(0);
    unfitMutants_ = from.at("mutants").at(1);
    from.at("canaries").get_to(canaries_);
    from.at("reduced_ops").get_to(reducedOps_);
    report_ = Report::fromState(from.at("report"));
    defects_.restore(from.at("defects"), known_, found_);
  } catch (const nlohmann::json::exception &error) {
    return night_->cannotResume(error.what());
  }
  return "";
}

std::set<std::string> Campaign::reducedOps(const std::string &bucket) {
  auto [it, isNew] = reducedOps_.try_emplace(bucket);
  const DefectStore::Sample *sample = isNew ? defects_.smallest(bucket) : nullptr;
  if (sample)
    it->second = quicklyReducedOps(sample->request, sample->judgement, options_.jobs);
  return it->second;
}

void Campaign::judgeAll() {
  if (options_.adapt && epochEnd_ == UINT64_MAX)
    epochEnd_ = options_.adapt->epoch;
  do {
    // An epoch is finished before the next one is planned, so that decisions depend on the same
    // verdicts with any number of workers.
    pool_.run([&] { return next(); },
              [&](const Request &request, const Response &response) { done(request, response); },
              [&] { return timeIsOver() && doneFiles_ == planner_.files(); });
    // A decision that is interrupted is not committed: the run goes on before it.
    if (night_ && interruption() && isComplete_)
      commit();
    if (planner_.seeds() == epochEnd_ && !isOver() && !interruption()) {
      adaptation_.decide([&](const std::string &bucket) { return reducedOps(bucket); });
      epochEnd_ += options_.adapt->epoch;
    }
  } while (!isOver() && !interruption());
  if (interruption() && (givenUp_ || !isOver() || planner_.hasFiles()))
    interruptedAfter_ = progressText();
  else if (night_)
    commit();
}

void Campaign::showProgress(bool last) {
  if (!options_.progress || (!last && Clock::now() - shown_ < std::chrono::milliseconds(200)))
    return;
  shown_ = Clock::now();
  auto seconds = std::chrono::duration_cast<std::chrono::seconds>(shown_ - start_).count();
  llvm::errs() << llvm::formatv("\r{0} s: {1} programs, {2} kinds of defects ", seconds,
                                report_.programs(), defects_.size());
  if (last)
    llvm::errs() << '\n';
}

void Campaign::triage() {
  DefectStore::TriageLimits limits;
  limits.each.jobs = options_.jobs;
  limits.each.tools = options_.tools;
  limits.deadline = Clock::now() + std::chrono::seconds(options_.triageSeconds);
  if (night_) {
    limits.settled = night_->settled();
    limits.joinsPlugins = true;
    limits.afterEach = [&] {
      commit();
      return std::string();
    };
  }
  if (options_.progress && defects_.size())
    llvm::errs() << "reducing " << defects_.size() << " kinds of defects\n";
  note(defects_.triage(known_, found_, limits));
  if (interruption() && interruptedAfter_.empty() && defects_.size())
    interruptedAfter_ = progressText() + ", while reducing";
}

void Campaign::note(std::string trouble) {
  if (night_ && !trouble.empty())
    throw state::DatabaseError(trouble);
  if (trouble_.empty())
    trouble_ = std::move(trouble);
}

int Campaign::run() {
  for (const triage::FindingStore *store : {&known_, &found_})
    for (const std::string &problem : store->problems())
      llvm::errs() << "freehold-fuzz: warning: " << problem << '\n';
  if (night_)
    night_->replay(options_);
  judgeAll();
  showProgress(true);
  if (!night_ || interruptedAfter_.empty()) {
    note(growths_.run(defects_, known_));
    triage();
  }
  std::string text = report();
  std::string tail = lines_ + jsonLines(adaptation_) + report_.json() + "\n";
  auto writeText = [&] { note(write_(options_.out + "/report.txt", text)); };
  if (night_ && interruptedAfter_.empty())
    night_->finish(defects_, known_, found_, tail, [&](const std::string &causes) {
      text += causes;
      writeText();
    });
  else
    writeText();
  if (!night_)
    note(write_(options_.out + "/report.jsonl", tail));
  llvm::outs() << text << "\n";
  if (trouble_.empty())
    llvm::outs() << "report: " << options_.out << "/report.txt\n";
  llvm::outs().flush();
  if (night_ && interruptedAfter_.empty() && trouble_.empty())
    trouble_ = night_->keepGoodCopy();
  return exitCode();
}

} // namespace freehold
