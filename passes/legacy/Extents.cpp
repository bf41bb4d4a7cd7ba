//===- Extents.cpp --------------------------------------------------------===//
#include "passes/legacy/Extents.h"

using namespace mlir;

namespace freehold::legacy {

Extents::Extents(const Plan &plan, PostDominanceInfo &postDominance)
    : plan(plan), graph(*plan.graph), postDominance(postDominance), extents(graph.numComponents()) {
  for (unsigned component = 0; component < extents.size(); ++component) {
    ArrayRef<unsigned> members = graph.members(component);
    if (!graph.originOf(plan.aliases.values[members.front()]).root)
      continue;
    for (unsigned member : members)
      addOwn(extents[component], member);
    for (unsigned member : members)
      for (unsigned target : graph.derived(member))
        if (graph.componentOf(target) != component)
          merge(extents[component], of(target));
  }
}

Extent Extents::ofRoot(unsigned number, const DominanceInfo &dominance) {
  Extent extent = of(number);
  Value root = plan.aliases.values[number];
  Block *home = root.getParentBlock();
  if (extent.isAddressTaken)
    for (Block &block : *home->getParent())
      if (plan.aliases.flow.reachable(&block) && dominance.dominates(home, &block))
        include(extent, &block, {.atEnd = true});
  return extent;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Block *Extents::commonPostDominator(Block *a, Block *b) {
  if (postDominance.postDominates(a, b))
    return a;
  if (postDominance.postDominates(b, a))
    return b;
  return postDominance.findNearestCommonDominator(a, b);
}

/// Joins a use in `block`. If `block` is the common post-dominator of another extent, that extent's
/// other blocks need not be joined: none of them can be the common post-dominator of all.
void Extents::include(Extent &extent, Block *block, const BlockUse &use) {
  if (extent.hasNoCommon)
    return;
  if (block == extent.block)
    return extent.use.merge(use);
  Block *common = extent.block ? commonPostDominator(extent.block, block) : block;
  if (common == extent.block && common)
    return;
  extent.hasNoCommon = !common;
  extent.block = common;
  extent.use = common == block ? use : BlockUse{};
}

void Extents::includeTerminator(Extent &extent, Block *block) {
  include(extent, block, {.byTerminator = true});
  for (Block *successor : block->getSuccessors())
    include(extent, successor, {});
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

void Extents::addOwn(Extent &extent, unsigned number) {
  Value value = plan.aliases.values[number];
  Extent own;
  own.region = value.getParentRegion();
  if (plan.aliases.isRoot(number) || isa<BlockArgument>(value))
    include(own, value.getParentBlock(), {});
  for (OpOperand &use : value.getUses())
    addUse(own, use);
  merge(extent, std::move(own));
}

void Extents::addUse(Extent &extent, OpOperand &use) {
  UseEffect effect = effectOf(use, extent.region, plan);
  if (effect.kind == UseEffect::Kind::None)
    return;
  Operation *op = effect.op;
  extent.isUsed = true;
  extent.isRefused |= keepsBuffer(use);
  extent.isAddressTaken |= takesAddress(use);
  switch (effect.kind) {
  case UseEffect::Kind::None:
  case UseEffect::Kind::Aliased:
    return;
  case UseEffect::Kind::InBlock:
    return effect.inBlock.byTerminator ? includeTerminator(extent, op->getBlock())
                                       : include(extent, op->getBlock(), effect.inBlock);
  case UseEffect::Kind::OnEdges:
    for (ExitId exit : exitsThatPass(use, plan))
      include(extent, plan.aliases.flow.exits[exit].target(), {});
    return;
  case UseEffect::Kind::TransferredAtOnce:
    extent.isTransferredAtOnce = true;
    return;
  case UseEffect::Kind::Returned:
    extent.hasNoCommon |= extent.returnedBy && extent.returnedBy != op->getBlock();
    extent.returnedBy = op->getBlock();
    return include(extent, op->getBlock(), {});
  }
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Turns `extent` into one of `region`, which is its region or one around it.
void Extents::lift(Extent &extent, Region *region) {
  if (extent.region == region)
    return;
  Operation *op = nullptr;
  for (; extent.region != region; extent.region = op->getParentRegion()) {
    op = extent.region->getParentOp();
    extent.isRefused |= extent.isUsed && runsOn(op);
  }
  extent.block = nullptr;
  extent.hasNoCommon = false;
  extent.use = {};
  if (!extent.isUsed)
    return;
  if (isLast(op))
    includeTerminator(extent, op->getBlock());
  else
    include(extent, op->getBlock(), {.last = op});
}

void Extents::merge(Extent &extent, Extent from) {
  if (!from.region)
    return;
  if (!extent.region)
    extent.region = from.region;
  Region *region = extent.region;
  while (!region->isAncestor(from.region))
    region = region->getParentRegion();
  lift(extent, region);
  lift(from, region);
  if (from.block)
    include(extent, from.block, from.use);
  extent.hasNoCommon |= from.hasNoCommon;
  extent.isUsed |= from.isUsed;
  extent.isRefused |= from.isRefused;
  extent.isAddressTaken |= from.isAddressTaken;
  extent.isTransferredAtOnce |= from.isTransferredAtOnce;
  extent.hasNoCommon |=
      extent.returnedBy && from.returnedBy && extent.returnedBy != from.returnedBy;
  if (from.returnedBy)
    extent.returnedBy = from.returnedBy;
}

} // namespace freehold::legacy
