//===- QueryLog.h - What was asked, and what was answered -------*- C++ -*-===//
// Stands before a solver. Each query goes into a folder as a file that z3 and cvc5 read
// (--emit-smtlib), and the last one of each solver is kept, for when two of them disagree.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/Solver.h"

#include <map>
#include <set>

namespace freehold::smt {

class QueryLog {
public:
  /// `folder` may be empty: nothing is written, only the last queries are kept.
  explicit QueryLog(std::string folder) : folder_(std::move(folder)) {}

  /// What went wrong with the folder, or nothing. Makes it.
  std::string open();

  /// A solver that asks `solver` and tells this log, which must outlive it.
  std::unique_ptr<Solver> before(std::unique_ptr<Solver> solver);

  /// The last query with each solver's answer, as files `NAME-SOLVER.smt2` in `folder`. Their
  /// paths.
  std::vector<std::string> saveLast(const std::string &folder, const std::string &name) const;

  /// What could not be written; empty if all was.
  const std::string &error() const { return error_; }

private:
  friend class LoggedSolver;
  void tell(const Query &query, const std::string &solver, const SolverAnswer &answer);

  std::string folder_, error_;
  std::set<std::string> written_;
  /// By solver.
  std::map<std::string, std::string> last_;
};

/// "S2 union: frees twice" as a file name without suffix: "S2-union-frees-twice".
std::string fileNameOf(llvm::StringRef queryName);

} // namespace freehold::smt
