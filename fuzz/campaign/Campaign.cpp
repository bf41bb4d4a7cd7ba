//===- Campaign.cpp -------------------------------------------------------===//
#include "fuzz/campaign/Campaign.h"

#include "fuzz/campaign/DefectStore.h"
#include "fuzz/campaign/Features.h"
#include "fuzz/campaign/Mutants.h"
#include "fuzz/campaign/OutputFolder.h"
#include "fuzz/campaign/Recipe.h"
#include "fuzz/gen/OpRow.h"
#include "fuzz/pipelines/DrawnSubjects.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <deque>

namespace freehold {

using Clock = std::chrono::steady_clock;

std::vector<std::string> corpusFiles(const std::vector<std::string> &paths) {
  namespace fs = llvm::sys::fs;
  std::vector<std::string> files;
  for (const std::string &path : paths) {
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    std::error_code error;
    for (fs::recursive_directory_iterator it(path, error), end; it != end && !error;
         it.increment(error)) {
      llvm::StringRef file = it->path();
      // Skip the tensor-level sources of the kernels.
      if (llvm::sys::path::extension(file) == ".mlir" && !file.contains("/src/"))
        files.push_back(file.str());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

namespace {
class Campaign {
public:
  /// `folder` must have been claimed.
  Campaign(const CampaignOptions &options, OutputFolder &folder)
      : options_(options), folder_(folder), defects_(options.out + "/defects", writer()),
        known_(options.known), found_(options.out + "/findings", writer()),
        files_(corpusFiles(options.corpus)), adaptation_(options.adapt.value_or(AdaptOptions())) {
    if (llvm::any_of(options.subjects,
                     [](const Subject &each) { return pipelines::undrawnSubject(each.name); }))
      optionSpace_.emplace();
  }

  int run();

private:
  /// How the program of a request was made. Responses come back in the order of the requests.
  struct Plan {
    std::string origin;
    /// The seed of a generated program; std::nullopt for all others.
    std::optional<uint64_t> seed;
    /// For each row of the generator's table, whether the program uses it.
    std::vector<bool> rows;
    bool isMutant = false;
  };
  struct Planned {
    Request request;
    Plan plan;
  };
  std::optional<Request> next();
  std::optional<Planned> nextFile();
  void planSeed();
  void planGenerated(uint64_t seed);
  bool planMutant(uint64_t seed);
  bool isOver() const {
    return options_.programs ? generated_ >= *options_.programs : timeIsOver();
  }
  void done(const Request &request, const Response &response);
  bool timeIsOver() const {
    return Clock::now() - start_ >= std::chrono::seconds(options_.seconds);
  }
  void addTrials(const Plan &plan, const Request &request, const Response &response);
  void judgeAll();
  std::set<std::string> reducedOps(const std::string &bucket);
  std::string nameOf(uint64_t seed, const gen::Rows &avoided);
  void showProgress(bool last);
  void triage();
  /// Keeps the first file error; later ones are dropped.
  void note(std::string trouble);
  std::string report() const;
  std::string canary() const;
  std::string progressText() const;
  int exitCode() const;
  FileWriter writer() {
    return [this](const std::string &path, std::string_view text) {
      return folder_.write(path, text);
    };
  }

  const CampaignOptions &options_;
  OutputFolder &folder_;
  DefectStore defects_;
  triage::FindingStore known_, found_;
  Report report_;
  std::string trouble_;
  std::string lines_;
  std::vector<std::string> files_;
  size_t nextFile_ = 0;
  /// The programs of `files_` that could be read.
  std::vector<Program> corpus_;
  std::optional<Mutants> mutants_;
  /// Set if a subject's pipeline is drawn for each program.
  std::optional<pipelines::OptionSpace> optionSpace_;
  uint64_t mutantPrograms_ = 0, unfitMutants_ = 0;
  /// The number of seeds so far, and the number at which the epoch ends.
  uint64_t generated_ = 0, epochEnd_ = UINT64_MAX;
  /// If the campaign was interrupted, the number of programs left unjudged, and the progress text
  /// of that moment.
  uint64_t givenUp_ = 0;
  std::string interruptedAfter_;
  /// Requests that are not sent yet, and plans of requests that have no response yet.
  std::deque<Planned> ahead_;
  std::deque<Plan> plans_;
  Adaptation adaptation_;
  /// The sets of rows that programs left out, in the order of first use.
  std::vector<gen::Rows> avoidedSets_;
  /// The ops of the reduced program of each bucket. A bucket is reduced once.
  std::map<std::string, std::set<std::string>> reducedOps_;
  /// How often a canary subject was judged on a program on which it must leak, and how often that
  /// leak was reported.
  uint64_t canaryPrograms_ = 0, canaryCaught_ = 0;
  Clock::time_point start_ = Clock::now(), shown_ = start_;
};
} // namespace

//===----------------------------------------------------------------------===//
// Making programs
//===----------------------------------------------------------------------===//

std::optional<Campaign::Planned> Campaign::nextFile() {
  while (nextFile_ < files_.size()) {
    auto program = readProgram(files_[nextFile_++], options_.budget);
    if (!program) {
      report_.addUnreadable();
      continue;
    }
    Planned planned;
    planned.request.subjects = options_.subjects;
    planned.plan.origin = program->name;
    planned.request.program = *program;
    corpus_.push_back(std::move(*program));
    return planned;
  }
  return std::nullopt;
}

/// Returns the name of a generated program. If it leaves out more rows than --avoid does, the name
/// differs from that of the program which --avoid alone gives.
std::string Campaign::nameOf(uint64_t seed, const gen::Rows &avoided) {
  std::string name = "seed-" + std::to_string(seed);
  if (avoided == options_.avoided)
    return name;
  auto it = llvm::find(avoidedSets_, avoided);
  size_t number = it - avoidedSets_.begin() + 1;
  if (it == avoidedSets_.end())
    avoidedSets_.push_back(avoided);
  return name + "-without-" + std::to_string(number);
}

/// The most mutations that are applied to a corpus program, one after the other.
static constexpr unsigned kMutationsMax = 6;

/// Plans a mutated corpus program. Returns false if no mutation applies to the file that the seed
/// picks.
bool Campaign::planMutant(uint64_t seed) {
  uint64_t draw = mix(mix(seed));
  const Program &file = corpus_[draw % corpus_.size()];
  unsigned times = 1 + (draw >> 32) % kMutationsMax;
  if (!mutants_)
    mutants_.emplace();
  auto text = mutants_->make(file, seed, times);
  if (!text)
    return false;
  Planned planned;
  planned.request.subjects = options_.subjects;
  planned.request.program = {"mutant-" + std::to_string(seed), std::move(*text), {}};
  planned.request.inputs.count = options_.inputs;
  planned.request.inputs.seed = seed;
  planned.plan.origin = llvm::formatv("freehold-fuzz mutate {0} --seed {1} --times {2}",
                                      shellWord(file.name), seed, times)
                            .str();
  planned.plan.isMutant = true;
  ahead_.push_back(std::move(planned));
  return true;
}

void Campaign::planSeed() {
  uint64_t seed = options_.seed + generated_++;
  bool isMutant =
      !corpus_.empty() && options_.mutantOneOutOf && mix(~seed) % options_.mutantOneOutOf == 0;
  if (!isMutant || !planMutant(seed))
    planGenerated(seed);
}

/// Plans generated programs: one for each group of subjects that leave out the same rows.
void Campaign::planGenerated(uint64_t seed) {
  std::vector<std::pair<gen::Rows, std::vector<Subject>>> groups;
  for (const Subject &subject : options_.subjects) {
    gen::Rows avoided = adaptation_.avoided(subject.name, seed);
    avoided.insert(options_.avoided.begin(), options_.avoided.end());
    auto it = llvm::find_if(groups, [&](const auto &group) { return group.first == avoided; });
    if (it == groups.end())
      it = groups.insert(it, {std::move(avoided), {}});
    it->second.push_back(subject);
  }
  for (auto &[avoided, subjects] : groups) {
    Recipe recipe{seed, &options_.profiles[seed % options_.profiles.size()], avoided};
    gen::Generated made = recipe.make(nameOf(seed, avoided));
    Planned planned;
    planned.request.subjects = std::move(subjects);
    planned.request.program = std::move(made.program);
    planned.request.inputs.count = options_.inputs;
    planned.request.inputs.seed = seed;
    planned.plan.origin = recipe.command();
    planned.plan.seed = seed;
    for (unsigned count : made.statistics.rows)
      planned.plan.rows.push_back(count > 0);
    ahead_.push_back(std::move(planned));
  }
}

std::optional<Request> Campaign::next() {
  if (auto file = nextFile())
    ahead_.push_back(std::move(*file));
  if (ahead_.empty() && generated_ < epochEnd_ && !isOver())
    planSeed();
  if (ahead_.empty())
    return std::nullopt;
  Planned planned = std::move(ahead_.front());
  ahead_.pop_front();
  if (optionSpace_)
    pipelines::drawSubjects(*optionSpace_, planned.request);
  planned.request.budget = options_.budget;
  planned.request.wantOutput = true;
  plans_.push_back(std::move(planned.plan));
  return std::move(planned.request);
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

void Campaign::done(const Request &request, const Response &response) {
  Plan plan = std::move(plans_.front());
  plans_.pop_front();
  givenUp_ += response.isGivenUp();
  if (response.isGivenUp())
    return;
  report_.add(request, response);
  llvm::errs() << response.badInput << response.fault;
  mutantPrograms_ += plan.isMutant;
  unfitMutants_ += plan.isMutant && llvm::any_of(response.judgements, [](const Judgement &each) {
                     return !each.inputs.areEnough();
                   });
  if (plan.seed && options_.adapt)
    addTrials(plan, request, response);
  // A defect is kept with the program that was judged. If preparing the program failed, there is
  // none, and the defect is counted once for all subjects.
  const bool unprepared = !request.program.prepare.empty() && !response.prepared;
  const Request kept = withoutPreparing(request, response);
  for (const Judgement &judgement : response.judgements) {
    const Subject *subject = findSubject(judgement.subject);
    bool isDefect = std::holds_alternative<Defect>(judgement.verdict);
    if (subject && subject->canary && !unprepared) {
      canaryPrograms_ += isDefect || judgement.leavesBuffers;
      canaryCaught_ += isDefect;
      continue;
    }
    if (!std::holds_alternative<Agree>(judgement.verdict))
      lines_ += jsonLine(judgement) + "\n";
    if (!isDefect)
      continue;
    Judgement mine = judgement;
    if (unprepared)
      mine.subject = kept.subjects.front().name;
    note(defects_.add(kept, mine, plan.origin));
    if (unprepared)
      break;
  }
  showProgress(false);
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
  do {
    // An epoch is finished before the next one is planned, so that decisions depend on the same
    // verdicts with any number of workers.
    if (options_.adapt)
      epochEnd_ = generated_ + options_.adapt->epoch;
    pool.run([&] { return next(); },
             [&](const Request &request, const Response &response) { done(request, response); });
    if (options_.adapt && !isOver() && !interruption())
      adaptation_.decide([&](const std::string &bucket) { return reducedOps(bucket); });
  } while (!isOver() && !interruption());
  if (interruption() && (givenUp_ || !isOver() || nextFile_ < files_.size()))
    interruptedAfter_ = progressText();
}

/// "all corpus programs (12) and 30 of 1000 random ones".
std::string Campaign::progressText() const {
  std::string text =
      nextFile_ < files_.size()
          ? llvm::formatv("{0} of {1} corpus programs", corpus_.size(), files_.size()).str()
          : llvm::formatv("all corpus programs ({0})", files_.size()).str();
  auto judged = generated_ - std::min(generated_, givenUp_);
  if (options_.programs)
    return text + llvm::formatv(" and {0} of {1} random ones", judged, *options_.programs).str();
  auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start_).count();
  return text +
         llvm::formatv(" and {0} random ones in {1} of {2} s", judged, seconds, options_.seconds)
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
  if (!canaryPrograms_)
    return "";
  return llvm::formatv("canary: identity was caught in {0} of {1} judgements with leaks\n",
                       canaryCaught_, canaryPrograms_)
      .str();
}

std::string Campaign::report() const {
  std::string text =
      llvm::formatv("Freehold {0}, seeds {1} to {2}, {3} corpus programs, {4} "
                    "random ones\n\n",
                    FREEHOLD_VERSION, options_.seed,
                    options_.seed + (generated_ ? generated_ - 1 : 0), files_.size(), generated_)
          .str();
  if (!interruptedAfter_.empty())
    text += interruptedText(interruptedAfter_) + "\n\n";
  text += report_.text() + canary();
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
  for (size_t n = 0; n < avoidedSets_.size(); ++n)
    text += llvm::formatv("programs seed-N-without-{0} are made with --avoid {1}\n", n + 1,
                          gen::rowNames(avoidedSets_[n]))
                .str();
  text +=
      llvm::formatv("\n{0} kinds of defects in {1}/defects\n", defects_.size(), options_.out).str();
  return text + defects_.list(known_, found_);
}

void Campaign::triage() {
  DefectStore::TriageLimits limits;
  limits.each.jobs = options_.jobs;
  limits.deadline = Clock::now() + std::chrono::seconds(options_.triageSeconds);
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
  judgeAll();
  showProgress(true);
  triage();
  std::string text = report();
  note(folder_.write(options_.out + "/report.txt", text));
  note(folder_.write(options_.out + "/report.jsonl",
                     lines_ + jsonLines(adaptation_) + report_.json() + "\n"));
  note(folder_.finish());
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
    llvm::errs() << "freehold-fuzz: " << interruptedText(interruptedAfter_) << '\n';
    return interruptedExit();
  }
  // If the judge no longer sees the planted leak, its other verdicts cannot be trusted.
  if (canaryPrograms_ && !canaryCaught_) {
    llvm::errs() << "freehold-fuzz: fault: the canary was never caught\n";
    return 4;
  }
  if (report_.faults())
    return 4;
  if (options_.failOn != FailOn::Any)
    return options_.failOn == FailOn::New && defects_.newCount() ? 1 : 0;
  if (defects_.size())
    return 1;
  return report_.exitCodeWithoutDefects();
}

int runCampaign(const CampaignOptions &options) {
  OutputFolder folder(options.out);
  std::string why =
      folder.claim({"report.txt", "report.jsonl", "defects", "findings"}, options.mayOverwrite);
  if (why.empty())
    return Campaign(options, folder).run();
  llvm::errs() << "freehold-fuzz run: error: " << why << '\n';
  return 2;
}

} // namespace freehold
