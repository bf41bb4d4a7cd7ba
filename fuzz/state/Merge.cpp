//===- Merge.cpp - One state out of several -------------------------------===//
// State::merge copies the finished runs of another campaign's database, with their causes, into
// this one. The other database is attached, so that rows are copied inside of SQLite, in one
// transaction: an error leaves this database as it was. If both know a cause, it gets the greater
// of its two statuses, so that the order of merges does not matter:
//
//   fixed < new < known < flaky < regressed < wontfix
//
// For example, a cause that is fixed for one shard but was seen by another one is not fixed.
//===----------------------------------------------------------------------===//
#include "fuzz/state/Schema.h"
#include "fuzz/state/State.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <array>
#include <map>

namespace freehold::state {

/// Returns the greater of two statuses.
static std::string join(const std::string &ours, const std::string &theirs) {
  static constexpr std::array<std::string_view, 6> kRising = {"fixed", "new",       "known",
                                                              "flaky", "regressed", "wontfix"};
  auto rank = [](const std::string &word) {
    return std::find(kRising.begin(), kRising.end(), word) - kRising.begin();
  };
  return rank(ours) >= rank(theirs) ? ours : theirs;
}

namespace {
/// Attaches the other database as `other` while this object lives.
class Attached {
public:
  Attached(Database &database, const std::string &path) : database_(database) {
    database_.run("ATTACH ? AS other", {path});
  }
  ~Attached() {
    try {
      database_.run("DETACH other");
    } catch (const DatabaseError &) {
      // The connection is about to be closed, which detaches it too.
    }
  }

private:
  Database &database_;
};
} // namespace

/// Takes in one cause of the other state, and returns its number in this database. Two causes are
/// the same if they share a key; the smaller of their two titles remains. A new cause whose name is
/// taken here gets a suffix such as -2.
int64_t State::mergeCause(int64_t theirs) {
  auto ours = database_->integer("SELECT k.cause FROM keys k JOIN other.keys o ON o.key = k.key "
                                 "WHERE o.cause = ? ORDER BY k.cause LIMIT 1",
                                 {theirs});
  if (!ours) {
    std::string name = *database_->text("SELECT name FROM other.causes WHERE id = ?", {theirs}),
                free = name;
    for (int n = 2; cause(free); ++n)
      free = name + "-" + std::to_string(n);
    database_->run("INSERT INTO causes (name, title, kind, pass, subject, status, folder, "
                   "is_shipped, first_run, last_run, last_seen, fixed_in, who, link, note, said) "
                   "SELECT ?, title, kind, pass, subject, status, '', is_shipped, 0, 0, 0, "
                   "fixed_in, who, link, note, said FROM other.causes WHERE id = ?",
                   {free, theirs});
    ours = database_->integer("SELECT id FROM causes WHERE name = ?", {free});
  } else {
    std::string status =
        join(*database_->text("SELECT status FROM causes WHERE id = ?", {*ours}),
             *database_->text("SELECT status FROM other.causes WHERE id = ?", {theirs}));
    database_->run("UPDATE causes SET status = ?, title = min(title, (SELECT title FROM "
                   "other.causes WHERE id = ?)) WHERE id = ?",
                   {status, theirs, *ours});
  }
  database_->run("INSERT OR IGNORE INTO keys SELECT key, ? FROM other.keys WHERE cause = ?",
                 {*ours, theirs});
  return *ours;
}

/// Copies all rows of the run `theirs`, with its new number `ours` and the new numbers of its
/// causes.
static void copyRun(Database &database, int64_t theirs, int64_t ours,
                    const std::map<int64_t, int64_t> &causes) {
  database.run(
      "INSERT INTO runs SELECT ?, key, started, finished, phase, mode, version, fingerprint, "
      "command, seed, seeds, programs, seconds, canary_programs, canary_caught, faults, "
      "resumed FROM other.runs WHERE id = ?",
      {ours, theirs});
  database.run(
      "INSERT INTO programs SELECT ?, hash, name, verdicts FROM other.programs WHERE run = ? "
      "ORDER BY hash, name",
      {ours, theirs});
  database.run("INSERT INTO verdicts SELECT ?, subject, verdict, reason, count FROM other.verdicts "
               "WHERE run = ?",
               {ours, theirs});
  database.run("INSERT INTO examples SELECT ?, subject, verdict, reason, line FROM other.examples "
               "WHERE run = ?",
               {ours, theirs});
  database.run("INSERT INTO samples SELECT ?, programs, seconds, kinds, once, twice FROM "
               "other.samples WHERE run = ?",
               {ours, theirs});
  for (auto [theirCause, ourCause] : causes) {
    // Two causes of the other database may be one cause in this one.
    database.run("INSERT INTO sightings SELECT ?, ?, programs, sight, note FROM other.sightings "
                 "WHERE run = ? AND cause = ? ON CONFLICT DO UPDATE SET programs = programs + "
                 "excluded.programs",
                 {ours, ourCause, theirs, theirCause});
    database.run("INSERT OR IGNORE INTO events SELECT ?, ?, before, after, who, note FROM "
                 "other.events WHERE run = ? AND cause = ?",
                 {ours, ourCause, theirs, theirCause});
  }
}

State::Merged
State::merge(const std::string &folder,
             const std::function<std::string(const std::vector<std::string> &keys)> &folderOf) {
  Merged merged;
  std::vector<int64_t> theirs;
  {
    // Opening the other state checks that it is not damaged, and throws otherwise.
    State other(folder, Database::Access::Read);
    for (const Run &run : other.runs()) {
      bool isHere = database_->integer("SELECT 1 FROM runs WHERE key = ?", {run.key}).has_value();
      bool isDone = run.phase != "running";
      merged.known += isHere;
      merged.unfinished += !isHere && !isDone;
      if (!isHere && isDone)
        theirs.push_back(run.id);
    }
  }
  if (theirs.empty())
    return merged;
  Attached attached(*database_, databasePath(folder));
  Transaction transaction(*database_);
  int64_t before = *database_->integer("SELECT count(*) FROM causes");
  std::vector<int64_t> numbers;
  database_->each("SELECT id FROM other.causes ORDER BY id", {},
                  [&](const Row &row) { numbers.push_back(row.integer(0)); });
  std::map<int64_t, int64_t> numbersHere;
  for (int64_t number : numbers)
    numbersHere[number] = mergeCause(number);
  for (int64_t id : theirs) {
    int64_t here = database_->integer("SELECT max(id) FROM runs").value_or(0) + 1;
    copyRun(*database_, id, here, numbersHere);
    merged.programs += *database_->integer("SELECT count(*) FROM programs WHERE run = ?", {here});
    ++merged.runs;
  }
  database_->run(
      "UPDATE causes SET first_run = (SELECT min(run) FROM sightings s WHERE s.cause = "
      "causes.id), last_run = (SELECT max(run) FROM sightings s WHERE s.cause = causes.id), "
      "last_seen = coalesce((SELECT max(run) FROM sightings s WHERE s.cause = causes.id AND "
      "s.sight IN (1, 3)), 0) WHERE id IN (SELECT cause FROM sightings)");
  // Paths of the other state are not valid here. The caller copied its findings, and `folderOf`
  // says where they are now.
  for (const Cause &cause : causes())
    if (std::string here = folderOf(keysOf(cause.name)); !here.empty() || cause.folder.empty())
      database_->run("UPDATE causes SET folder = ? WHERE id = ?", {here, cause.id});
  merged.causes = *database_->integer("SELECT count(*) FROM causes") - before;
  transaction.commit();
  return merged;
}

} // namespace freehold::state
