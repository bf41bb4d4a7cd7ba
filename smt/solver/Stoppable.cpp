//===- Stoppable.cpp ------------------------------------------------------===//
#include "smt/solver/Stoppable.h"

#include "oracle/core/process/Interruption.h"
#include "smt/solver/Decorators.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace freehold::smt {

/// How soon an interruption is noticed.
static constexpr auto kEvery = std::chrono::milliseconds(50);

namespace {
class Stoppable : public Decorator {
public:
  explicit Stoppable(std::unique_ptr<Solver> solver)
      : Decorator(std::move(solver)), watcher_([this] { watch(); }) {}
  ~Stoppable() override {
    {
      std::lock_guard lock(mutex_);
      isOver_ = true;
    }
    over_.notify_one();
    watcher_.join();
  }

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
  /// A signal handler may not call the solver, so this thread does. It goes on calling: a check
  /// may begin just after a call.
  void watch() {
    std::unique_lock lock(mutex_);
    while (!over_.wait_for(lock, kEvery, [this] { return isOver_; }))
      if (interruption())
        interrupt();
  }

  std::mutex mutex_;
  std::condition_variable over_;
  bool isOver_ = false;
  std::thread watcher_;
};
} // namespace

std::unique_ptr<Solver> makeStoppable(std::unique_ptr<Solver> solver) {
  return std::make_unique<Stoppable>(std::move(solver));
}

} // namespace freehold::smt
