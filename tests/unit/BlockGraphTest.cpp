//===- BlockGraphTest.cpp - Graphs of blocks, before they have contents ---===//
#include "fuzz/gen/ops/BlockGraph.h"

#include <gtest/gtest.h>

using namespace freehold::gen;

/// Returns the blocks reachable from `start` without passing through `removed`.
static std::vector<bool> reach(const BlockGraph &graph, unsigned start, int removed = -1) {
  std::vector<bool> seen(graph.blocks.size());
  std::vector<unsigned> work;
  if (static_cast<int>(start) != removed) {
    seen[start] = true;
    work.push_back(start);
  }
  while (!work.empty()) {
    unsigned block = work.back();
    work.pop_back();
    for (unsigned to : graph.blocks[block].successors)
      if (static_cast<int>(to) != removed && !seen[to]) {
        seen[to] = true;
        work.push_back(to);
      }
  }
  return seen;
}

static void check(const BlockGraph &graph, const BlockGraphOptions &options) {
  unsigned exit = graph.exit();
  std::vector<bool> reached = reach(graph, 0);
  EXPECT_TRUE(reached[exit]);
  EXPECT_TRUE(graph.blocks[exit].successors.empty());
  for (unsigned n = 0; n < exit; ++n) {
    const BlockGraph::Block &block = graph.blocks[n];
    EXPECT_EQ(reached[n], !block.isDead);
    EXPECT_EQ(block.leaves, block.successors.empty());
    EXPECT_TRUE(options.mayLeave || !block.leaves);
    EXPECT_LE(block.successors.size(), options.hasSwitches ? 4u : 2u);
    for (unsigned to : block.successors) {
      EXPECT_NE(to, 0u) << "nothing branches to the open block";
      EXPECT_TRUE(block.isDead || !graph.blocks[to].isDead);
      EXPECT_TRUE(block.isDead || options.hasLoops || !BlockGraph::isBackward(n, to));
    }
    if (!block.isDead && !block.leaves) {
      EXPECT_FALSE(BlockGraph::isBackward(n, block.successors.front()));
    }
  }
  for (unsigned a = 0; a <= exit; ++a) {
    std::vector<bool> without = reach(graph, 0, static_cast<int>(a));
    for (unsigned b = 0; b <= exit; ++b)
      if (reached[a] && reached[b]) {
        EXPECT_EQ(graph.dominates(a, b), a == b || !without[b]) << a << " over " << b;
      }
  }
}

TEST(BlockGraph, KeepsItsInvariants) {
  for (unsigned seed = 0; seed < 4'000; ++seed) {
    BlockGraphOptions options{.blocksMax = seed % 5 ? 6 : BlockGraph::kInnerBlocksMax,
                              .hasLoops = (seed & 1) != 0,
                              .hasSwitches = (seed & 2) != 0,
                              .mayLeave = (seed & 4) != 0};
    Choices choices = Choices::fromSeed(seed);
    check(BlockGraph::draw(choices, options), options);
    if (HasFailure())
      FAIL() << "seed " << seed;
  }
}

TEST(BlockGraph, IsTheSmallestWithoutBytes) {
  Choices none = Choices::fromBytes("");
  BlockGraph graph = BlockGraph::draw(none, {.hasSwitches = true, .mayLeave = true});
  ASSERT_EQ(graph.blocks.size(), 4u);
  for (unsigned n = 0; n < 3; ++n)
    EXPECT_EQ(graph.blocks[n].successors, std::vector<unsigned>{n + 1});
}

TEST(BlockGraph, HasALoopWhereLoopsAreWanted) {
  for (unsigned seed = 0; seed < 500; ++seed) {
    Choices choices = Choices::fromSeed(seed);
    BlockGraph graph = BlockGraph::draw(choices, {.hasLoops = true});
    bool hasLoop = false, everyBlockIsDead = true;
    for (unsigned n = 1; n < graph.exit(); ++n) {
      everyBlockIsDead &= graph.blocks[n].isDead;
      for (unsigned to : graph.blocks[n].successors)
        hasLoop |= !graph.blocks[n].isDead && BlockGraph::isBackward(n, to);
    }
    EXPECT_TRUE(hasLoop || everyBlockIsDead) << seed;
  }
}
