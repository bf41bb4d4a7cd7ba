//===- FindingStore.cpp ---------------------------------------------------===//
#include "fuzz/triage/FindingStore.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <set>

namespace freehold::triage {

namespace fs = llvm::sys::fs;

FindingStore::FindingStore(std::string folder, FileWriter write)
    : folder_(std::move(folder)), write_(std::move(write)) {
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
  return writeFinding(folder_ + "/" + finding.name, finding, write_);
}

std::string FindingStore::join(const std::string &name, const std::vector<std::string> &keys) {
  auto it = findings_.find(name);
  if (it == findings_.end())
    return "there is no finding '" + name + "' in '" + folder_ + "'";
  Finding merged = it->second;
  for (const std::string &key : keys)
    if (!llvm::is_contained(merged.keys, key))
      merged.keys.push_back(key);
  return replace(merged);
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
  if (std::string why = join(known, finding.keys); !why.empty())
    return why;
  const Finding &old = findings_.at(known);
  bool smaller = finding.request.program.text.size() < old.request.program.text.size();
  if (!smaller)
    return "";
  Finding merged = finding;
  merged.name = known;
  merged.keys = old.keys;
  merged.classification = old.classification;
  if (old.classification != "new") {
    merged.title = old.title;
    merged.cause = old.cause;
    merged.expected = old.expected;
  }
  return replace(merged);
}

} // namespace freehold::triage
