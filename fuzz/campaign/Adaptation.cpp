//===- Adaptation.cpp -----------------------------------------------------===//
#include "fuzz/campaign/Adaptation.h"

#include "fuzz/gen/OpRow.h"
#include "oracle/core/inputs/Mix.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace freehold {

/// Whether the seed keeps the rows that the decision leaves out. Each decision has a share of seeds
/// of its own: with a common share, one defect could hide another one in all programs that keep
/// rows.
bool Adaptation::keeps(size_t decision, uint64_t seed) const {
  // The seed is hashed so that each profile, which seeds take in turn, has the same share.
  return mix(seed ^ mix(decision)) % options_.keepOneOutOf == 0;
}

gen::Rows Adaptation::avoided(const std::string &subject, uint64_t seed) const {
  gen::Rows rows;
  for (const auto &[number, decision] : llvm::enumerate(decisions_))
    if (decision.subject == subject && !decision.isWithdrawn && !keeps(number, seed))
      rows.insert(decision.rows.begin(), decision.rows.end());
  return rows;
}

void Adaptation::add(const std::string &subject, uint64_t seed, Trial trial) {
  bool keepsSome = false;
  for (auto [number, decision] : llvm::enumerate(decisions_)) {
    if (decision.subject != subject || decision.isWithdrawn)
      continue;
    bool isKept = keeps(number, seed);
    keepsSome |= isKept;
    Rate &rate = isKept ? decision.kept : decision.after;
    ++rate.programs;
    rate.failed += trial.buckets.contains(decision.bucket);
  }
  // Programs that keep rows in spite of a decision are not comparable with the others.
  std::vector<Trial> &trials = trials_[subject];
  if (!keepsSome && trials.size() < options_.trialsMax)
    trials.push_back(std::move(trial));
}

/// Returns the buckets that dominate the subject's failures, most frequent first.
std::vector<std::pair<std::string, Rate>> Adaptation::dominating(const std::string &subject) const {
  std::map<std::string, uint64_t> counts;
  uint64_t failing = 0;
  const std::vector<Trial> &trials = trials_.at(subject);
  for (const Trial &trial : trials) {
    failing += !trial.buckets.empty();
    for (const std::string &bucket : trial.buckets)
      ++counts[bucket];
  }
  std::vector<std::pair<std::string, Rate>> found;
  for (const auto &[bucket, count] : counts) {
    Rate rate{count, trials.size()};
    bool isMostOfFailures = rate.value() > options_.shareMin &&
                            static_cast<double>(count) > options_.shareOfFailures * failing;
    if (count >= options_.failuresMin &&
        (isMostOfFailures || rate.value() > options_.shareAlways) &&
        !givenUp_.contains({subject, bucket}))
      found.push_back({bucket, rate});
  }
  llvm::sort(found, [](const auto &a, const auto &b) {
    return std::tie(b.second.failed, a.first) < std::tie(a.second.failed, b.first);
  });
  return found;
}

void Adaptation::withdraw(const std::string &subject) {
  for (AvoidDecision &decision : decisions_) {
    if (decision.subject != subject || decision.isWithdrawn ||
        decision.after.programs < options_.verdictAfter ||
        decision.after.value() <= decision.before.value() / 2)
      continue;
    decision.isWithdrawn = true;
    givenUp_.insert({subject, decision.bucket});
    trials_[subject].clear();
  }
}

static gen::Rows rowsOf(const std::set<std::string> &ops) {
  gen::Rows rows;
  for (const auto &[number, row] : llvm::enumerate(gen::opTable()))
    if (llvm::any_of(row.ops, [&](const char *op) { return ops.contains(op); }))
      rows.insert(number);
  return rows;
}

bool Adaptation::explainAndAvoid(const std::string &subject, const std::string &bucket,
                                 const Rate &rate, const std::set<std::string> &ops) {
  const std::vector<Trial> &trials = trials_.at(subject);
  // Rows of ops that are in the reduced program are tried first, and then all rows: an op may have
  // been emitted by a row that is there for another op.
  gen::Rows named = rowsOf(ops);
  Explanation why = explain(trials, bucket, named);
  if (why.rows.empty()) {
    named.clear();
    gen::Rows all;
    for (unsigned row = 0; row < gen::opTable().size(); ++row)
      all.insert(row);
    why = explain(trials, bucket, all);
  }
  if (why.rows.empty())
    return false;
  AvoidDecision decision{subject, bucket, why.rows, rate, why.with, why.without, {}, {}, {}};
  if (!named.empty())
    for (unsigned row : why.rows)
      llvm::copy_if(gen::opTable()[row].ops, std::inserter(decision.named, decision.named.end()),
                    [&](const char *op) { return ops.contains(op); });
  decisions_.push_back(std::move(decision));
  return true;
}

void Adaptation::decideFor(const std::string &subject, const ReducedOps &reducedOps) {
  for (const auto &[bucket, rate] : dominating(subject)) {
    if (explainAndAvoid(subject, bucket, rate, reducedOps(bucket))) {
      unexplained_.erase({subject, bucket});
      trials_[subject].clear();
      return;
    }
    unexplained_[{subject, bucket}] = rate;
  }
}

void Adaptation::decide(const ReducedOps &reducedOps) {
  std::vector<std::string> subjects;
  for (const auto &[subject, trials] : trials_)
    subjects.push_back(subject);
  for (const std::string &subject : subjects) {
    withdraw(subject);
    decideFor(subject, reducedOps);
  }
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static std::string words(const Rate &rate) {
  return llvm::formatv("{0} of {1} programs ({2:F1}%)", rate.failed, rate.programs,
                       100 * rate.value())
      .str();
}

std::string text(const Adaptation &adaptation, const AdaptOptions &options) {
  std::string text;
  for (const AvoidDecision &d : adaptation.decisions()) {
    text +=
        llvm::formatv("  {0}: {1}\n    in {2}; with {3}: {4}; without: {5}\n", d.subject, d.bucket,
                      words(d.before), gen::rowNames(d.rows), words(d.with), words(d.without))
            .str();
    if (!d.named.empty())
      text += "    its reduced program has " + llvm::join(d.named, ", ") + "\n";
    text += llvm::formatv("    left out{0}: {1}; kept in one seed of {2}: {3}\n",
                          d.isWithdrawn ? " until it was seen not to help" : " since",
                          words(d.after), options.keepOneOutOf, words(d.kept))
                .str();
  }
  for (const auto &[where, rate] : adaptation.unexplained())
    text += llvm::formatv("  {0}: {1}\n    in {2}; nothing is left out, no feature explains it\n",
                          where.first, where.second, words(rate))
                .str();
  return text.empty() ? "" : "features left out because one defect dominates a subject:\n" + text;
}

static nlohmann::ordered_json toJson(const Rate &rate) {
  return {{"failed", rate.failed}, {"programs", rate.programs}};
}

std::string jsonLines(const Adaptation &adaptation) {
  std::string lines;
  for (const AvoidDecision &d : adaptation.decisions())
    lines += nlohmann::ordered_json{{"avoided", gen::rowNames(d.rows)},
                                    {"subject", d.subject},
                                    {"signature", d.bucket},
                                    {"before", toJson(d.before)},
                                    {"with", toJson(d.with)},
                                    {"without", toJson(d.without)},
                                    {"after", toJson(d.after)},
                                    {"kept", toJson(d.kept)},
                                    {"withdrawn", d.isWithdrawn}}
                 .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
             "\n";
  return lines;
}

} // namespace freehold
