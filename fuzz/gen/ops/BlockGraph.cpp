//===- BlockGraph.cpp -----------------------------------------------------===//
#include "fuzz/gen/ops/BlockGraph.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace freehold::gen {

static unsigned successorsMax(const BlockGraphOptions &options) {
  return options.hasSwitches ? 4 : 2;
}

bool BlockGraph::hasEdge(unsigned from, unsigned to) const {
  const auto &successors = blocks[from].successors;
  return std::find(successors.begin(), successors.end(), to) != successors.end();
}

/// Returns the immediate dominator: the dominator that all other dominators dominate.
unsigned BlockGraph::parentOf(unsigned block) const {
  uint32_t others = blocks[block].dominators & ~(1u << block);
  for (unsigned n = 0; n < blocks.size(); ++n)
    if ((others >> n & 1) && blocks[n].dominators == others)
      return n;
  assert(false && "unreachable, or block 0");
  return 0;
}

/// Picks a block from `first` to `last` that is not dead; the smallest choice is the last one.
unsigned BlockGraph::pickLive(Choices &choices, unsigned first, unsigned last) const {
  std::vector<unsigned> live;
  for (unsigned n = last + 1; n-- > first;)
    if (!blocks[n].isDead)
      live.push_back(n);
  return live[choices.choose(static_cast<unsigned>(live.size()))];
}

/// Adds an edge to each live block from an earlier one, so that all are reachable.
void BlockGraph::drawTree(Choices &choices, const BlockGraphOptions &options) {
  for (unsigned n = 1; n < exit(); ++n) {
    if (blocks[n].isDead)
      continue;
    std::vector<unsigned> from;
    for (unsigned m = n; m-- > 0;)
      if (!blocks[m].isDead && blocks[m].successors.size() < successorsMax(options))
        from.push_back(m);
    blocks[from[choices.choose(static_cast<unsigned>(from.size()))]].successors.push_back(n);
  }
}

/// Gives each block without successors an edge to the exit or a later block, or lets it leave.
void BlockGraph::drawWaysOn(Choices &choices, const BlockGraphOptions &options) {
  unsigned leaving = 0;
  bool reachesExit = false;
  for (unsigned n = 0; n < exit(); ++n) {
    Block &block = blocks[n];
    if (block.isDead || !block.successors.empty())
      continue;
    switch (choices.weighted({6, 3, options.mayLeave && n != 0 ? 3u : 0u})) {
    case 0:
      block.successors.push_back(exit());
      break;
    case 1:
      block.successors.push_back(pickLive(choices, n + 1, exit()));
      break;
    default:
      block.leaves = true;
      leaving = n;
    }
    reachesExit |= hasEdge(n, exit());
  }
  // If no block branches to the exit, the last one that leaves the region does so instead.
  if (reachesExit)
    return;
  blocks[leaving].leaves = false;
  blocks[leaving].successors.push_back(exit());
}

void BlockGraph::drawMore(Choices &choices, const BlockGraphOptions &options) {
  for (unsigned n = 0; n < exit(); ++n) {
    Block &block = blocks[n];
    if (block.isDead || block.leaves)
      continue;
    while (block.successors.size() < successorsMax(options) && choices.flip()) {
      bool isBack = options.hasLoops && n != 0 && choices.chance(2, 3);
      block.successors.push_back(isBack ? pickLive(choices, 1, n)
                                        : pickLive(choices, n + 1, exit()));
    }
  }
}

/// Adds one edge back to a block at or before its start.
void BlockGraph::makeLoop(Choices &choices, const BlockGraphOptions &options) {
  std::vector<unsigned> from;
  for (unsigned n = exit(); n-- > 1;)
    if (!blocks[n].isDead && !blocks[n].leaves &&
        blocks[n].successors.size() < successorsMax(options))
      from.push_back(n);
  if (from.empty())
    return;
  unsigned n = from[choices.choose(static_cast<unsigned>(from.size()))];
  blocks[n].successors.push_back(pickLive(choices, 1, n));
}

/// Dead blocks may branch anywhere, so that unreachable cycles occur.
void BlockGraph::drawDead(Choices &choices, const BlockGraphOptions &options) {
  for (unsigned n = 1; n < exit(); ++n) {
    Block &block = blocks[n];
    if (!block.isDead)
      continue;
    block.leaves = options.mayLeave && choices.chance(1, 4);
    if (block.leaves)
      continue;
    for (unsigned count = 1 + choices.choose(successorsMax(options)); count-- > 0;)
      block.successors.push_back(exit() - choices.choose(exit()));
  }
}

void BlockGraph::computeDominators() {
  uint32_t all = (2u << exit()) - 1;
  for (unsigned n = 0; n < blocks.size(); ++n)
    blocks[n].dominators = n == 0 || blocks[n].isDead ? 1u << n : all;
  for (bool changes = true; changes;) {
    changes = false;
    std::vector<uint32_t> entering(blocks.size(), all);
    for (const Block &block : blocks)
      if (!block.isDead)
        for (unsigned to : block.successors)
          entering[to] &= block.dominators;
    for (unsigned n = 1; n < blocks.size(); ++n) {
      uint32_t dominators = entering[n] | 1u << n;
      if (blocks[n].isDead || dominators == blocks[n].dominators)
        continue;
      blocks[n].dominators = dominators;
      changes = true;
    }
  }
}

BlockGraph BlockGraph::draw(Choices &choices, const BlockGraphOptions &options) {
  assert(options.blocksMax >= 2 && options.blocksMax <= kInnerBlocksMax);
  BlockGraph graph;
  graph.blocks.resize(2 + 2 + choices.choose(options.blocksMax - 1));
  for (unsigned n = 1; n < graph.exit(); ++n)
    graph.blocks[n].isDead = choices.chance(1, 12);
  graph.drawTree(choices, options);
  graph.drawWaysOn(choices, options);
  if (options.hasLoops)
    graph.makeLoop(choices, options);
  graph.drawMore(choices, options);
  graph.drawDead(choices, options);
  graph.computeDominators();
  return graph;
}

} // namespace freehold::gen
