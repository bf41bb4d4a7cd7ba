//===- Site.h - A state as a static site ------------------------*- C++ -*-===//
// Written into one folder, which any file server or browser shows:
//
//   index.html        what is new; causes; verdicts of the last run; throughput; earlier runs
//   cause/N.html      a cause: its history, the reduced program before and after, lifelines, a command
//   causes.jsonl, causes.csv, verdicts.csv, junit.xml, findings.sarif      the same for other tools
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/state/State.h"
#include "fuzz/triage/Finding.h"

#include <string>
#include <vector>

namespace freehold::report {

/// A cause with what its folder holds.
struct CauseFile {
  state::Cause cause;
  /// How many programs showed it, in all runs.
  uint64_t programs = 0;
  std::vector<state::Event> events;
  std::vector<std::string> keys;
  std::optional<triage::Finding> finding;
  /// Of a defect that was not reduced: the program, the subject's output, and the verdict.
  std::string program, after, verdict;
  /// An SVG, or empty.
  std::string lifelines;
};

struct Site {
  std::string folder;
  std::vector<state::Run> runs;
  std::vector<CauseFile> causes;
  std::vector<state::Event> events;
  /// Of the last run.
  std::vector<state::VerdictCount> verdicts;
  std::vector<state::Example> examples;
  std::vector<state::Sample> samples;
};

Site readSite(state::State &state);

std::string indexPage(const Site &site);
std::string causePage(const Site &site, const CauseFile &file);

/// One row for each cause, and one for each count of verdicts.
std::string causesJsonLines(const Site &site);
std::string causesCsv(const Site &site);
std::string verdictsCsv(const Site &site);
/// One test for each cause: it fails while the cause is new or regressed, and is skipped while it is known.
std::string junit(const Site &site);
/// The findings of causes that are not fixed.
std::string sarif(const Site &site);

/// Checks before work starts whether the site can be written: to a folder that is new, empty, or has an
/// earlier site. Returns an error message, or an empty string.
std::string probeSite(const std::string &out);

/// Writes the site. Returns an error message, or an empty string.
std::string writeSite(const Site &site, const std::string &out);

} // namespace freehold::report
