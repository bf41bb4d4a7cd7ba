//===- Horn.h - Constrained Horn clauses, solved by Z3's Spacer -*- C++ -*-===//
// Unknown predicates and clauses over them, in SMT-LIB with (set-logic HORN). Sat: there are predicates
// that satisfy all clauses, and they are printed; as definitions they can be put before the clauses
// and checked by any solver. Unsat: there are none.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"

namespace freehold::smt {

struct HornAnswer {
  /// Never Sat without predicates.
  SolverAnswer answer;
  /// A (define-fun ...) for each predicate.
  std::string predicates;
};

/// Z3 4.8.12 prints wrong predicates for some of those that Spacer inlines, and without inlining Spacer
/// is slow; instantiation is quick where all is Boolean.
enum class HornEngine { Spacer, Instantiation, SpacerWithoutInlining };

/// `clauses` has the logic, declarations and assertions, no command after these.
HornAnswer solveHorn(const std::string &clauses, const SolverLimits &limits, HornEngine engine);

} // namespace freehold::smt
