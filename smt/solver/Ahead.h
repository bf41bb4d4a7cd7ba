//===- Ahead.h - Questions that are foreseen, asked in one go ---*- C++ -*-===//
// Stands before a solver that takes long to start. What is foreseen is asked in one go, as soon as
// a question is met whose answer is not known; what was not foreseen goes to the solver by itself.
// So foreseeing wrongly costs time, never an answer, and where all is in a cache nothing is
// foreseen at all. Values are not asked for: it is for a solver that gives none, cvc5.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"

#include <functional>
#include <map>
#include <memory>

namespace freehold::smt {

/// Queries together with whatever their terms live in.
struct QueryBatch {
  std::vector<Query> queries;
  std::vector<std::shared_ptr<void>> owners;

  /// `common` with nothing, with any of `goals`, and, if so, with each of them.
  void add(Terms &terms, const std::vector<Term> &common, llvm::ArrayRef<Term> goals,
           bool withEach);
  /// The same without `common` alone.
  void addGoals(Terms &terms, const std::vector<Term> &common, llvm::ArrayRef<Term> goals,
                bool withEach);
};

class Ahead : public Solver {
public:
  explicit Ahead(Solver &solver) : solver_(solver) {}

  /// In place of what was foreseen and not asked yet. `questions` is called at most once.
  void foresee(std::function<QueryBatch()> questions) { foreseen_ = std::move(questions); }

  std::string version() override { return solver_.version(); }
  SolverAnswer check(const Query &query) override;
  SolverAnswer checkText(const std::string &smtLib) override { return solver_.checkText(smtLib); }

private:
  void askForeseen();

  Solver &solver_;
  std::function<QueryBatch()> foreseen_;
  /// By text.
  std::map<std::string, SolverAnswer> answers_;
};

} // namespace freehold::smt
