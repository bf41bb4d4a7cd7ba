//===- Horn.h - A graph as Horn clauses -------------------------*- C++ -*-===//
// Each node is an unknown predicate of the state where it begins: what may hold there. Predicates
// that contain the first state, are kept by each edge and exclude each violation are a proof for all
// executions, however long. They are not believed: a solver that is asked without Spacer checks each
// clause again.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"
#include "smt/validate/Transfer.h"

namespace freehold::smt::safe {

struct HornProof {
  enum Result { Proved, Violable, Unknown } result = Unknown;
  /// Of Unknown.
  std::string reason = {};
  /// Who found the predicates: "decision diagrams" or "z3".
  std::string foundBy = {};
  /// Who checked them: "cvc5" or "z3".
  std::string checkedBy = {};
};

HornProof proveByHorn(const Cfg &cfg, Transfer &transfer, const SolverLimits &limits,
                      Solver &checker, Solver &otherChecker, const Seen &seen = {});

} // namespace freehold::smt::safe
