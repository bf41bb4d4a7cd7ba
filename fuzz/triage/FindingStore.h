//===- FindingStore.h - Findings, one for each cause ------------*- C++ -*-===//
// A folder of findings. A defect with a known key is added to the finding with that key. A smaller
// reproducer replaces a larger one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Finding.h"

#include <map>

namespace mlir {
class MLIRContext;
}

namespace freehold::triage {

class FindingStore {
public:
  /// Reads the folder, which need not exist. A subfolder without a finding is listed in problems().
  explicit FindingStore(std::string folder, FileWriter write = replaceFile);

  /// Returns the name of the finding with this key; empty if there is none. The keys of normal forms
  /// (NormalForm.h) are not stored with findings but made of their programs. A normal form that two
  /// findings share decides nothing, so that it is no key of either.
  std::string find(const std::string &key) const;
  /// Returns the name of the finding that has one of the keys, the first of them that any has; if none
  /// has, the one that alone has one of their loose keys (LooseKey.h), or else of looser ones.
  std::string findAny(const std::vector<std::string> &keys) const;
  /// Returns the name of the finding that the file of this path belongs to; empty if to none.
  std::string ownerOf(const std::string &path) const;

  /// Adds the finding under an unused name, or merges it with the one that has one of its keys.
  /// When merging, a smaller program replaces `original`, program and report; what people wrote
  /// stays. Returns an error message, or an empty string.
  std::string add(Finding finding);

  /// Adds the keys, and the issues where it is reported, to the finding of this name. A report that somebody has edited
  /// stays as it is. Returns an error message, or an empty string.
  std::string join(const std::string &name, const std::vector<std::string> &keys,
                   const std::vector<unsigned> &reported = {});

  /// Overwrites the finding of this name.
  std::string replace(const Finding &finding);

  const std::map<std::string, Finding> &findings() const { return findings_; }
  const std::vector<std::string> &problems() const { return problems_; }
  const std::string &folder() const { return folder_; }

private:
  void addKeys(const Finding &finding);
  /// The context is one for programs without extensions.
  void addKeys(const Finding &finding, mlir::MLIRContext &context);
  /// Adds a key that decides nothing if two findings have it. Does nothing if it is empty.
  void addUnlessShared(const std::string &key, const std::string &name);

  std::string folder_;
  FileWriter write_;
  std::map<std::string, Finding> findings_;
  /// Maps a key to the name of its finding; a normal form or loose key of several
  /// findings to an empty string.
  std::map<std::string, std::string> names_;
  std::vector<std::string> problems_;
};

} // namespace freehold::triage
