//===- ChunkSearch.h - Which sites to try together, in order ----*- C++ -*-===//
// Hierarchical delta debugging as a state machine that knows neither programs nor tests. Sites
// are taken level by level, outermost depth first; within a level the largest weight first;
// chunks start at `largest` sites and are halved, down to single ones or to a share of the
// level. `next` assumes that what
// it gave before was of no use; whoever finds that a chunk was, calls `resume` with the cursor
// that came with it and the sites of the smaller program. Since `next` needs no answers, a
// caller may run ahead of its tests, as far as it likes, without changing what is found.
//
// Invariants: the chunks depend on sites, sizes and accepted cursors alone. Without a success
// `next` ends after at most 2n + log n chunks of each level. A search down to single sites that
// ends without any success has tried each site alone.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Move.h"

#include <optional>

namespace freehold::reduce {

struct ChunkSizes {
  /// Sites in a first chunk; 0 for all of a level.
  unsigned largest = 0;
  /// Chunks get no smaller than a level's sites by this; 0 for single sites.
  unsigned parts = 0;
};

class ChunkSearch {
public:
  struct Cursor {
    unsigned depth = 0, size = 0, position = 0;
  };
  struct Chunk {
    /// Sorted, as Move::apply wants them.
    std::vector<unsigned> sites;
    Cursor cursor;
  };

  ChunkSearch(std::vector<Site> sites, ChunkSizes sizes);

  /// The next chunk, or nullopt when there are no more.
  std::optional<Chunk> next();

  /// The chunk at `accepted` was applied, and what is left has these sites.
  void resume(const Cursor &accepted, std::vector<Site> sites);

private:
  void order(std::vector<Site> sites);
  bool enterLevel(unsigned depthMin);
  unsigned smallest() const;

  ChunkSizes sizes_;
  std::vector<Site> sites_;
  /// Indices into sites_: by depth, weight and index.
  std::vector<unsigned> order_;
  /// The level that the cursor is in: order_[begin_, end_).
  size_t begin_ = 0, end_ = 0;
  Cursor cursor_;
};

} // namespace freehold::reduce
