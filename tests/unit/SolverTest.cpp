//===- SolverTest.cpp - Two solvers: answers, and what is none ------------===//
#include "tests/unit/SolverTestSupport.h"

#include <gtest/gtest.h>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <chrono>
#include <random>
#include <thread>

using namespace freehold::smt;

namespace {
std::vector<std::unique_ptr<Solver>> bothSolvers(const SolverLimits &limits = {}) {
  std::vector<std::unique_ptr<Solver>> solvers;
  solvers.push_back(makeZ3(limits));
  solvers.push_back(makeCvc5(limits));
  return solvers;
}

/// More pigeons than holes: no solver decides 14 holes within the time of a test.
Query pigeons(Terms &t, unsigned holes) {
  auto in = [&](unsigned pigeon, unsigned hole) {
    return t.constant(kBool, "p" + std::to_string(pigeon) + "." + std::to_string(hole));
  };
  Query query{"pigeons", {}, {}};
  for (unsigned pigeon = 0; pigeon <= holes; ++pigeon) {
    std::vector<Term> anywhere;
    for (unsigned hole = 0; hole < holes; ++hole) {
      anywhere.push_back(in(pigeon, hole));
      for (unsigned other = 0; other < pigeon; ++other)
        query.assertions.push_back(t.negate(t.both(in(pigeon, hole), in(other, hole))));
    }
    query.assertions.push_back(t.any(anywhere));
  }
  return query;
}

std::string executable(const Folder &folder, llvm::StringRef text) {
  std::string path = folder.str() + "/fake";
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << text;
  llvm::sys::fs::setPermissions(path, llvm::sys::fs::all_all);
  return path;
}
} // namespace

TEST(Solver, TellsItsVersion) {
  EXPECT_EQ(makeZ3({})->version().substr(0, 5), "z3 4.");
  EXPECT_EQ(makeCvc5({})->version().substr(0, 7), "cvc5 1.");
}

TEST(Solver, AnswersOverAllSorts) {
  Terms t;
  Term a = t.constant(kAlloc, "a"), b = t.constant(kAlloc, "b"), x = t.constant(bitVec(70), "x");
  Term i = t.constant(kInt, "i"), p = t.constant(kBool, "select");
  Term fa = t.apply("own", kBool, {a}), fb = t.apply("own", kBool, {b});
  Term zero = t.literal(bitVec(70), 0);
  for (auto &solver : bothSolvers()) {
    auto check = [&](std::vector<Term> terms) { return solver->check({"", terms, {}}).sat; };
    EXPECT_EQ(check({}), Sat::Sat);
    EXPECT_EQ(check({t.no()}), Sat::Unsat);
    EXPECT_EQ(check({p}), Sat::Sat);
    EXPECT_EQ(check({t.equal(a, b), fa, t.negate(fb)}), Sat::Unsat);
    EXPECT_EQ(check({fa, t.negate(fb)}), Sat::Sat);
    EXPECT_EQ(check({t.equal(a, t.literal(kAlloc, 1)), t.equal(a, t.literal(kAlloc, 2))}),
              Sat::Unsat);
    EXPECT_EQ(
        check({t.equal(a, t.literal(kAlloc, 1)), t.equal(b, t.literal(kAlloc, 1)), t.differ(a, b)}),
        Sat::Unsat);
    EXPECT_EQ(check({t.less(i, t.add(i, t.literal(kInt, -1)))}), Sat::Unsat);
    EXPECT_EQ(check({t.less(i, t.literal(kInt, -5))}), Sat::Sat);
    EXPECT_EQ(check({t.equal(t.bvAnd(x, t.bvNot(x)), zero)}), Sat::Sat);
    EXPECT_EQ(check({t.differ(t.bvAnd(x, t.bvNot(x)), zero)}), Sat::Unsat);
    EXPECT_EQ(check({t.bvUlt(x, zero)}), Sat::Unsat);
    EXPECT_EQ(check({t.equal(t.bvNeg(x), x), t.differ(x, zero)}), Sat::Sat);
  }
}

