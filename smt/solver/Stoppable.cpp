//===- Stoppable.cpp ------------------------------------------------------===//
#include "smt/solver/Stoppable.h"

#include "oracle/core/process/Interruption.h"
#include "smt/solver/Decorators.h"
#include "smt/solver/InterruptionWatch.h"

namespace freehold::smt {

namespace {
class Stoppable : public Decorator {
public:
  explicit Stoppable(std::unique_ptr<Solver> solver)
      : Decorator(std::move(solver)), watch_([this] { interrupt(); }) {}

  SolverAnswer check(const Query &query) override {
    return interruption() ? unknown() : Decorator::check(query);
  }
  SolverAnswer checkText(const std::string &smtLib) override {
    return interruption() ? unknown() : Decorator::checkText(smtLib);
  }
  std::vector<SolverAnswer> checkAll(llvm::ArrayRef<Query> queries) override {
    return interruption() ? unknowns(queries.size()) : Decorator::checkAll(queries);
  }
  std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                       llvm::ArrayRef<Query> goals) override {
    return interruption() ? unknowns(goals.size()) : Decorator::checkGoals(common, goals);
  }

private:
  static SolverAnswer unknown() { return {.sat = Sat::Unknown, .reason = "interrupted"}; }
  static std::vector<SolverAnswer> unknowns(size_t count) {
    return std::vector<SolverAnswer>(count, unknown());
  }

  InterruptionWatch watch_;
};
} // namespace

std::unique_ptr<Solver> makeStoppable(std::unique_ptr<Solver> solver) {
  return std::make_unique<Stoppable>(std::move(solver));
}

} // namespace freehold::smt
