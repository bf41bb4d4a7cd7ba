//===- BooleanInvariant.h - Invariants of Boolean systems -------*- C++ -*-===//
// Of clauses over Booleans alone the states from which something bad can follow are found exactly, from the
// bad ones backwards. If a run cannot begin in one, the others are an invariant. It is a candidate as any other:
// a solver checks it.
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

} // namespace freehold::smt::safe
