//===- FindingStore.h - Findings, one for each cause ------------*- C++ -*-===//
// A folder of findings. A defect with a known key is added to the finding with that key. A smaller
// reproducer replaces a larger one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Finding.h"

#include <map>

namespace freehold::triage {

class FindingStore {
public:
  /// Reads the folder, which need not exist. A subfolder without a finding is listed in problems().
  explicit FindingStore(std::string folder, FileWriter write = replaceFile);

  /// Returns the name of the finding with this key; empty if there is none.
  std::string find(const std::string &key) const;

  /// Adds the finding under an unused name, or merges it with the one that has one of its keys.
  /// When merging, a smaller program replaces `original`, program and report; what people wrote
  /// stays. Returns an error message, or an empty string.
  std::string add(Finding finding);

  /// Adds the keys to the finding of this name. Returns an error message, or an empty string.
  std::string join(const std::string &name, const std::vector<std::string> &keys);

  /// Overwrites the finding of this name.
  std::string replace(const Finding &finding);

  const std::map<std::string, Finding> &findings() const { return findings_; }
  const std::vector<std::string> &problems() const { return problems_; }
  const std::string &folder() const { return folder_; }

private:
  std::string folder_;
  FileWriter write_;
  std::map<std::string, Finding> findings_;
  std::map<std::string, std::string> names_;
  std::vector<std::string> problems_;
};

} // namespace freehold::triage
