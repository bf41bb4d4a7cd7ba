//===- FolderLock.h - One process at a time writes into a folder -*- C++ -*-===//
#pragma once

#include <string>

namespace freehold {

/// Held while the object lives, and given up by the system however the process ends.
class FolderLock {
public:
  FolderLock() = default;
  ~FolderLock();
  FolderLock(const FolderLock &) = delete;
  FolderLock &operator=(const FolderLock &) = delete;

  /// Locks the folder. Returns why that is impossible, or an empty string. Some file systems do not
  /// support locks; the folder is then used without one.
  std::string take(const std::string &folder);

private:
  int descriptor_ = -1;
};

} // namespace freehold
