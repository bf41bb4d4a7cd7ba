//===- Planner.h - Which programs a campaign judges, in order ---*- C++ -*-===//
// First the corpus, then one seed after the other. A seed is a mutated corpus program or a generated one,
// of which subjects that leave out different rows get different ones. The order depends on the options,
// on the corpus and on the adaptation's decisions only, so that it can be taken up at any position.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Campaign.h"
#include "fuzz/campaign/Mutants.h"
#include "fuzz/pipelines/DrawnSubjects.h"

#include <nlohmann/json_fwd.hpp>

#include <deque>
#include <optional>

namespace freehold {

/// How a program was made.
struct Plan {
  std::string origin;
  /// The seed of a generated program; std::nullopt for all others.
  std::optional<uint64_t> seed;
  /// For each row of the generator's table, whether the program uses it.
  std::vector<bool> rows;
  bool isMutant = false;
  /// Whether all programs of the file or seed have been planned up to this one.
  bool isLast = true;
  /// Whether a run that goes on after it judges with workers like those of this run.
  bool mayCommit = true;
  /// The numbers of corpus programs and of seeds up to this one.
  size_t files = 0;
  uint64_t seeds = 0;
};
struct Planned {
  Request request;
  Plan plan;
};

class Planner {
public:
  /// Reads the corpus; what cannot be read is counted.
  Planner(const CampaignOptions &options, const Adaptation &adaptation);

  /// Returns the next program of the corpus or of a seed that was begun; else begins the next seed if
  /// `maySeed` returns true.
  std::optional<Planned> next(const std::function<bool()> &maySeed);

  size_t files() const { return corpus_.size() + unreadable_; }
  size_t readable() const { return corpus_.size(); }
  size_t unreadable() const { return unreadable_; }
  /// How many files of findings were left out, since each subject would hang on them.
  size_t hangs() const { return hangs_; }
  bool hasFiles() const { return nextFile_ < corpus_.size(); }
  /// How many programs of the corpus, and how many seeds, were planned.
  size_t plannedFiles() const { return nextFile_; }
  uint64_t seeds() const { return seeds_; }
  /// The sets of rows that programs left out, in the order of first use.
  const std::vector<gen::Rows> &avoidedSets() const { return avoidedSets_; }
  /// A hash of the corpus's texts.
  std::string corpusHash() const;

  /// Returns what decides names later on. Restoring it goes on after these files and seeds.
  nlohmann::json state() const;
  void restore(const nlohmann::json &state, size_t files, uint64_t seeds);

private:
  void planFile();
  bool isInFocus(uint64_t seed) const;
  void planSeed();
  void planGenerated(uint64_t seed);
  bool planMutant(uint64_t seed);
  void addJudges(Request &request) const;
  std::string nameOf(uint64_t seed, const gen::Rows &avoided);

  const CampaignOptions &options_;
  const Adaptation &adaptation_;
  std::vector<Program> corpus_;
  size_t unreadable_ = 0, hangs_ = 0, nextFile_ = 0;
  uint64_t seeds_ = 0;
  std::optional<Mutants> mutants_;
  /// Set if a subject's pipeline is drawn for each program.
  std::optional<pipelines::OptionSpace> optionSpace_;
  std::deque<Planned> ahead_;
  std::vector<gen::Rows> avoidedSets_;
  /// What the last program shares its worker with: whether seeds, and their part.
  std::pair<bool, uint64_t> shared_ = {false, UINT64_MAX};
};

} // namespace freehold
