//===- OutputFolder.h - A campaign's folder, whose owner is the user ------===//
// What a campaign writes is listed in DIR/files.sha256, as sha256sum(1) lists files, so that a later
// one with --overwrite knows what it may replace. Nothing else is ever removed or written over:
//
//   listed, and as it was written    removed before the new campaign starts
//   listed, and edited since         renamed to NAME.kept, with the listed files beside it
//   not listed                       stays; renamed to NAME.kept where the campaign needs the name
//
// All functions return an error message, or an empty string for success.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/FolderLock.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace freehold {

class OutputFolder {
public:
  explicit OutputFolder(std::string path) : path_(std::move(path)) {}
  OutputFolder(const OutputFolder &) = delete;
  OutputFolder &operator=(const OutputFolder &) = delete;

  const std::string &path() const { return path_; }

  /// Makes the folder and locks it against other processes while this object lives. `parts` are the
  /// names in it that will be written. A folder that already has one of them is refused, unless
  /// `mayOverwrite` is set.
  std::string claim(const std::vector<std::string> &parts, bool mayOverwrite);

  /// Writes a file into the folder and lists it. `path` begins with `path()`.
  std::string write(const std::string &path, std::string_view text);

  /// Rewrites the list with one line for each file.
  std::string finish();

private:
  std::vector<std::string> present() const;
  std::string makeRoom();
  std::string append(const std::string &name, const std::string &hash);
  std::string fullPath(const std::string &name) const { return path_ + "/" + name; }

  std::string path_;
  std::vector<std::string> parts_;
  FolderLock lock_;
  /// The files of this campaign, relative to the folder, and their hashes.
  std::map<std::string, std::string> written_;
};

} // namespace freehold
