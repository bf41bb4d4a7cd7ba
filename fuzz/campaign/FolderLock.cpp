//===- FolderLock.cpp -----------------------------------------------------===//
#include "fuzz/campaign/FolderLock.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace freehold {

static constexpr int kPatienceMs = 1000, kStepMs = 50;

FolderLock::~FolderLock() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

std::string FolderLock::take(const std::string &folder) {
  descriptor_ = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor_ < 0)
    return "cannot open the folder '" + folder + "': " + std::strerror(errno);
  // The workers of a killed process hold its lock for the moment that they take to die.
  for (int waitedMs = 0; flock(descriptor_, LOCK_EX | LOCK_NB) != 0; waitedMs += kStepMs) {
    if (errno != EWOULDBLOCK)
      return "";
    if (waitedMs >= kPatienceMs)
      return "another process is writing into '" + folder + "'";
    usleep(kStepMs * 1000);
  }
  return "";
}

} // namespace freehold
