//===- Solver.h - The two solvers -------------------------------*- C++ -*-===//
// Z3 runs in this process (Z3Solver.cpp and Z3Translation.cpp alone include z3++.h, compiled with
// exceptions), cvc5 as a program. Errors and unknowns are values with a reason: a malformed formula
// is Error, a solver that ran out of time, memory or life is Unknown; neither is ever an answer.
//
// What a solver answers does not depend on what it was asked before, nor on other solvers: Unsat is
// Unsat, and the values of a satisfying answer are those that a new solver gives.
//
// Z3 waits for its time limit in threads that a fork does not have: a process that forks workers
// makes its solvers in them, and asks none before it forks.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Query.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace freehold::smt {

enum class Sat : uint8_t { Sat, Unsat, Unknown, Error };
/// "sat", "unsat", "unknown", "error".
std::string_view spell(Sat sat);

struct SolverAnswer {
  Sat sat = Sat::Unknown;
  /// Of Unknown and Error.
  std::string reason = {};
  /// Of Sat from Z3: one for each of Query::wanted, "true", "false", a number, or for named sorts a
  /// word; equal words are equal values.
  std::vector<std::string> values = {};
  double seconds = 0;
  /// From Z3: what it took by Z3's own measure (SolverLimits::resources), the same on any machine.
  uint64_t resources = 0;
  bool fromCache = false;

  bool isAnswer() const { return sat == Sat::Sat || sat == Sat::Unsat; }
};

/// Of each query; 0 for none.
struct SolverLimits {
  unsigned timeoutMs = 10'000;
  /// Of Z3: what all of it in this process may have, up to 4095; the last solver made says how
  /// much.
  unsigned memoryMb = 2'000;
  /// Z3's own deterministic measure.
  uint64_t resources = 0;
};

class Solver {
public:
  virtual ~Solver() = default;
  /// "z3 4.8.12", "cvc5 1.0.3"; empty when the binary does not tell.
  virtual std::string version() = 0;
  virtual SolverAnswer check(const Query &query) = 0;
  /// An answer that needs no asking, from a cache.
  virtual std::optional<SolverAnswer> known(const Query &) { return std::nullopt; }
  /// The same of a text, for malformed ones too. It asks one (check-sat).
  virtual SolverAnswer checkText(const std::string &smtLib) = 0;
  /// Answers in the order of the queries: the same as one by one, with less to pay for each.
  virtual std::vector<SolverAnswer> checkAll(llvm::ArrayRef<Query> queries);
  /// Whether `common` and each of `goals` can hold together: the same as a query with both, but Z3
  /// reads and simplifies what they share once.
  virtual std::vector<SolverAnswer> checkGoals(llvm::ArrayRef<Term> common,
                                               llvm::ArrayRef<Query> goals);
  /// Called from another another thread: the check that Z3 is at, if there is one, answers Unknown.
  virtual void interrupt() {}
};

/// Each of `goals` with `common` in front of its assertions.
std::vector<Query> withCommon(llvm::ArrayRef<Term> common, llvm::ArrayRef<Query> goals);

/// In this process.
std::unique_ptr<Solver> makeZ3(const SolverLimits &limits);
/// A child process for each call. A missing binary is an Error that says so, at the first call.
std::unique_ptr<Solver> makeCvc5(const SolverLimits &limits, std::string binary = "cvc5");

/// Remembers what `solver` answered Sat or Unsat under `folder`, one file for each query, named by
/// a hash of its text and the solver's version; written beside and renamed. Never remembers Unknown
/// or Error. A damaged file is asked again. A folder that cannot be written remembers nothing.
std::unique_ptr<Solver> makeCached(std::unique_ptr<Solver> solver, std::string folder);

/// Called with each question: what it is, and SMT-LIB.
using Seen = std::function<void(llvm::StringRef what, const std::string &smtLib)>;

/// Asks both. They agree or the answer is Error with `disagree` set (exit code 4); Unknown from one
/// and an answer from the other is Unknown.
struct BothAnswers {
  SolverAnswer z3, cvc5;
  bool disagree = false;
  Sat sat() const;
};
BothAnswers compareAnswers(SolverAnswer z3, SolverAnswer cvc5);
BothAnswers checkBoth(Solver &z3, Solver &cvc5, const Query &query);
std::vector<BothAnswers> checkBoth(Solver &z3, Solver &cvc5, llvm::ArrayRef<Query> queries);

} // namespace freehold::smt
