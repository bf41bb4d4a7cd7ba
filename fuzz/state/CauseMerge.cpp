//===- CauseMerge.cpp -----------------------------------------------------===//
#include "fuzz/state/CauseMerge.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace freehold::state {

/// What a cause says of itself.
struct CauseMerge::Row {
  std::string name, title, kind, pass, subject, status, fixedIn, who, link, note, said;
  bool isShipped = false;
  /// Whether the name is that of a finding, and not a signature.
  bool isReduced = true;
};

static ptrdiff_t rank(const std::string &status) {
  static constexpr std::array<std::string_view, 6> kRising = {"fixed", "new",       "known",
                                                              "flaky", "regressed", "wontfix"};
  auto it = std::find(kRising.begin(), kRising.end(), status);
  // A word that no version knows does not win.
  return it == kRising.end() ? -1 : it - kRising.begin();
}

static std::string signatureOf(const std::string &key) { return key.substr(0, key.find(';')); }

CauseMerge::CauseMerge(Database &database, const std::set<int64_t> &runs)
    : database_(database), runs_(runs) {}

CauseMerge::Row CauseMerge::rowOf(const std::string &table, int64_t cause) {
  Row row;
  database_.each(
      "SELECT name, title, kind, pass, subject, status, fixed_in, who, link, note, said, "
      "is_shipped FROM " +
          table + " WHERE id = ?",
      {cause}, [&](const state::Row &from) {
        int n = 0;
        for (std::string Row::*field :
             {&Row::name, &Row::title, &Row::kind, &Row::pass, &Row::subject, &Row::status,
              &Row::fixedIn, &Row::who, &Row::link, &Row::note, &Row::said})
          row.*field = from.text(n++);
        row.isShipped = from.integer(n);
      });
  return row;
}

void CauseMerge::write(int64_t cause, const Row &row) {
  database_.run(
      "UPDATE causes SET name = ?, title = ?, kind = ?, pass = ?, subject = ?, status = ?, "
      "fixed_in = ?, who = ?, link = ?, note = ?, said = ? WHERE id = ?",
      {row.name, row.title, row.kind, row.pass, row.subject, row.status, row.fixedIn, row.who,
       row.link, row.note, row.said, cause});
}

/// Finds the causes that a run which is taken in saw something of, or of which somebody said something there.
void CauseMerge::hear() {
  database_.each("SELECT run, cause FROM other.sightings WHERE sight != 0 UNION SELECT run, cause "
                 "FROM other.events WHERE who != 'freehold'",
                 {}, [&](const state::Row &row) {
                   if (runs_.contains(row.integer(0)))
                     heard_.insert(row.integer(1));
                 });
}

CauseMerge::Row CauseMerge::ourRow(int64_t cause) {
  Row row = rowOf("causes", cause);
  row.isReduced =
      !database_.integer("SELECT 1 FROM keys WHERE key = ? AND cause = ?", {row.name, cause});
  return row;
}

std::string CauseMerge::freeName(const std::string &name) {
  std::string free = name;
  for (int n = 2; database_.integer("SELECT 1 FROM causes WHERE name = ?", {free}); ++n)
    free = name + "-" + std::to_string(n);
  return free;
}

/// Returns our causes that are one with theirs.
std::set<int64_t> CauseMerge::counterpartsOf(const Row &theirs,
                                             const std::vector<std::string> &keys) {
  std::set<int64_t> ours;
  auto add = [&](const std::string &sql, const std::string &text) {
    if (auto id = database_.integer(sql, {text}))
      ours.insert(*id);
  };
  for (const std::string &key : keys)
    add("SELECT cause FROM keys WHERE key = ?", key);
  if (theirs.isReduced) {
    for (const std::string &key : keys)
      add("SELECT id FROM causes JOIN keys ON cause = id AND key = name WHERE name = ?",
          signatureOf(key));
  } else if (ours.empty()) {
    add("SELECT cause FROM keys JOIN causes ON id = cause WHERE key >= ?1 || ';' AND key < ?1 || "
        "'<' "
        "ORDER BY status = 'fixed', name LIMIT 1",
        theirs.name);
  }
  return ours;
}

int64_t CauseMerge::insert(int64_t theirs, const Row &row, const std::vector<std::string> &keys) {
  std::string name = freeName(row.name);
  ++inserted_;
  database_.run("INSERT INTO causes (name, title, kind, pass, subject, status, folder, is_shipped, "
                "first_run, last_run, last_seen, fixed_in, who, link, note, said) SELECT ?, title, "
                "kind, pass, subject, status, '', is_shipped, 0, 0, 0, fixed_in, who, link, note, "
                "said FROM other.causes WHERE id = ?",
                {name, theirs});
  int64_t id = *database_.integer("SELECT id FROM causes WHERE name = ?", {name});
  for (const std::string &key : keys)
    database_.run("INSERT OR IGNORE INTO keys VALUES (?, ?)", {key, id});
  return id;
}

