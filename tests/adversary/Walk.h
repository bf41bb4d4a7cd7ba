//===- Walk.h - The worlds of a small world, one after the other -*- C++ -*-===//
// A world is one value of each factor: which buffer an argument has, one of its sizes, what one cell
// holds, a condition. When there are no more than the limit, all combinations are visited, in an order
// that jumps about, so that neighbours differ in several factors. When there are more, every pair of
// values of two factors is visited together at least once, and then random combinations up to the
// limit. The order depends on the counts and the seed alone.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include <cstdint>
#include <vector>

namespace freehold::adversary {

using World = std::vector<unsigned>;

class Walk {
public:
  /// `counts`: how many values each factor has, at least 1.
  Walk(std::vector<unsigned> counts, unsigned worldsMax, uint64_t seed);

  /// False when all were visited. Sets one value for each factor.
  bool next(World &world);
  /// All combinations are visited.
  bool isExhaustive() const { return total_ <= max_; }

private:
  void decode(uint64_t number, World &world) const;
  bool takeUncovered(World &world);
  void cover(const World &world);
  size_t pairAt(unsigned i, unsigned vi, unsigned j, unsigned vj) const {
    return starts_[i * counts_.size() + j] + size_t(vi) * counts_[j] + vj;
  }

  std::vector<unsigned> counts_;
  uint64_t max_, total_ = 1, visited_ = 0, step_ = 1;
  gen::Choices choices_;
  //--- Pairs of values; only if the walk is not exhaustive --------------------//
  std::vector<size_t> starts_;
  std::vector<bool> covered_;
  unsigned pairI_ = 0, pairJ_ = 1, pairVi_ = 0, pairVj_ = 0;
};

} // namespace freehold::adversary
