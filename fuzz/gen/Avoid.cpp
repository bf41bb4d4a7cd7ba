//===- Avoid.cpp ----------------------------------------------------------===//
#include "fuzz/gen/Avoid.h"

#include "fuzz/gen/OpRow.h"

#include <algorithm>

namespace freehold::gen {

template <typename Predicate> static Rows rowsThat(Predicate holds) {
  Rows rows;
  for (unsigned n = 0; n < opTable().size(); ++n)
    if (holds(opTable()[n]))
      rows.insert(n);
  return rows;
}

static std::string whatThereIs() {
  std::string rows, ops;
  std::set<std::string_view> names;
  for (const OpRow &row : opTable()) {
    rows += (rows.empty() ? "" : ", ") + std::string(row.name);
    names.insert(row.ops.begin(), row.ops.end());
  }
  for (std::string_view name : names)
    ops += (ops.empty() ? "" : ", ") + std::string(name);
  return "there are the rows " + rows + "; prefixes of their names; and the ops " + ops;
}

Rows findRowsOfOp(std::string_view op) {
  return rowsThat([&](const OpRow &row) {
    return std::find(row.ops.begin(), row.ops.end(), op) != row.ops.end();
  });
}

std::variant<Rows, std::string> findRows(const std::string &feature) {
  Rows rows = rowsThat([&](const OpRow &row) { return row.name == feature; });
  if (rows.empty())
    rows = findRowsOfOp(feature);
  if (rows.empty() && !feature.empty())
    rows =
        rowsThat([&](const OpRow &row) { return std::string_view(row.name).starts_with(feature); });
  if (rows.empty())
    return "there is no feature '" + feature + "'; " + whatThereIs();
  return rows;
}

std::variant<Rows, std::string> findRows(const std::vector<std::string> &features) {
  Rows all;
  for (const std::string &feature : features) {
    auto rows = findRows(feature);
    if (std::holds_alternative<std::string>(rows))
      return rows;
    all.merge(std::get<Rows>(rows));
  }
  return all;
}

Profile avoiding(Profile profile, const Rows &rows) {
  if (rows.empty())
    return profile;
  // A row's whole name beats any prefix: those whose names go on where an avoided one ends keep
  // their weights.
  const Profile before = profile;
  for (unsigned n = 0; n < opTable().size(); ++n) {
    std::string name = opTable()[n].name;
    profile.scales.push_back({name, rows.contains(n) ? 0 : before.percent(name)});
  }
  return profile;
}

std::string rowNames(const Rows &rows) {
  std::string names;
  for (unsigned row : rows)
    names += (names.empty() ? "" : ",") + std::string(opTable()[row].name);
  return names;
}

} // namespace freehold::gen
