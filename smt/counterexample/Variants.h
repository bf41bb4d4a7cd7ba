//===- Variants.h - Other worlds to replay ----------------------*- C++ -*-===//
// A model determines what its formulas mention, but runs depend on more: unconstrained numbers,
// sizes that types leave dynamic, contents of cells. If a counterexample does not replay, other
// values are tried for these. Allocations and which argument refers to which stay, so that facts
// still hold. A world that the model did not mean cannot give a wrong refutation, since a
// refutation counts only if the before agrees with itself and the after does not.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

namespace freehold::smt {

/// Returns worlds to try instead of `world`, the most promising first.
std::vector<Counterexample> variantsOf(const Counterexample &world);

} // namespace freehold::smt
