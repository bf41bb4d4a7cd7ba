//===- Exports.h - Judgements in the formats of other tools -----*- C++ -*-===//
// SARIF 2.1.0, which code scanning reads, and JUnit XML, which build servers read:
//
//   verdict         SARIF result                                JUnit test case
//   agree           none                                        passed
//   defect          level error, rule "freehold/KIND"           failure of type KIND
//   inconclusive    level note, rule "freehold/REASON"          skipped
//
//   unreadable      level error, rule "freehold/unreadable"     error
//   fault of ours   level error, rule "freehold/fault"          error
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

namespace freehold {

/// Returns the text with "?" for the control characters that XML has no spelling for, and U+FFFD for what is no UTF-8.
std::string xmlText(llvm::StringRef text);

/// Returns the path as a URI reference, as SARIF has it.
std::string uriOf(llvm::StringRef path);

class Exports {
public:
  void add(const Judgement &judgement) { judgements_.push_back(judgement); }
  /// A program without judgements: `rule` is "unreadable" or "fault", `said` what was printed of it.
  void addError(std::string program, std::string rule, std::string said) {
    errors_.push_back({std::move(program), std::move(rule), std::move(said)});
  }

  /// Returns one SARIF log with one run. Locations of notes are related locations; a defect's arguments
  /// are among its properties.
  std::string sarif() const;
  /// Returns one test suite for each program; a test case is a subject, a judge and an entry.
  std::string junit() const;

private:
  struct Error {
    std::string program, rule, said;
  };
  std::vector<Judgement> judgements_;
  std::vector<Error> errors_;
};

} // namespace freehold
