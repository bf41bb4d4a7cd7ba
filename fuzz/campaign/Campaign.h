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
#include "fuzz/campaign/Focus.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/verdict/Judgement.h"
#include "oracle/core/verdict/Report.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold {

/// Which defects end a campaign with exit code 1: all, those that are not known causes, or none.
enum class FailOn : uint8_t { Any, New, None };

/// What a campaign is for: a night, one change (Focus.h), or the corpus itself (CorpusModes.h).
enum class Mode : uint8_t { Batch, Change, Prune, Coverage };

struct CampaignOptions {
  Mode mode = Mode::Batch;
  std::vector<std::string> corpus;
  /// What programs of the corpus, and their mutants, need besides MLIR's own dialects, and the files it was read from.
  Extensions extensions;
  ExtensionFiles extensionFiles;
  /// For Mode::Change. Its programs are judged before the corpus.
  Focus focus;
  std::vector<Subject> subjects;
  std::string out = "campaign-out";
  /// Folder that remembers earlier campaigns (Night.h), in place of `out`; empty for none.
  std::string state;
  /// Go on with the state's unfinished run; give it up. With both, it is given up if it cannot be
  /// resumed.
  bool mayResume = false, mayAbandon = false;
  /// Whether `seed` was asked for. A state's next run otherwise begins after the seeds of the last one.
  bool isSeedGiven = true;
  /// What the caller typed, and which subjects' files decide what they do, for the state.
  std::string command;
  /// Replaces what an earlier campaign wrote; otherwise such a folder is refused.
  bool mayOverwrite = false;
  /// Time limit in seconds. The corpus is judged completely, however long that takes.
  unsigned seconds = 60;
  /// Maximum number of random programs, if they are not over sooner by time; std::nullopt means as many as the time allows.
  std::optional<uint64_t> programs;
  /// Ends when fewer programs than this share are likely to show a kind of defect that was not seen yet; 0 for
  /// never.
  double unseenShareMin = 0;
  /// Seed of the first random program; each further program adds one.
  uint64_t seed = 1;
  /// Seed N uses the profile of index N modulo the number of profiles.
  std::vector<gen::Profile> profiles = gen::profileTable();
  /// One seed of this many mutates a corpus program instead; 0 for none. Mutants may have undefined
  /// behaviour of their own.
  unsigned mutantOneOutOf = 8;
  /// Rows that all programs leave out.
  gen::Rows avoided;
  /// When to leave out further rows; std::nullopt for never.
  std::optional<AdaptOptions> adapt = AdaptOptions();
  unsigned jobs = 2;
  /// Number of inputs for each entry of a random program.
  unsigned inputs = 4;
  Budget budget;
  /// The judges of one program out of `judgedByAllOneOutOf`; the others are judged by the interpreter.
  JudgeChoice judges;
  unsigned judgedByAllOneOutOf = 16;
  /// Time limit in seconds for reducing and sorting defects; 0 skips both.
  unsigned triageSeconds = 60;
  /// Number of families for which it is counted how the work of a pass grows (GrowthHunt.h).
  unsigned families = 0;
  /// Folder with findings whose causes are known.
  std::string known = "corpus/findings";
  FailOn failOn = FailOn::Any;
  /// Further mlir-opts that are asked whether they have what was found.
  std::vector<std::string> tools;
  /// Print a line of progress to stderr, for terminals.
  bool progress = false;
};

/// Runs the campaign and prints a summary to stdout. Returns an exit code of README.md; corpus
/// programs that cannot be read count as bad input. After an interruption the report covers what
/// was done until then.
int runCampaign(const CampaignOptions &options);

/// Returns all files of programs under the paths, sorted, except those in folders named `src`, which are
/// inputs of other tools.
std::vector<std::string> corpusFiles(const std::vector<std::string> &paths);

} // namespace freehold
