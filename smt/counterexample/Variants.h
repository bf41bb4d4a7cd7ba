//===- Variants.h - Worlds beside a counterexample --------------*- C++ -*-===//
// A model decides what its formulas ask for, and runs decide by more: numbers that nothing is known
// of, sizes that a type leaves open, what cells hold. A counterexample that does not replay is tried
// again with other ones. Which allocations there are, and which argument refers to which, stays, so
// that facts still hold; and since a refutation counts only where the before agrees with itself and
// the after does not, a world that the model did not mean cannot make one that is wrong.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

namespace freehold::smt {

/// Worlds to try in place of `world`, the most likely first; `world` itself is none of them.
std::vector<Counterexample> variantsOf(const Counterexample &world);

} // namespace freehold::smt
