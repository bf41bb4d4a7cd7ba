//===- JudgePoolTest.cpp - Order, crashes and hangs -----------------------===//
#include "oracle/diff/JudgePool.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
std::string program(int n) {
  std::string text = "func.func @f() -> i32 {\n  %v = arith.constant " + std::to_string(n) +
                     " : i32\n  %m = memref.alloc() : memref<i32>\n"
                     "  memref.store %v, %m[] : memref<i32>\n"
                     "  %x = memref.load %m[] : memref<i32>\n  return %x : i32\n}\n";
  return n % 7 == 3 ? "broken" : text;
}

Subject command(std::string text) {
  Subject subject;
  subject.name = text;
  subject.kind = Subject::Kind::Command;
  subject.text = std::move(text);
  return subject;
}

/// Returns one line for each judgement or diagnostic, in the order of arrival.
std::vector<std::string> judgeAll(unsigned jobs, int programs, std::vector<Subject> subjects,
                                  unsigned timeoutMs = 10'000) {
  std::vector<std::string> lines;
  Budget budget;
  budget.timeoutMs = timeoutMs;
  JudgePool pool({.jobs = jobs, .graceMs = 500}, budget);
  int next = 0;
  pool.run(
      [&]() -> std::optional<Request> {
        if (next == programs)
          return std::nullopt;
        Request request;
        request.program = {"p" + std::to_string(next), program(next), {}};
        request.subjects = subjects;
        request.budget = budget;
        ++next;
        return request;
      },
      [&](const Request &request, const Response &response) {
        EXPECT_EQ(response.fault, "");
        if (!response.badInput.empty())
          lines.push_back(request.program.name + " " + response.badInput);
        for (const Judgement &judgement : response.judgements)
          lines.push_back(jsonLine(judgement));
      });
  return lines;
}
} // namespace

TEST(JudgePool, OrderDoesNotDependOnJobs) {
  std::vector<Subject> subjects = {*findSubject("upstream"), *findSubject("identity")};
  auto one = judgeAll(1, 30, subjects);
  EXPECT_EQ(one.size(), 26 * 2 + 4u);
  EXPECT_EQ(one, judgeAll(2, 30, subjects));
  EXPECT_EQ(one, judgeAll(5, 30, subjects));
  // Workers without work are not started.
  EXPECT_EQ(judgeAll(1, 3, subjects), judgeAll(1'000'000, 3, subjects));
}

TEST(JudgePool, NothingToDo) {
  EXPECT_TRUE(judgeAll(1, 0, {*findSubject("identity")}).empty());
  EXPECT_TRUE(judgeAll(4, 0, {*findSubject("identity")}).empty());
}

TEST(JudgePool, HangsAreAnswered) {
  auto lines = judgeAll(2, 2, {command("sleep 100"), *findSubject("upstream")}, 1000);
  ASSERT_EQ(lines.size(), 4u);
  for (size_t i : {0, 2}) {
    EXPECT_NE(lines[i].find("\"kind\":\"hang\""), std::string::npos) << lines[i];
    EXPECT_NE(lines[i + 1].find("\"verdict\":\"agree\""), std::string::npos) << lines[i + 1];
  }
}

/// Returns the diagnostics and the judgements of one program that is verified late.
static Response judgeUnverified(std::string text, llvm::StringRef subject) {
  Response found;
  JudgePool pool({.jobs = 1, .graceMs = 500}, Budget());
  bool isAsked = false;
  pool.run(
      [&]() -> std::optional<Request> {
        if (std::exchange(isAsked, true))
          return std::nullopt;
        Request request;
        request.program = {"made", text, {}};
        request.subjects = {*findSubject(subject)};
        request.verifiesLate = true;
        return request;
      },
      [&](const Request &, const Response &response) { found = response; });
  return found;
}

TEST(JudgePool, InvalidProgramsAreNoDefectsIfVerifiedLate) {
  // The verifier that runs behind the pass refuses the function, as it would have been at first.
  std::string wrong = "func.func @f(%v: i32) -> i64 {\n  return %v : i32\n}\n";
  Response invalid = judgeUnverified(wrong, "upstream");
  EXPECT_NE(invalid.badInput.find("made: error: "), std::string::npos) << invalid.badInput;
  EXPECT_TRUE(invalid.judgements.empty());
  Response leaking = judgeUnverified(program(0), "identity");
  EXPECT_EQ(leaking.badInput, "");
  ASSERT_EQ(leaking.judgements.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<Defect>(leaking.judgements.front().verdict));
}
