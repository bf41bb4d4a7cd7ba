//===- Races.h - Iterations that may run at the same time -------*- C++ -*-===//
// Iterations of one parallel loop are not ordered. Two accesses race when the innermost parallel
// loop that is around both runs them in different iterations, and one of them is a free or a
// write, not atomic, of other bits than the cell holds.
//
// The run has one thread, so iterations run one after the other. Each gets a number from a clock
// that only increases. An active loop knows the times at which it and its current iteration began.
// An earlier access belongs to another iteration of that loop if and only if it was recorded
// between these two times:
//
//     loop begins at 4     iterations 5, 6..9 (an inner loop ran in it), now 10
//     noted at 5..9        another iteration: unordered
//     noted at 10 or later, or at 4 or earlier: ordered before what happens now
//
// So nothing needs to be reset when a loop ends. Each byte of a buffer has two times: of its last
// write, and of one other access that is not ordered before any later one. They suffice, since what
// is unordered with an access is unordered with each access that this one was ordered after.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <vector>

namespace freehold::interp {

struct Inst;

/// When a byte was last written, and when it was otherwise accessed; 0 is before all loops.
struct ByteTouches {
  uint32_t written = 0, touched = 0;
};

class Races {
public:
  /// Called when the parallel loop that `at` begins enters an iteration, the next one, or ends.
  void begin(const Inst *at) {
    uint32_t before = clock_;
    loops_.push_back({at, before, ++clock_});
  }
  void next() { loops_.back().iteration = ++clock_; }
  void end() { loops_.pop_back(); }

  /// Suspends tracking: what runs in between, such as a reduction's combiner, is ordered by the
  /// loop.
  void suspend() { ++suspended_; }
  void resume() { --suspended_; }

  bool isActive() const { return !loops_.empty() && suspended_ == 0; }

  /// Record an access to all bytes. They return the instruction that began the loop whose
  /// iterations race, or null.
  const Inst *read(ByteTouches *touches, unsigned bytes);
  /// `changes` is set if the written value differs from the one in the bytes.
  const Inst *write(ByteTouches *touches, unsigned bytes, bool changes);
  const Inst *free(const ByteTouches *touches, uint64_t bytes) const;

private:
  struct Loop {
    const Inst *begin;
    uint32_t before, iteration;
  };
  /// Returns the loop of which `noted` is another iteration than the current one; null if none.
  const Inst *unordered(uint32_t noted) const {
    for (auto loop = loops_.rbegin(); loop != loops_.rend() && noted < loop->iteration; ++loop)
      if (noted > loop->before)
        return loop->begin;
    return nullptr;
  }
  uint32_t now() const { return loops_.back().iteration; }
  void touch(ByteTouches &byte) const {
    if (!unordered(byte.touched))
      byte.touched = now();
  }

  std::vector<Loop> loops_;
  uint32_t clock_ = 0;
  unsigned suspended_ = 0;
};

} // namespace freehold::interp
