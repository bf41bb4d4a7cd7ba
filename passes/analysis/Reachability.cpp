//===- Reachability.cpp - Whether control can reach a block ---------------===//
// Walks from a block up the enclosing regions, and asks the dominance tree of each region whether
// its entry reaches the block. The header says what callers need this for.
//===----------------------------------------------------------------------===//
#include "passes/analysis/Reachability.h"

using namespace mlir;

namespace freehold {

bool isReached(Block *block, const DominanceInfo &dominance) {
  while (block) {
    if (!block->getParent() || !dominance.hasSSADominance(block) ||
        !dominance.isReachableFromEntry(block))
      return false;
    Operation *op = block->getParentOp();
    if (!op || op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return true;
    block = op->getBlock();
  }
  return true;
}

} // namespace freehold
