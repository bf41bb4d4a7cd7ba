//===- Adaptation.h - What is left out for which subject --------*- C++ -*-===//
// If one defect fires in every other program, it hides any defect that comes later in the same
// program. So a campaign proceeds in epochs of a fixed number of seeds. After each epoch it asks
// for each subject whether a bucket dominates: the bucket is in more than 5% of the subject's
// programs and in most of those that fail, or it is in one program of five. The rows that trigger
// it (Explain.h) are then left out of that subject's programs, except for one seed in 16, so that
// defects that only those rows show are still found. Each decision keeps rows on other seeds.
//
// Decisions are checked: if the bucket's rate does not halve, the decision is withdrawn and no
// other one is made for that bucket.
//
// Decisions depend on seeds and verdicts only, never on time, workers or addresses.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Explain.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>

namespace freehold {

struct AdaptOptions {
  /// Number of seeds between decisions.
  unsigned epoch = 512;
  /// One seed of this many keeps the rows that a decision leaves out.
  unsigned keepOneOutOf = 16;
  /// A bucket dominates a subject if it is above the first share of its programs and above the
  /// second share of those that fail, or above the third share of its programs; and if it is in at
  /// least `failuresMin` programs.
  double shareMin = 0.05, shareOfFailures = 0.5, shareAlways = 0.2;
  unsigned failuresMin = 8;
  /// Number of programs without the rows before a decision is checked.
  unsigned verdictAfter = 64;
  /// Number of programs remembered for each subject.
  unsigned trialsMax = 8192;
};

/// The decision to leave out the rows that trigger one bucket, for one subject.
struct AvoidDecision {
  std::string subject, bucket;
  gen::Rows rows;
  /// The bucket's rate when this was decided: in all programs, with any of the rows, and without.
  Rate before, with, without;
  /// The bucket's rate since then: in programs without the rows, and in those that keep them.
  Rate after, kept;
  /// Ops of the reduced program that select the rows; empty if it selected none.
  std::set<std::string> named;
  bool isWithdrawn = false;
};

class Adaptation {
public:
  explicit Adaptation(const AdaptOptions &options) : options_(options) {}

  /// Returns the rows to leave out of the subject's program for this seed.
  gen::Rows avoided(const std::string &subject, uint64_t seed) const;

  /// Records the verdict on the program for this seed.
  void add(const std::string &subject, uint64_t seed, Trial trial);

  /// Returns the ops of the bucket's reduced program; empty if there is none.
  using ReducedOps = std::function<std::set<std::string>(const std::string &bucket)>;
  /// Ends an epoch: checks earlier decisions and makes new ones.
  void decide(const ReducedOps &reducedOps);

  /// Returns all that later decisions depend on, and takes it in again (AdaptationState.cpp).
  nlohmann::json state() const;
  void restore(const nlohmann::json &state);

  const std::vector<AvoidDecision> &decisions() const { return decisions_; }
  /// Buckets that dominate a subject although no rows explain them, with their rates.
  const std::map<std::pair<std::string, std::string>, Rate> &unexplained() const {
    return unexplained_;
  }

private:
  bool keeps(size_t decision, uint64_t seed) const;
  std::vector<std::pair<std::string, Rate>> dominating(const std::string &subject) const;
  void withdraw(const std::string &subject);
  void decideFor(const std::string &subject, const ReducedOps &reducedOps);
  bool explainAndAvoid(const std::string &subject, const std::string &bucket, const Rate &rate,
                       const std::set<std::string> &ops);

  AdaptOptions options_;
  /// Trials of each subject since its last decision.
  std::map<std::string, std::vector<Trial>> trials_;
  std::vector<AvoidDecision> decisions_;
  /// Unexplained dominating buckets, and those whose decision was withdrawn, which get no other
  /// one. Both are keyed by subject and bucket.
  std::map<std::pair<std::string, std::string>, Rate> unexplained_;
  std::set<std::pair<std::string, std::string>> givenUp_;
};

/// Returns a section for the report; empty if there is nothing to report.
std::string text(const Adaptation &adaptation, const AdaptOptions &options);
/// One JSON object a line, one for each decision.
std::string jsonLines(const Adaptation &adaptation);

} // namespace freehold
