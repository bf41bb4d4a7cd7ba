//===- Walk.h - The worlds of a small world, one after the other -*- C++ -*-===//
// A world is one value for each factor: the buffer of an argument, one of its sizes, the content of
// a cell, a condition. If the number of combinations is within the limit, all are visited, in an
// order in which neighbours differ in several factors. Otherwise every pair of values of two
// factors is visited at least once, followed by random combinations up to the limit. The order
// depends only on counts and seed.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include <cstdint>
#include <vector>

namespace freehold::adversary {

using World = std::vector<unsigned>;

class Walk {
public:
  /// `counts` has the number of values of each factor, at least 1.
  Walk(std::vector<unsigned> counts, unsigned worldsMax, uint64_t seed);

  /// Sets one value for each factor. Returns false if all worlds were visited.
  bool next(World &world);
  /// Returns true if all combinations are visited.
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
  //--- Pairs of values; used if the walk is not exhaustive ------------------//
  std::vector<size_t> starts_;
  std::vector<bool> covered_;
  unsigned pairI_ = 0, pairJ_ = 1, pairVi_ = 0, pairVj_ = 0;
};

} // namespace freehold::adversary
