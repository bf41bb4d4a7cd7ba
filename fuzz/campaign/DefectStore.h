//===- DefectStore.h - A folder for each kind of defect ---------*- C++ -*-===//
// Defects with one signature share a bucket, whichever subject showed them. Its folder has the
// shortest program as it was found, so that nothing is lost when a campaign is ended early. Triage
// then reduces a few programs of each bucket and says which findings they belong to: one bucket may
// hold several causes, and several buckets one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/FindingStore.h"
#include "fuzz/triage/Triage.h"
#include "oracle/core/verdict/Signature.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace freehold {

class DefectStore {
public:
  explicit DefectStore(std::string folder, FileWriter write = replaceFile)
      : folder_(std::move(folder)), write_(std::move(write)) {}

  /// Adds a defect. `origin` tells how to get the program again: a file's path, or a seed with its
  /// profile. Returns the error of writing the bucket's folder, or an empty string.
  std::string add(const Request &request, const Judgement &judgement, const std::string &origin);

  struct TriageLimits {
    triage::TriageOptions each;
    /// When all reductions must end. Samples that are left then are listed as not reduced.
    std::chrono::steady_clock::time_point deadline;
    /// Whether all wrong outputs of a plug-in's pass are one cause (triage::pluginKey).
    bool joinsPlugins = false;
    /// Findings that are not made anew.
    std::set<std::string> settled = {};
    /// Is called after each sample; an error message ends the triage.
    std::function<std::string()> afterEach = [] { return ""; };
  };
  /// Reduces samples of each bucket, the largest buckets first, until the tool is interrupted.
  /// Causes that are not in `known` are added to `found`. Returns the error of writing the folders,
  /// or an empty string.
  std::string triage(const triage::FindingStore &known, triage::FindingStore &found,
                     const TriageLimits &limits);

  struct Sample {
    /// The request with only the subject that showed the defect.
    Request request;
    Judgement judgement;
    std::string origin;
  };
  /// Joins the kinds that are costs with known causes. They take no reduction; for others it is said how they are
  /// counted again.
  void joinCosts(const triage::FindingStore &known);
  /// Returns the shortest program of the bucket with this signature, as printed; null if none.
  const Sample *smallest(const std::string &signature) const;

  /// One kind of defect, as a campaign's state needs it.
  struct Kind {
    /// The signature, and the folder with the program as it was found.
    std::string signature, folder;
    std::string subject, title;
    /// How many programs showed it.
    uint64_t programs = 0;
    /// Names of known findings, and of new ones.
    std::set<std::string> known, found;
  };
  std::vector<Kind> kinds() const;
  /// How many kinds were shown by exactly this many programs.
  uint64_t kindsShownBy(uint64_t programs) const;

  /// Returns all that was found, and takes it in again (DefectState.cpp). What was assigned to a finding that is in
  /// neither store any more is to be reduced again. Nothing is taken in if that throws.
  nlohmann::json state() const;
  void restore(const nlohmann::json &state, const triage::FindingStore &known,
               const triage::FindingStore &found);

  size_t size() const { return buckets_.size(); }
  /// Returns the number of kinds that have a new cause, or none of the known ones yet.
  size_t newCount() const;
  /// Returns a list of known causes, new causes, and buckets without a known cause.
  std::string list(const triage::FindingStore &known, const triage::FindingStore &found) const;

private:
  struct Bucket {
    std::string name, headline;
    /// How many judgements and how many programs showed it, and the last of these programs.
    uint64_t count = 0, programs = 0;
    std::string lastProgram;
    /// How many of the samples were reduced.
    size_t reduced = 0;
    /// Sorted by length, the shortest program first.
    std::vector<Sample> samples;
    /// Names of findings, and the reasons why samples did not become findings.
    std::set<std::string> known, found, open;
  };
  std::string write(const Bucket &bucket) const;
  std::string moreTime(const Bucket &bucket, const Sample &sample) const;
  /// Returns the indices of all buckets, the largest bucket first.
  std::vector<size_t> bySize() const;
  /// Joins the bucket with the known cause that the sample's own keys name. Returns false if there is none.
  static bool joinKnown(Bucket &bucket, const Sample &sample, const triage::FindingStore &known);
  /// The same with a cause that this campaign or an earlier one found.
  static bool joinFound(Bucket &bucket, const Sample &sample, const triage::FindingStore &found,
                        const TriageLimits &limits);
  std::string triageSample(Bucket &bucket, const Sample &sample, const triage::FindingStore &known,
                           triage::FindingStore &found, const TriageLimits &limits,
                           const triage::TriageOptions &options);

  std::string folder_;
  FileWriter write_;
  std::vector<Bucket> buckets_;
  /// Maps a signature to the index of its bucket.
  std::map<std::string, size_t> numbers_;
};

} // namespace freehold
