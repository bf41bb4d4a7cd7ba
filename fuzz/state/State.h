//===- State.h - What campaigns remember from night to night ----*- C++ -*-===//
// A folder that outlives its campaigns:
//
//   state.db        runs, programs by hash, verdict counts, causes and their history (Schema.cpp)
//   state.good.db   a copy of it after the last run that ended well
//   findings/       a folder for each cause that was reduced; findings are replayed each night
//   runs/N/         what run N wrote: report.txt, report.jsonl, defects/; no later run touches it
//   inbox/          programs dropped here are judged by the next run, which moves them to runs/N/inbox
//   known.json      what people say about causes (KnownList.h)
//
// A run is committed piece by piece. Each commit holds the whole run after some number of programs,
// together with a checkpoint from which a later process goes on. So a killed campaign neither loses nor
// doubles what it counted: it judges again what came after the last commit.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/state/Database.h"
#include "fuzz/state/KnownList.h"
#include "fuzz/state/Status.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace freehold::state {

/// A campaign of one night.
struct Run {
  int64_t id = 0;
  /// Tells runs of different databases apart when these are merged.
  std::string key;
  /// Times in UTC, such as "2026-11-23T15:42:01Z"; `finished` is empty while it is not.
  std::string started, finished;
  /// "running", "finished" or "abandoned".
  std::string phase = "running";
  std::string mode = "batch";
  /// Freehold's version and those of the tools and plug-ins that it judged.
  std::string version;
  /// Decides which programs are made and what is said of them; a run is resumed with the same only.
  std::string fingerprint;
  /// The command line, for people.
  std::string command;
  uint64_t seed = 1, seeds = 0, programs = 0;
  double seconds = 0;
  uint64_t canaryPrograms = 0, canaryCaught = 0;
  uint64_t faults = 0;
  /// How often the run was continued after it had been ended.
  uint64_t resumed = 0;
};

/// One cell of a run's table of verdicts: `reason` is a kind of defect, a reason, or empty.
struct VerdictCount {
  std::string subject, verdict, reason;
  uint64_t count = 0;
};

/// A judged program.
struct ProgramRecord {
  /// 16 bytes of the text's hash.
  std::string hash;
  std::string name;
  /// 8 bytes of the hash of all that was said of it.
  std::string verdicts;
};

/// How far a run was at some time.
struct Sample {
  uint64_t programs = 0;
  double seconds = 0;
  /// Kinds of defects so far, and those that only one and only two programs showed.
  uint64_t kinds = 0, once = 0, twice = 0;
};

struct Cause {
  int64_t id = 0;
  /// The name of its finding's folder, or the signature if it was never reduced.
  std::string name, title, kind, pass, subject;
  Status status = Status::New;
  /// Where its request is, below the state's folder: findings/NAME, or the folder of a defect that was not
  /// reduced. Empty for the findings that come with Freehold, which are not replayed.
  std::string folder;
  bool isShipped = false;
  int64_t firstRun = 0, lastRun = 0, lastSeen = 0;
  /// The version that was found to be without it; empty unless fixed.
  std::string fixedIn;
  /// From known.json.
  std::string who, link, note;
};

/// What one run saw of a cause.
struct Sighting {
  std::string cause;
  /// Under which it is found again, and the signature of the defect as it was found.
  std::vector<std::string> keys;
  std::string signature;
  std::string title, kind, pass, subject, folder;
  bool isShipped = false;
  uint64_t programs = 0;
  Sight sight = Sight::NotAsked;
  std::string note;
};

struct Event {
  int64_t run = 0;
  std::string cause, before, after, who, note;
};

/// An example of a verdict that is not Agree.
struct Example {
  std::string subject, verdict, reason, line;
};

/// All that a campaign commits at once.
struct Commit {
  Run run;
  std::vector<ProgramRecord> programs;
  std::vector<VerdictCount> verdicts;
  std::vector<Example> examples;
  std::optional<Sample> sample;
  std::string checkpoint;
};

