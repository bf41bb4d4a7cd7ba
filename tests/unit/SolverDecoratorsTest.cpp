//===- SolverDecoratorsTest.cpp - Each call reaches the solver ------------===//
#include "smt/solver/Decorators.h"
#include "smt/solver/Prefetching.h"
#include "smt/solver/Stoppable.h"

#include "SolverTestSupport.h"

#include "gtest/gtest.h"

namespace freehold::smt {
namespace {

/// Writes down what it is called with.
class Recorder : public Solver {
public:
  explicit Recorder(std::vector<std::string> &calls) : calls_(calls) {}
  std::string version() override { return "recorder 1"; }
  SolverAnswer check(const Query &) override { return say("check"); }
  std::optional<SolverAnswer> known(const Query &) override { return say("known"); }
  SolverAnswer checkText(const std::string &) override { return say("checkText"); }
  std::vector<SolverAnswer> checkAll(llvm::ArrayRef<Query> queries) override {
    return std::vector(queries.size(), say("checkAll " + std::to_string(queries.size())));
  }
  std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                       llvm::ArrayRef<Query> goals) override {
    return std::vector(goals.size(), say("checkGoals " + std::to_string(common.size()) + " " +
                                         std::to_string(goals.size())));
  }
  void interrupt() override { say("interrupt"); }

private:
  SolverAnswer say(std::string call) {
    calls_.push_back(std::move(call));
    return {.sat = Sat::Unsat};
  }
  std::vector<std::string> &calls_;
};

struct Case {
  const char *name;
  std::unique_ptr<Solver> (*make)(std::unique_ptr<Solver>, const std::string &folder);
};

/// Prefetching does not own what it stands before.
class OwningPrefetching : public Prefetching {
public:
  explicit OwningPrefetching(std::unique_ptr<Solver> solver)
      : Prefetching(*solver), owned_(std::move(solver)) {}

private:
  std::unique_ptr<Solver> owned_;
};

class EachDecorator : public testing::TestWithParam<Case> {
protected:
  std::vector<std::string> calls_;
  Folder folder_;
  std::unique_ptr<Solver> solver_ =
      GetParam().make(std::make_unique<Recorder>(calls_), folder_.str());
  Terms terms_;
  Term x_ = terms_.constant(kBool, "x"), y_ = terms_.constant(kBool, "y");
  Query one_ = {"", {x_}, {}}, two_ = {"", {y_}, {}};
};

TEST_P(EachDecorator, PassesGoalsOnWithoutTakingThemApart) {
  std::vector<SolverAnswer> answers = solver_->checkGoals({terms_.negate(x_)}, {one_, two_});
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0].sat, Sat::Unsat);
  EXPECT_EQ(calls_, std::vector<std::string>{"checkGoals 1 2"});
}

TEST_P(EachDecorator, PassesManyQueriesOnInOneCall) {
  EXPECT_EQ(solver_->checkAll({one_, two_}).size(), 2u);
  EXPECT_EQ(calls_, std::vector<std::string>{"checkAll 2"});
}

TEST_P(EachDecorator, PassesAnInterruptionOn) {
  solver_->interrupt();
  EXPECT_EQ(calls_, std::vector<std::string>{"interrupt"});
}

TEST_P(EachDecorator, AsksTheSolverWhatItKnows) {
  EXPECT_TRUE(solver_->known(one_));
  EXPECT_EQ(calls_, std::vector<std::string>{"known"});
}

TEST_P(EachDecorator, PassesTextAndVersionOn) {
  EXPECT_EQ(solver_->version(), "recorder 1");
  EXPECT_EQ(solver_->checkText("(check-sat)").sat, Sat::Unsat);
  EXPECT_EQ(calls_, std::vector<std::string>{"checkText"});
}

INSTANTIATE_TEST_SUITE_P(
    Decorators, EachDecorator,
    testing::Values(
        Case{"Cached",
             [](std::unique_ptr<Solver> solver, const std::string &folder) {
               return makeCached(std::move(solver), folder);
             }},
        Case{"Stoppable", [](std::unique_ptr<Solver> solver,
                             const std::string &) { return makeStoppable(std::move(solver)); }},
        Case{"Prefetching",
             [](std::unique_ptr<Solver> solver, const std::string &) -> std::unique_ptr<Solver> {
               return std::make_unique<OwningPrefetching>(std::move(solver));
             }}),
    [](const auto &info) { return info.param.name; });

/// Goals that are remembered are not asked again, the others are still asked together.
TEST(Decorators, ACacheAsksOnlyTheGoalsThatItDoesNotHave) {
  std::vector<std::string> calls;
  Folder folder;
  Terms terms;
  Term x = terms.constant(kBool, "x"), y = terms.constant(kBool, "y");
  Term z = terms.constant(kBool, "z"), common = terms.negate(x);
  auto solver = makeCached(std::make_unique<Recorder>(calls), folder.str());
  solver->checkGoals({common}, {Query{"", {y}, {}}});
  calls.clear();
  auto answers =
      solver->checkGoals({common}, {Query{"", {x}, {}}, Query{"", {y}, {}}, Query{"", {z}, {}}});
  EXPECT_EQ(calls, std::vector<std::string>{"checkGoals 1 2"});
  EXPECT_FALSE(answers[0].fromCache);
  EXPECT_TRUE(answers[1].fromCache);
  // The same question in one piece is the same file.
  calls.clear();
  EXPECT_TRUE(solver->check(Query{"", {common, y}, {}}).fromCache);
  EXPECT_TRUE(calls.empty());
}

} // namespace
} // namespace freehold::smt
