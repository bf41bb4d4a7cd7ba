//===- BlockGraph.h - The shape of a random graph of blocks -----*- C++ -*-===//
// The shape of a random graph of blocks, drawn before any block is written. Block 0 is the block
// that is open now; the last one is the exit, where emission continues. Invariants:
//   - the first successor of a reachable block is a later block, so a path that always takes the
//     first successor ends. Blocks take it when no fuel is left;
//   - all blocks except those called dead are reachable, and so is the exit;
//   - no reachable block branches to a dead one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include <vector>

namespace freehold::gen {

struct BlockGraphOptions {
  /// Number of blocks besides the open one and the exit, from 2 to kInnerBlocksMax.
  unsigned blocksMax = 6;
  bool hasLoops = false;
  bool hasSwitches = false;
  /// Whether blocks may end with a terminator that leaves the region.
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
    /// Bit n is set if block n dominates this block, which includes the block itself. Unused in
    /// dead ones.
    uint32_t dominators = 0;
  };
  std::vector<Block> blocks;

  unsigned exit() const { return static_cast<unsigned>(blocks.size()) - 1; }
  bool dominates(unsigned a, unsigned b) const { return blocks[b].dominators >> a & 1; }
  /// Returns the immediate dominator of a reachable block other than 0.
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
