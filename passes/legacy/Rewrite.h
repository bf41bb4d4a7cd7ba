//===- Rewrite.h - A plan carried out ---------------------------*- C++ -*-===//
#pragma once

#include "passes/legacy/Plan.h"

namespace freehold::legacy {

/// What the pass counts (statistics=true).
struct Counts {
  unsigned frees = 0, clones = 0, edges = 0, erased = 0;
};

/// Clones first, then frees, each in the order of the plan; then the program's own frees go.
void carryOut(const Plan &plan, Counts &counts);

} // namespace freehold::legacy
