//===- ChunkSearch.h - Which sites to try together, in order ----*- C++ -*-===//
// Hierarchical delta debugging as a state machine that knows neither programs nor tests. Sites are
// taken level by level, outermost depth first, and within a level by decreasing weight. Chunks
// begin with `largest` sites and are halved, down to single sites or to a share of the level.
// `next` assumes that the chunks before failed. If one succeeded, the caller passes its cursor and
// the sites of the smaller program to `resume`. Since `next` needs no answers, a caller may ask for
// chunks ahead of its tests without changing the result.
//
// Invariants: the chunks depend only on sites, sizes and accepted cursors. Without a success `next`
// ends after at most 2n + log n chunks of each level. A search down to single sites that ends
// without a success has tried each site alone.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Move.h"

#include <optional>

namespace freehold::reduce {

struct ChunkSizes {
  /// Number of sites in the first chunks; 0 for all sites of a level.
  unsigned largest = 0;
  /// Chunks have at least a level's number of sites divided by this; 0 goes down to single sites.
  unsigned parts = 0;
};

class ChunkSearch {
public:
  struct Cursor {
    unsigned depth = 0, size = 0, position = 0;
  };
  struct Chunk {
    /// Sorted, as Move::apply requires.
    std::vector<unsigned> sites;
    Cursor cursor;
  };

  ChunkSearch(std::vector<Site> sites, ChunkSizes sizes);

  /// Returns the next chunk; std::nullopt if there are no more.
  std::optional<Chunk> next();

  /// Continues after the chunk at `accepted` was applied; `sites` are those of the smaller program.
  void resume(const Cursor &accepted, std::vector<Site> sites);

private:
  void order(std::vector<Site> sites);
  bool enterLevel(unsigned depthMin);
  unsigned smallest() const;

  ChunkSizes sizes_;
  std::vector<Site> sites_;
  /// Indices into sites_, sorted by depth, weight and index.
  std::vector<unsigned> order_;
  /// The level at the cursor is order_[begin_, end_).
  size_t begin_ = 0, end_ = 0;
  Cursor cursor_;
};

} // namespace freehold::reduce
