//===- DefectStore.h - A folder for each kind of defect ---------*- C++ -*-===//
// Defects with one signature share a bucket, whichever subject showed them. Its folder has the
// shortest program as it was found, so that nothing is lost when a campaign is ended early. Triage
// then reduces a few programs of each bucket and says which findings they belong to: one bucket may
// hold several causes, and several buckets one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/FindingStore.h"
#include "fuzz/triage/Triage.h"
#include "oracle/core/Signature.h"

#include <chrono>
#include <map>
#include <set>
#include <string>

namespace freehold {

class DefectStore {
public:
  explicit DefectStore(std::string folder, FileWriter write = replaceFile)
      : folder_(std::move(folder)), write_(std::move(write)) {}

  /// `origin` says how to get the program again: a file's path, or a seed with its profile.
  /// Returns what went wrong with the folder, or nothing.
  std::string add(const Request &request, const Judgement &judgement, const std::string &origin);

  struct TriageLimits {
    triage::TriageOptions each;
    /// For all of it; what is left then is listed as not reduced.
    std::chrono::steady_clock::time_point deadline;
  };
  /// Reduces samples of each bucket, the largest buckets first, until the tool is interrupted. Causes
  /// that are not in `known` go to `found`. Returns what went wrong with their folders, or nothing.
  std::string triage(const triage::FindingStore &known, triage::FindingStore &found,
                     const TriageLimits &limits);

  struct Sample {
    /// With the one subject.
    Request request;
    Judgement judgement;
    std::string origin;
  };
  /// The shortest program of the bucket with this signature, as printed; null where there is none.
  const Sample *smallest(const std::string &signature) const;

  size_t size() const { return buckets_.size(); }
  /// Known causes, new ones, and buckets that no cause is known of.
  std::string list(const triage::FindingStore &known, const triage::FindingStore &found) const;

private:
  struct Bucket {
    std::string name, headline;
    uint64_t count = 0;
    /// Shortest first.
    std::vector<Sample> samples;
    /// Names of findings, and why some sample did not become one.
    std::set<std::string> known, found, open;
  };
  std::string write(const Bucket &bucket) const;
  /// Their numbers, the largest bucket first.
  std::vector<size_t> bySize() const;
  std::string triageSample(Bucket &bucket, const Sample &sample, const triage::FindingStore &known,
                           triage::FindingStore &found, const triage::TriageOptions &options);

  std::string folder_;
  FileWriter write_;
  std::vector<Bucket> buckets_;
  /// Of the bucket with each signature.
  std::map<std::string, size_t> numbers_;
};

} // namespace freehold
