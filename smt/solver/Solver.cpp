//===- Solver.cpp - What the solvers share --------------------------------===//
#include "smt/solver/Solver.h"

#include "smt/solver/SolverOutput.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

#include <cassert>

namespace freehold::smt {

using llvm::ArrayRef;
using llvm::StringRef;

std::string_view spell(Sat sat) {
  switch (sat) {
  case Sat::Sat:
    return "sat";
  case Sat::Unsat:
    return "unsat";
  case Sat::Unknown:
    return "unknown";
  case Sat::Error:
    return "error";
  }
  llvm_unreachable("every answer is spelled above");
}

//===----------------------------------------------------------------------===//
// Many queries
//===----------------------------------------------------------------------===//

std::vector<SolverAnswer> Solver::checkAll(ArrayRef<Query> queries) {
  std::vector<SolverAnswer> answers;
  for (const Query &query : queries)
    answers.push_back(check(query));
  return answers;
}

std::vector<Query> withCommon(ArrayRef<Term> common, ArrayRef<Query> goals) {
  std::vector<Query> queries;
  for (const Query &goal : goals) {
    Query &query = queries.emplace_back(goal);
    query.assertions.insert(query.assertions.begin(), common.begin(), common.end());
  }
  return queries;
}

std::vector<SolverAnswer> Solver::checkGoals(ArrayRef<Term> common, ArrayRef<Query> goals) {
  return checkAll(withCommon(common, goals));
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

Sat BothAnswers::sat() const {
  if (disagree || z3.sat == Sat::Error || cvc5.sat == Sat::Error)
    return Sat::Error;
  return cvc5.sat == Sat::Unknown ? Sat::Unknown : z3.sat;
}

BothAnswers compareAnswers(SolverAnswer z3, SolverAnswer cvc5) {
  bool disagree = z3.isAnswer() && cvc5.isAnswer() && z3.sat != cvc5.sat;
  return {std::move(z3), std::move(cvc5), disagree};
}

std::vector<BothAnswers> checkBoth(Solver &z3, Solver &cvc5, ArrayRef<Query> queries) {
  std::vector<SolverAnswer> first = z3.checkAll(queries), second = cvc5.checkAll(queries);
  assert(first.size() == queries.size() && second.size() == queries.size());
  std::vector<BothAnswers> both;
  for (auto [one, other] : llvm::zip_equal(first, second))
    both.push_back(compareAnswers(std::move(one), std::move(other)));
  return both;
}

BothAnswers checkBoth(Solver &z3, Solver &cvc5, const Query &query) {
  return std::move(checkBoth(z3, cvc5, ArrayRef<Query>(query)).front());
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

SolverAnswer readOutput(StringRef solver, StringRef output) {
  auto [line, rest] = output.trim().split('\n');
  rest = rest.trim();
  if (rest.empty())
    for (Sat sat : {Sat::Sat, Sat::Unsat})
      if (line == StringRef(spell(sat)))
        return {.sat = sat};
  if (line == "unknown" && rest.consume_front("(:reason-unknown") && rest.consume_back(")"))
    return {.sat = Sat::Unknown, .reason = (solver + ": " + rest.trim(" \"")).str()};
  if (line == "unknown" && rest.empty())
    return {.sat = Sat::Unknown, .reason = (solver + " gives no reason").str()};
  if (output.trim().empty())
    return {.sat = Sat::Error, .reason = (solver + " printed nothing").str()};
  return {.sat = Sat::Error, .reason = (solver + " said: " + output.trim().take_front(2000)).str()};
}

SolverAnswer checkAsksOnce(StringRef smtLib) {
  unsigned asked = 0;
  llvm::SmallVector<StringRef> lines;
  smtLib.split(lines, '\n');
  for (StringRef line : lines)
    asked += line.trim().starts_with(";") ? 0 : line.count("(check-sat)");
  if (asked == 1)
    return {.sat = Sat::Unknown};
  return {.sat = Sat::Error,
          .reason = "the text asks (check-sat) " + std::to_string(asked) + " times, not once"};
}

} // namespace freehold::smt
