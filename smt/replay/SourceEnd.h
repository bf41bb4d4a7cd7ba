//===- SourceEnd.h - What @src leaves behind in a world ---------*- C++ -*-===//
// What the caller does after @src depends on what is alive then and on what the results are. A model
// says only a part of that, and of worlds that no model made nothing is known: so @src is run in the
// world, once without results and once for each.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

namespace freehold::smt {

/// Sets `aliveAfter`, `madeAlive` and `results`. False, and nothing is changed, if the world cannot be
/// made or if @src does not return in it.
bool findSourceEnd(const Rewrite &rewrite, Counterexample &world, Reading reading);

} // namespace freehold::smt
