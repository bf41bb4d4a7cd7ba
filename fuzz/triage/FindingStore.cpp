//===- FindingStore.cpp ---------------------------------------------------===//
#include "fuzz/triage/FindingStore.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <set>

namespace freehold::triage {

namespace fs = llvm::sys::fs;

FindingStore::FindingStore(std::string folder) : folder_(std::move(folder)) {
  std::set<std::string> paths;
  std::error_code error;
  for (fs::directory_iterator it(folder_, error), end; it != end && !error; it.increment(error))
    if (fs::is_directory(it->path()))
      paths.insert(it->path());
  for (const std::string &path : paths) {
    std::string why;
    auto finding = readFinding(path, why);
    if (!finding) {
      problems_.push_back(why);
      continue;
    }
    finding->name = llvm::sys::path::filename(path).str();
    for (const std::string &key : finding->keys)
      names_.emplace(key, finding->name);
    findings_.emplace(finding->name, std::move(*finding));
  }
}

std::string FindingStore::find(const std::string &key) const {
  auto it = names_.find(key);
  return it == names_.end() ? "" : it->second;
}

std::string FindingStore::replace(const Finding &finding) {
  for (const std::string &key : finding.keys)
    names_.emplace(key, finding.name);
  findings_[finding.name] = finding;
  return writeFinding(folder_ + "/" + finding.name, finding);
}

std::string FindingStore::add(Finding finding) {
  std::string known;
  for (const std::string &key : finding.keys)
    if (known.empty())
      known = find(key);
  if (known.empty()) {
    std::string base = finding.name;
    for (unsigned n = 2; findings_.count(finding.name); ++n)
      finding.name = base + "-" + std::to_string(n);
    return replace(finding);
  }
  const Finding &old = findings_.at(known);
  std::vector<std::string> keys = old.keys;
  for (const std::string &key : finding.keys)
    if (!llvm::is_contained(keys, key))
      keys.push_back(key);
  bool smaller = finding.request.program.text.size() < old.request.program.text.size();
  Finding merged = smaller ? finding : old;
  merged.name = known;
  merged.keys = keys;
  merged.classification = old.classification;
  if (old.classification != "new") {
    merged.title = old.title;
    merged.cause = old.cause;
    merged.expected = old.expected;
  }
  return replace(merged);
}

} // namespace freehold::triage
