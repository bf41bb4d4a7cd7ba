//===- Placement.cpp ------------------------------------------------------===//
#include "passes/legacy/Placement.h"

#include "passes/legacy/Lifetime.h"

using namespace mlir;
using freehold::ownership::Exit;
using freehold::ownership::Flow;

namespace freehold::legacy {

namespace {
class Placement {
public:
  Placement(Plan &plan, const Lifetime &life, DominanceInfo &dominance,
            PostDominanceInfo &postDominance)
      : plan(plan), flow(plan.aliases.flow), life(life), dominance(dominance),
        postDominance(postDominance) {}

  LogicalResult place() {
    if (life.givenAtOnce)
      return success();
    if (Block *block = commonPostDominator()) {
      freeAt(spotIn(block));
      return success();
    }
    return placeOnFrontier();
  }

private:
  void freeAt(Spot spot) { plan.frees.push_back({life.root, spot}); }

  const BlockUse *useIn(Block *block) const {
    auto found = life.uses.find(block);
    return found == life.uses.end() ? nullptr : &found->second;
  }

  Spot spotIn(Block *block) const {
    const BlockUse *use = useIn(block);
    if (use && use->atEnd)
      return {Spot::Kind::End, nullptr, block};
    if (use && use->last)
      return {use->before ? Spot::Kind::Before : Spot::Kind::After, use->last};
    Operation *def = life.root.getDefiningOp();
    if (def && def->getBlock() == block)
      return {Spot::Kind::After, def};
    return {Spot::Kind::Start, nullptr, block};
  }

  /// A block that each way from the definition passes once, after all uses. Null: there is none.
  Block *commonPostDominator() {
    if (!life.givenBy.empty())
      return nullptr;
    Block *common = life.block();
    auto include = [&](Block *block) {
      if (common && common != block)
        common = postDominance.findNearestCommonDominator(common, block);
    };
    for (auto &[block, use] : life.uses) {
      include(block);
      if (use.byTerminator)
        for (Block *successor : block->getSuccessors())
          include(successor);
    }
    for (unsigned exit : life.clonedOn)
      include(flow.exits[exit].target());
    if (!common || common->getParent() != life.home() || !flow.reachable(common))
      return nullptr;
    const BlockUse *use = useIn(common);
    bool isBehind = !(use && use->byTerminator) && llvm::none_of(life.clonedOn, [&](unsigned exit) {
      return flow.exits[exit].block == common;
    });
    bool owns = common == life.block() || dominance.dominates(life.block(), common);
    return isBehind && owns ? common : nullptr;
  }

  /// Blocks at whose start the root lives, in a fixed order.
  void findLiveIn() {
    SmallVector<Block *> work;
    auto add = [&](Block *block) {
      if (block != life.block() && flow.reachable(block) && liveIn.insert(block))
        work.push_back(block);
    };
    for (auto &[block, use] : life.uses)
      add(block);
    for (unsigned exit : life.clonedOn)
      add(flow.exits[exit].block);
    for (Block *block : life.givenBy)
      add(block);
    while (!work.empty()) {
      Block *block = work.pop_back_val();
      for (Block *predecessor : block->getPredecessors())
        add(predecessor);
    }
  }

  LogicalResult placeOnFrontier() {
    findLiveIn();
    if (failed(placeIn(life.block())))
      return failure();
    for (Block *block : liveIn)
      if (failed(placeIn(block)))
        return failure();
    return success();
  }

  LogicalResult placeIn(Block *block) {
    if (life.givenBy.contains(block))
      return success();
    const BlockUse *use = useIn(block);
    bool byTerminator = use && use->byTerminator;
    auto livesOn = [&](Block *successor) { return liveIn.contains(successor); };
    ArrayRef<unsigned> exits = flow.exitsOf.find(block)->second;
    bool leaves = byTerminator || llvm::any_of(block->getSuccessors(), livesOn) ||
                  llvm::any_of(exits, [&](unsigned exit) { return life.clonedOn.contains(exit); });
    if (!leaves) {
      freeAt(spotIn(block));
      return success();
    }
    if (block->getNumSuccessors() == 0)
      return block->getTerminator()->emitError(
          "uses a memref that nothing could free afterwards; use it before the terminator");
    for (unsigned exit : exits)
      if (!livesOn(flow.exits[exit].target()))
        freeAt({Spot::Kind::Edge, nullptr, nullptr, exit});
    return success();
  }

  Plan &plan;
  const Flow &flow;
  const Lifetime &life;
  DominanceInfo &dominance;
  PostDominanceInfo &postDominance;
  llvm::SetVector<Block *> liveIn;
};
} // namespace

LogicalResult planFrees(Plan &plan, DominanceInfo &dominance, PostDominanceInfo &postDominance) {
  for (Value root : plan.aliases.values) {
    if (!plan.aliases.isRoot(root))
      continue;
    FailureOr<Lifetime> life = findLifetime(root, plan, dominance);
    if (failed(life) || failed(Placement(plan, *life, dominance, postDominance).place()))
      return failure();
  }
  return success();
}

} // namespace freehold::legacy
