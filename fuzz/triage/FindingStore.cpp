//===- FindingStore.cpp ---------------------------------------------------===//
#include "fuzz/triage/FindingStore.h"

#include "fuzz/triage/LooseKey.h"
#include "fuzz/triage/NormalForm.h"
#include "fuzz/triage/ReportText.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
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
  // To make one for each finding would take longer than everything else here.
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  for (const std::string &path : paths) {
    auto read = readFinding(path);
    if (const auto *error = std::get_if<std::string>(&read)) {
      problems_.push_back(*error);
      continue;
    }
    auto *finding = &std::get<Finding>(read);
    finding->name = llvm::sys::path::filename(path).str();
    addKeys(*finding, *context);
    findings_.emplace(finding->name, std::move(*finding));
  }
}

std::string FindingStore::find(const std::string &key) const {
  auto it = names_.find(key);
  return it == names_.end() ? "" : it->second;
}

/// Returns the key of the normal form of the finding's program; empty if there is none.
static std::string formOf(const Finding &finding, mlir::MLIRContext &shared) {
  if (!finding.judgement)
    return "";
  const Program &program = finding.request.program;
  // Dialects that one program brings are none of the others'.
  std::unique_ptr<mlir::MLIRContext> own =
      program.extensions == Extensions() ? nullptr : makeContext();
  mlir::MLIRContext &context = own ? *own : shared;
  mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = parseProgram(program, context);
  return module ? formKey(*finding.judgement, *module) : "";
}

void FindingStore::addKeys(const Finding &finding) { addKeys(finding, *makeContext()); }

void FindingStore::addKeys(const Finding &finding, mlir::MLIRContext &context) {
  for (const std::string &key : finding.keys) {
    names_.emplace(key, finding.name);
    addUnlessShared(looseKey(key), finding.name);
  }
  addUnlessShared(formOf(finding, context), finding.name);
}

void FindingStore::addUnlessShared(const std::string &key, const std::string &name) {
  if (key.empty())
    return;
  auto [it, isNew] = names_.emplace(key, name);
  if (!isNew && it->second != name)
    it->second.clear();
}

std::string FindingStore::findAny(const std::vector<std::string> &keys) const {
  for (const std::string &key : keys)
    if (std::string name = find(key); !name.empty())
      return name;
  for (const std::string &key : keys)
    if (std::string loose = looseKey(key); !loose.empty())
      if (std::string name = find(loose); !name.empty())
        return name;
  std::set<std::string> names;
  for (const std::string &key : keys)
    for (const std::string &looser : looserKeys(looseKey(key)))
      if (std::string name = find(looser); !name.empty())
        names.insert(name);
  return names.size() == 1 ? *names.begin() : "";
}

std::string FindingStore::ownerOf(const std::string &path) const {
  llvm::StringRef parent = llvm::sys::path::parent_path(path);
  llvm::StringRef name = llvm::sys::path::filename(parent);
  bool isHere = findings_.contains(name.str()) &&
                fs::equivalent(llvm::sys::path::parent_path(parent), folder_);
  return isHere ? name.str() : "";
}

std::string FindingStore::replace(const Finding &finding) {
  addKeys(finding);
  Finding &placed = findings_[finding.name] = finding;
  placed.folder = folder_ + "/" + finding.name;
  return writeFinding(placed.folder, placed, write_);
}

std::string FindingStore::join(const std::string &name, const std::vector<std::string> &keys,
                               const std::vector<unsigned> &reported) {
  auto it = findings_.find(name);
  if (it == findings_.end())
    return "there is no finding '" + name + "' in '" + folder_ + "'";
  Finding merged = it->second;
  for (const std::string &key : keys)
    if (!llvm::is_contained(merged.keys, key))
      merged.keys.push_back(key);
  for (unsigned issue : reported)
    if (!llvm::is_contained(merged.reported, issue))
      merged.reported.push_back(issue);
  const std::string place = folder_ + "/" + name;
  auto report = llvm::MemoryBuffer::getFile(place + "/REPORT.md");
  if (!report || isReportOf((*report)->getBuffer(), it->second))
    return replace(merged);
  // A person has written more into the report than is known here.
  addKeys(merged);
  it->second = std::move(merged);
  return write_(place + "/finding.json", toText(it->second));
}

std::string FindingStore::add(Finding finding) {
  const std::string known = findAny(finding.keys);
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
  merged.reported = old.reported;
  merged.avoidedBy = old.avoidedBy;
  merged.classification = old.classification;
  if (old.classification != "new") {
    merged.title = old.title;
    merged.cause = old.cause;
    merged.expected = old.expected;
  }
  return replace(merged);
}

} // namespace freehold::triage
