//===- Schema.cpp ---------------------------------------------------------===//
#include "fuzz/state/Schema.h"

namespace freehold::state {

/// Increased with each change of the tables.
static constexpr int64_t kVersion = 1;

static const char *const kTables = R"sql(
CREATE TABLE runs (
  id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, started TEXT NOT NULL,
  finished TEXT NOT NULL DEFAULT '', phase TEXT NOT NULL, mode TEXT NOT NULL,
  version TEXT NOT NULL, fingerprint TEXT NOT NULL, command TEXT NOT NULL,
  seed INTEGER NOT NULL, seeds INTEGER NOT NULL DEFAULT 0, programs INTEGER NOT NULL DEFAULT 0,
  seconds REAL NOT NULL DEFAULT 0, canary_programs INTEGER NOT NULL DEFAULT 0,
  canary_caught INTEGER NOT NULL DEFAULT 0, faults INTEGER NOT NULL DEFAULT 0,
  resumed INTEGER NOT NULL DEFAULT 0);
-- A program that several runs judged has a row for each.
CREATE TABLE programs (
  run INTEGER NOT NULL, hash BLOB NOT NULL, name TEXT NOT NULL, verdicts BLOB NOT NULL,
  PRIMARY KEY (run, hash, name)) WITHOUT ROWID;
CREATE TABLE verdicts (
  run INTEGER NOT NULL, subject TEXT NOT NULL, verdict TEXT NOT NULL, reason TEXT NOT NULL,
  count INTEGER NOT NULL, PRIMARY KEY (run, subject, verdict, reason)) WITHOUT ROWID;
-- The first few lines of each kind.
CREATE TABLE examples (
  run INTEGER NOT NULL, subject TEXT NOT NULL, verdict TEXT NOT NULL, reason TEXT NOT NULL,
  line TEXT NOT NULL);
CREATE TABLE samples (
  run INTEGER NOT NULL, programs INTEGER NOT NULL, seconds REAL NOT NULL, kinds INTEGER NOT NULL,
  once INTEGER NOT NULL, twice INTEGER NOT NULL, PRIMARY KEY (run, programs)) WITHOUT ROWID;
CREATE TABLE causes (
  id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, title TEXT NOT NULL, kind TEXT NOT NULL,
  pass TEXT NOT NULL, subject TEXT NOT NULL, status TEXT NOT NULL, folder TEXT NOT NULL,
  is_shipped INTEGER NOT NULL, first_run INTEGER NOT NULL, last_run INTEGER NOT NULL,
  last_seen INTEGER NOT NULL, fixed_in TEXT NOT NULL DEFAULT '', who TEXT NOT NULL DEFAULT '',
  link TEXT NOT NULL DEFAULT '', note TEXT NOT NULL DEFAULT '',
  -- The entry of known.json that was taken in last.
  said TEXT NOT NULL DEFAULT '');
CREATE TABLE keys (key TEXT PRIMARY KEY, cause INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE sightings (
  run INTEGER NOT NULL, cause INTEGER NOT NULL, programs INTEGER NOT NULL, sight INTEGER NOT NULL,
  note TEXT NOT NULL, PRIMARY KEY (run, cause)) WITHOUT ROWID;
CREATE TABLE events (
  run INTEGER NOT NULL, cause INTEGER NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
  who TEXT NOT NULL, note TEXT NOT NULL, UNIQUE (run, cause, after, who, note));
-- From where an unfinished run goes on.
CREATE TABLE checkpoints (run INTEGER PRIMARY KEY, data BLOB NOT NULL);
)sql";

bool isNew(Database &database) {
  int64_t version = database.integer("PRAGMA user_version").value_or(0);
  if (version == kVersion)
    return false;
  if (version != 0)
    throw DatabaseError("the database '" + database.path() + "' has version " +
                        std::to_string(version) + ", and this Freehold knows version " +
                        std::to_string(kVersion) + "; use the Freehold that made it");
  if (database.integer("SELECT count(*) FROM sqlite_schema").value_or(0) != 0)
    throw DatabaseError("the database '" + database.path() +
                        "' is that of another program; name another --state");
  return true;
}

void makeTables(Database &database) {
  if (!isNew(database))
    return;
  Transaction transaction(database);
  // Another process may have made them in the meantime.
  if (isNew(database))
    database.script(std::string(kTables) + "PRAGMA user_version = " + std::to_string(kVersion));
  transaction.commit();
}

} // namespace freehold::state
