//===- TemporaryFolder.cpp ------------------------------------------------===//
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

#include <filesystem>

namespace freehold {

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
