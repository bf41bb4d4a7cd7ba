//===- Stoppable.cpp ------------------------------------------------------===//
#include "smt/solver/Stoppable.h"

#include "oracle/core/Interruption.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace freehold::smt {

/// How soon an interruption is noticed.
static constexpr auto kEvery = std::chrono::milliseconds(50);

namespace {
class Stoppable : public Solver {
public:
  explicit Stoppable(std::unique_ptr<Solver> solver)
      : solver_(std::move(solver)), watcher_([this] { watch(); }) {}
  ~Stoppable() override {
    {
      std::lock_guard lock(mutex_);
      isOver_ = true;
    }
    over_.notify_one();
    watcher_.join();
  }

  std::string version() override { return solver_->version(); }
  SolverAnswer check(const Query &query) override {
    return interruption() ? unknown() : solver_->check(query);
  }
  SolverAnswer checkText(const std::string &smtLib) override {
    return interruption() ? unknown() : solver_->checkText(smtLib);
  }
  std::optional<SolverAnswer> known(const Query &query) override { return solver_->known(query); }
  std::vector<SolverAnswer> checkAll(llvm::ArrayRef<Query> queries) override {
    return interruption() ? unknowns(queries.size()) : solver_->checkAll(queries);
  }
  std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                       llvm::ArrayRef<Query> goals) override {
    return interruption() ? unknowns(goals.size()) : solver_->checkGoals(common, goals);
  }
  void interrupt() override { solver_->interrupt(); }

private:
  static SolverAnswer unknown() { return {.sat = Sat::Unknown, .reason = "interrupted"}; }
  static std::vector<SolverAnswer> unknowns(size_t count) {
    return std::vector<SolverAnswer>(count, unknown());
  }
  /// A signal handler may not call the solver, so somebody else looks. Again and again: a check may
  /// begin just after it was told.
  void watch() {
    std::unique_lock lock(mutex_);
    while (!over_.wait_for(lock, kEvery, [this] { return isOver_; }))
      if (interruption())
        solver_->interrupt();
  }

  std::unique_ptr<Solver> solver_;
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
