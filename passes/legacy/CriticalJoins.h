//===- CriticalJoins.h - Joins without a common owner -----------*- C++ -*-===//
// A join is *critical* if a root that may flow into it does not properly dominate it: no owner of
// the buffer is in scope wherever the join is live. The join then becomes a root itself, and a
// clone is made of everything that is passed to it (F2, F8, F9).
//
//   bb0:  cf.cond_br %c, ^bb1, ^bb2(%arg)
//   bb1:  %a = alloc;  cf.br ^bb2(%a)
//   bb2(%p):  cf.br ^bb3(%p)            %a does not dominate %p: critical
//   bb3(%q):                            what flows here is %p, which dominates %q: an alias
//
// All roots that reach a value which is not critical dominate it, so they lie on one path of the
// dominator tree. If the *lowest* of them dominates a join, all do: each edge takes one comparison.
// If one operand of a region op feeds several slots, all of them are critical or none is.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Aliases.h"

#include "mlir/IR/Dominance.h"

namespace freehold::legacy {

/// Fills `aliases.critical`.
void findCriticalJoins(Aliases &aliases, mlir::DominanceInfo &dominance);

} // namespace freehold::legacy
