//===- Campaign.h - The nightly job -----------------------------*- C++ -*-===//
// Judges the corpus against all subjects, then random programs until the time is over. Each subject
// gets one program for each seed, so that all have the same budget: subjects that leave out the
// same features (Adaptation.h) share it, the others get one of their own.
//
// The defects are then reduced and sorted by cause. Everything goes to one folder: report.txt,
// report.jsonl (every judgement that is not Agree, then the counts), defects/ as they were
// found, findings/ with those whose cause was not known, files.sha256 (OutputFolder.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Adaptation.h"
#include "oracle/core/Judgement.h"
#include "oracle/core/Report.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold {

struct CampaignOptions {
  std::vector<std::string> corpus;
  std::vector<Subject> subjects;
  std::string out = "campaign-out";
  /// What an earlier campaign wrote there is replaced; else such a folder is refused.
  bool mayOverwrite = false;
  /// Seconds for everything; the corpus is judged whole, however long it takes.
  unsigned seconds = 60;
  /// Random programs at most; none means as many as the time allows.
  std::optional<uint64_t> programs;
  /// The first random program's seed; they count up from it.
  uint64_t seed = 1;
  /// What the seeds take in turn: seed modulo their number.
  std::vector<gen::Profile> profiles = gen::profileTable();
  /// One seed of this many is a corpus program changed at random instead; 0 for none. These may
  /// have undefined behaviour of their own.
  unsigned mutantOneOutOf = 8;
  /// Left out of all programs.
  gen::Rows avoided;
  /// Without it nothing else is left out.
  std::optional<AdaptOptions> adapt = AdaptOptions();
  unsigned jobs = 2;
  /// Inputs for each entry of a random program.
  unsigned inputs = 4;
  Budget budget;
  /// Seconds for reducing and sorting afterwards; 0 for none.
  unsigned triageSeconds = 60;
  /// Findings whose causes are known.
  std::string known = "corpus/findings";
  /// A line of progress on stderr, for terminals.
  bool progress = false;
};

/// Runs it and prints a summary on stdout. Exit code as in README.md; programs that cannot be read
/// count as bad input. An interruption ends it: what was found until then is reported.
int runCampaign(const CampaignOptions &options);

/// All .mlir files under the paths, sorted; `kernels/src` and the like, which are inputs of
/// other tools, are left out.
std::vector<std::string> corpusFiles(const std::vector<std::string> &paths);

} // namespace freehold
