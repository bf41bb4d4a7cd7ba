//===- SharedOptions.h - What the subcommands of freehold-prove share -*- C++ -*-===//
// Readings, solvers, cache, SMT-LIB files: options, and what they make.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/commands/Commands.h"
#include "smt/refine/Refine.h"

#include <memory>
#include <string>
#include <vector>

namespace freehold::smt {

/// Of --reading. Where it is not given: union, or both.
std::vector<Reading> readingsAsked(bool bothByDefault = false);
bool jsonAsked();
/// Of one question.
SolverLimits limitsAsked();

/// The solvers of --solver, behind the cache of --cache, and the files of --emit-smtlib.
class AskedSolvers {
public:
  AskedSolvers();
  ~AskedSolvers();

  /// Prints an error and returns false where the options cannot be had: a folder that cannot be
  /// made or written into.
  bool prepare();
  /// `code`, or, where a file of --emit-smtlib could not be written, that of a fault; prints why.
  int finish(Exit code) const;
  Solvers &solvers() { return solvers_; }
  /// "z3", "cvc5", "z3+cvc5".
  std::string names() const;

private:
  /// For --emit-smtlib.
  void write(const Query &query);
  /// Says where.
  void saveDisagreement(const Query &query);

  std::unique_ptr<Solver> z3_, cvc5_;
  Solvers solvers_;
  unsigned written_ = 0;
  /// The first thing that went wrong with files.
  std::string trouble_;
};

/// Says on stderr that `command` was interrupted after what is `done`; the exit code for that.
int interrupted(const char *command, const std::string &done);

/// A line of --json.
struct JsonLine {
  std::string name, result, kind, obligation, bound, reading, solver, reason;
  /// The command that shows a refutation again.
  std::string replay;
  double seconds = 0;
};
void printJson(const JsonLine &line);

} // namespace freehold::smt
