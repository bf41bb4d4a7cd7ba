//===- Adaptation.h - What is left out for which subject --------*- C++ -*-===//
// One defect that fires in every other program hides the rest: what is behind it in the same
// program is never seen. So a campaign proceeds in epochs of a fixed number of seeds, and after
// each one asks of each subject whether a bucket dominates it: that makes up more than 5% of its
// programs and is in most of those that fail, or is in one program of five. The rows that trigger
// it (Explain.h) are then left out of that subject's programs, but for one seed in 16, so that
// what only they show is still looked for. Which seeds these are differs between decisions.
//
// That it helps is an experiment, not a belief: a decision after which the bucket's rate does not
// halve is withdrawn, and its bucket left alone.
//
// Everything depends on the seeds and the verdicts alone, never on time, workers or addresses.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Explain.h"

#include <functional>
#include <map>

namespace freehold {

struct AdaptOptions {
  /// Seeds between decisions.
  unsigned epoch = 512;
  /// One seed of this many keeps what is left out.
  unsigned keepOneOutOf = 16;
  /// A bucket dominates above these shares of a subject's programs and of those that fail, or
  /// above the last one of all programs; and never in fewer programs than `failuresMin`.
  double shareMin = 0.05, shareOfFailures = 0.5, shareAlways = 0.2;
  unsigned failuresMin = 8;
  /// Programs without the rows before a decision is judged.
  unsigned verdictAfter = 64;
  /// Programs of a subject that are remembered.
  unsigned trialsMax = 8192;
};

/// One bucket, for one subject.
struct AvoidDecision {
  std::string subject, bucket;
  gen::Rows rows;
  /// The rate when it was decided, in all programs, in those with a row and in those without.
  Rate before, with, without;
  /// Since then: in programs without the rows, and in those that keep them.
  Rate after, kept;
  /// Ops of the reduced program that the rows are there for; empty where it named none.
  std::set<std::string> named;
  bool isWithdrawn = false;
};

class Adaptation {
public:
  explicit Adaptation(const AdaptOptions &options) : options_(options) {}

  /// The rows that the subject's program for this seed is made without.
  gen::Rows avoided(const std::string &subject, uint64_t seed) const;

  /// What a program for this seed came to.
  void add(const std::string &subject, uint64_t seed, Trial trial);

  /// Names of the ops of a reduced program of the bucket; empty where that is not known.
  using ReducedOps = std::function<std::set<std::string>(const std::string &bucket)>;
  /// The end of an epoch.
  void decide(const ReducedOps &reducedOps);

  const std::vector<AvoidDecision> &decisions() const { return decisions_; }
  /// Buckets that dominate a subject and that no rows explain, with their rates.
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
  /// Of each subject since something was last decided for it.
  std::map<std::string, std::vector<Trial>> trials_;
  std::vector<AvoidDecision> decisions_;
  /// By subject and bucket; those whose decision was withdrawn are not tried again.
  std::map<std::pair<std::string, std::string>, Rate> unexplained_;
  std::set<std::pair<std::string, std::string>> givenUp_;
};

/// For the report; empty when there is nothing to say.
std::string text(const Adaptation &adaptation, const AdaptOptions &options);
/// One JSON object a line, one for each decision.
std::string jsonLines(const Adaptation &adaptation);

} // namespace freehold
