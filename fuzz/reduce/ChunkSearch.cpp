//===- ChunkSearch.cpp - Which sites to try together ----------------------===//
// The state machine of the reducer's search, described in the header. order_ has all sites sorted
// by depth; the range [begin_, end_) of it is the current level, and cursor_ is the next chunk
// there. When a level is tried at one chunk size, the size is halved; after the smallest size comes
// the next level.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/ChunkSearch.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace freehold::reduce {

ChunkSearch::ChunkSearch(std::vector<Site> sites, ChunkSizes sizes) : sizes_(sizes) {
  order(std::move(sites));
  enterLevel(0);
}

/// Sorts the sites by increasing depth, then by decreasing weight, then by index.
void ChunkSearch::order(std::vector<Site> sites) {
  sites_ = std::move(sites);
  order_.resize(sites_.size());
  std::iota(order_.begin(), order_.end(), 0u);
  auto key = [&](unsigned index) {
    return std::tuple(sites_[index].depth, ~sites_[index].weight, index);
  };
  std::sort(order_.begin(), order_.end(), [&](unsigned a, unsigned b) { return key(a) < key(b); });
}

/// Enters the outermost level that has sites and a depth of at least `depthMin`, at its first chunk
/// size. Returns false if there is none.
bool ChunkSearch::enterLevel(unsigned depthMin) {
  auto depthOf = [&](unsigned index) { return sites_[index].depth; };
  auto begin = std::find_if(order_.begin(), order_.end(),
                            [&](unsigned index) { return depthOf(index) >= depthMin; });
  begin_ = begin - order_.begin();
  if (begin == order_.end()) {
    end_ = begin_;
    return false;
  }
  unsigned depth = depthOf(*begin);
  auto end =
      std::find_if(begin, order_.end(), [&](unsigned index) { return depthOf(index) != depth; });
  end_ = end - order_.begin();
  unsigned count = end_ - begin_;
  cursor_ = {depth, sizes_.largest ? std::min(sizes_.largest, count) : count, 0};
  return true;
}

/// Returns the smallest chunk size of the current level.
unsigned ChunkSearch::smallest() const {
  unsigned count = end_ - begin_;
  return sizes_.parts ? std::max(1u, count / sizes_.parts) : 1;
}

std::optional<ChunkSearch::Chunk> ChunkSearch::next() {
  while (begin_ != end_) {
    unsigned count = end_ - begin_;
    if (cursor_.position < count) {
      Chunk chunk{{}, cursor_};
      unsigned last = std::min(count, cursor_.position + cursor_.size);
      for (unsigned i = cursor_.position; i < last; ++i)
        chunk.sites.push_back(order_[begin_ + i]);
      std::sort(chunk.sites.begin(), chunk.sites.end());
      cursor_.position = last;
      return chunk;
    }
    if (cursor_.size > smallest())
      cursor_ = {cursor_.depth, std::max(smallest(), (cursor_.size + 1) / 2), 0};
    else if (!enterLevel(cursor_.depth + 1))
      break;
  }
  return std::nullopt;
}

void ChunkSearch::resume(const Cursor &accepted, std::vector<Site> sites) {
  order(std::move(sites));
  if (!enterLevel(accepted.depth) || cursor_.depth != accepted.depth)
    return;
  // The sites before the chunk were tried at this size, so the search continues at the same
  // position.
  unsigned count = end_ - begin_;
  cursor_ = {accepted.depth, std::min(accepted.size, count), accepted.position};
}

} // namespace freehold::reduce
