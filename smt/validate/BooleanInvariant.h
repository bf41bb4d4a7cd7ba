//===- BooleanInvariant.h - Invariants of Boolean systems -------*- C++ -*-===//
// Finds an invariant of a system of clauses in which all variables are Boolean. It computes exactly the
// states from which a bad state can be reached, going backwards from the bad states. If no run starts in
// one of them, all other states are an invariant. The caller has a second solver check it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/HornSystem.h"

#include <string>

namespace freehold::smt::safe {

struct BooleanAnswer {
  enum Result {
    /// `predicates` satisfy all clauses.
    Found,
    /// No predicates do.
    None,
    /// Clauses of another kind, or too many states.
    Unknown,
  } result = Unknown;
  /// A (define-fun ...) for each predicate, whose names are P and the number of the predicate
  std::string predicates = {};
};

BooleanAnswer solveBoolean(const HornSystem &system, unsigned timeoutMs);

/// Only by the states from which something bad follows: the weakest predicates.
BooleanAnswer solveBackwards(const HornSystem &system, unsigned timeoutMs);

} // namespace freehold::smt::safe