TEST(Solver, TellsValues) {
  Terms t;
  Term a = t.constant(kAlloc, "a"), b = t.constant(kAlloc, "b"), c = t.constant(kAlloc, "c");
  Term x = t.constant(bitVec(70), "x"), i = t.constant(kInt, "i"), p = t.constant(kBool, "p");
  Query query{"",
              {t.equal(a, b), t.differ(a, c), t.equal(x, t.literal(bitVec(70), ~0ull)),
               t.equal(i, t.literal(kInt, -7)), t.negate(p)},
              {a, b, c, x, i, p, t.equal(a, c), t.yes()}};
  auto z3 = makeZ3({});
  SolverAnswer answer = z3->check(query);
  ASSERT_EQ(answer.values.size(), query.wanted.size());
  EXPECT_EQ(answer.values[0], answer.values[1]);
  EXPECT_NE(answer.values[0], answer.values[2]);
  EXPECT_EQ(answer.values[3], "18446744073709551615");
  EXPECT_EQ(answer.values[4], "-7");
  EXPECT_EQ(answer.values[5], "false");
  EXPECT_EQ(answer.values[6], "false");
  EXPECT_EQ(answer.values[7], "true");
  // Independent of earlier questions and their order.
  for (int holes = 2; holes < 5; ++holes) {
    z3->check(pigeons(t, holes));
    EXPECT_EQ(z3->check(query).values, answer.values);
  }
  EXPECT_EQ(z3->checkGoals({query.assertions[0]}, {query, query})[1].values, answer.values);
}

//===--- What is no answer ------------------------------------------------===//

TEST(Solver, AMalformedFormulaIsAnError) {
  const char *texts[] = {
      // Unknown symbols, wrong sorts, wrong numbers of arguments.
      "(set-logic ALL)(assert x)(check-sat)",
      "(set-logic ALL)(declare-fun x () Int)(assert x)(check-sat)",
      "(set-logic ALL)(declare-fun x () Int)(assert (= x true))(check-sat)",
      "(set-logic ALL)(declare-fun f (Bool) Bool)(assert (f true true))(check-sat)",
      "(set-logic ALL)(declare-fun x () Alloc)(check-sat)",
      "(set-logic ALL)(declare-const x (_ BitVec 8))(assert (= x (_ bv1 9)))(check-sat)",
      // Syntax errors.
      "(set-logic ALL)(assert (and true)(check-sat)",
      "(set-logic ALL)(assert true))(check-sat)",
      "(set-logic ALL)(assert |true)(check-sat)",
      "(set-logic ALL)(asert true)(check-sat)",
      "hello (check-sat)",
      // No question, or several.
      "",
      "; (check-sat)",
      "(set-logic ALL)(declare-fun x () Bool)(assert x)",
      "(set-logic ALL)(check-sat)(check-sat)",
      "(set-logic ALL)(exit)(check-sat)",
      "(set-logic ALL)(echo \"sat\")(exit)(check-sat)",
      "(set-logic ALL)(echo \"sat\")(check-sat)",
  };
  for (auto &solver : bothSolvers())
    for (const char *text : texts) {
      SolverAnswer answer = solver->checkText(text);
      EXPECT_EQ(answer.sat, Sat::Error) << solver->version() << text;
      EXPECT_NE(answer.reason, "");
    }
}

TEST(Solver, AnErrorIsOfOneQueryOnly) {
  for (auto &solver : bothSolvers()) {
    EXPECT_EQ(solver->checkText("(assert x)(check-sat)").sat, Sat::Error);
    EXPECT_EQ(solver->checkText("(set-logic ALL)(assert false)(check-sat)").sat, Sat::Unsat);
    EXPECT_EQ(solver->checkText("(set-logic ALL)(assert true)(check-sat)").sat, Sat::Sat);
  }
}

TEST(Solver, OutOfTimeIsUnknown) {
  Terms t;
  Query hard = pigeons(t, 14), easy = pigeons(t, 3);
  for (auto &solver : bothSolvers({.timeoutMs = 500})) {
    std::vector<SolverAnswer> answers = solver->checkAll({easy, hard, easy});
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_EQ(answers[0].sat, Sat::Unsat) << solver->version() << answers[0].reason;
    EXPECT_EQ(answers[1].sat, Sat::Unknown) << solver->version();
    EXPECT_NE(answers[1].reason, "");
    EXPECT_EQ(answers[2].sat, Sat::Unsat) << solver->version() << answers[2].reason;
    SolverAnswer text = solver->checkText(toSmtLib(hard));
    EXPECT_EQ(text.sat, Sat::Unknown) << text.reason;
    EXPECT_NE(text.reason, "");
  }
}

