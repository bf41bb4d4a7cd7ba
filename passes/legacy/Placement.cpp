//===- Placement.cpp ------------------------------------------------------===//
#include "passes/legacy/Placement.h"

#include "passes/analysis/ControlFlowChecks.h"
#include "passes/legacy/Extents.h"

using namespace mlir;

namespace freehold::legacy {

static Position positionIn(Block *block, Value root, const BlockUse &use) {
  if (use.atEnd)
    return {.kind = Position::Kind::End, .block = block};
  if (use.last)
    return {.kind = use.before ? Position::Kind::Before : Position::Kind::After, .op = use.last};
  Operation *def = root.getDefiningOp();
  if (def && def->getBlock() == block)
    return {.kind = Position::Kind::After, .op = def};
  return {.kind = Position::Kind::Start, .block = block};
}

/// Plans the free of a root in the common post-dominator of its uses. Returns false if there is
/// none that each path from the definition passes exactly once.
static bool placeAtCommon(Plan &plan, Value root, const Extent &extent,
                          const DominanceInfo &dominance) {
  Block *common = extent.block;
  if (!common || extent.hasNoCommon || common->getParent() != root.getParentRegion())
    return false;
  if (extent.returnedBy)
    return common == extent.returnedBy;
  if (extent.use.byTerminator || !plan.aliases.flow.reachable(common) ||
      (common != root.getParentBlock() && !dominance.dominates(root.getParentBlock(), common)))
    return false;
  plan.frees.push_back({root, positionIn(common, root, extent.use)});
  return true;
}

namespace {
/// Plans the frees of a root whose uses have no common post-dominator: one on each path.
class Frontier {
public:
  Frontier(Plan &plan, const Lifetime &life) : plan(plan), flow(plan.aliases.flow), life(life) {}

  LogicalResult place() {
    findLiveIn();
    if (failed(placeIn(life.block())))
      return failure();
    for (Block *block : liveIn)
      if (failed(placeIn(block)))
        return failure();
    return success();
  }

private:
  void freeAt(Position position) { plan.frees.push_back({life.root, position}); }

  /// The blocks at whose start the root is live, in the order in which they were found.
  void findLiveIn() {
    SmallVector<Block *> work;
    auto add = [&](Block *block) {
      if (block != life.block() && flow.reachable(block) && liveIn.insert(block))
        work.push_back(block);
    };
    for (auto &[block, use] : life.uses)
      add(block);
    for (ExitId exit : life.clonedOn)
      add(flow.exits[exit].block);
    for (Block *block : life.returnedBy)
      add(block);
    while (!work.empty()) {
      Block *block = work.pop_back_val();
      for (Block *predecessor : block->getPredecessors())
        add(predecessor);
    }
  }

  LogicalResult placeIn(Block *block) {
    if (life.returnedBy.contains(block))
      return success();
    BlockUse use = life.uses.lookup(block);
    auto livesOn = [&](Block *successor) { return liveIn.contains(successor); };
    ArrayRef<ExitId> exits = flow.exitsOf.find(block)->second;
    bool leaves = use.byTerminator || llvm::any_of(block->getSuccessors(), livesOn) ||
                  llvm::any_of(exits, [&](ExitId exit) { return life.clonedOn.contains(exit); });
    if (!leaves) {
      freeAt(positionIn(block, life.root, use));
      return success();
    }
    if (block->getNumSuccessors() == 0)
      return refuseUse(block->getTerminator());
    for (ExitId exit : exits) {
      Block *target = flow.exits[exit].target();
      if (livesOn(target))
        continue;
      if (life.clonedOn.contains(exit))
        freeAt({.kind = Position::Kind::EdgeEnd, .exit = exit});
      else if (target->getSinglePredecessor())
        freeAt({.kind = Position::Kind::Start, .block = target});
      else
        freeAt({.kind = Position::Kind::Edge, .exit = exit});
    }
    return success();
  }

  Plan &plan;
  const Flow &flow;
  const Lifetime &life;
  llvm::SetVector<Block *> liveIn;
};
} // namespace

static LogicalResult planFreesOf(Plan &plan, Value root, const Extent &extent,
                                 DominanceInfo &dominance) {
  if (!extent.isRefused &&
      (extent.isTransferredAtOnce || placeAtCommon(plan, root, extent, dominance)))
    return success();
  FailureOr<Lifetime> life = findLifetime(root, plan, dominance);
  if (failed(life))
    return failure();
  return Frontier(plan, *life).place();
}

LogicalResult planFrees(Plan &plan, DominanceInfo &dominance, PostDominanceInfo &postDominance) {
  Extents extents(plan, postDominance);
  for (unsigned number = 0; number < plan.aliases.values.size(); ++number)
    if (plan.aliases.isRoot(number) &&
        failed(planFreesOf(plan, plan.aliases.values[number], extents.ofRoot(number, dominance),
                           dominance)))
      return failure();
  return success();
}

} // namespace freehold::legacy