class State {
public:
  /// How much is checked when a state is opened. What is checked once need not be again.
  enum class Check : uint8_t { Whole, Version };
  /// Opens the state of the folder. Throws DatabaseError if it is damaged, or made by another version.
  State(const std::string &folder, Database::Access access, Check check = Check::Whole);
  ~State();

  const std::string &folder() const { return folder_; }

  /// Returns the run that is not finished; std::nullopt if there is none. Later ones may be there, of a merge.
  std::optional<Run> unfinishedRun();
  std::vector<Run> runs();
  /// Returns the number after those of all runs, and of all folders in which a run wrote something.
  int64_t nextNumber();
  /// Begins a run and gives it a key, and the next number unless it has one.
  void begin(Run &run);
  void commit(const Commit &commit);
  /// Ends a run: takes in what was seen of causes, in one transaction. `phase` is the new phase. `last` is called
  /// before that is committed; if it throws, the run is not ended.
  void finish(
      const Run &run, const std::vector<Sighting> &sightings, const std::string &phase,
      const std::function<void()> &last = [] {});
  std::string checkpoint(int64_t run);
  /// Returns the first seed that no run of this state has used.
  uint64_t nextSeed();

  std::vector<Cause> causes();
  std::optional<Cause> cause(const std::string &name);
  /// Returns the name of the cause with this key; empty if there is none.
  std::string causeOfKey(const std::string &key);
  /// Returns the name of a cause one of whose keys has this signature, one that is not fixed if there is
  /// any; empty if there is none.
  std::string causeOfSignature(const std::string &signature);
  /// Takes in what a person says about a cause, unless it was taken in before.
  void say(int64_t run, const std::string &name, const KnownEntry &entry);
  std::vector<Event> events();
  /// For each cause that has any, its keys, and how many programs showed it in all runs: each is one walk over a table.
  std::map<int64_t, std::vector<std::string>> keysOfAll();
  std::map<int64_t, uint64_t> programsOfAll();
  std::vector<VerdictCount> verdicts(int64_t run);
  std::vector<Example> examples(int64_t run);
  std::vector<Sample> samples(int64_t run);
  std::vector<std::string> keysOf(const std::string &cause);
  /// Calls `visit` with each program of the run, ordered by hash.
  void eachProgram(int64_t run, const std::function<void(const ProgramRecord &)> &visit);

  struct Merged {
    uint64_t runs = 0, programs = 0, causes = 0;
    /// Runs that are there already, and those that are not finished and are left out.
    uint64_t known = 0, unfinished = 0;
  };
  /// Returns the folder, below this state's, of the finding with one of these keys; empty if there is none.
  using FolderOf = std::function<std::string(const std::vector<std::string> &keys)>;
  /// Takes in the finished runs of another state that this one does not have, in one transaction (Merge.cpp). The
  /// order of merges does not matter, and doing one again changes nothing. The other state was checked before.
  Merged merge(const std::string &folder, const FolderOf &folderOf);

  /// While the object that this returns lives, what is read is of one moment.
  std::unique_ptr<Transaction> snapshot();

  /// Ends the filling of a new state (Database::share).
  void share();
  /// Replaces state.good.db.
  void keepGoodCopy();

private:
  void see(const Run &run, const Sighting &sighting);
  void nameAfterFinding(const Sighting &sighting);
  int64_t makeCause(const Run &run, const Sighting &sighting, Status status);

  std::string folder_;
  std::unique_ptr<Database> database_;
};

/// Returns the path of the database in a state's folder, and that of its good copy.
std::string databasePath(const std::string &folder);
std::string goodCopyPath(const std::string &folder);

/// Returns where the run with this number writes, below the state's folder: "runs/0007".
std::string runName(int64_t number);

/// Replaces a damaged database by its good copy; the damaged files are kept beside. Returns an error
/// message, or an empty string.
std::string restore(const std::string &folder);

/// The time now in UTC, as Run has it.
std::string now();

/// 16 bytes of the text's hash.
std::string hashOf(std::string_view text);
std::string inHex(std::string_view bytes);

} // namespace freehold::state
