//===- CriticalJoins.h - Joins without a common owner -----------*- C++ -*-===//
// A join is *critical* if a root that may flow into it does not properly dominate it: then nothing
// that owns the buffer is in scope wherever the join lives. It becomes a root of its own, and all
// that is passed to it is cloned (F2, F8, F9).
//
//   bb0:  cf.cond_br %c, ^bb1, ^bb2(%arg)
//   bb1:  %a = alloc;  cf.br ^bb2(%a)
//   bb2(%p):  cf.br ^bb3(%p)            %a does not dominate %p: critical
//   bb3(%q):                            what flows here is %p, which dominates %q: an alias
//
// All roots that reach a value which is not critical dominate it, so they lie on one path of the
// dominator tree, and the *lowest* of them stands for all: each join is asked one question for
// each edge. Slots that one operand of a region op feeds are critical together.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Aliases.h"

#include "mlir/IR/Dominance.h"

namespace freehold::legacy {

/// Fills `aliases.critical`.
void findCriticalJoins(Aliases &aliases, mlir::DominanceInfo &dominance);

} // namespace freehold::legacy
