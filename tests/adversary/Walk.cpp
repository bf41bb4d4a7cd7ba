//===- Walk.cpp - The worlds of a small world -----------------------------===//
#include "tests/adversary/Walk.h"

#include <numeric>

namespace freehold::adversary {

Walk::Walk(std::vector<unsigned> counts, unsigned worldsMax, uint64_t seed)
    : counts_(std::move(counts)), max_(worldsMax), choices_(gen::Choices::fromSeed(seed)) {
  for (unsigned count : counts_)
    total_ = total_ > max_ ? total_ : total_ * count;
  if (isExhaustive()) {
    // A step near the golden ratio of the total, coprime with it.
    step_ = total_ < 3 ? 1 : total_ * 618 / 1000;
    while (std::gcd(step_, total_) != 1)
      ++step_;
    return;
  }
  size_t pairs = 0;
  starts_.resize(counts_.size() * counts_.size());
  for (unsigned i = 0; i < counts_.size(); ++i)
    for (unsigned j = i + 1; j < counts_.size(); ++j) {
      starts_[i * counts_.size() + j] = pairs;
      pairs += size_t(counts_[i]) * counts_[j];
    }
  covered_.resize(pairs);
}

void Walk::decode(uint64_t number, World &world) const {
  world.clear();
  for (unsigned count : counts_) {
    world.push_back(number % count);
    number /= count;
  }
}

/// Advances to the first pair of values that no world has covered yet, and writes it into `world`.
bool Walk::takeUncovered(World &world) {
  const unsigned factors = counts_.size();
  for (; pairI_ + 1 < factors; ++pairI_, pairJ_ = pairI_ + 1)
    for (; pairJ_ < factors; ++pairJ_, pairVi_ = 0)
      for (; pairVi_ < counts_[pairI_]; ++pairVi_, pairVj_ = 0)
        for (; pairVj_ < counts_[pairJ_]; ++pairVj_)
          if (!covered_[pairAt(pairI_, pairVi_, pairJ_, pairVj_)]) {
            world[pairI_] = pairVi_;
            world[pairJ_] = pairVj_;
            return true;
          }
  return false;
}

void Walk::cover(const World &world) {
  for (unsigned i = 0; i < world.size(); ++i)
    for (unsigned j = i + 1; j < world.size(); ++j)
      covered_[pairAt(i, world[i], j, world[j])] = true;
}

bool Walk::next(World &world) {
  if (visited_ >= std::min(max_, total_))
    return false;
  uint64_t number = visited_++;
  if (isExhaustive()) {
    decode(number * step_ % total_, world);
    return true;
  }
  world.clear();
  for (unsigned count : counts_)
    world.push_back(choices_.choose(count));
  // Every second world is random, since pairs that no valid world covers would block progress.
  if (number % 2 == 0 && takeUncovered(world))
    cover(world);
  return true;
}

} // namespace freehold::adversary
