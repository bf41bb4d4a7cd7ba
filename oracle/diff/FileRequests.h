//===- FileRequests.h - Files of a command line as requests -----*- C++ -*-===//
// Each file is one program, or several (core/SplitFile.h). A file may have a target of its own, or
// carry its own pipeline (core/Reproducer.h). What is wrong with a file is printed, and the next one is
// read.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/SplitFile.h"
#include "oracle/core/verdict/Judgement.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <deque>

namespace freehold {

struct FileOptions {
  std::vector<std::string> files;
  /// None, or one for each file. The request that all have in common ends with their subjects.
  std::vector<std::string> targets = {};
  /// Functions to run.
  std::vector<std::string> entries = {};
  /// Plug-ins that were loaded for pipelines.
  std::vector<std::string> plugins = {};
  /// What is between the programs of a file, if files hold several.
  std::optional<std::string> marker = {};
  /// Whether the command line names a subject; otherwise a crash reproducer names its own.
  bool isSubjectNamed = false;
  /// So many programs share a worker.
  unsigned sharing = 1;
};

class FileRequests {
public:
  /// `common` is what is the same for all programs.
  FileRequests(FileOptions options, const Request &common)
      : options_(std::move(options)), common_(common) {}

  /// Returns the next request, in the order of files and parts. Calls `unreadable` with the path of each file that
  /// cannot be read.
  std::optional<Request> next(llvm::function_ref<void(const std::string &)> unreadable);
  bool isDone() const { return nextFile_ >= options_.files.size() && waiting_.empty(); }

private:
  bool open(size_t number);
  bool readTarget(const std::string &path, const SplitFile &file, std::optional<SplitFile> &after);
  bool takeReproduced(const Program &part, Request &request);

  const FileOptions options_;
  const Request &common_;
  size_t nextFile_ = 0, given_ = 0;
  std::deque<Request> waiting_;
};

} // namespace freehold
