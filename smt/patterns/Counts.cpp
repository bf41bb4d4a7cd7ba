//===- Counts.cpp - Adding up, and the way from worker to parent ----------===//
#include "smt/patterns/Check.h"

#include <nlohmann/json.hpp>

namespace freehold::smt::patterns {

using nlohmann::json;

void Tally::add(const Tally &other) {
  count += other.count;
  if (other.first.index < first.index)
    first = other.first;
}

template <typename Map> static void addAll(Map &to, const Map &from) {
  for (const auto &[key, value] : from) {
    if constexpr (std::is_integral_v<typename Map::mapped_type>)
      to[key] += value;
    else
      to[key].add(value);
  }
}

void SubjectCounts::add(const SubjectCounts &other) {
  shapes += other.shapes;
  changed += other.changed;
  proved += other.proved;
  refuted += other.refuted;
  unknown += other.unknown;
  vacuous += other.vacuous;
  missed += other.missed;
  seconds += other.seconds;
  addAll(refutations, other.refutations);
  addAll(unknowns, other.unknowns);
  addAll(missedKinds, other.missedKinds);
  addAll(fired, other.fired);
  addAll(changes, other.changes);
}

void CheckCounts::add(const CheckCounts &other) {
  addAll(rows, other.rows);
  pairs += other.pairs;
  if (fault.empty())
    fault = other.fault;
}

//===----------------------------------------------------------------------===//
// As JSON
//===----------------------------------------------------------------------===//

static void to_json(json &to, const Tally::Example &from) {
  to = {from.index,       from.name,         from.text,       from.pair,
        from.shown.table, from.shown.before, from.shown.after};
}
static void from_json(const json &from, Tally::Example &to) {
  to = {from[0], from[1], from[2], from[3], {from[4], from[5], from[6]}};
}
static void to_json(json &to, const Tally &from) {
  to = json::array({from.count, json(nullptr)});
  to_json(to[1], from.first);
}
static void from_json(const json &from, Tally &to) {
  to.count = from[0];
  from_json(from[1], to.first);
}
static json talliesToJson(const std::map<std::string, Tally> &from) {
  json to = json::object();
  for (const auto &[key, tally] : from)
    to_json(to[key], tally);
  return to;
}
static std::map<std::string, Tally> talliesFromJson(const json &from) {
  std::map<std::string, Tally> to;
  for (const auto &[key, tally] : from.items())
    from_json(tally, to[key]);
  return to;
}

static json rowToJson(const SubjectCounts &row) {
  return {
      {"counts",
       {row.shapes, row.changed, row.proved, row.refuted, row.unknown, row.vacuous, row.missed}},
      {"seconds", row.seconds},
      {"refutations", talliesToJson(row.refutations)},
      {"unknowns", talliesToJson(row.unknowns)},
      {"missed", talliesToJson(row.missedKinds)},
      {"fired", row.fired},
      {"changes", row.changes}};
}

static SubjectCounts rowFromJson(const json &from) {
  SubjectCounts row;
  uint64_t *const counts[] = {&row.shapes,  &row.changed, &row.proved, &row.refuted,
                              &row.unknown, &row.vacuous, &row.missed};
  for (size_t i = 0; i < std::size(counts); ++i)
    *counts[i] = from["counts"][i];
  row.seconds = from["seconds"];
  row.refutations = talliesFromJson(from["refutations"]);
  row.unknowns = talliesFromJson(from["unknowns"]);
  row.missedKinds = talliesFromJson(from["missed"]);
  row.fired = from["fired"].get<std::map<std::string, uint64_t>>();
  row.changes = from["changes"].get<std::map<std::string, uint64_t>>();
  return row;
}

json toJson(const CheckCounts &counts) {
  json rows = json::array();
  for (const auto &[key, row] : counts.rows)
    rows.push_back(json::array({key.first, key.second, rowToJson(row)}));
  return {{"rows", rows}, {"pairs", counts.pairs}, {"fault", counts.fault}};
}

CheckCounts countsFromJson(const json &from) {
  CheckCounts counts;
  for (const json &row : from["rows"])
    counts.rows[{row[0], row[1]}] = rowFromJson(row[2]);
  counts.pairs = from["pairs"];
  counts.fault = from["fault"];
  return counts;
}

} // namespace freehold::smt::patterns
