//===- OutputFolder.cpp ---------------------------------------------------===//
#include "fuzz/campaign/OutputFolder.h"

#include "oracle/core/process/Files.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace freehold {

namespace fs = llvm::sys::fs;

static const char *const kList = "files.sha256";

static std::string hashOf(llvm::StringRef text) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(text)), /*LowerCase=*/true);
}

/// Returns the mode of the file, without following symlinks.
static std::optional<mode_t> modeOf(const std::string &path) {
  struct stat status = {};
  return lstat(path.c_str(), &status) == 0 ? std::optional(status.st_mode) : std::nullopt;
}

static std::optional<std::string> contents(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  return buffer ? std::optional((*buffer)->getBuffer().str()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Files of an earlier campaign
//===----------------------------------------------------------------------===//

/// Anyone may have edited the list, so only names below one of `parts` are accepted from it.
static bool isBelow(llvm::StringRef name, const std::vector<std::string> &parts) {
  llvm::SmallVector<llvm::StringRef> steps;
  name.split(steps, '/');
  bool isPlain = llvm::none_of(
      steps, [](llvm::StringRef step) { return step.empty() || step == "." || step == ".."; });
  return isPlain && llvm::is_contained(parts, steps.front());
}

/// Reads the list of files: for each name, the hash that was listed last.
static std::map<std::string, std::string> readList(const std::string &path,
                                                   const std::vector<std::string> &parts) {
  std::map<std::string, std::string> files;
  std::string text = contents(path).value_or("");
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (auto [hash, name] = line.split("  "); isBelow(name, parts))
      files[name.str()] = hash.str();
  return files;
}

/// Removes folders that are empty, innermost first.
static void removeEmptyFolders(const std::string &folder) {
  std::error_code error;
  std::vector<std::string> inner;
  for (fs::directory_iterator it(folder, error, /*follow_symlinks=*/false), end;
       it != end && !error; it.increment(error))
    if (auto mode = modeOf(it->path()); mode && S_ISDIR(*mode))
      inner.push_back(it->path());
  for (const std::string &each : inner)
    removeEmptyFolders(each);
  (void)rmdir(folder.c_str());
}

std::vector<std::string> OutputFolder::present() const {
  std::vector<std::string> found;
  for (const std::string &part : parts_)
    if (modeOf(fullPath(part)))
      found.push_back(part);
  if (modeOf(fullPath(kList)))
    found.push_back(kList);
  return found;
}

/// Removes the files that an earlier campaign wrote. Files that were edited since are renamed, with those beside them in
/// a folder of a defect or a finding: they belong together.
std::string OutputFolder::makeRoom() {
  bool isListed = modeOf(fullPath(kList)).has_value();
  auto files = readList(fullPath(kList), parts_);
  auto groupOf = [](const std::string &name) {
    llvm::StringRef folder = llvm::sys::path::parent_path(name);
    return folder.empty() ? name : folder.str();
  };
  std::set<std::string> edited;
  for (const auto &[name, hash] : files)
    if (auto text = contents(fullPath(name)); text && hashOf(*text) != hash)
      edited.insert(groupOf(name));
  for (const auto &[name, hash] : files) {
    auto mode = modeOf(fullPath(name));
    if (!mode)
      continue;
    bool isKept = !S_ISREG(*mode) || edited.contains(groupOf(name));
    if (isKept) {
      if (std::string why = keepBeside(fullPath(name)); !why.empty())
        return why;
    } else if (unlink(fullPath(name).c_str()) != 0) {
      return "cannot remove '" + fullPath(name) + "': " + std::strerror(errno);
    }
  }
  for (const std::string &part : parts_)
    if (auto mode = modeOf(fullPath(part)); mode && S_ISDIR(*mode))
      removeEmptyFolders(fullPath(part));
  (void)unlink(fullPath(kList).c_str());
  // Without a list nothing here is known to be a campaign's, and a folder may hold a user's notes.
  for (const std::string &part : parts_)
    if (auto mode = modeOf(fullPath(part)); mode && (!isListed || !S_ISDIR(*mode)))
      if (std::string why = keepBeside(fullPath(part)); !why.empty())
        return why;
  return "";
}

//===----------------------------------------------------------------------===//
// The folder
//===----------------------------------------------------------------------===//

std::string OutputFolder::claim(const std::vector<std::string> &parts, bool mayOverwrite) {
  parts_ = parts;
  if (std::string why = probeFolder(path_); !why.empty())
    return why;
  if (std::string why = lock_.take(path_); !why.empty())
    return why;
  std::vector<std::string> found = present();
  if (found.empty())
    return "";
  if (!mayOverwrite)
    return "'" + path_ + "' has results already: " + llvm::join(found, ", ") +
           "; name another folder, or give --overwrite, which replaces what a campaign wrote and "
           "keeps what others did";
  return makeRoom();
}

std::string OutputFolder::append(const std::string &name, const std::string &hash) {
  auto fail = [&] { return "cannot write '" + fullPath(kList) + "': " + std::strerror(errno); };
  int file = open(fullPath(kList).c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0)
    return fail();
  std::string line = hash + "  " + name + "\n", why;
  for (size_t at = 0; at < line.size() && why.empty();) {
    ssize_t written = ::write(file, line.data() + at, line.size() - at);
    if (written < 0)
      why = fail();
    else
      at += written;
  }
  close(file);
  return why;
}

std::string OutputFolder::write(const std::string &path, std::string_view text) {
  std::string name = path.substr(path_.size() + 1);
  // Collapse double slashes, so that each file has one name in the list.
  llvm::SmallString<128> plain(name);
  llvm::sys::path::remove_dots(plain, /*remove_dot_dot=*/false);
  name = plain.str().str();
  if (modeOf(path) && !written_.contains(name))
    if (std::string why = keepBeside(path); !why.empty())
      return why;
  std::string hash = hashOf(llvm::StringRef(text));
  // The list is written before the file. If the process dies in between, the list names a file that
  // does not exist, but no file of the campaign is missing from the list.
  written_[name] = hash;
  if (std::string why = append(name, hash); !why.empty())
    return why;
  return replaceFile(path, text);
}

std::string OutputFolder::finish() {
  std::string text;
  for (const auto &[name, hash] : written_)
    text += hash + "  " + name + "\n";
  return replaceFile(fullPath(kList), text);
}

} // namespace freehold
