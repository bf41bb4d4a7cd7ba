//===- Reachability.cpp ---------------------------------------------------===//
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
