//===- Placement.h - Where each root is freed -------------------*- C++ -*-===//
// A root is freed after the last use of it and of its aliases. A use in a nested region counts as a
// use by the op of the root's own region that holds it. Making a clone is a use of its source.
//
//   all ways from the root lead through one block that    there, after the last use in it, or at
//   comes after all uses, the common post-dominator       its start (F4, F5)
//
//   otherwise: paths without return, several returns,     on the frontier of liveness: after the
//   a root whose ownership moves on some path             last use in a block that it does not live
//                                                         out of, and on edges to where it is dead
//
// Nothing can be freed behind a terminator: a use by one without successors is refused.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Plan.h"

#include "mlir/IR/Dominance.h"

namespace freehold::legacy {

/// Fills `plan.frees`. Emits an error and fails at a use that may go on for an unknown time.
mlir::LogicalResult planFrees(Plan &plan, mlir::DominanceInfo &dominance,
                              mlir::PostDominanceInfo &postDominance);

} // namespace freehold::legacy
