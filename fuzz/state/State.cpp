//===- State.cpp - Runs and what they commit ------------------------------===//
#include "fuzz/state/State.h"

#include "fuzz/state/Schema.h"
#include "oracle/core/process/Files.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <ctime>
#include <random>

namespace freehold::state {

namespace fs = llvm::sys::fs;

std::string databasePath(const std::string &folder) { return folder + "/state.db"; }
std::string goodCopyPath(const std::string &folder) { return folder + "/state.good.db"; }

std::string now() {
  std::time_t seconds = std::time(nullptr);
  std::tm parts = {};
  gmtime_r(&seconds, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

std::string hashOf(std::string_view text) {
  llvm::XXH128_hash_t hash = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(llvm::StringRef(text)));
  std::string bytes;
  for (uint64_t half : {hash.high64, hash.low64})
    for (int shift = 56; shift >= 0; shift -= 8)
      bytes += static_cast<char>(half >> shift);
  return bytes;
}

std::string inHex(std::string_view bytes) {
  return llvm::toHex(llvm::StringRef(bytes), /*LowerCase=*/true);
}

/// Returns 128 random bits in hex. Nothing that is judged or reported depends on them.
static std::string newKey() {
  std::random_device device;
  std::string text;
  for (int n = 0; n < 4; ++n)
    text += llvm::utohexstr(device(), /*LowerCase=*/true, /*Width=*/8);
  return text;
}

std::string runName(int64_t number) { return llvm::formatv("runs/{0,0+4}", number).str(); }

State::State(const std::string &folder, Database::Access access, Check check) : folder_(folder) {
  if (access == Database::Access::Read && !fs::exists(databasePath(folder)))
    throw DatabaseError("'" + folder + "' has no state.db: it is not the --state of a campaign");
  database_ = std::make_unique<Database>(databasePath(folder), access);
  std::string damage = check == Check::Whole ? database_->damage() : "";
  if (!damage.empty())
    throw DamageError("the database '" + databasePath(folder) + "' is damaged: " + damage +
                      "; go on from the last good copy with --restore");
  if (!isNew(*database_))
    return;
  // A new database in the place of one that was lost would become the next good copy.
  if (fs::exists(goodCopyPath(folder)))
    throw DamageError("the database '" + databasePath(folder) +
                      "' is empty, although earlier runs left a good copy beside it; go on from "
                      "that with --restore");
  if (access == Database::Access::Read)
    throw DatabaseError("the database '" + databasePath(folder) +
                        "' is empty: no campaign wrote into it");
  makeTables(*database_);
}

State::~State() = default;

/// Returns why the state's database is not to be replaced; an empty string if it is lost or damaged.
static std::string whyKept(const std::string &folder) {
  if (!fs::exists(databasePath(folder)))
    return "";
  try {
    State whole(folder, Database::Access::Read);
    return "the database '" + databasePath(folder) +
           "' is not damaged: there is nothing to restore";
  } catch (const DamageError &) {
    return "";
  } catch (const DatabaseError &error) {
    return error.what();
  }
}

std::string restore(const std::string &folder) {
  if (std::string why = whyKept(folder); !why.empty())
    return why;
  const std::string good = goodCopyPath(folder), path = databasePath(folder),
                    beside = path + ".tmp";
  if (!fs::exists(good))
    return "'" + folder + "' has no state.good.db to go on from";
  // The copy is made first: if the disk is full, everything stays as it is.
  if (std::error_code error = fs::copy_file(good, beside)) {
    (void)fs::remove(beside);
    return "cannot copy '" + good + "' to '" + beside + "': " + error.message();
  }
  for (const char *suffix : {"", "-wal", "-shm"})
    if (std::string file = path + suffix; fs::exists(file))
      if (std::string why = keepBeside(file); !why.empty())
        return why;
  if (std::error_code error = fs::rename(beside, path))
    return "cannot rename '" + beside + "' to '" + path + "': " + error.message();
  return "";
}

void State::share() { database_->share(); }

void State::keepGoodCopy() { database_->copyTo(goodCopyPath(folder_)); }

std::unique_ptr<Transaction> State::snapshot() {
  return std::make_unique<Transaction>(*database_, Database::Access::Read);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

static const char *const kRunColumns =
    "SELECT id, key, started, finished, phase, mode, version, fingerprint, command, seed, seeds, "
    "programs, seconds, canary_programs, canary_caught, faults, resumed FROM runs ";

static Run runOf(const Row &row) {
  Run run;
  run.id = row.integer(0);
  run.key = row.text(1);
  run.started = row.text(2);
  run.finished = row.text(3);
  run.phase = row.text(4);
  run.mode = row.text(5);
  run.version = row.text(6);
  run.fingerprint = row.text(7);
  run.command = row.text(8);
  run.seed = row.integer(9);
  run.seeds = row.integer(10);
  run.programs = row.integer(11);
  run.seconds = row.real(12);
  run.canaryPrograms = row.integer(13);
  run.canaryCaught = row.integer(14);
  run.faults = row.integer(15);
  run.resumed = row.integer(16);
  return run;
}

std::vector<Run> State::runs() {
  std::vector<Run> runs;
  database_->each(std::string(kRunColumns) + "ORDER BY id", {},
                  [&](const Row &row) { runs.push_back(runOf(row)); });
  return runs;
}

std::optional<Run> State::unfinishedRun() {
  std::optional<Run> run;
  database_->each(std::string(kRunColumns) + "WHERE phase = 'running' ORDER BY id LIMIT 1", {},
                  [&](const Row &row) { run = runOf(row); });
  return run;
}

/// Whether the folder of a run has more than the inbox that was taken for it.
static bool holdsResults(const std::string &folder) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; it != end && !error; it.increment(error))
    if (llvm::sys::path::filename(it->path()) != "inbox")
      return true;
  return false;
}

int64_t State::nextNumber() {
  int64_t number = database_->integer("SELECT max(id) FROM runs").value_or(0) + 1;
  // After --restore there are folders of runs that the database no longer knows.
  while (holdsResults(folder_ + "/" + runName(number)))
    ++number;
  return number;
}

uint64_t State::nextSeed() {
  return database_->integer("SELECT max(seed + seeds) FROM runs").value_or(0);
}

void State::begin(Run &run) {
  Transaction transaction(*database_);
  if (!run.id)
    run.id = nextNumber();
  run.key = newKey();
  run.started = now();
  database_->run("INSERT INTO runs (id, key, started, phase, mode, version, fingerprint, command, "
                 "seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                 {run.id, run.key, run.started, run.phase, run.mode, run.version, run.fingerprint,
                  run.command, number(run.seed)});
  transaction.commit();
}

