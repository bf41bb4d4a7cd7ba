//===- Simplify.h - A smaller world with the same defect --------*- C++ -*-===//
// A solver's world has parts that are not needed: irrelevant elements of lists, and allocations
// that no argument mentions. Each is dropped if the programs still have the same defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/replay/Replay.h"

namespace freehold::smt {

/// Returns the defect that the programs of `world` show, if any. Updates the world's information
/// about the end of @src by running @src; without a result of such a run there is no defect.
std::optional<DefectKind> defectIn(const Rewrite &rewrite, Counterexample &world, Reading reading,
                                   Replayer &replayer);

/// Returns `world` with parts dropped; unchanged if nothing can be dropped or it shows nothing.
Counterexample simplify(const Rewrite &rewrite, Counterexample world, Reading reading,
                        Replayer &replayer);

} // namespace freehold::smt
