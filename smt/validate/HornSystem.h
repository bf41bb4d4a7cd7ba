//===- HornSystem.h - Clauses over unknown predicates -----------*- C++ -*-===//
// Internal to the search for invariants: one predicate for each node of a graph, of the state where the node
// begins, and one for each procedure.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include <optional>
#include <vector>

namespace freehold::smt::safe {

struct Application {
  unsigned predicate = 0;
  std::vector<Term> terms;
};

/// No premise: a way to begin. No conclusion: what is not to happen.
struct Clause {
  std::vector<Application> premises;
  std::optional<Application> conclusion;
  std::vector<Term> body;
};

/// Clauses, and for each predicate terms of the sorts that it has.
struct HornSystem {
  std::vector<Clause> clauses;
  std::vector<std::vector<Term>> predicates;
  /// Of each term of a predicate the number of what it is a term of, which is the same for all predicates.
  std::vector<std::vector<unsigned>> slots;
  /// Predicates of nodes come first, then those of procedures, of which the terms above are only examples.
  unsigned nodes = 0;
};

} // namespace freehold::smt::safe
