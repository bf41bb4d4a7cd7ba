//===- NightOpening.cpp - The state's folder and its inbox ----------------===//
#include "fuzz/campaign/Night.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/program/ReadProgram.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

namespace fs = llvm::sys::fs;

/// Moves a file, to another disk too. Returns an error message, or an empty string.
static std::string move(const std::string &from, const std::string &to) {
  std::error_code error = fs::rename(from, to);
  if (error == std::errc::cross_device_link) {
    std::string beside = to + ".tmp";
    error = fs::copy_file(from, beside);
    if (!error)
      error = fs::rename(beside, to);
    if (error)
      (void)fs::remove(beside);
    else
      error = fs::remove(from);
  }
  return error ? "cannot move '" + from + "' to '" + to + "': " + error.message() : "";
}

/// Returns the folders with programs that no run has judged: the inbox, and those into which a run that never began has
/// moved it.
std::vector<std::string> Night::inboxes() {
  std::set<std::string> begun;
  for (const state::Run &run : state_->runs())
    begun.insert(folder_ + "/" + state::runName(run.id));
  std::vector<std::string> folders = {folder_ + "/inbox"};
  std::error_code error;
  for (fs::directory_iterator it(folder_ + "/runs", error), end; it != end && !error;
       it.increment(error))
    if (!begun.contains(it->path()) && it->path() != runFolder() &&
        fs::is_directory(it->path() + "/inbox"))
      folders.push_back(it->path() + "/inbox");
  llvm::sort(folders);
  return folders;
}

/// Moves the programs of the inbox to the run's folder, so that a resumed run judges the same ones.
std::string Night::takeInbox(CampaignOptions &options) {
  const std::string taken = runFolder() + "/inbox";
  std::error_code error;
  std::vector<std::string> files;
  for (const std::string &inbox : inboxes())
    for (fs::directory_iterator it(inbox, error, /*follow_symlinks=*/false), end;
         it != end && !error; it.increment(error)) {
      if (it->type() == fs::file_type::regular_file && isProgramFile(it->path()))
        files.push_back(it->path());
      else
        llvm::errs() << "freehold-fuzz: warning: '" << it->path()
                     << "' is no regular file that ends in .mlir or .mlirbc, and stays there\n";
    }
  if (!files.empty())
    if (std::string why = probeFolder(taken); !why.empty())
      return why;
  for (const std::string &file : files) {
    std::string target = taken + "/" + llvm::sys::path::filename(file).str();
    if (fs::exists(target))
      if (std::string why = keepBeside(target); !why.empty())
        return why;
    if (std::string why = move(file, target); !why.empty())
      return why;
  }
  if (fs::is_directory(taken))
    options.corpus.push_back(taken);
  return "";
}

std::variant<std::unique_ptr<Night>, std::string> Night::open(CampaignOptions &options) {
  for (const char *part : {"", "/inbox"})
    if (std::string why = probeFolder(options.state + part); !why.empty())
      return why;
  std::unique_ptr<Night> night(new Night(options.state));
  if (std::string why = night->lock_.take(options.state); !why.empty())
    return why + ": one campaign at a time uses a state; name another --state";
  auto entries = state::readKnownList(options.state + "/known.json");
  if (auto *why = std::get_if<std::string>(&entries))
    return *why;
  night->entries_ = std::get<0>(entries);
  night->state_ = std::make_unique<state::State>(options.state, state::Database::Access::Write);
  night->unfinished_ = night->state_->unfinishedRun();
  if (night->unfinished_ && !options.mayResume && !options.mayAbandon)
    return llvm::formatv("run {0} of '{1}' is not finished; give --resume to go on with it, or "
                         "--abandon to leave it",
                         night->unfinished_->id, options.state)
        .str();
  bool isResumed = night->unfinished_ && options.mayResume;
  if (isResumed)
    night->run_ = *night->unfinished_;
  else
    night->run_.id = night->state_->nextNumber();
  if (!options.isSeedGiven)
    options.seed = isResumed ? night->run_.seed : std::max<uint64_t>(1, night->state_->nextSeed());
  options.out = night->runFolder();
  if (std::string why = probeFolder(options.out); !why.empty())
    return why;
  if (!isResumed)
    if (std::string why = night->takeInbox(options); !why.empty())
      return why;
  if (isResumed && fs::is_directory(night->runFolder() + "/inbox"))
    options.corpus.push_back(night->runFolder() + "/inbox");
  return night;
}

} // namespace freehold
