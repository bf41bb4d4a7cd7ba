//===- Prefetching.h - Questions asked before they are met ------*- C++ -*-===//
// Stands before a solver that takes long to start, such as cvc5. The caller says which questions are
// likely to follow; the first one whose answer is not known makes it ask for all of these in one
// call. A question that was not among them goes to the solver by itself, so a wrong guess costs time
// and never changes an answer. Values of models are not asked for.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Decorators.h"

#include <functional>
#include <map>
#include <memory>

namespace freehold::smt {

/// Queries, and the owners of the arenas that their terms live in.
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

class Prefetching : public Remembering {
public:
  explicit Prefetching(Solver &solver) : Remembering(solver) {}

  /// Replaces questions that were given before and not asked yet. `questions` is called at most
  /// once, and not at all if the solver knows the answers of all that is asked.
  void prefetch(std::function<QueryBatch()> questions) { likely_ = std::move(questions); }

  std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                       llvm::ArrayRef<Query> goals) override;

protected:
  std::optional<SolverAnswer> recall(const Query &query) override;
  void remember(const Query &, const SolverAnswer &) override {}

private:
  void askLikely();

  std::function<QueryBatch()> likely_;
  /// By text.
  std::map<std::string, SolverAnswer> answers_;
};

} // namespace freehold::smt
