//===- SourceEnd.h - What @src leaves behind in a world ---------*- C++ -*-===//
// What the caller does after @src depends on what is live then and on the results. A model
// determines only a part of that, and for other worlds nothing is known. So @src is run in the
// world, once without results and once for each result.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

namespace freehold::smt {

/// Sets `aliveAfter`, `madeAlive` and `results`. Returns false and changes nothing if the world
/// cannot be made or @src does not return in it.
bool findSourceEnd(const Rewrite &rewrite, Counterexample &world, Reading reading);

} // namespace freehold::smt
