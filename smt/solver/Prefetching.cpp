//===- Prefetching.cpp ----------------------------------------------------===//
#include "smt/solver/Prefetching.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::smt {

void QueryBatch::add(Terms &terms, const std::vector<Term> &common, llvm::ArrayRef<Term> goals,
                     bool withEach) {
  queries.push_back({"", common, {}});
  addGoals(terms, common, goals, withEach);
}

void QueryBatch::addGoals(Terms &terms, const std::vector<Term> &common, llvm::ArrayRef<Term> goals,
                          bool withEach) {
  auto addWith = [&](Term goal) {
    queries.push_back({"", common, {}});
    queries.back().assertions.push_back(goal);
  };
  addWith(terms.any(goals));
  if (withEach)
    llvm::for_each(goals, addWith);
}

void Prefetching::askLikely() {
  QueryBatch batch = std::exchange(likely_, nullptr)();
  std::vector<SolverAnswer> found = solver().checkAll(batch.queries);
  for (auto [query, answer] : llvm::zip_equal(batch.queries, found))
    answers_[plainText(query)] = answer;
}

std::optional<SolverAnswer> Prefetching::recall(const Query &query) {
  if (likely_) {
    if (auto answer = solver().known(query))
      return answer;
    askLikely();
  }
  auto found = answers_.find(plainText(query));
  return found == answers_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<SolverAnswer> Prefetching::checkGoals(llvm::ArrayRef<Term> common,
                                                  llvm::ArrayRef<Query> goals) {
  std::vector<Query> plain(goals);
  for (Query &goal : plain)
    goal.wanted.clear();
  return Remembering::checkGoals(common, plain);
}

} // namespace freehold::smt
