//===- Night.h - A campaign that remembers ----------------------*- C++ -*-===//
// What `--state DIR` adds to a campaign (fuzz/state/State.h says what the folder holds):
//
//   open       one campaign at a time; the inbox is taken in; an unfinished run is resumed or abandoned
//   replay     findings of earlier nights are judged again
//   judge      every few seconds the whole run is committed; programs in flight are in in-flight.log
//              before they run
//   finish     causes change their status; report.txt
//
// All functions that write may throw state::DatabaseError.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Campaign.h"
#include "fuzz/campaign/DefectStore.h"
#include "fuzz/campaign/FolderLock.h"
#include "fuzz/state/State.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <deque>
#include <memory>
#include <variant>

namespace freehold {

/// What the replay of a cause's finding says.
struct Replayed {
  state::Sight sight = state::Sight::NotAsked;
  std::string note;
};

class Night {
public:
  /// Opens the state of `options.state`. Sets the seed, the folder for results and the corpus of the
  /// inbox in `options`. Returns an error message if that is impossible.
  static std::variant<std::unique_ptr<Night>, std::string> open(CampaignOptions &options);
  ~Night();

  /// Begins or resumes the run. Returns an error message if that is impossible.
  std::string begin(const CampaignOptions &options, const std::string &corpusHash);

  /// What an earlier process committed of this run; null if the run begins now.
  const nlohmann::json &checkpoint() const { return checkpoint_; }
  const state::Run &run() const { return run_; }
  /// How long earlier processes worked on this run.
  double secondsBefore() const { return secondsBefore_; }

  /// Says that the checkpoint cannot be read, and what a user can do.
  std::string cannotResume(const std::string &why) const;

  /// Judges the findings of the state again under tonight's subjects of the same names.
  void replay(const CampaignOptions &options);

  void planned(const std::string &name, const std::string &origin);
  void judged(const Request &request, const Response &response);

  /// Whether it is time for a commit.
  bool isDue() const;
  /// Makes the next commit due: something was found that should not be lost.
  void hurry() { isUrgent_ = true; }

  struct Progress {
    const Report &report;
    const DefectStore &defects;
    uint64_t seeds = 0;
    double seconds = 0;
    uint64_t canaryPrograms = 0, canaryCaught = 0;
    nlohmann::json checkpoint;
    /// Lines of report.jsonl since the last commit.
    std::string lines;
  };
  void commit(Progress progress);

  /// Ends the run. `write` gets what became of causes and writes the report; if it throws, the run is not ended.
  /// `findings` are those of the state, `tail` is the end of report.jsonl.
  void finish(const DefectStore &defects, const triage::FindingStore &known,
              const triage::FindingStore &findings, const std::string &tail,
              const std::function<void(const std::string &causes)> &write);
  /// Makes the copy of a run that ended well. Returns what went wrong, or an empty string.
  std::string keepGoodCopy();
  /// The number of causes that are new or regressed, once the run is finished.
  uint64_t newsCount() const { return news_; }

  /// The names of findings that earlier runs made.
  std::set<std::string> settled() const;

private:
  using Clock = std::chrono::steady_clock;
  explicit Night(const std::string &folder) : folder_(folder) {}

  std::string resume();
  void abandon(const CampaignOptions &options);
  std::string takeInbox(CampaignOptions &options);
  std::vector<std::string> inboxes();
  std::vector<state::Sighting> sightings(const state::Run &run, const DefectStore &defects,
                                         const triage::FindingStore &known,
                                         const triage::FindingStore &findings);
  void applyKnownList();
  std::string text();
  std::string runFolder() const;
  void log(const std::string &line);
  std::string appendLines(const std::string &lines);

  std::string folder_;
  FolderLock lock_;
  std::unique_ptr<state::State> state_;
  state::Run run_;
  std::optional<state::Run> unfinished_;
  std::vector<state::KnownEntry> entries_;
  /// Whether nothing was said of the list yet.
  bool isListNew_ = true;
  nlohmann::json checkpoint_;
  double secondsBefore_ = 0;
  std::map<std::string, Replayed> replayed_;
  /// What the next commit writes.
  std::vector<state::ProgramRecord> programs_;
  std::vector<state::Example> examples_;
  std::map<std::pair<std::string, std::string>, unsigned> exampleCounts_;
  uint64_t linesBytes_ = 0;
  /// The log of programs in flight, and its lines for those that have no verdict yet.
  int inFlight_ = -1;
  std::deque<std::string> pending_;
  bool isUrgent_ = false;
  Clock::time_point nextCommit_ = Clock::now();
  uint64_t news_ = 0;
};

/// Judges stored findings again: the reduced program, and the one that it was found with.
std::map<std::string, Replayed> replayCauses(state::State &state, const CampaignOptions &options);

} // namespace freehold