TEST(Solver, ResourcesEndTheSameWayAlways) {
  Terms t;
  SolverLimits limits{.timeoutMs = 0, .resources = 50'000};
  auto z3 = makeZ3(limits);
  EXPECT_EQ(z3->check(pigeons(t, 3)).sat, Sat::Unsat);
  SolverAnswer answer = z3->check(pigeons(t, 14));
  EXPECT_EQ(answer.sat, Sat::Unknown);
  EXPECT_NE(answer.reason, "");
  EXPECT_EQ(z3->checkText(toSmtLib(pigeons(t, 14))).sat, Sat::Unknown);
}

TEST(Solver, OutOfMemoryIsUnknown) {
  Terms t;
  auto z3 = makeZ3({.memoryMb = 24});
  SolverAnswer answer = z3->check(pigeons(t, 30));
  EXPECT_EQ(answer.sat, Sat::Unknown) << answer.reason;
  // Later questions use a new context.
  auto again = makeZ3({});
  EXPECT_EQ(again->check(pigeons(t, 3)).sat, Sat::Unsat);
  EXPECT_EQ(z3->check(pigeons(t, 3)).sat, Sat::Unsat);
  EXPECT_FALSE(makeCvc5({.memoryMb = 20})->check(pigeons(t, 14)).isAnswer());
}

TEST(Solver, AnInterruptedCheckIsUnknown) {
  Terms t;
  auto z3 = makeZ3({.timeoutMs = 0});
  std::atomic<bool> done = false;
  std::thread other([&] {
    while (!done) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      z3->interrupt();
    }
  });
  SolverAnswer answer = z3->check(pigeons(t, 14));
  done = true;
  other.join();
  EXPECT_EQ(answer.sat, Sat::Unknown);
  EXPECT_NE(answer.reason, "");
  z3->interrupt();
  EXPECT_EQ(z3->check(pigeons(t, 3)).sat, Sat::Unsat);
}

