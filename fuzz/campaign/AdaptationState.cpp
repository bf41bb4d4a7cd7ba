//===- AdaptationState.cpp - Decisions and trials for a checkpoint --------===//
// A campaign remembers up to 8192 trials for each subject, so that rows are packed as bits and buckets are
// numbered: a checkpoint is made every few seconds.
//===----------------------------------------------------------------------===//
#include "fuzz/campaign/Adaptation.h"

#include <nlohmann/json.hpp>

namespace freehold {

using nlohmann::json;
using Bytes = std::vector<uint8_t>;

static json toJson(const Rate &rate) { return {rate.failed, rate.programs}; }
static Rate rateOf(const json &j) { return {j.at(0), j.at(1)}; }

static json toJson(const AvoidDecision &d) {
  return {{"subject", d.subject},       {"bucket", d.bucket},     {"rows", d.rows},
          {"before", toJson(d.before)}, {"with", toJson(d.with)}, {"without", toJson(d.without)},
          {"after", toJson(d.after)},   {"kept", toJson(d.kept)}, {"named", d.named},
          {"withdrawn", d.isWithdrawn}};
}

static AvoidDecision decisionOf(const json &j) {
  AvoidDecision d;
  d.subject = j.at("subject");
  d.bucket = j.at("bucket");
  d.rows = j.at("rows").get<gen::Rows>();
  d.before = rateOf(j.at("before"));
  d.with = rateOf(j.at("with"));
  d.without = rateOf(j.at("without"));
  d.after = rateOf(j.at("after"));
  d.kept = rateOf(j.at("kept"));
  d.named = j.at("named").get<std::set<std::string>>();
  d.isWithdrawn = j.at("withdrawn");
  return d;
}

/// Returns {"width", "count", "rows": packed bits, "buckets": names, "failures": [trial, bucket, ...]}.
static json packed(const std::vector<Trial> &trials) {
  const size_t width = trials.empty() ? 0 : trials.front().rows.size();
  Bytes bits((trials.size() * width + 7) / 8);
  std::map<std::string, size_t> numbers;
  std::vector<size_t> failures;
  for (size_t n = 0; n < trials.size(); ++n) {
    for (size_t row = 0; row < width; ++row)
      if (size_t bit = n * width + row; trials[n].rows[row])
        bits[bit / 8] |= 1 << bit % 8;
    for (const std::string &bucket : trials[n].buckets) {
      failures.push_back(n);
      failures.push_back(numbers.try_emplace(bucket, numbers.size()).first->second);
    }
  }
  std::vector<std::string> names(numbers.size());
  for (const auto &[name, number] : numbers)
    names[number] = name;
  return {{"width", width},
          {"count", trials.size()},
          {"rows", json::binary(std::move(bits))},
          {"buckets", names},
          {"failures", failures}};
}

static std::vector<Trial> unpacked(const json &j) {
  const size_t width = j.at("width");
  const Bytes &bits = j.at("rows").get_binary();
  std::vector<Trial> trials(j.at("count").get<size_t>());
  for (size_t n = 0; n < trials.size(); ++n)
    for (size_t row = 0; row < width; ++row)
      trials[n].rows.push_back(bits.at((n * width + row) / 8) >> (n * width + row) % 8 & 1);
  const json &failures = j.at("failures"), &names = j.at("buckets");
  for (size_t n = 0; n + 1 < failures.size(); n += 2)
    trials.at(failures[n]).buckets.insert(names.at(failures[n + 1].get<size_t>()));
  return trials;
}

json Adaptation::state() const {
  json j = {{"trials", json::object()},
            {"decisions", json::array()},
            {"unexplained", json::array()},
            {"given_up", givenUp_}};
  for (const auto &[subject, trials] : trials_)
    j["trials"][subject] = packed(trials);
  for (const AvoidDecision &decision : decisions_)
    j["decisions"].push_back(toJson(decision));
  for (const auto &[where, rate] : unexplained_)
    j["unexplained"].push_back({where.first, where.second, toJson(rate)});
  return j;
}

void Adaptation::restore(const json &state) {
  for (const auto &[subject, trials] : state.at("trials").items())
    trials_[subject] = unpacked(trials);
  for (const json &decision : state.at("decisions"))
    decisions_.push_back(decisionOf(decision));
  for (const json &each : state.at("unexplained"))
    unexplained_[{each.at(0), each.at(1)}] = rateOf(each.at(2));
  givenUp_ = state.at("given_up").get<decltype(givenUp_)>();
}

} // namespace freehold
