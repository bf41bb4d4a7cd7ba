//===- SharedOptions.h - What the subcommands of freehold-prove share -*- C++ -*-===//
// Options for readings, solvers, the cache and SMT-LIB files, and the objects that they configure.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/commands/Commands.h"
#include "smt/refine/Refine.h"

#include <memory>
#include <string>
#include <vector>

namespace freehold::smt {

/// Returns the readings of --reading. The default is union, or both.
std::vector<Reading> readingsAsked(bool bothByDefault = false);
bool jsonAsked();
/// Returns the limits for one question.
SolverLimits limitsAsked();

/// The solvers of --solver with the cache of --cache. Writes the files of --emit-smtlib.
class AskedSolvers {
public:
  AskedSolvers();
  ~AskedSolvers();

  /// Prints an error and returns false if an option is unusable, such as a folder that cannot be
  /// made or written into.
  bool prepare();
  /// Returns `code`. If a file of --emit-smtlib could not be written, prints why and returns a
  /// fault.
  int finish(Exit code) const;
  Solvers &solvers() { return solvers_; }
  /// Returns "z3", "cvc5" or "z3+cvc5".
  std::string names() const;

private:
  /// Writes a question for --emit-smtlib.
  void write(const Query &query);
  /// Saves a question on which the solvers disagree, and prints where.
  void saveDisagreement(const Query &query);

  std::unique_ptr<Solver> z3_, cvc5_;
  Solvers solvers_;
  unsigned written_ = 0;
  /// The first error with a file.
  std::string trouble_;
};

/// Prints that `command` was interrupted after `done`. Returns the exit code for that. If nobody interrupted it, it
/// stopped because its output is lost, which is said when the tool ends.
int interrupted(const char *command, const std::string &done);

/// A line of --json.
struct JsonLine {
  std::string name, result, kind, obligation, bound, reading, solver, reason;
  /// The command that shows the refutation again.
  std::string replay;
  double seconds = 0;
};
void printJson(const JsonLine &line);

} // namespace freehold::smt