TEST(Solver, AKilledCvc5IsUnknown) {
  Terms t;
  Folder folder;
  // Only the first process is killed, after it answered its first query. A later one must not be,
  // since it may still be running when its only answer is read.
  std::string killed = executable(folder, R"(#!/bin/sh
[ -e "$0.out" ] && exec cvc5 "$@"
exec 3<&0
cvc5 "$@" <&3 >"$0.out" &
until grep -q "freehold 0" "$0.out"; do sleep 0.05; done
kill -9 $!
wait $!
code=$?
cat "$0.out"
exit $code
)");
  auto cvc5 = makeCvc5({.timeoutMs = 60'000}, killed);
  std::vector<SolverAnswer> answers =
      cvc5->checkAll({pigeons(t, 3), pigeons(t, 12), pigeons(t, 2)});
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(answers[0].sat, Sat::Unsat) << answers[0].reason;
  EXPECT_EQ(answers[1].sat, Sat::Unknown);
  EXPECT_NE(answers[1].reason.find("killed"), std::string::npos) << answers[1].reason;
  EXPECT_EQ(answers[2].sat, Sat::Unsat) << answers[2].reason;
}

TEST(Solver, WhatCvc5DoesNotSayExactlyIsAnError) {
  const char *scripts[] = {"true",
                           "echo sat",
                           "echo unsat; exit 1",
                           "echo sat, yes",
                           "printf 'unsat\\n\"freehold 0\" x\\n'",
                           "printf 'unsat\\nsat\\n\"freehold 0\"\\n'",
                           "printf 'UNSAT\\n\"freehold 0\"\\n'",
                           "printf '\\n\"freehold 0\"\\n'"};
  Terms t;
  for (const char *script : scripts) {
    Folder folder;
    auto fake = makeCvc5({}, executable(folder, "#!/bin/sh\n" + std::string(script) + "\n"));
    EXPECT_EQ(fake->check({"", {t.no()}, {}}).sat, Sat::Error) << script;
    EXPECT_EQ(fake->version(), "");
  }
  Folder folder;
  auto fake = makeCvc5({}, executable(folder, "#!/bin/sh\nprintf 'unsat\\n\"freehold 0\"\\n'\n"));
  EXPECT_EQ(fake->check({"", {t.no()}, {}}).sat, Sat::Unsat);
}

TEST(Solver, AMissingCvc5SaysSo) {
  Terms t;
  auto missing = makeCvc5({}, "no-such-cvc5");
  std::vector<SolverAnswer> answers = missing->checkAll({pigeons(t, 2), pigeons(t, 3)});
  ASSERT_EQ(answers.size(), 2u);
  for (const SolverAnswer &answer : answers) {
    EXPECT_EQ(answer.sat, Sat::Error);
    EXPECT_EQ(answer.reason, "cvc5 was not found; install it (scripts/setup) or use --solver z3");
  }
  EXPECT_EQ(missing->version(), "");
}

//===--- Both, and many ---------------------------------------------------===//

TEST(Solver, BothAgreeOrItIsNoAnswer) {
  constexpr Sat kSat = Sat::Sat, kUnsat = Sat::Unsat, kUnknown = Sat::Unknown, kError = Sat::Error;
  struct Row {
    Sat z3, cvc5, both;
    bool disagree = false;
  } rows[] = {{kSat, kSat, kSat},           {kUnsat, kUnsat, kUnsat},
              {kSat, kUnsat, kError, true}, {kUnsat, kSat, kError, true},
              {kUnknown, kSat, kUnknown},   {kUnsat, kUnknown, kUnknown},
              {kError, kUnsat, kError},     {kSat, kError, kError},
              {kUnknown, kError, kError},   {kUnknown, kUnknown, kUnknown}};
  for (const Row &row : rows) {
    unsigned asked = 0;
    Fake z3(row.z3, asked), cvc5(row.cvc5, asked);
    BothAnswers both = checkBoth(z3, cvc5, Query{});
    EXPECT_EQ(both.sat(), row.both) << spell(row.z3) << spell(row.cvc5);
    EXPECT_EQ(both.disagree, row.disagree) << spell(row.z3) << spell(row.cvc5);
    EXPECT_EQ(asked, 2u);
  }
}

namespace {
/// Formulas over few unknowns of every sort, of which about half are satisfiable together.
struct RandomFormulas {
  Terms &t;
  std::mt19937 random;
  std::vector<Term> bools, bytes, ints, allocs;

  RandomFormulas(Terms &t, unsigned seed) : t(t), random(seed) {
    for (const char *name : {"p", "and"})
      bools.push_back(t.constant(kBool, name));
    for (const char *name : {"x", "bv2nat"})
      bytes.push_back(t.constant(bitVec(3), name));
    for (const char *name : {"i", "a b"})
      ints.push_back(t.constant(kInt, name));
    for (const char *name : {"c", "d|e"})
      allocs.push_back(t.constant(kAlloc, name));
    for (unsigned value = 0; value < 3; ++value) {
      bytes.push_back(t.literal(bitVec(3), value * 3));
      ints.push_back(t.literal(kInt, value - 1));
      allocs.push_back(t.literal(kAlloc, value));
    }
  }
  Term pick(const std::vector<Term> &from) { return from[random() % from.size()]; }
  void step() {
    Term p = pick(bools), q = pick(bools), x = pick(bytes), y = pick(bytes), i = pick(ints);
    Term a = pick(allocs), b = pick(allocs);
    switch (random() % 25) {
    case 0:
      return bools.push_back(t.negate(p));
    case 1:
      return bools.push_back(t.both(p, q));
    case 2:
      return bools.push_back(t.either(p, q));
    case 3:
      return bools.push_back(t.equal(p, q));
    case 4:
      return bools.push_back(t.equal(x, y));
    case 5:
      return bools.push_back(t.equal(i, pick(ints)));
    case 6:
      return bools.push_back(t.equal(a, b));
    case 7:
      return bools.push_back(t.bvUlt(x, y));
    case 8:
      return bools.push_back(t.less(i, pick(ints)));
    case 9:
      return bools.push_back(t.apply("own", kBool, {a}));
    case 10:
      return allocs.push_back(t.apply("f.", kAlloc, {a, p}));
    case 11:
      return allocs.push_back(t.ite(p, a, b));
    case 12:
      return ints.push_back(t.add(i, pick(ints)));
    case 13:
      return bytes.push_back(t.bvAnd(x, t.bvNot(y)));
    case 14:
      return bytes.push_back(t.bvOr(x, t.bvNeg(y)));
    case 15:
      return bytes.push_back(t.bvAdd(t.bvXor(x, y), t.bvSub(y, x)));
    case 16:
      return bytes.push_back(t.bvMul(x, y));
    case 17:
      return bytes.push_back(t.bvUdiv(x, t.bvUrem(y, x)));
    case 18:
      return bytes.push_back(t.bvSdiv(x, t.bvSrem(y, x)));
    case 19:
      return bytes.push_back(t.bvShl(x, t.bvLshr(x, y)));
    case 20:
      return bytes.push_back(t.bvAshr(x, y));
    case 21:
      return bools.push_back(t.bvSlt(x, y));
    case 22:
      return bytes.push_back(t.bvExtract(t.bvSext(x, 6), 2, 3));
    case 23:
      return bytes.push_back(t.bvExtract(t.bvZext(x, 5), 1, 3));
    default:
      return bytes.push_back(t.ite(p, x, y));
    }
  }
  Query query() {
    for (int i = 0; i < 50; ++i)
      step();
    Query query{"", {}, {}};
    for (int i = 0; i < 5; ++i)
      query.assertions.push_back(pick(bools));
    query.wanted = query.assertions;
    return query;
  }
};
} // namespace

TEST(Solver, TermsAndTextMeanTheSame) {
  Terms t;
  std::vector<Query> queries;
  std::vector<std::unique_ptr<Terms>> terms;
  for (unsigned seed = 0; seed < 100; ++seed)
    queries.push_back(RandomFormulas(*terms.emplace_back(std::make_unique<Terms>()), seed).query());
  auto z3 = makeZ3({}), cvc5 = makeCvc5({});
  std::vector<BothAnswers> answers = checkBoth(*z3, *cvc5, queries);
  unsigned count[2] = {};
  for (size_t i = 0; i < queries.size(); ++i) {
    ASSERT_TRUE(answers[i].z3.isAnswer()) << answers[i].z3.reason << toSmtLib(queries[i]);
    ASSERT_TRUE(answers[i].cvc5.isAnswer()) << answers[i].cvc5.reason << toSmtLib(queries[i]);
    EXPECT_FALSE(answers[i].disagree) << toSmtLib(queries[i]);
    EXPECT_EQ(z3->checkText(toSmtLib(queries[i])).sat, answers[i].z3.sat) << toSmtLib(queries[i]);
    ++count[answers[i].z3.sat == Sat::Sat];
    for (const std::string &value : answers[i].z3.values)
      EXPECT_EQ(value, "true");
  }
  EXPECT_GT(count[0], 15u);
  EXPECT_GT(count[1], 15u);
}

TEST(Solver, WhatFoldsIsWhatSolversCompute) {
  Terms t;
  Sort sort = bitVec(4);
  Term x = t.constant(sort, "x"), y = t.constant(sort, "y");
  using Make = Term (Terms::*)(Term, Term);
  const Make kOps[] = {&Terms::bvAnd,  &Terms::bvOr,   &Terms::bvXor,  &Terms::bvAdd,
                       &Terms::bvSub,  &Terms::bvMul,  &Terms::bvUdiv, &Terms::bvUrem,
                       &Terms::bvSdiv, &Terms::bvSrem, &Terms::bvShl,  &Terms::bvLshr,
                       &Terms::bvAshr, &Terms::bvUlt,  &Terms::bvSlt};
  std::vector<Query> queries;
  for (Make op : kOps)
    for (uint64_t a : {0, 1, 3, 7, 8, 15})
      for (uint64_t b : {0, 1, 2, 4, 8, 15}) {
        Term folded = (t.*op)(t.literal(sort, a), t.literal(sort, b));
        Term computed = (t.*op)(x, y);
        queries.push_back({"",
                           {t.equal(x, t.literal(sort, a)), t.equal(y, t.literal(sort, b)),
                            t.differ(folded, computed)},
                           {}});
      }
  auto z3 = makeZ3({}), cvc5 = makeCvc5({});
  for (const BothAnswers &answer : checkBoth(*z3, *cvc5, queries))
    EXPECT_EQ(answer.sat(), Sat::Unsat);
}

TEST(Solver, GoalsAreQueriesWithWhatTheyShare) {
  Terms t;
  RandomFormulas formulas(t, 5);
  std::vector<Query> goals;
  for (int i = 0; i < 60; ++i)
    goals.push_back(formulas.query());
  std::vector<Term> common = {t.differ(formulas.allocs[0], formulas.allocs[1])};
  auto z3 = makeZ3({});
  std::vector<SolverAnswer> answers = z3->checkGoals(common, goals);
  ASSERT_EQ(answers.size(), goals.size());
  unsigned count[2] = {};
  for (size_t i = 0; i < goals.size(); ++i) {
    Query query = goals[i];
    query.assertions.insert(query.assertions.begin(), common.begin(), common.end());
    SolverAnswer alone = z3->check(query);
    EXPECT_EQ(answers[i].sat, alone.sat);
    EXPECT_EQ(answers[i].values, alone.values);
    ++count[alone.sat == Sat::Sat];
  }
  EXPECT_GT(count[0], 5u);
  EXPECT_GT(count[1], 5u);
}

TEST(Solver, DeepTermsNeedNoStack) {
  Terms t;
  Term chain = t.constant(kAlloc, "a");
  for (int i = 0; i < 5'000; ++i)
    chain = t.apply("f.", kAlloc, {chain});
  Query query{"", {t.apply("own", kBool, {chain}), t.negate(t.apply("own", kBool, {chain}))}, {}};
  for (auto &solver : bothSolvers())
    EXPECT_EQ(solver->check(query).sat, Sat::Unsat) << solver->version();
}
