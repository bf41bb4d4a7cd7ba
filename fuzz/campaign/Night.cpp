//===- Night.cpp - Beginning, committing ----------------------------------===//
#include "fuzz/campaign/Night.h"

#include "fuzz/gen/Avoid.h"
#include "oracle/core/process/Files.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace freehold {

namespace fs = llvm::sys::fs;
using nlohmann::json;

/// Examples kept for each subject and reason.
static constexpr unsigned kExamples = 3;
/// A commit waits this many times as long as the last one took.
static constexpr unsigned kCommitShare = 100;
static constexpr std::chrono::milliseconds kCommitMin(1000), kCommitMax(60'000);

std::string Night::runFolder() const { return folder_ + "/" + state::runName(run_.id); }

Night::~Night() {
  if (inFlight_ >= 0)
    close(inFlight_);
}

//===----------------------------------------------------------------------===//
// Beginning and resuming
//===----------------------------------------------------------------------===//

static std::string fileHash(const std::string &path) {
  auto buffer =
      llvm::MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  return buffer ? state::inHex(state::hashOf((*buffer)->getBuffer())).substr(0, 12) : "unreadable";
}

/// "Freehold 0.1.0, MLIR 22.1.8, libMine.so 1f03a9e2b7c4".
static std::string versionOf(const CampaignOptions &options) {
  std::string text = std::string("Freehold ") + FREEHOLD_VERSION + ", MLIR " + LLVM_VERSION_STRING;
  std::set<std::string> plugins;
  for (const Subject &subject : options.subjects)
    plugins.insert(subject.plugins.begin(), subject.plugins.end());
  for (const std::string &plugin : plugins)
    text += ", " + llvm::sys::path::filename(plugin).str() + " " + fileHash(plugin);
  return text;
}

/// Returns all that decides which programs are made and what is said of them. Workers and time do not.
static std::string fingerprintOf(const CampaignOptions &options, const std::string &corpusHash) {
  json subjects = json::array(), profiles = json::array();
  for (const Subject &each : options.subjects)
    subjects.push_back({each.name, each.text, spell(each.contract.adaptation)});
  for (const gen::Profile &each : options.profiles)
    profiles.push_back(each.name);
  json all = {{"version", versionOf(options)},
              {"subjects", subjects},
              {"profiles", profiles},
              {"seed", options.seed},
              {"mutants", options.mutantOneOutOf},
              {"avoided", gen::rowNames(options.avoided)},
              {"epoch", options.adapt ? options.adapt->epoch : 0},
              {"inputs", options.inputs},
              {"timeout", options.budget.timeoutMs},
              {"focus", gen::rowNames(options.focus.rows)},
              {"corpus", corpusHash}};
  if (options.judges != JudgeChoice())
    all["oracle"] = {options.judges.native ? spell(*options.judges.native) : "",
                     options.judges.proof.has_value(), options.judgedByAllOneOutOf};
  if (!(options.extensions == Extensions())) {
    json plugins = json::array();
    for (const std::string &plugin : options.extensions.dialectPlugins)
      plugins.push_back(fileHash(plugin));
    all["dialects"] = {plugins, options.extensions.irdl, options.extensions.opModels};
  }
  // A name is whatever bytes the user gave.
  return all.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Names the options that differ between two fingerprints.
static std::string differences(const std::string &before, const std::string &now) {
  json a = json::parse(before, nullptr, /*allow_exceptions=*/false), b = json::parse(now);
  if (!a.is_object())
    return "fingerprint";
  std::string names;
  auto add = [&](const std::string &name) { names += (names.empty() ? "" : ", ") + name; };
  for (const auto &[name, value] : b.items())
    if (!a.contains(name) || a[name] != value)
      add(name);
  for (const auto &[name, value] : a.items())
    if (!b.contains(name))
      add(name);
  return names;
}

/// Ends the unfinished run as it is.
void Night::abandon(const CampaignOptions &options) {
  const state::Run old = *unfinished_;
  triage::FindingStore known(options.known), findings(folder_ + "/findings");
  DefectStore defects(folder_ + "/" + state::runName(old.id) + "/defects");
  try {
    json stored = json::from_cbor(state_->checkpoint(old.id), true, /*allow_exceptions=*/false);
    if (stored.is_object())
      defects.restore(stored.at("defects"), known, findings);
  } catch (const json::exception &error) {
    llvm::errs() << "freehold-fuzz: warning: what run " << old.id
                 << " found is left out, since its checkpoint is that of another Freehold: "
                 << error.what() << '\n';
  }
  state_->finish(old, sightings(old, defects, known, findings), "abandoned");
}

std::string Night::begin(const CampaignOptions &options, const std::string &corpusHash) {
  std::string fingerprint = fingerprintOf(options, corpusHash);
  if (unfinished_ && options.mayResume) {
    if (unfinished_->fingerprint != fingerprint)
      return "run " + std::to_string(unfinished_->id) + " of '" + folder_ +
             "' cannot be resumed: what it judges has changed (" +
             differences(unfinished_->fingerprint, fingerprint) +
             "); give --abandon to leave it as it is and begin another";
    return resume();
  }
  if (unfinished_)
    abandon(options);
  run_.mode = options.mode == Mode::Change ? "change" : "batch";
  run_.version = versionOf(options);
  run_.fingerprint = fingerprint;
  run_.command = options.command;
  run_.seed = options.seed;
  state_->begin(run_);
  applyKnownList();
  return "";
}

std::string Night::cannotResume(const std::string &why) const {
  return llvm::formatv("run {0} of '{1}' cannot be resumed: its checkpoint is not of this Freehold "
                       "({2}); give --abandon to leave it as it is and begin another",
                       run_.id, folder_, why)
      .str();
}

std::string Night::resume() {
  ++run_.resumed;
  secondsBefore_ = run_.seconds;
  std::string data = state_->checkpoint(run_.id);
  try {
    if (!data.empty())
      checkpoint_ = json::from_cbor(data);
    if (!checkpoint_.is_null()) {
      const json &mine = checkpoint_.at("night");
      linesBytes_ = mine.at("lines");
      for (const auto &[name, each] : mine.at("replayed").items())
        replayed_[name] = {each.at(0).get<state::Sight>(), each.at(1)};
      for (const json &each : mine.at("examples"))
        exampleCounts_[{each.at(0), each.at(1)}] = each.at(2);
    }
  } catch (const json::exception &error) {
    return cannotResume(error.what());
  }
  // What is missing there could only be replaced by nothing.
  uint64_t bytes = 0;
  (void)fs::file_size(runFolder() + "/report.jsonl", bytes);
  if (bytes < linesBytes_)
    return llvm::formatv(
               "run {0} of '{1}' cannot be resumed: its report.jsonl has {2} bytes, and {3} "
               "were committed; give --abandon to leave it as it is and begin another",
               run_.id, folder_, bytes, linesBytes_)
        .str();
  auto log = llvm::MemoryBuffer::getFile(runFolder() + "/in-flight.log");
  std::string inFlight = log ? (*log)->getBuffer().rtrim().str() : "";
  llvm::errs() << llvm::formatv("freehold-fuzz: run {0} goes on after {1} programs\n", run_.id,
                                run_.programs);
  if (!inFlight.empty())
    llvm::errs() << "freehold-fuzz: judged again, since they were in flight or not committed:\n"
                 << inFlight << '\n';
  return "";
}

void Night::replay(const CampaignOptions &options) {
  if (checkpoint_.is_null())
    replayed_ = replayCauses(*state_, options);
}

std::set<std::string> Night::settled() const {
  std::set<std::string> names;
  for (const state::Cause &cause : state_->causes())
    if (llvm::StringRef folder = cause.folder; folder.consume_front("findings/"))
      names.insert(folder.str());
  return names;
}

//===----------------------------------------------------------------------===//
// Committing
//===----------------------------------------------------------------------===//

/// The log helps people only: a run goes on from the database.
void Night::log(const std::string &line) {
  if (inFlight_ < 0)
    inFlight_ = ::open((runFolder() + "/in-flight.log").c_str(),
                       O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
  if (inFlight_ >= 0)
    (void)!::write(inFlight_, line.data(), line.size());
}

void Night::planned(const std::string &name, const std::string &origin) {
  pending_.push_back(name + ": " + origin + "\n");
  log(pending_.back());
}

/// Returns the kind or the reason; empty for Agree.
static std::string_view reasonOf(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return spell(defect->kind);
  if (auto *inconclusive = std::get_if<Inconclusive>(&verdict))
    return spell(inconclusive->reason);
  return "";
}

void Night::judged(const Request &request, const Response &response) {
  pending_.pop_front();
  std::string said = response.badInput + response.fault;
  for (const Judgement &judgement : response.judgements) {
    auto signature = signatureOf(judgement);
    std::string subject = subjectAndJudge(judgement);
    std::string reason(reasonOf(judgement.verdict));
    said += subject + "@" + judgement.entry + " " + std::string(spell(judgement.verdict)) + " " +
            reason + " " + (signature ? print(*signature) : "") + "\n";
    if (!reason.empty() && exampleCounts_[{subject, reason}] < kExamples) {
      ++exampleCounts_[{subject, reason}];
      examples_.push_back(
          {subject, std::string(spell(judgement.verdict)), reason, jsonLine(judgement)});
    }
  }
  programs_.push_back({state::hashOf(request.program.text), request.program.name,
                       state::hashOf(said).substr(0, 8)});
}

bool Night::isDue() const { return isUrgent_ || Clock::now() >= nextCommit_; }

/// Appends to the run's report.jsonl, after what was committed.
std::string Night::appendLines(const std::string &lines) {
  const std::string path = runFolder() + "/report.jsonl";
  auto fail = [&] { return "cannot write '" + path + "': " + std::strerror(errno); };
  int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0)
    return fail();
  std::string why;
  if (ftruncate(file, linesBytes_) != 0 || lseek(file, linesBytes_, SEEK_SET) < 0)
    why = fail();
  for (size_t at = 0; at < lines.size() && why.empty();) {
    ssize_t written = ::write(file, lines.data() + at, lines.size() - at);
    if (written < 0)
      why = fail();
    else
      at += written;
  }
  close(file);
  linesBytes_ += lines.size();
  return why;
}

void Night::commit(Progress progress) {
  Clock::time_point start = Clock::now();
  if (std::string why = appendLines(progress.lines); !why.empty())
    throw state::DatabaseError(why);
  run_.seeds = progress.seeds;
  run_.programs = progress.report.programs();
  run_.seconds = progress.seconds;
  run_.canaryPrograms = progress.canaryPrograms;
  run_.canaryCaught = progress.canaryCaught;
  run_.faults = progress.report.faults();
  state::Commit commit;
  commit.run = run_;
  commit.programs = std::exchange(programs_, {});
  commit.examples = std::exchange(examples_, {});
  progress.report.eachCount([&](const std::string &subject, std::string_view verdict,
                                std::string_view reason, uint64_t count) {
    commit.verdicts.push_back({subject, std::string(verdict), std::string(reason), count});
  });
  commit.sample = state::Sample{run_.programs, progress.seconds, progress.defects.size(),
                                progress.defects.kindsShownBy(1), progress.defects.kindsShownBy(2)};
  json mine = {{"lines", linesBytes_}, {"replayed", json::object()}, {"examples", json::array()}};
  for (const auto &[name, each] : replayed_)
    mine["replayed"][name] = {each.sight, each.note};
  for (const auto &[key, count] : exampleCounts_)
    mine["examples"].push_back({key.first, key.second, count});
  progress.checkpoint["night"] = std::move(mine);
  progress.checkpoint["defects"] = progress.defects.state();
  progress.checkpoint["report"] = progress.report.state();
  std::vector<uint8_t> bytes = json::to_cbor(progress.checkpoint);
  commit.checkpoint.assign(bytes.begin(), bytes.end());
  state_->commit(commit);
  if (inFlight_ >= 0)
    (void)!ftruncate(inFlight_, 0);
  for (const std::string &line : pending_)
    log(line);
  isUrgent_ = false;
  auto cost = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
  nextCommit_ = Clock::now() + std::clamp(cost * kCommitShare, kCommitMin, kCommitMax);
}

} // namespace freehold
