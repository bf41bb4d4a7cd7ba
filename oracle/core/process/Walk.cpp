//===- Walk.cpp -----------------------------------------------------------===//
#include "oracle/core/process/Walk.h"

#include "llvm/Support/FileSystem.h"

#include <set>

namespace freehold {

namespace fs = llvm::sys::fs;

std::error_code listFiles(const std::string &folder, std::vector<std::string> &files) {
  std::set<fs::UniqueID> entered;
  fs::file_status status;
  if (std::error_code error = fs::status(folder, status))
    return error;
  entered.insert(status.getUniqueID());
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error)) {
    if (fs::status(it->path(), status)) {
      files.push_back(it->path());
      continue;
    }
    if (fs::is_regular_file(status))
      files.push_back(it->path());
    if (fs::is_directory(status) && !entered.insert(status.getUniqueID()).second)
      it.no_push();
  }
  return error;
}

} // namespace freehold