static void updateRun(Database &database, const Run &run) {
  database.run("UPDATE runs SET finished = ?, phase = ?, seeds = ?, programs = ?, seconds = ?, "
               "canary_programs = ?, canary_caught = ?, faults = ?, resumed = ? WHERE id = ?",
               {run.finished, run.phase, number(run.seeds), number(run.programs), run.seconds,
                number(run.canaryPrograms), number(run.canaryCaught), number(run.faults),
                number(run.resumed), run.id});
}

void State::commit(const Commit &commit) {
  const int64_t id = commit.run.id;
  Transaction transaction(*database_);
  updateRun(*database_, commit.run);
  for (const ProgramRecord &program : commit.programs)
    database_->run("INSERT OR REPLACE INTO programs VALUES (?, ?, ?, ?)",
                   {id, Blob{program.hash}, program.name, Blob{program.verdicts}});
  for (const VerdictCount &cell : commit.verdicts)
    database_->run("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?)",
                   {id, cell.subject, cell.verdict, cell.reason, number(cell.count)});
  for (const Example &each : commit.examples)
    database_->run("INSERT INTO examples VALUES (?, ?, ?, ?, ?)",
                   {id, each.subject, each.verdict, each.reason, each.line});
  if (const auto &sample = commit.sample)
    database_->run("INSERT OR IGNORE INTO samples VALUES (?, ?, ?, ?, ?, ?)",
                   {id, number(sample->programs), sample->seconds, number(sample->kinds),
                    number(sample->once), number(sample->twice)});
  database_->run("INSERT OR REPLACE INTO checkpoints VALUES (?, ?)", {id, Blob{commit.checkpoint}});
  transaction.commit();
}

std::string State::checkpoint(int64_t run) {
  return database_->text("SELECT data FROM checkpoints WHERE run = ?", {run}).value_or("");
}

void State::finish(const Run &run, const std::vector<Sighting> &sightings, const std::string &phase,
                   const std::function<void()> &last) {
  Transaction transaction(*database_);
  Run done = run;
  done.phase = phase;
  done.finished = now();
  updateRun(*database_, done);
  for (const Sighting &sighting : sightings)
    see(run, sighting);
  database_->run("DELETE FROM checkpoints WHERE run = ?", {run.id});
  last();
  transaction.commit();
}

//===----------------------------------------------------------------------===//
// Numbers of a run
//===----------------------------------------------------------------------===//

std::vector<VerdictCount> State::verdicts(int64_t run) {
  std::vector<VerdictCount> cells;
  database_->each(
      "SELECT subject, verdict, reason, count FROM verdicts WHERE run = ? ORDER BY 1, 2, 3", {run},
      [&](const Row &row) {
        cells.push_back(
            {row.text(0), row.text(1), row.text(2), static_cast<uint64_t>(row.integer(3))});
      });
  return cells;
}

std::vector<Example> State::examples(int64_t run) {
  std::vector<Example> all;
  database_->each(
      "SELECT subject, verdict, reason, line FROM examples WHERE run = ? ORDER BY rowid", {run},
      [&](const Row &row) { all.push_back({row.text(0), row.text(1), row.text(2), row.text(3)}); });
  return all;
}

std::vector<Sample> State::samples(int64_t run) {
  std::vector<Sample> all;
  database_->each("SELECT programs, seconds, kinds, once, twice FROM samples WHERE run = ? "
                  "ORDER BY programs",
                  {run}, [&](const Row &row) {
                    auto count = [&](int column) -> uint64_t { return row.integer(column); };
                    all.push_back({count(0), row.real(1), count(2), count(3), count(4)});
                  });
  return all;
}

void State::eachProgram(int64_t run, const std::function<void(const ProgramRecord &)> &visit) {
  database_->each("SELECT hash, name, verdicts FROM programs WHERE run = ? ORDER BY hash, name",
                  {run}, [&](const Row &row) { visit({row.text(0), row.text(1), row.text(2)}); });
}

} // namespace freehold::state
