//===- Merge.cpp - One state out of several -------------------------------===//
// State::merge copies the finished runs of another campaign's database, with their causes, into
// this one. The other database is attached, so that rows are copied inside of SQLite, in one
// transaction: an error leaves this database as it was. CauseMerge.h says which causes are one.
//===----------------------------------------------------------------------===//
#include "fuzz/state/CauseMerge.h"
#include "fuzz/state/State.h"
#include "oracle/core/process/Files.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace freehold::state {

namespace fs = llvm::sys::fs;

namespace {
/// Attaches the other database as `other` while this object lives.
class Attached {
public:
  Attached(Database &database, const std::string &path) : database_(database) {
    database_.attach(path, "other");
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

/// The runs that are taken in: their numbers there, and here.
using Numbers = std::map<int64_t, int64_t>;
} // namespace

/// Copies all rows of the run `theirs`, with its new number `ours` and the new numbers of its
/// causes. Returns the number of programs.
static int64_t copyRun(Database &database, int64_t theirs, int64_t ours, const Numbers &causes) {
  database.run(
      "INSERT INTO runs SELECT ?, key, started, finished, phase, mode, version, fingerprint, "
      "command, seed, seeds, programs, seconds, canary_programs, canary_caught, faults, "
      "resumed FROM other.runs WHERE id = ?",
      {ours, theirs});
  int64_t programs = database.run(
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
    // Two causes of the other database may be one cause in this one. The order of sights is that of Sight, but one
    // that was seen was seen.
    database.run("INSERT INTO sightings SELECT ?, ?, programs, sight, note FROM other.sightings "
                 "WHERE run = ? AND cause = ? ON CONFLICT DO UPDATE SET programs = programs + "
                 "excluded.programs, sight = CASE WHEN 1 IN (sight, excluded.sight) THEN 1 ELSE "
                 "max(sight, excluded.sight) END",
                 {ours, ourCause, theirs, theirCause});
    database.run("INSERT OR IGNORE INTO events SELECT ?, ?, before, after, who, note FROM "
                 "other.events WHERE run = ? AND cause = ?",
                 {ours, ourCause, theirs, theirCause});
  }
  return programs;
}

/// Copies the regular files of a folder. Those of the same name are replaced.
static void copyFolder(const std::string &from, const std::string &to) {
  if (std::string why = probeFolder(to); !why.empty())
    throw DatabaseError(why);
  std::error_code error;
  for (fs::directory_iterator it(from, error, /*follow_symlinks=*/false), end; it != end && !error;
       it.increment(error)) {
    if (it->type() != fs::file_type::regular_file)
      continue;
    auto file = llvm::MemoryBuffer::getFile(it->path());
    if (!file)
      throw DatabaseError("cannot read '" + it->path() + "': " + file.getError().message());
    llvm::StringRef text = (*file)->getBuffer(), name = llvm::sys::path::filename(it->path());
    if (std::string why = replaceFile(to + "/" + name.str(), {text.data(), text.size()});
        !why.empty())
      throw DatabaseError(why);
  }
  if (error)
    throw DatabaseError("cannot read '" + from + "': " + error.message());
}

/// If `folder` is that of a defect which one of the runs `taken` found, returns the run and where it is below the run's
/// folder.
static std::optional<std::pair<int64_t, std::string>> placeOf(const std::string &folder,
                                                              const Numbers &taken) {
  for (auto [theirs, ours] : taken)
    if (llvm::StringRef rest = folder; rest.consume_front(runName(theirs) + "/defects/")) {
      bool isName = !rest.empty() && rest != "." && rest != ".." && !rest.contains('/');
      return isName ? std::optional(std::pair(theirs, "/defects/" + rest.str())) : std::nullopt;
    }
  return std::nullopt;
}

/// Gives causes that have no folder yet the defect's folder that a run there wrote: a defect that was not reduced has its
/// program nowhere else.
static void copyDefects(Database &database, const std::string &from, const std::string &to,
                        const Numbers &taken, const Numbers &causes) {
  std::map<int64_t, std::string> folders;
  database.each("SELECT id, folder FROM other.causes WHERE folder != ''", {},
                [&](const Row &row) { folders[row.integer(0)] = row.text(1); });
  for (const auto &[theirs, folder] : folders) {
    auto place = placeOf(folder, taken);
    int64_t ours = causes.at(theirs);
    if (!place || !fs::is_directory(from + "/" + folder) ||
        !database.integer("SELECT 1 FROM causes WHERE id = ? AND folder = ''", {ours}))
      continue;
    std::string here = runName(taken.at(place->first)) + place->second;
    copyFolder(from + "/" + folder, to + "/" + here);
    database.run("UPDATE causes SET folder = ? WHERE id = ?", {here, ours});
  }
}

State::Merged State::merge(const std::string &folder, const FolderOf &folderOf) {
  Merged merged;
  std::set<int64_t> theirs;
  {
    State other(folder, Database::Access::Read, Check::Version);
    for (const Run &run : other.runs()) {
      bool isHere = database_->integer("SELECT 1 FROM runs WHERE key = ?", {run.key}).has_value();
      bool isDone = run.phase != "running";
      merged.known += isHere;
      merged.unfinished += !isHere && !isDone;
      if (!isHere && isDone)
        theirs.insert(run.id);
    }
  }
  if (theirs.empty())
    return merged;
  Attached attached(*database_, databasePath(folder));
  Transaction transaction(*database_);
  CauseMerge causeMerge(*database_, theirs);
  const Numbers causes = causeMerge.run();
  merged.causes = causeMerge.inserted();
  Numbers taken;
  for (int64_t id : theirs) {
    taken[id] = nextNumber();
    // A folder with an inbox only is that of a run which never began, and whose programs the next run judges.
    while (fs::exists(folder_ + "/" + runName(taken[id])))
      ++taken[id];
    merged.programs += copyRun(*database_, id, taken[id], causes);
    ++merged.runs;
  }
  database_->run(
      "UPDATE causes SET first_run = s.first, last_run = s.last, last_seen = s.seen FROM "
      "(SELECT cause, min(run) AS first, max(run) AS last, coalesce(max(CASE WHEN sight "
      "IN (1, 3) THEN run END), 0) AS seen FROM sightings GROUP BY cause) AS s WHERE "
      "s.cause = causes.id");
  // Paths of the other state are not valid here. The caller copied its findings, and `folderOf`
  // says where they are now.
  for (const auto &[cause, keys] : keysOfAll())
    if (std::string here = folderOf(keys); !here.empty())
      database_->run("UPDATE causes SET folder = ?1 WHERE id = ?2 AND folder != ?1", {here, cause});
  copyDefects(*database_, folder, folder_, taken, causes);
  transaction.commit();
  return merged;
}

} // namespace freehold::state
