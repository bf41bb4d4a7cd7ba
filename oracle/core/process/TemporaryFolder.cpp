//===- TemporaryFolder.cpp ------------------------------------------------===//
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace freehold {

static std::string systemFolder() {
  llvm::SmallString<128> path;
  llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, path);
  return path.str().str();
}

std::string noTemporaryFiles(const std::string &why) {
  return "cannot write temporary files in '" + systemFolder() + "': " + why +
         "; TMPDIR names another folder";
}

std::string probeTemporaryFiles() {
  llvm::SmallString<128> path;
  int file = -1;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("freehold", "probe", file, path))
    return noTemporaryFiles(error.message());
  // A full disk still takes the names of files.
  bool isWritten = ::write(file, "\n", 1) == 1;
  int why = errno;
  close(file);
  llvm::sys::fs::remove(path);
  return isWritten ? "" : noTemporaryFiles(std::strerror(why));
}

void removeFolder(const std::string &path) {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

TemporaryFolder::TemporaryFolder(const std::string &prefix) {
  llvm::SmallString<128> path;
  if (!llvm::sys::fs::createUniqueDirectory(prefix, path))
    path_ = path.str().str();
}

TemporaryFolder::~TemporaryFolder() {
  if (isThere())
    removeFolder(path_);
}

} // namespace freehold
