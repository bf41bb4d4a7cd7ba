//===- Finding.h - A defect as it is kept -----------------------*- C++ -*-===//
// A folder for each cause:
//
//   program.mlir     the smallest program that shows it
//   standalone.mlir  the same with a main and without externals, where shipped tools need it
//   original.mlir    the program it was found with
//   finding.json     everything below; `freehold-fuzz replay FOLDER` judges it again
//   REPORT.md        ready to paste into a bug tracker; commands of shipped tools only
//
// Two findings are of one cause when they share a key: a signature (oracle/core/verdict/Signature.h)
// with the shape of the reduced program (Shape.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Shipped.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/verdict/Signature.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace freehold::triage {

/// The verdict of one judge on the reduced program.
struct JudgeAnswer {
  /// "interp", "native-valgrind" or "shipped tools"; "worker" if the pass ended or blocked its
  /// process.
  std::string judge;
  /// "agree", "defect" or "inconclusive".
  std::string verdict;
  /// The kind of the defect, or the reason why it is inconclusive.
  std::string detail;
};

struct ReductionStatistics {
  uint64_t opsBefore = 0, opsAfter = 0, calls = 0;
  double seconds = 0;
};

struct Finding {
  /// The name of the finding's folder.
  std::string name;
  /// The path of that folder, as it was given; empty if the finding was not written yet.
  std::string folder = {};
  /// classification is "bug", "latent" (so far only the documentation is violated) or "design
  /// question"; title and cause are one line each. All three are written by people. A new finding
  /// has the classification "new" and a cause made from the signature.
  std::string classification = "new", title, cause;
  /// std::nullopt if the subject's output is right but no shipped lowering accepts it.
  std::optional<DefectKind> kind;
  std::string pass;
  /// Every key under which this cause was seen; the first one is that of the reduced program.
  std::vector<std::string> keys;
  /// The reduced program with one subject, entry and arguments.
  Request request;
  /// Empty if program.mlir runs by itself.
  std::string standalone;
  std::string original;
  /// The path of a file, or the command that generates the program.
  std::string origin;
  std::vector<JudgeAnswer> judges;
  std::vector<VersionAnswer> versions;
  ShippedRun shipped;
  ReductionStatistics reduction;
  /// The interpreter's judgement of the reduced program, with the subject's output.
  std::optional<Judgement> judgement;
  /// What should happen instead; one line.
  std::string expected;
  /// The workarounds (Workarounds.h) with any of which a program does not show this cause.
  std::vector<std::string> avoidedBy;
  /// Numbers of the issues of llvm-project where it is reported, as far as a maintainer knows them.
  std::vector<unsigned> reported;
};

/// Returns "signature; shape".
std::string keyOf(const Signature &signature, const std::vector<std::string> &shape);

/// Returns the command that replays the finding from the folder in which it was written or read. Findings in
/// corpus/findings have their path in the repository.
std::string replayCommand(const Finding &finding);

/// Returns the text of finding.json.
std::string toText(const Finding &finding);
/// Reads a finding. Returns an error message if the folder has none.
std::variant<Finding, std::string> readFinding(const std::string &folder);

/// Returns the name of the kind, or "not-lowerable" if there is none.
std::string_view kindWord(const Finding &finding);

/// Writes all files of the folder. Returns an error message, or an empty string.
std::string writeFinding(const std::string &folder, const Finding &finding,
                         const FileWriter &write = replaceFile);

} // namespace freehold::triage
