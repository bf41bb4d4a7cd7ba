//===- Rewrite.h - A plan carried out ---------------------------*- C++ -*-===//
#pragma once

#include "passes/legacy/Plan.h"

namespace freehold::legacy {

/// What the pass counts (statistics=true).
struct Counts {
  unsigned frees = 0, clones = 0, edges = 0, erased = 0;
};

/// Makes the clones, then the frees, each in the order of the plan, and then erases the program's
/// own frees. Erases Plan::brokenAssumptions if `dropAssumptions` is set, which it must be if any
/// function of the module gets clones.
void carryOut(const Plan &plan, bool dropAssumptions, Counts &counts);

} // namespace freehold::legacy
