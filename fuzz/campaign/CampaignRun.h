//===- CampaignRun.h - One campaign from its first program to its report --===//
// Plans programs, has them judged, counts and keeps what was found, and writes the report. How programs are
// judged is in CampaignRun.cpp, what is said of them in CampaignReport.cpp. All functions that write may
// throw state::DatabaseError if the campaign remembers: it is ended, and goes on later.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Campaign.h"
#include "fuzz/campaign/DefectStore.h"
#include "fuzz/campaign/GrowthHunt.h"
#include "fuzz/campaign/Night.h"
#include "fuzz/campaign/Planner.h"
#include "oracle/diff/JudgePool.h"

#include <chrono>
#include <deque>

namespace freehold {

/// Judgement::oracle of the judge that sees each program.
inline constexpr const char *kInterpreter = "interp";

class Campaign {
public:
  /// `night` is null for a campaign that remembers nothing.
  Campaign(const CampaignOptions &options, JudgePool &pool, FileWriter write, Night *night)
      : options_(options), pool_(pool), write_(std::move(write)), night_(night),
        defects_(options.out + "/defects", write_), known_(options.known),
        found_((night ? options.state : options.out) + "/findings", night ? replaceFile : write_),
        growths_(options, options.out + "/growth", write_),
        adaptation_(options.adapt.value_or(AdaptOptions())), planner_(options, adaptation_) {
    for (size_t n = 0; n < planner_.unreadable(); ++n)
      report_.addUnreadable();
  }

  std::string corpusHash() const { return planner_.corpusHash(); }
  /// Takes in what an earlier process committed of the night's run. Returns an error message if that is impossible.
  std::string restore();
  int run();

private:
  std::optional<Request> next();
  bool isOver() const {
    return isDry() || timeIsOver() || (options_.programs && planner_.seeds() >= *options_.programs);
  }
  /// Whether little is left to find by going on (CampaignOptions::unseenShareMin).
  bool isDry() const;
  state::Sample sample() const {
    return {report_.programs(), seconds(), defects_.size(), defects_.kindsShownBy(1),
            defects_.kindsShownBy(2)};
  }
  void done(const Request &request, const Response &response);
  /// The seeds that count: not those that were given up.
  uint64_t judgedSeeds() const { return givenUp_ ? doneSeeds_ : planner_.seeds(); }
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
  /// Keeps the first file error; later ones are dropped. A campaign that remembers is ended instead, so that it goes on
  /// from its last commit and nothing is missing in the end.
  void note(std::string trouble);
  std::string report() const;
  std::string change() const;
  std::string canary() const;
  std::string progressText() const;
  int exitCode() const;

  const CampaignOptions &options_;
  JudgePool &pool_;
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
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now(), shown_ = start_;
};

} // namespace freehold
