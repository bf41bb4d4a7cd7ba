//===- Decorators.h - Solvers that stand before another one -----*- C++ -*-===//
// A decorator passes everything on to the solver that it stands before, and overrides what it
// changes. So a call that Solver gains reaches the real solver through all of them.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"

namespace freehold::smt {

class Decorator : public Solver {
public:
  std::string version() override { return solver_.version(); }
  SolverAnswer check(const Query &query) override { return solver_.check(query); }
  std::optional<SolverAnswer> known(const Query &query) override { return solver_.known(query); }
  SolverAnswer checkText(const std::string &smtLib) override { return solver_.checkText(smtLib); }
  std::vector<SolverAnswer> checkAll(llvm::ArrayRef<Query> queries) override {
    return solver_.checkAll(queries);
  }
  std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                       llvm::ArrayRef<Query> goals) override {
    return solver_.checkGoals(common, goals);
  }
  void interrupt() override { solver_.interrupt(); }

protected:
  /// `solver` outlives the decorator.
  explicit Decorator(Solver &solver) : solver_(solver) {}
  explicit Decorator(std::unique_ptr<Solver> solver)
      : owned_(std::move(solver)), solver_(*owned_) {}
  Solver &solver() { return solver_; }

private:
  std::unique_ptr<Solver> owned_;
  Solver &solver_;
};

/// Recalls answers and asks for the others, in one call if there are several.
class Remembering : public Decorator {
public:
  SolverAnswer check(const Query &query) override { return checkAll(query).front(); }
  std::optional<SolverAnswer> known(const Query &query) override;
  std::vector<SolverAnswer> checkAll(llvm::ArrayRef<Query> queries) override;
  std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                       llvm::ArrayRef<Query> goals) override;

protected:
  using Decorator::Decorator;
  /// What is remembered of the query, without asking the solver.
  virtual std::optional<SolverAnswer> recall(const Query &query) = 0;
  /// Called with each answer of the solver, also with one that is Unknown or Error.
  virtual void remember(const Query &query, const SolverAnswer &answer) = 0;
};

} // namespace freehold::smt
