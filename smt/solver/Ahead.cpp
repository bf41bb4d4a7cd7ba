//===- Ahead.cpp ----------------------------------------------------------===//
#include "smt/solver/Ahead.h"

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

void Ahead::askForeseen() {
  QueryBatch batch = std::exchange(foreseen_, nullptr)();
  std::vector<SolverAnswer> found = solver_.checkAll(batch.queries);
  for (auto [query, answer] : llvm::zip_equal(batch.queries, found))
    answers_[plainText(query)] = answer;
}

SolverAnswer Ahead::check(const Query &query) {
  Query plain = query;
  plain.wanted.clear();
  if (foreseen_) {
    if (auto answer = solver_.known(plain))
      return *answer;
    askForeseen();
  }
  auto found = answers_.find(plainText(plain));
  return found == answers_.end() ? solver_.check(plain) : found->second;
}

} // namespace freehold::smt
