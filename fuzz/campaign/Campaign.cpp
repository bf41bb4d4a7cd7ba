//===- Campaign.cpp -------------------------------------------------------===//
#include "fuzz/campaign/Campaign.h"

#include "fuzz/campaign/DefectStore.h"
#include "fuzz/gen/Generator.h"
#include "oracle/core/Files.h"
#include "oracle/core/ReadProgram.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

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
      // Tensor-level sources of the kernels.
      if (llvm::sys::path::extension(file) == ".mlir" && !file.contains("/src/"))
        files.push_back(file.str());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string_view profileOf(uint64_t seed) {
  const auto &profiles = gen::profileTable();
  return profiles[seed % profiles.size()].name;
}

/// The folder, without what an earlier campaign left in it.
static std::string emptied(const std::string &folder) {
  for (const char *part : {"/defects", "/findings"})
    llvm::sys::fs::remove_directories(folder + part);
  llvm::sys::fs::create_directories(folder);
  return folder;
}

namespace {
class Campaign {
public:
  explicit Campaign(const CampaignOptions &options)
      : options_(options), defects_(options.out + "/defects"), known_(options.known),
        found_(emptied(options.out) + "/findings"), files_(corpusFiles(options.corpus)) {}

  int run();

private:
  std::optional<Request> next();
  void done(const Request &request, const Response &response);
  bool timeIsOver() const {
    return Clock::now() - start_ >= std::chrono::seconds(options_.seconds);
  }
  void showProgress(bool last);
  void triage();
  /// Keeps the first thing that went wrong with files.
  void note(std::string trouble);
  std::string report() const;
  std::string canary() const;

  const CampaignOptions &options_;
  DefectStore defects_;
  triage::FindingStore known_, found_;
  Report report_;
  std::string trouble_;
  std::string lines_;
  std::vector<std::string> files_;
  size_t nextFile_ = 0;
  uint64_t generated_ = 0;
  /// Programs under a canary subject that allocate, and those it caught.
  uint64_t canaryPrograms_ = 0, canaryCaught_ = 0;
  Clock::time_point start_ = Clock::now(), shown_ = start_;
};
} // namespace

std::optional<Request> Campaign::next() {
  Request request;
  request.subjects = options_.subjects;
  request.budget = options_.budget;
  request.wantOutput = true;
  while (nextFile_ < files_.size()) {
    auto program = readProgram(files_[nextFile_++], options_.budget);
    if (!program) {
      report_.addUnreadable();
      continue;
    }
    request.program = std::move(*program);
    return request;
  }
  if (options_.programs ? generated_ >= *options_.programs : timeIsOver())
    return std::nullopt;
  uint64_t seed = options_.seed + generated_++;
  auto choices = gen::Choices::fromSeed(seed);
  request.program =
      gen::generate(choices, *gen::findProfile(profileOf(seed)), "seed-" + std::to_string(seed))
          .program;
  request.inputs.count = options_.inputs;
  request.inputs.seed = seed;
  return request;
}

void Campaign::done(const Request &request, const Response &response) {
  report_.add(request, response);
  llvm::errs() << response.badInput << response.fault;
  bool random = llvm::StringRef(request.program.name).starts_with("seed-");
  std::string origin = request.program.name;
  if (random)
    origin = llvm::formatv("freehold-fuzz gen --seed {0} --profile {1}", request.inputs.seed,
                           profileOf(request.inputs.seed))
                 .str();
  // Defects are kept with the program that was judged; where there is none since preparing it
  // failed, that is one defect whatever the subjects.
  const bool unprepared = !request.program.prepare.empty() && response.prepared.empty();
  const Request kept = withoutPreparing(request, response);
  for (const Judgement &judgement : response.judgements) {
    const Subject *subject = findSubject(judgement.subject);
    bool isDefect = std::holds_alternative<Defect>(judgement.verdict);
    if (subject && subject->canary && !unprepared) {
      canaryPrograms_ += judgement.reached > 0;
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
    note(defects_.add(kept, mine, origin));
    if (unprepared)
      break;
  }
  showProgress(false);
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
  return llvm::formatv("canary: identity was caught in {0} of {1} judgements with allocations\n",
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
  text += report_.text() + canary();
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
}

void Campaign::note(std::string trouble) {
  if (trouble_.empty())
    trouble_ = std::move(trouble);
}

int Campaign::run() {
  for (const std::string &problem : known_.problems())
    llvm::errs() << "freehold-fuzz: warning: " << problem << '\n';
  {
    JudgePool pool({.jobs = options_.jobs}, options_.budget);
    pool.run([&] { return next(); },
             [&](const Request &request, const Response &response) { done(request, response); });
  }
  showProgress(true);
  triage();
  std::string text = report();
  note(replaceFile(options_.out + "/report.txt", text));
  note(replaceFile(options_.out + "/report.jsonl", lines_ + report_.json() + "\n"));
  llvm::outs() << text << "\nreport: " << options_.out << "/report.txt\n";
  if (!trouble_.empty()) {
    llvm::errs() << "freehold-fuzz: error: " << trouble_ << '\n';
    return 2;
  }
  // A judge that no longer sees the planted leak sees nothing.
  if (canaryPrograms_ && !canaryCaught_) {
    llvm::errs() << "freehold-fuzz: fault: the canary was never caught\n";
    return 4;
  }
  if (report_.faults())
    return 4;
  if (defects_.size())
    return 1;
  return report_.exitCodeWithoutDefects();
}

int runCampaign(const CampaignOptions &options) { return Campaign(options).run(); }

} // namespace freehold
