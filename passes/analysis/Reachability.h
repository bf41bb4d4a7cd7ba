//===- Reachability.h - Whether control can reach a block -------*- C++ -*-===//
#pragma once

#include "mlir/IR/Dominance.h"

namespace freehold {

/// Whether `block` and all blocks around it, up to the next op that is isolated from above, can be
/// reached from the entries of their regions, which have SSA dominance. A block for which this does
/// not hold may use values before they are defined, and a value in it may be defined by itself:
/// loops that walk from a value to what it is made of may not end there.
bool isReached(mlir::Block *block, const mlir::DominanceInfo &dominance);

} // namespace freehold
