//===- DefectStore.h - A folder for each defect -----------------*- C++ -*-===//
// Defects of random programs that look alike (same subject, kind and message up to numbers)
// share a folder, which keeps the shortest program. Corpus programs get one each.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

#include <map>
#include <string>

namespace freehold {

class DefectStore {
public:
  explicit DefectStore(std::string folder) : folder_(std::move(folder)) {}

  /// `origin` says how to get the program again: a file's path, or a seed with its profile.
  void add(const Request &request, const Judgement &judgement, const std::string &origin,
           bool random);

  /// Judges each folder's program again in a fresh worker. Those whose defect does not show
  /// again are told apart in the list.
  void confirm();

  size_t size() const { return buckets_.size(); }
  /// One line for each folder, in the order in which they were made.
  std::string list() const;

private:
  struct Bucket {
    std::string name, headline;
    uint64_t count = 0;
    size_t programBytes = 0;
    /// The program with the one subject, to judge it again, and what it should show.
    Request request;
    DefectKind kind = DefectKind::Undefined;
    bool again = true;
  };
  void write(const Bucket &bucket, const Request &request, const Judgement &judgement,
             const std::string &origin) const;

  std::string folder_;
  std::map<std::string, Bucket> buckets_;
  std::vector<std::string> order_;
};

/// Writes a temporary file beside it and renames it, so that a reader never sees half.
void writeFile(const std::string &path, std::string_view text);

} // namespace freehold
