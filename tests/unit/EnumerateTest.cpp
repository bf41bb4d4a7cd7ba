//===- EnumerateTest.cpp - The walk against the formula -------------------===//
#include "fuzz/enumerate/Count.h"
#include "fuzz/enumerate/Walk.h"

#include <gtest/gtest.h>

#include <set>

using namespace freehold::enumerate;

namespace {
uint64_t walked(const Scale &scale) {
  uint64_t count = 0;
  for (Walk walk(scale); walk.next(); ++count)
    EXPECT_EQ(walk.number(), count);
  return count;
}
} // namespace

TEST(Enumerate, CountIsWhatTheWalkMakes) {
  for (Scale scale : {Scale{1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 2}, {2, 3}, {3, 1}, {4, 1}})
    EXPECT_EQ(walked(scale), countPrograms(scale)) << scale.blocks << " x " << scale.memrefs;
}

/// A memref is the caller's or allocated, and one of them is returned or none. By hand, with two
/// memrefs: {caller, caller}, {caller, allocated}, {allocated, allocated}.
TEST(Enumerate, SmallCountsByHand) {
  EXPECT_EQ(countPrograms({1, 1}), 4u);
  // Returning either of two equal memrefs gives one program.
  EXPECT_EQ(countPrograms({1, 2}), 2u + 3u + 2u);
}

TEST(Enumerate, CasesAreSmallestAndDistinct) {
  std::set<Case> seen;
  Walk walk({2, 2});
  while (walk.next()) {
    const Case &one = walk.current();
    EXPECT_TRUE(seen.insert(one).second);
    Layout layout(one.skeleton);
    for (const Renaming &g : symmetries(one.skeleton, layout, symmetries(one.skeleton.graph)))
      EXPECT_FALSE(renamed(one, layout, g) < one);
  }
  EXPECT_FALSE(walk.next());
}

TEST(Enumerate, DominanceRulesWhatIsVisible) {
  // bb0 branches to bb1 and bb2, and bb1 to bb2.
  Skeleton skeleton{{{1, 2}, {2}, {}}, {0, 1}, {0, 0, 1}};
  Layout layout(skeleton);
  EXPECT_EQ(layout.visible[1], (std::vector<Name>{0, 1}));
  EXPECT_EQ(layout.visible[2], (std::vector<Name>{0, 2}));
  EXPECT_EQ(layout.later[0], (std::vector<Block>{1, 2}));
  EXPECT_TRUE(layout.later[1].empty());
}

TEST(Enumerate, RunsEnd) {
  for (const Graph &graph : allGraphs(3))
    for (size_t block = 0; block < graph.size(); ++block) {
      auto distances = distancesToReturn(graph);
      bool isNearer = graph[block].empty();
      for (Block next : graph[block])
        isNearer |= distances[next] < distances[block];
      EXPECT_TRUE(isNearer);
    }
  EXPECT_TRUE(hasCycle({{1}, {1, 2}, {}}));
  EXPECT_FALSE(hasCycle({{1, 2}, {2}, {}}));
}
