//===- Campaign.cpp -------------------------------------------------------===//
#include "fuzz/campaign/Campaign.h"

#include "fuzz/campaign/DefectStore.h"
#include "fuzz/campaign/Features.h"
#include "fuzz/campaign/GrowthHunt.h"
#include "fuzz/campaign/Night.h"
#include "fuzz/campaign/OutputFolder.h"
#include "fuzz/campaign/Planner.h"
#include "fuzz/gen/OpRow.h"
#include "fuzz/state/Estimate.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Tool.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <deque>

namespace freehold {

using Clock = std::chrono::steady_clock;

/// Judgement::oracle of the judge that sees each program.
static constexpr const char *kInterpreter = "interp";

namespace {
class Campaign {
public:
  /// `night` is null for a campaign that remembers nothing.
  Campaign(const CampaignOptions &options, FileWriter write, Night *night)
      : options_(options), write_(std::move(write)), night_(night),
        defects_(options.out + "/defects", write_), known_(options.known),
        found_((night ? options.state : options.out) + "/findings", night ? replaceFile : write_),
        growths_(options, options.out + "/growth", write_),
        adaptation_(options.adapt.value_or(AdaptOptions())), planner_(options, adaptation_) {
    for (size_t n = 0; n < planner_.unreadable(); ++n)
      report_.addUnreadable();
  }

  std::string corpusHash() const { return planner_.corpusHash(); }
  int run();

private:
  std::optional<Request> next();
  bool isOver() const {
    return isDry() || (options_.programs ? planner_.seeds() >= *options_.programs : timeIsOver());
  }
  /// Whether little is left to find by going on (CampaignOptions::unseenShareMin).
  bool isDry() const;
  state::Sample sample() const {
    return {report_.programs(), seconds(), defects_.size(), defects_.kindsShownBy(1),
            defects_.kindsShownBy(2)};
  }
  void done(const Request &request, const Response &response);
  bool timeIsOver() const { return seconds() >= options_.seconds; }
  /// How long this run has taken, with what earlier processes did of it.
  double seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count() +
           (night_ ? night_->secondsBefore() : 0);
  }
  void addTrials(const Plan &plan, const Request &request, const Response &response);
  void addCanary(const Judgement &judgement);
  void addJudgements(const Plan &plan, const Request &request, const Response &response);
  void judgeAll();
  std::set<std::string> reducedOps(const std::string &bucket);
  void showProgress(bool last);
  void triage();
  void commit();
  void restore();
  /// Keeps the first file error; later ones are dropped.
  void note(std::string trouble);
  std::string report() const;
  std::string canary() const;
  std::string progressText() const;
  int exitCode() const;

  const CampaignOptions &options_;
  FileWriter write_;
  Night *night_;
  DefectStore defects_;
  triage::FindingStore known_, found_;
  GrowthHunt growths_;
  Report report_;
  std::string trouble_;
  std::string lines_;
  Adaptation adaptation_;
  Planner planner_;
  uint64_t mutantPrograms_ = 0, unfitMutants_ = 0;
  /// The number of seeds at which the epoch ends.
  uint64_t epochEnd_ = UINT64_MAX;
  /// The corpus programs and seeds all of whose programs were judged.
  size_t doneFiles_ = 0;
  uint64_t doneSeeds_ = 0;
  /// Whether all programs of the last judged seed were judged. Only then the run can be committed.
  bool isComplete_ = false;
  /// If the campaign was interrupted, the number of programs left unjudged, and the progress text
  /// of that moment.
  uint64_t givenUp_ = 0;
  std::string interruptedAfter_;
  /// Plans of requests that have no response yet. Responses come back in the order of the requests.
  std::deque<Plan> plans_;
  /// The ops of the reduced program of each bucket. A bucket is reduced once.
  std::map<std::string, std::set<std::string>> reducedOps_;
  /// For each judge, how often a canary subject was judged on a program on which it must leak, and how
  /// often that leak was reported.
  using Canary = std::pair<uint64_t, uint64_t>;
  std::map<std::string, Canary> canaries_;
  Clock::time_point start_ = Clock::now(), shown_ = start_;
};
} // namespace

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
  givenUp_ += response.isGivenUp();
  if (response.isGivenUp())
    return;
  isComplete_ = plan.isLast;
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
    if (night_ && night_->isDue())
      commit();
  }
  showProgress(false);
}

