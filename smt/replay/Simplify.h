//===- Simplify.h - A smaller world with the same defect --------*- C++ -*-===//
// A solver says more than is needed: elements of lists that decide nothing, allocations that nobody
// mentions. Each is left out if the programs still run into the same defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/replay/Replay.h"

namespace freehold::smt {

/// The defect that the programs of `world` show, if they do. What the world says of the end of @src is
/// set to what a run of @src says; without such a run there is none.
std::optional<DefectKind> defectIn(const Rewrite &rewrite, Counterexample &world, Reading reading,
                                   Replayer &replayer);

/// `world` with less in it; `world` itself where nothing can go, or where it shows nothing.
Counterexample simplify(const Rewrite &rewrite, Counterexample world, Reading reading,
                        Replayer &replayer);

} // namespace freehold::smt
