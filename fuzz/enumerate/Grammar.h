//===- Grammar.h - All small programs, what they are ------------*- C++ -*-===//
// Small-scope enumeration: every program of this grammar is made, once. N blocks, M memrefs:
//
//   program  one function of the blocks bb0 .. bbN-1 and the memrefs m0 .. mM-1. It returns one
//            memref or nothing.
//   block    up to M memref arguments in all blocks together, none in bb0; then its memrefs are
//            allocated; then an exit. Each block is reached from bb0, and reaches a return.
//   exit     return [name] | br edge | cond_br edge edge, the two edges being different
//   edge     a block other than bb0, and for each of its arguments a name
//   memref   the caller's, or allocated in one block
//   name     a memref or a block argument. It may stand wherever its definition dominates.
//   use      each name but the caller's is used where it is defined, and also in any of the
//            blocks that its block strictly dominates
//
// A use prints what the buffer holds and adds one to it, so that every buffer is observed, and
// writes through one name are seen through another. What decides a branch is opaque. A loop ends
// since its decisions run out; from then on each branch is taken towards a return (see Print.h).
// All memrefs are memref<i32>, and initialised where they are allocated.
//
// Programs that differ only in how blocks, memrefs, the arguments of a block and the two edges of a
// branch are numbered are one program, of which the smallest in the order of Case is kept.
//
// A graph is the blocks' exits without operands; a skeleton adds where memrefs and block arguments
// are; a case adds the rest. Symmetries of a skeleton are the renamings that map it to itself.
//===----------------------------------------------------------------------===//
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace freehold::enumerate {

/// What can be counted in seconds.
inline constexpr unsigned kBlocksMax = 4, kMemrefsMax = 3;

struct Scale {
  unsigned blocks = 0, memrefs = 0;
};

using Block = uint8_t;
/// Memrefs come first, then the arguments of bb1, then those of bb2, and so on.
using Name = uint8_t;
/// A memref's home that is no block.
inline constexpr Block kCaller = 0xff;

/// The successors of each block, sorted: none for a return, two for a conditional branch.
using Graph = std::vector<std::vector<Block>>;

struct Skeleton {
  Graph graph;
  /// Of each memref.
  std::vector<Block> homes;
  /// How many memref arguments each block has.
  std::vector<uint8_t> arguments;

  auto operator<=>(const Skeleton &) const = default;
};

struct Case {
  Skeleton skeleton;
  bool returnsMemref = false;
  /// By block and edge, the names passed along; a return is an edge as well.
  std::vector<std::vector<std::vector<Name>>> passed;
  /// By name, the set of blocks after its own that it is used in, as bits.
  std::vector<uint8_t> uses;

  auto operator<=>(const Case &) const = default;
};

/// What a skeleton's shape says of its names.
struct Layout {
  /// By name: where it is defined.
  std::vector<Block> homes;
  /// By block: its first argument's name; by block: the names that may stand at its end.
  std::vector<Name> firstArgument;
  std::vector<std::vector<Name>> visible;
  /// By name: the blocks that its home strictly dominates; none for the caller's.
  std::vector<std::vector<Block>> later;

  explicit Layout(const Skeleton &skeleton);
};

struct Renaming {
  std::vector<Block> blocks;
  std::vector<Name> names;
};

/// All orders of 0 .. count-1, the sorted one first.
std::vector<std::vector<uint8_t>> permutations(unsigned count);
/// Those of the blocks: bb0 stays.
std::vector<std::vector<Block>> blockOrders(unsigned blocks);

/// All graphs, renamed ones included.
std::vector<Graph> allGraphs(unsigned blocks);
/// All homes, and all numbers of arguments.
std::vector<std::vector<Block>> allHomes(const Scale &scale);
std::vector<std::vector<uint8_t>> allArguments(const Scale &scale);

Graph renamed(const Graph &graph, const std::vector<Block> &blocks);
/// With blocks and memrefs renamed.
Skeleton renamed(const Skeleton &skeleton, const std::vector<Block> &blocks,
                 const std::vector<uint8_t> &memrefs);
/// By a symmetry of its skeleton.
Case renamed(const Case &one, const Layout &layout, const Renaming &symmetry);

/// Those that only use `blockSymmetries` of the graph for blocks; the identity comes first.
std::vector<Renaming> symmetries(const Skeleton &skeleton, const Layout &layout,
                                 const std::vector<std::vector<Block>> &blockSymmetries);
/// The orders of blocks that map the graph to itself, the identity first.
std::vector<std::vector<Block>> symmetries(const Graph &graph);

/// Whether control can come back to a block.
bool hasCycle(const Graph &graph);
/// By block, how many branches a return is away.
std::vector<unsigned> distancesToReturn(const Graph &graph);

} // namespace freehold::enumerate
