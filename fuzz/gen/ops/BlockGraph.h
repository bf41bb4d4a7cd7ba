//===- BlockGraph.h - The shape of a web of blocks --------------*- C++ -*-===//
// A random graph of blocks, drawn before any of them is written: block 0 is the one that is
// open now, the last one is the exit, where emission goes on afterwards. Invariants:
//   - the first successor of a reachable block is a later block, so following first
//     successors ends: the way on when fuel is gone;
//   - the exit is reachable, and so are all blocks but those called dead;
//   - no reachable block branches to a dead one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include <vector>

namespace freehold::gen {

struct BlockGraphOptions {
  /// Without the open block and the exit; at least 2, at most kInnerBlocksMax.
  unsigned blocksMax = 6;
  bool hasLoops = false;
  bool hasSwitches = false;
  /// Blocks may leave the region.
  bool mayLeave = false;
};

class BlockGraph {
public:
  static constexpr unsigned kInnerBlocksMax = 24;

  static BlockGraph draw(Choices &choices, const BlockGraphOptions &options);

  struct Block {
    std::vector<unsigned> successors;
    bool isDead = false;
    bool leaves = false;
    /// Bit n: block n is on every path to here; this block is, too. Not for dead ones.
    uint32_t dominators = 0;
  };
  std::vector<Block> blocks;

  unsigned exit() const { return static_cast<unsigned>(blocks.size()) - 1; }
  bool dominates(unsigned a, unsigned b) const { return blocks[b].dominators >> a & 1; }
  /// The immediate dominator of a reachable block other than 0.
  unsigned parentOf(unsigned block) const;
  bool hasEdge(unsigned from, unsigned to) const;
  static bool isBackward(unsigned from, unsigned to) { return to <= from; }

private:
  void drawTree(Choices &choices, const BlockGraphOptions &options);
  void drawWaysOn(Choices &choices, const BlockGraphOptions &options);
  void drawMore(Choices &choices, const BlockGraphOptions &options);
  void drawDead(Choices &choices, const BlockGraphOptions &options);
  void makeLoop(Choices &choices, const BlockGraphOptions &options);
  void computeDominators();
  unsigned pickLive(Choices &choices, unsigned first, unsigned last) const;
};

} // namespace freehold::gen
