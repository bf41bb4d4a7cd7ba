//===- Causes.cpp - Causes and their history ------------------------------===//
#include "fuzz/state/State.h"

namespace freehold::state {

static const char *const kCauseColumns =
    "SELECT id, name, title, kind, pass, subject, status, folder, is_shipped, first_run, "
    "last_run, last_seen, fixed_in, who, link, note FROM causes ";

static Cause causeOf(const Row &row) {
  Cause cause;
  cause.id = row.integer(0);
  cause.name = row.text(1);
  cause.title = row.text(2);
  cause.kind = row.text(3);
  cause.pass = row.text(4);
  cause.subject = row.text(5);
  cause.status = parseStatus(row.text(6)).value_or(Status::Known);
  cause.folder = row.text(7);
  cause.isShipped = row.integer(8);
  cause.firstRun = row.integer(9);
  cause.lastRun = row.integer(10);
  cause.lastSeen = row.integer(11);
  cause.fixedIn = row.text(12);
  cause.who = row.text(13);
  cause.link = row.text(14);
  cause.note = row.text(15);
  return cause;
}

std::vector<Cause> State::causes() {
  std::vector<Cause> causes;
  database_->each(std::string(kCauseColumns) + "ORDER BY name", {},
                  [&](const Row &row) { causes.push_back(causeOf(row)); });
  return causes;
}

std::optional<Cause> State::cause(const std::string &name) {
  std::optional<Cause> found;
  database_->each(std::string(kCauseColumns) + "WHERE name = ?", {name},
                  [&](const Row &row) { found = causeOf(row); });
  return found;
}

std::string State::causeOfKey(const std::string &key) {
  return database_
      ->text("SELECT name FROM keys JOIN causes ON causes.id = keys.cause WHERE key = ?", {key})
      .value_or("");
}

std::string State::causeOfSignature(const std::string &signature) {
  // The keys with this signature are those that begin with "SIGNATURE;".
  return database_
      ->text("SELECT name FROM keys JOIN causes ON causes.id = keys.cause WHERE key = ?1 OR "
             "(key >= ?1 || ';' AND key < ?1 || '<') ORDER BY status = 'fixed', name LIMIT 1",
             {signature})
      .value_or("");
}

std::vector<std::string> State::keysOf(const std::string &cause) {
  std::vector<std::string> keys;
  database_->each("SELECT key FROM keys JOIN causes ON causes.id = keys.cause WHERE name = ? "
                  "ORDER BY key",
                  {cause}, [&](const Row &row) { keys.push_back(row.text(0)); });
  return keys;
}

std::map<int64_t, std::vector<std::string>> State::keysOfAll() {
  std::map<int64_t, std::vector<std::string>> keys;
  database_->each("SELECT cause, key FROM keys ORDER BY key", {},
                  [&](const Row &row) { keys[row.integer(0)].push_back(row.text(1)); });
  return keys;
}

std::map<int64_t, uint64_t> State::programsOfAll() {
  std::map<int64_t, uint64_t> programs;
  database_->each("SELECT cause, sum(programs) FROM sightings GROUP BY cause", {},
                  [&](const Row &row) { programs[row.integer(0)] = row.integer(1); });
  return programs;
}

std::vector<Event> State::events() {
  std::vector<Event> events;
  database_->each("SELECT run, name, before, after, events.who, events.note FROM events "
                  "JOIN causes ON causes.id = events.cause ORDER BY run, name, events.rowid",
                  {}, [&](const Row &row) {
                    events.push_back({row.integer(0), row.text(1), row.text(2), row.text(3),
                                      row.text(4), row.text(5)});
                  });
  return events;
}

static void addEvent(Database &database, int64_t run, int64_t cause, std::string_view before,
                     std::string_view after, const std::string &who, const std::string &note) {
  database.run("INSERT OR IGNORE INTO events VALUES (?, ?, ?, ?, ?, ?)",
               {run, cause, std::string(before), std::string(after), who, note});
}

/// A defect that was not reduced is a cause under its signature, until a finding takes its place.
void State::nameAfterFinding(const Sighting &sighting) {
  bool isFinding = !sighting.isShipped && sighting.cause != sighting.signature;
  if (!isFinding || cause(sighting.cause) || !cause(sighting.signature))
    return;
  // The signature alone is no key of a finding: another finding may have it as well.
  database_->run(
      "DELETE FROM keys WHERE key = ?1 AND cause = (SELECT id FROM causes WHERE name = ?1)",
      {sighting.signature});
  database_->run("UPDATE causes SET name = ?, folder = ? WHERE name = ?",
                 {sighting.cause, sighting.folder, sighting.signature});
}

int64_t State::makeCause(const Run &run, const Sighting &sighting, Status status) {
  database_->run(
      "INSERT INTO causes (name, title, kind, pass, subject, status, folder, is_shipped, "
      "first_run, last_run, last_seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {sighting.cause, sighting.title, sighting.kind, sighting.pass, sighting.subject,
       std::string(spell(status)), sighting.folder, int64_t(sighting.isShipped), run.id, run.id,
       run.id});
  return *database_->integer("SELECT id FROM causes WHERE name = ?", {sighting.cause});
}

void State::see(const Run &run, const Sighting &sighting) {
  nameAfterFinding(sighting);
  auto old = cause(sighting.cause);
  // A shipped finding is known from the start.
  std::optional<Status> before;
  if (old)
    before = old->status;
  else if (sighting.isShipped)
    before = Status::Known;
  Status status = after(before, sighting.sight);
  int64_t id = old ? old->id : makeCause(run, sighting, status);
  database_->run("UPDATE causes SET status = ?, last_run = ? WHERE id = ?",
                 {std::string(spell(status)), run.id, id});
  if (sighting.sight == Sight::Seen || sighting.sight == Sight::Sometimes)
    database_->run("UPDATE causes SET last_seen = ? WHERE id = ?", {run.id, id});
  if (status == Status::Fixed && before != Status::Fixed)
    database_->run("UPDATE causes SET fixed_in = ? WHERE id = ?", {run.version, id});
  else if (status != Status::Fixed)
    database_->run("UPDATE causes SET fixed_in = '' WHERE id = ?", {id});
  for (const std::string &key : sighting.keys)
    database_->run("INSERT OR IGNORE INTO keys VALUES (?, ?)", {key, id});
  database_->run(
      "INSERT OR REPLACE INTO sightings VALUES (?, ?, ?, ?, ?)",
      {run.id, id, number(sighting.programs), static_cast<int64_t>(sighting.sight), sighting.note});
  if (before != status || !old)
    addEvent(*database_, run.id, id, before ? spell(*before) : "", spell(status), "freehold",
             sighting.note);
}

void State::say(int64_t run, const std::string &name, const KnownEntry &entry) {
  auto old = cause(name);
  std::string said =
      std::string(spell(entry.status)) + " " + entry.by + " " + entry.link + " " + entry.note;
  Transaction transaction(*database_);
  if (!old || database_->integer("SELECT 1 FROM causes WHERE id = ? AND said = ?", {old->id, said}))
    return;
  std::string status(spell(entry.status));
  database_->run("UPDATE causes SET status = ?, who = ?, link = ?, note = ?, said = ? WHERE id = ?",
                 {status, entry.by, entry.link, entry.note, said, old->id});
  addEvent(*database_, run, old->id, spell(old->status), status, entry.by, entry.note);
  transaction.commit();
}

} // namespace freehold::state
