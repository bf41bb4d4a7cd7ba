//===- TesterTest.cpp - Order, counts and votes with made-up askers -------===//
#include "fuzz/reduce/Tester.h"
#include "fuzz/reduce/Simplify.h"

#include <gtest/gtest.h>

#include <unistd.h>

using namespace freehold;
using namespace freehold::reduce;

namespace {
using Property = std::function<bool(const Question &)>;

/// Answers immediately; its descriptor is always readable.
class Made final : public Asker {
public:
  explicit Made(Property property) : property_(std::move(property)) {
    EXPECT_EQ(pipe(ends_), 0);
    EXPECT_EQ(write(ends_[1], "x", 1), 1);
  }
  ~Made() override {
    close(ends_[0]);
    close(ends_[1]);
  }
  void ask(const Question &question, unsigned) override {
    question_ = question;
    busy_ = true;
  }
  bool busy() const override { return busy_; }
  int descriptor() const override { return ends_[0]; }
  Clock::time_point deadline() const override { return Clock::now() + std::chrono::seconds(10); }
  bool advance(bool readable) override {
    busy_ = !readable;
    return readable;
  }
  Answer take() override {
    Answer answer;
    answer.interesting = property_(question_);
    return answer;
  }

private:
  Property property_;
  Question question_;
  bool busy_ = false;
  int ends_[2];
};

Tester makeTester(unsigned askers, const Property &property, TesterLimits limits = {}) {
  std::vector<std::unique_ptr<Asker>> all;
  for (unsigned i = 0; i < askers; ++i)
    all.push_back(std::make_unique<Made>(property));
  return Tester(std::move(all), limits, [] { return false; }, [] {});
}

Question text(std::string text) { return {std::move(text), {}, {}, {}}; }

/// Asks about the numbers up to `count`. Returns the index of the first interesting one.
std::optional<size_t> firstOf(Tester &tester, unsigned count) {
  unsigned next = 0;
  auto found = tester.first([&]() -> std::optional<Question> {
    return next < count ? std::optional(text(std::to_string(next++))) : std::nullopt;
  });
  return found ? std::optional(found->index) : std::nullopt;
}
} // namespace

TEST(Tester, TheFirstInOrderWinsAndCountsDoNotDependOnAskers) {
  for (unsigned askers : {1u, 2u, 5u}) {
    Tester tester =
        makeTester(askers, [](const Question &q) { return q.text == "7" || q.text == "8"; });
    EXPECT_EQ(firstOf(tester, 20), 7u) << askers;
    EXPECT_EQ(tester.counts().calls, 8u) << askers;
    EXPECT_EQ(tester.counts().hits, 0u);
    EXPECT_EQ(firstOf(tester, 7), std::nullopt);
    EXPECT_EQ(tester.counts().calls, 8u);
    EXPECT_EQ(tester.counts().hits, 7u);
    EXPECT_EQ(firstOf(tester, 0), std::nullopt);
  }
}

TEST(Tester, CallsAreLimited) {
  for (unsigned askers : {1u, 3u}) {
    TesterLimits limits;
    limits.callsMax = 5;
    Tester tester = makeTester(askers, [](const Question &) { return false; }, limits);
    EXPECT_EQ(firstOf(tester, 20), std::nullopt);
    EXPECT_EQ(tester.counts().calls, 5u);
    EXPECT_EQ(tester.halt(), Halt::Calls);
  }
}

TEST(Tester, AnAttemptIsBoundedAndOver) {
  Tester tester = makeTester(1, [](const Question &) { return false; });
  tester.limitFurtherCalls(4);
  EXPECT_EQ(firstOf(tester, 20), std::nullopt);
  EXPECT_EQ(tester.halt(), Halt::Attempt);
  tester.liftLimit();
  EXPECT_EQ(tester.halt(), Halt::None);
  EXPECT_EQ(firstOf(tester, 20), std::nullopt);
  EXPECT_EQ(tester.counts().calls, 20u);
}

TEST(Tester, VotesOutvoteALie) {
  unsigned asked = 0;
  Tester tester = makeTester(1, [&](const Question &) { return ++asked % 3 != 1; });
  EXPECT_FALSE(tester.askAgain(text("a")).interesting);
  tester.voteFromNowOn();
  asked = 0;
  EXPECT_TRUE(tester.askAgain(text("a")).interesting) << "no, yes, yes";
  EXPECT_EQ(asked, 3u);
}

TEST(Simplify, ArgumentsGetSmaller) {
  Tester tester = makeTester(2, [](const Question &q) {
    return q.args && q.args->find("memref(0") == std::string::npos &&
           q.args->find("same(1)") != std::string::npos && q.entry == "f";
  });
  EXPECT_EQ(minimiseArgs("7, memref(4x5;seed=9), same(1)", "f", "p", tester),
            "0, memref(1x0;seed=1), same(1)");
  EXPECT_EQ(minimiseArgs("7, memref(0x5)", "f", "p", tester), "7, memref(0x5)")
      << "not shown to begin with";
}

TEST(Simplify, PassesAreDroppedButForLeaksNotThoseThatFree) {
  auto has = [](const char *name) {
    return [name](const Question &q) {
      return q.pipeline && q.pipeline->find(name) != std::string::npos;
    };
  };
  Tester crash = makeTester(2, has("cse"));
  EXPECT_EQ(minimisePipeline("canonicalize,func.func(cse),symbol-dce", "p", false, crash),
            "func.func(cse)");
  Tester leak = makeTester(1, has("cse"));
  EXPECT_EQ(minimisePipeline("ownership-based-buffer-deallocation,cse,symbol-dce", "p", true, leak),
            "ownership-based-buffer-deallocation{private-function-dynamic-ownership=false},cse");
  EXPECT_EQ(minimisePipeline("cse", "p", false, crash), "");
}

TEST(Simplify, OptionsAreDroppedFromPipelinesAsWritten) {
  Tester tester = makeTester(2, [](const Question &q) {
    return q.pipeline && q.pipeline->find("b=2") != std::string::npos;
  });
  auto small = [&](const char *pipeline) {
    return minimisePipeline(pipeline, "p", false, tester, PipelineForm::AsWritten);
  };
  EXPECT_EQ(small("x{a=1},func.func(y{a=1 b=2 c={d=3 e=4}}),z"), "func.func(y{b=2})");
  EXPECT_EQ(small("y{b=2}"), "") << "nothing to drop";
  EXPECT_EQ(small("y{b=2 a=x(1 2)}"), "y{b=2}");
}