//===----------------------------------------------------------------------===//
// What a state remembers
//===----------------------------------------------------------------------===//

/// Commits everything up to the last seed that is complete. Call it only then.
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

void Campaign::restore() {
  const nlohmann::json &from = night_->checkpoint();
  if (from.is_null())
    return;
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
  defects_.restore(from.at("defects"));
}

std::set<std::string> Campaign::reducedOps(const std::string &bucket) {
  auto [it, isNew] = reducedOps_.try_emplace(bucket);
  const DefectStore::Sample *sample = isNew ? defects_.smallest(bucket) : nullptr;
  if (sample)
    it->second = quicklyReducedOps(sample->request, sample->judgement, options_.jobs);
  return it->second;
}

void Campaign::judgeAll() {
  JudgePool pool({.jobs = options_.jobs}, options_.budget);
  if (options_.adapt && epochEnd_ == UINT64_MAX)
    epochEnd_ = options_.adapt->epoch;
  do {
    // An epoch is finished before the next one is planned, so that decisions depend on the same
    // verdicts with any number of workers.
    pool.run([&] { return next(); },
             [&](const Request &request, const Response &response) { done(request, response); });
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

/// "all corpus programs (12) and 30 of 1000 random ones".
std::string Campaign::progressText() const {
  std::string text =
      planner_.hasFiles()
          ? llvm::formatv("{0} of {1} corpus programs", planner_.plannedFiles(), planner_.files())
                .str()
          : llvm::formatv("all corpus programs ({0})", planner_.files()).str();
  auto judged = planner_.seeds() - std::min(planner_.seeds(), givenUp_);
  if (options_.programs)
    return text + llvm::formatv(" and {0} of {1} random ones", judged, *options_.programs).str();
  return text + llvm::formatv(" and {0} random ones in {1} of {2} s", judged,
                              static_cast<uint64_t>(seconds()), options_.seconds)
                    .str();
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

std::string Campaign::canary() const {
  std::string text;
  for (const auto &[judge, canary] : canaries_)
    if (canary.first)
      text +=
          llvm::formatv("canary: identity was caught in {0} of {1} judgements with leaks{2}\n",
                        canary.second, canary.first, judge == kInterpreter ? "" : " by " + judge)
              .str();
  return text;
}

std::string Campaign::report() const {
  std::string text = llvm::formatv("Freehold {0}, seeds {1} to {2}, {3} corpus programs, {4} "
                                   "random ones\n\n",
                                   FREEHOLD_VERSION, options_.seed,
                                   options_.seed + (planner_.seeds() ? planner_.seeds() - 1 : 0),
                                   planner_.files(), planner_.seeds())
                         .str();
  if (!interruptedAfter_.empty())
    text += interruptedText(interruptedAfter_) + "\n\n";
  text += report_.text() + canary();
  if (planner_.hangs())
    text += llvm::formatv("{0} programs of findings in which a pass hangs were left out\n",
                          planner_.hangs())
                .str();
  if (mutantPrograms_)
    text +=
        llvm::formatv("{0} of the random ones are changed corpus programs, {1} of them unfit to "
                      "judge by\n",
                      mutantPrograms_, unfitMutants_)
            .str();
  if (!options_.avoided.empty())
    text += "left out of all programs: " + gen::rowNames(options_.avoided) + "\n";
  if (options_.adapt)
    text += freehold::text(adaptation_, *options_.adapt);
  for (size_t n = 0; n < planner_.avoidedSets().size(); ++n)
    text += llvm::formatv("programs seed-N-without-{0} are made with --avoid {1}\n", n + 1,
                          gen::rowNames(planner_.avoidedSets()[n]))
                .str();
  if (defects_.size())
    text += "\n" + state::text(sample()) + "\n";
  if (isDry())
    text +=
        llvm::formatv("ended, since that is less than {0}%\n", 100 * options_.unseenShareMin).str();
  text +=
      llvm::formatv("\n{0} kinds of defects in {1}/defects\n", defects_.size(), options_.out).str();
  text += defects_.list(known_, found_);
  return options_.families ? text + "\n" + growths_.text(known_) : text;
}

void Campaign::triage() {
  DefectStore::TriageLimits limits;
  limits.each.jobs = options_.jobs;
  limits.each.tools = options_.tools;
  limits.deadline = Clock::now() + std::chrono::seconds(options_.triageSeconds);
  if (night_) {
    limits.settled = night_->settled();
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
  if (trouble_.empty())
    trouble_ = std::move(trouble);
}

int Campaign::run() {
  for (const std::string &problem : known_.problems())
    llvm::errs() << "freehold-fuzz: warning: " << problem << '\n';
  if (night_) {
    restore();
    night_->replay(options_);
  }
  judgeAll();
  showProgress(true);
  if (!night_ || interruptedAfter_.empty()) {
    note(growths_.run());
    triage();
  }
  std::string text = report();
  std::string tail = lines_ + jsonLines(adaptation_) + report_.json() + "\n";
  if (night_ && interruptedAfter_.empty())
    text += night_->finish(defects_, known_, found_, tail);
  note(write_(options_.out + "/report.txt", text));
  if (!night_)
    note(write_(options_.out + "/report.jsonl", tail));
  llvm::outs() << text << "\nreport: " << options_.out << "/report.txt\n";
  llvm::outs().flush();
  return exitCode();
}

int Campaign::exitCode() const {
  if (!trouble_.empty()) {
    llvm::errs() << "freehold-fuzz: error: " << trouble_ << '\n';
    return 4;
  }
  if (!interruptedAfter_.empty()) {
    llvm::errs() << "freehold-fuzz: " << interruptedText(interruptedAfter_)
                 << (night_ ? "; --resume goes on" : "") << '\n';
    return interruptedExit();
  }
  // If the judge no longer sees the planted leak, its other verdicts cannot be trusted.
  for (const auto &[judge, canary] : canaries_)
    if (canary.first && !canary.second) {
      llvm::errs() << "freehold-fuzz: fault: the canary was never caught by " << judge << '\n';
      return 4;
    }
  if (report_.faults())
    return 4;
  if (options_.failOn != FailOn::Any) {
    uint64_t news =
        (night_ ? night_->newsCount() : defects_.newCount()) + growths_.newCount(known_);
    return options_.failOn == FailOn::New && news ? 1 : 0;
  }
  if (defects_.size() || growths_.size())
    return 1;
  return report_.exitCodeWithoutDefects();
}

/// Runs a campaign once. With --abandon as well as --resume, a run that cannot be resumed is given up.
static int runNight(CampaignOptions options) {
  bool mayRetry = options.mayResume && options.mayAbandon;
  for (const CampaignOptions given = options;; options = given, options.mayResume = false) {
    auto opened = Night::open(options);
    if (auto *why = std::get_if<std::string>(&opened))
      return fail("run", *why);
    Night &night = *std::get<0>(opened);
    Campaign campaign(options, replaceFile, &night);
    std::string why = night.begin(options, campaign.corpusHash());
    if (why.empty())
      return campaign.run();
    if (!std::exchange(mayRetry, false))
      return fail("run", why);
  }
}

int runCampaign(const CampaignOptions &options) {
  if (!options.state.empty()) {
    try {
      return runNight(options);
    } catch (const state::DatabaseError &error) {
      return fail("run", error.what(), kOurFault);
    }
  }
  OutputFolder folder(options.out);
  std::string why = folder.claim({"report.txt", "report.jsonl", "defects", "findings", "growth"},
                                 options.mayOverwrite);
  if (!why.empty())
    return fail("run", why);
  auto write = [&](const std::string &path, std::string_view text) {
    return folder.write(path, text);
  };
  int code = Campaign(options, write, nullptr).run();
  why = folder.finish();
  return why.empty() ? code : fail("run", why, kOurFault);
}

} // namespace freehold
