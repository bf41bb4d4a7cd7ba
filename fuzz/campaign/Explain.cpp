//===- Explain.cpp --------------------------------------------------------===//
#include "fuzz/campaign/Explain.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>

namespace freehold {

static bool hasAny(const Trial &trial, const gen::Rows &rows) {
  return llvm::any_of(rows, [&](unsigned row) { return trial.rows[row]; });
}

static void count(Rate &rate, const Trial &trial, const std::string &bucket) {
  ++rate.programs;
  rate.failed += trial.buckets.contains(bucket);
}

/// The failure rate, drawn towards one half when there are few programs.
static double cautious(const Rate &rate) { return (rate.failed + 0.5) / (rate.programs + 1); }

static Explanation split(std::span<const Trial> trials, const std::string &bucket, gen::Rows rows) {
  Explanation result{std::move(rows), {}, {}};
  for (const Trial &trial : trials)
    count(hasAny(trial, result.rows) ? result.with : result.without, trial, bucket);
  return result;
}

/// Returns the row that raises the bucket's rate most in programs without any row of `before`.
static std::optional<unsigned> bestRow(std::span<const Trial> trials, const std::string &bucket,
                                       const gen::Rows &candidates, const gen::Rows &before,
                                       const ExplainOptions &options) {
  std::vector<Trial> rest;
  llvm::copy_if(trials, std::back_inserter(rest),
                [&](const Trial &trial) { return !hasAny(trial, before); });
  std::optional<unsigned> best;
  double most = 0;
  for (unsigned row : candidates) {
    Explanation one = split(rest, bucket, {row});
    double raised = cautious(one.with) - cautious(one.without);
    bool isSupported =
        one.with.programs >= options.supportMin && one.without.programs >= options.supportMin;
    if (isSupported && raised > most) {
      most = raised;
      best = row;
    }
  }
  return best;
}

Explanation explain(std::span<const Trial> trials, const std::string &bucket,
                    const gen::Rows &candidates, const ExplainOptions &options) {
  Explanation result = split(trials, bucket, {});
  const double rate = result.without.value();
  while (result.rows.size() < options.rowsMax &&
         result.without.value() > options.residualGoal * rate) {
    auto row = bestRow(trials, bucket, candidates, result.rows, options);
    if (!row)
      break;
    gen::Rows more = result.rows;
    more.insert(*row);
    result = split(trials, bucket, std::move(more));
  }
  if (result.without.value() > options.residualMax * rate)
    return split(trials, bucket, {});
  return result;
}

} // namespace freehold
