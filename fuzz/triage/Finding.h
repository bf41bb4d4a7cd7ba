//===- Finding.h - A defect as it is kept -----------------------*- C++ -*-===//
// A folder for each cause:
//
//   program.mlir     the smallest program that shows it
//   standalone.mlir  the same with a main and without externals, where shipped tools need it
//   original.mlir    the program it was found with
//   finding.json     everything below; `freehold-fuzz replay FOLDER` judges it again
//   REPORT.md        ready to paste into a bug tracker; commands of shipped tools only
//
// Two findings are of one cause when they share a key: a signature (oracle/core/Signature.h)
// with the shape of the reduced program (Shape.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Shipped.h"
#include "oracle/core/Files.h"
#include "oracle/core/Signature.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold::triage {

/// What one judge said of the reduced program.
struct JudgeAnswer {
  /// "interp", "native-valgrind", "shipped tools"; "worker" for what the pass did to its process.
  std::string judge;
  /// "agree", "defect", "inconclusive".
  std::string verdict;
  /// The kind of the defect, or why it is inconclusive.
  std::string detail;
};

struct ReductionStatistics {
  uint64_t opsBefore = 0, opsAfter = 0, calls = 0;
  double seconds = 0;
};

struct Finding {
  /// The folder's name.
  std::string name;
  /// "bug", "latent" (only the documentation is broken so far), "design question"; and one line
  /// each, written by people. New findings have "new" and a cause made from the signature.
  std::string classification = "new", title, cause;
  /// None when the subject's output is right but no shipped lowering takes it.
  std::optional<DefectKind> kind;
  std::string pass;
  /// Every key under which this cause has been seen; the first is the reduced program's.
  std::vector<std::string> keys;
  /// The reduced program with the one subject, entry and arguments.
  Request request;
  /// Empty where program.mlir stands by itself.
  std::string standalone;
  std::string original;
  /// A file's path, or the command that generates the program.
  std::string origin;
  std::vector<JudgeAnswer> judges;
  std::vector<VersionAnswer> versions;
  ShippedRun shipped;
  ReductionStatistics reduction;
  /// Our judge's on the reduced program, with the subject's output.
  std::optional<Judgement> judgement;
  /// What should happen instead, one line.
  std::string expected;
};

/// "signature; shape".
std::string keyOf(const Signature &signature, const std::vector<std::string> &shape);

/// finding.json's text.
std::string toText(const Finding &finding);
/// nullopt, with `why`, when the folder holds none.
std::optional<Finding> readFinding(const std::string &folder, std::string &why);

/// The kind's word, "not-lowerable" where there is none.
std::string_view kindWord(const Finding &finding);

/// Writes all four files; what went wrong, or nothing.
std::string writeFinding(const std::string &folder, const Finding &finding,
                         const FileWriter &write = replaceFile);

} // namespace freehold::triage
