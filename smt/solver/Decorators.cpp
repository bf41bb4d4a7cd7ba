//===- Decorators.cpp -----------------------------------------------------===//
#include "smt/solver/Decorators.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::smt {

using llvm::ArrayRef;

std::optional<SolverAnswer> Remembering::known(const Query &query) {
  if (auto answer = recall(query))
    return answer;
  return solver().known(query);
}

std::vector<SolverAnswer> Remembering::checkAll(ArrayRef<Query> queries) {
  return checkGoals({}, queries);
}

std::vector<SolverAnswer> Remembering::checkGoals(ArrayRef<Term> common, ArrayRef<Query> goals) {
  // Queries with `common` in them: these are what is remembered.
  std::vector<Query> whole;
  if (!common.empty())
    whole = withCommon(common, goals);
  ArrayRef<Query> queries = common.empty() ? goals : ArrayRef<Query>(whole);

  std::vector<SolverAnswer> answers(goals.size());
  std::vector<size_t> missing;
  std::vector<Query> asked;
  for (auto [number, query] : llvm::enumerate(queries)) {
    if (auto answer = recall(query)) {
      answers[number] = std::move(*answer);
      continue;
    }
    missing.push_back(number);
    asked.push_back(goals[number]);
  }
  if (asked.empty())
    return answers;
  std::vector<SolverAnswer> found =
      common.empty() ? solver().checkAll(asked) : solver().checkGoals(common, asked);
  for (auto [number, answer] : llvm::zip_equal(missing, found)) {
    remember(queries[number], answer);
    answers[number] = std::move(answer);
  }
  return answers;
}

} // namespace freehold::smt
