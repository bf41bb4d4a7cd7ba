//===- ReportState.cpp - Counts that outlive a process --------------------===//
#include "oracle/core/verdict/Report.h"

#include "llvm/ADT/STLExtras.h"

#include <nlohmann/json.hpp>

#include <array>

namespace freehold {

template <typename K> static nlohmann::json wordsOf(const std::map<K, uint64_t> &counts) {
  nlohmann::json words = nlohmann::json::object();
  for (auto [key, count] : counts)
    words[std::string(spell(key))] = count;
  return words;
}

/// Pointers to all counters, in the order in which they are stored: one list for both directions.
template <typename Counts> static auto countersOf(Counts &c) {
  return std::array{&c.agree,        &c.paths,      &c.reached,       &c.reachedPrograms,
                    &c.programs,     &c.inContract, &c.outOfContract, &c.opaque,
                    &c.privates,     &c.tries,      &c.found,         &c.blocks,
                    &c.blocksReached};
}

nlohmann::json Report::state() const {
  nlohmann::json subjects = nlohmann::json::array();
  for (const auto &[name, c] : subjects_) {
    nlohmann::json counts = nlohmann::json::array();
    for (const uint64_t *counter : countersOf(c))
      counts.push_back(*counter);
    subjects.push_back({{"name", name},
                        {"inputs", {c.inputs.fit, c.inputs.aborted, c.inputs.leftOut}},
                        {"counts", counts},
                        {"defects", wordsOf(c.defects)},
                        {"inconclusive", wordsOf(c.inconclusive)}});
  }
  return {{"totals", {programs_, badInputs_, faults_, unstable_, expectedRejections_}},
          {"subjects", subjects}};
}

Report Report::fromState(const nlohmann::json &state) {
  Report report;
  const nlohmann::json &totals = state.at("totals");
  uint64_t *fields[] = {&report.programs_, &report.badInputs_, &report.faults_, &report.unstable_,
                        &report.expectedRejections_};
  for (size_t n = 0; n < std::size(fields); ++n)
    *fields[n] = totals.at(n);
  for (const nlohmann::json &each : state.at("subjects")) {
    Counts c;
    const nlohmann::json &inputs = each.at("inputs"), &counts = each.at("counts");
    c.inputs = {inputs.at(0), inputs.at(1), inputs.at(2)};
    for (auto [n, counter] : llvm::enumerate(countersOf(c)))
      *counter = counts.at(n);
    for (const auto &[word, count] : each.at("defects").items())
      c.defects[parseDefectKind(word).value()] = count;
    for (const auto &[word, count] : each.at("inconclusive").items())
      c.inconclusive[parseReason(word).value()] = count;
    report.subjects_.push_back({each.at("name"), c});
  }
  return report;
}

void Report::eachCount(
    const std::function<void(const std::string &subject, std::string_view verdict,
                             std::string_view reason, uint64_t count)> &visit) const {
  for (const auto &[name, counts] : subjects_) {
    if (counts.agree)
      visit(name, "agree", "", counts.agree);
    for (auto [kind, count] : counts.defects)
      visit(name, "defect", spell(kind), count);
    for (auto [reason, count] : counts.inconclusive)
      visit(name, "inconclusive", spell(reason), count);
  }
}

} // namespace freehold
