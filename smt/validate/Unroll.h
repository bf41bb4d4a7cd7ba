//===- Unroll.h - Executions with few iterations ----------------*- C++ -*-===//
// All walks of a graph that go back at most `bound` times, as one question: each node is there once
// for each number of times. An answer is a walk to a violation, with the values that lead there.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"
#include "smt/validate/Transfer.h"

namespace freehold::smt::safe {

struct Decision {
  mlir::Operation *op = nullptr;
  /// "the condition is true here", "another iteration".
  std::string text;
};

struct Walk {
  Violation what = Violation::Leak;
  mlir::Operation *at = nullptr;
  /// Where control had a choice, in order.
  std::vector<Decision> decisions;
  /// A literal for each argument of the function; empty if it does not matter.
  std::vector<std::string> arguments;
};

struct Unrolled {
  enum Result { NoViolation, Violated, Unknown } result = Unknown;
  std::string reason = {};
  Walk walk = {};
  /// Of NoViolation: no walk goes back, so that it holds of all walks. The name of the solver that said so
  /// as well; empty otherwise, or if that one does not know.
  std::string confirmedBy = {};
};

/// `confirms`, if it is not null, is asked what `solver` has said, if that is of all walks. `seen`, if
/// it is there, is told the question, "walks".
Unrolled unroll(Terms &terms, const Cfg &cfg, Transfer &transfer, unsigned bound, Solver &solver,
                Solver *confirms = nullptr, const Seen &seen = {});

/// Whether a walk can go back, or call what is on its way.
bool canRepeat(const Cfg &cfg);

} // namespace freehold::smt::safe
