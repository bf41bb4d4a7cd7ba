//===- FindingStore.h - Findings, one for each cause ------------*- C++ -*-===//
// A folder of findings. A defect with a key that is known joins its finding; a smaller
// reproducer replaces a larger one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Finding.h"

#include <map>

namespace freehold::triage {

class FindingStore {
public:
  /// Reads what is in the folder, which need not exist. Folders without a finding are problems.
  explicit FindingStore(std::string folder, FileWriter write = replaceFile);

  /// The name of the finding with this key; empty when there is none.
  std::string find(const std::string &key) const;

  /// Keeps the finding under a name that is free, or joins it to the one that has one of its keys:
  /// then `original`, program and report are replaced if this program is smaller, and what people
  /// have written stays. Returns what went wrong, or nothing.
  std::string add(Finding finding);

  /// Notes that the finding of this name has these keys too. Returns what went wrong.
  std::string join(const std::string &name, const std::vector<std::string> &keys);

  /// Writes over the finding of this name.
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
