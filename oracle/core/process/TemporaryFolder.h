//===- TemporaryFolder.h - A folder for files that others make --*- C++ -*-===//
// Commands that are killed leave FIFOs and sockets behind, such as valgrind's. LLVM's
// remove_directories stops at them, so folders that a command writes to are removed here.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>

namespace freehold {

/// Returns why no temporary file can be made, or an empty string. Tools that cannot do without ask before they
/// start to work.
std::string probeTemporaryFiles();

/// Returns the message for temporary files that could not be made or written, with the folder in which they were to be.
std::string noTemporaryFiles(const std::string &why);

/// Removes the folder with everything in it. Symlinks are removed, not followed.
void removeFolder(const std::string &path);

/// A new folder in the system's temporary folder, which the destructor removes.
class TemporaryFolder {
public:
  /// The name starts with `prefix`. If no folder can be made, `isThere` returns false.
  explicit TemporaryFolder(const std::string &prefix);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;

  bool isThere() const { return !path_.empty(); }
  const std::string &path() const { return path_; }
  /// Returns the path of a file in the folder.
  std::string file(const std::string &name) const { return path_ + "/" + name; }

private:
  std::string path_;
};

} // namespace freehold