/// Makes our cause `other` a part of our cause `cause`.
void CauseMerge::unite(int64_t cause, int64_t other) {
  database_.run(
      "INSERT INTO sightings SELECT run, ?, programs, sight, note FROM sightings WHERE "
      "cause = ? ON CONFLICT DO UPDATE SET programs = programs + excluded.programs, sight = "
      "CASE WHEN 1 IN (sight, excluded.sight) THEN 1 ELSE max(sight, excluded.sight) END",
      {cause, other});
  database_.run("INSERT OR IGNORE INTO events SELECT run, ?, before, after, who, note FROM events "
                "WHERE cause = ?",
                {cause, other});
  database_.run("UPDATE keys SET cause = ? WHERE cause = ?", {cause, other});
  database_.run(
      "UPDATE causes SET folder = (SELECT folder FROM causes WHERE id = ?2) WHERE id = ?1 "
      "AND folder = ''",
      {cause, other});
  for (const char *table : {"sightings", "events"})
    database_.run(std::string("DELETE FROM ") + table + " WHERE cause = ?", {other});
  database_.run("DELETE FROM causes WHERE id = ?", {other});
  for (auto &[from, to] : united_)
    if (to == other)
      to = cause;
  united_[other] = cause;
}

/// Returns the smaller of two texts, but no empty one if the other is not.
static std::string firstOf(const std::string &a, const std::string &b) {
  if (a.empty() || b.empty())
    return a + b;
  return std::min(a, b);
}

/// Joins the part's status, and what is said of it, to the row.
void CauseMerge::joinStatus(Row &joined, const Row &part) {
  if (rank(part.status) > rank(joined.status)) {
    std::tie(joined.status, joined.fixedIn, joined.who, joined.link, joined.note) =
        std::tie(part.status, part.fixedIn, part.who, part.link, part.note);
  } else if (part.status == joined.status) {
    using Words = std::tuple<std::string, std::string, std::string>;
    joined.fixedIn = firstOf(joined.fixedIn, part.fixedIn);
    Words mine(joined.who, joined.link, joined.note), theirs(part.who, part.link, part.note);
    if (mine == Words() || (theirs != Words() && theirs < mine))
      std::tie(joined.who, joined.link, joined.note) = theirs;
  }
  if (joined.status != "fixed")
    joined.fixedIn.clear();
}

/// Joins the part's name and title to the row. `free` is a name for it that no cause has.
void CauseMerge::joinNames(Row &joined, const Row &part, const std::string &free) {
  if (!joined.isReduced && part.isReduced) {
    joined.name = free;
    std::tie(joined.title, joined.kind, joined.pass, joined.subject, joined.isReduced) =
        std::tie(part.title, part.kind, part.pass, part.subject, part.isReduced);
  } else if (joined.isReduced == part.isReduced) {
    joined.title = firstOf(joined.title, part.title);
  }
  if (joined.said.empty())
    joined.said = part.said;
}

/// Takes in one cause of the other state, and returns its number here.
int64_t CauseMerge::take(int64_t theirs, const std::vector<std::string> &keys) {
  Row other = rowOf("other.causes", theirs);
  other.isReduced = std::find(keys.begin(), keys.end(), other.name) == keys.end();
  std::set<int64_t> ours = counterpartsOf(other, keys);
  const int64_t id = ours.empty() ? insert(theirs, other, keys) : *ours.begin();
  Row joined = ourRow(id);
  const std::string signature = joined.isReduced ? "" : joined.name;
  // The oldest of ours remains.
  ours.erase(id);
  for (int64_t each : ours) {
    Row part = ourRow(each);
    unite(id, each);
    joinNames(joined, part, part.name);
    joinStatus(joined, part);
  }
  if (joined.name != other.name)
    joinNames(joined, other, freeName(other.name));
  if (heard_.contains(theirs))
    joinStatus(joined, other);
  write(id, joined);
  // The signature alone is no key of a finding: another finding may have it as well.
  if (!signature.empty() && joined.isReduced)
    database_.run("DELETE FROM keys WHERE key = ? AND cause = ?", {signature, id});
  if (other.isReduced || !joined.isReduced)
    for (const std::string &key : keys)
      database_.run("INSERT OR IGNORE INTO keys VALUES (?, ?)", {key, id});
  return id;
}

std::map<int64_t, int64_t> CauseMerge::run() {
  hear();
  std::map<int64_t, std::vector<std::string>> keys;
  database_.each("SELECT cause, key FROM other.keys ORDER BY key", {},
                 [&](const state::Row &row) { keys[row.integer(0)].push_back(row.text(1)); });
  // Reduced causes come first, so that one that is not reduced finds its like among them.
  std::vector<int64_t> numbers;
  database_.each("SELECT id FROM other.causes LEFT JOIN other.keys ON cause = id AND key = name "
                 "ORDER BY key IS NOT NULL, id",
                 {}, [&](const state::Row &row) { numbers.push_back(row.integer(0)); });
  std::map<int64_t, int64_t> here;
  for (int64_t number : numbers)
    here[number] = take(number, keys[number]);
  for (auto &[theirs, ours] : here)
    if (auto it = united_.find(ours); it != united_.end())
      ours = it->second;
  return here;
}

} // namespace freehold::state
