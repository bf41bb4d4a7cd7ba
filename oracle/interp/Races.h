//===- Races.h - Iterations that may run at the same time -------*- C++ -*-===//
// Iterations of one parallel loop are not ordered. Two accesses race when the innermost parallel
// loop that is around both runs them in different iterations, and one of them is a free or a
// write, not atomic, of other bits than the cell holds.
//
// The run has one thread, so iterations come one after the other. Each gets a number from a clock
// that never stands still. A loop that runs now knows the clock when it began and when its current
// iteration began; an earlier access of it belongs to another iteration exactly if it was noted
// between the two:
//
//     loop begins at 4     iterations 5, 6..9 (an inner loop ran in it), now 10
//     noted at 5..9        another iteration: unordered
//     noted at 10 or later, or at 4 or earlier: ordered before what happens now
//
// So nothing is to be reset when a loop ends. Each byte of a buffer has two numbers: of its last
// write, and of one more access that is not ordered before any later one. They suffice, since what
// is unordered with an access is unordered with each that the access was ordered after.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <vector>

namespace freehold::interp {

struct Inst;

/// When a byte was last written, and when it was touched otherwise; 0 is before all loops.
struct ByteTouches {
  uint32_t written = 0, touched = 0;
};

class Races {
public:
  /// The parallel loop that `at` begins has entered its first iteration, its next one, or has ended.
  void begin(const Inst *at) {
    uint32_t before = clock_;
    loops_.push_back({at, before, ++clock_});
  }
  void next() { loops_.back().iteration = ++clock_; }
  void end() { loops_.pop_back(); }

  /// What runs between the two, a reduction's combiner, is ordered by the loop itself.
  void suspend() { ++suspended_; }
  void resume() { --suspended_; }

  bool isActive() const { return !loops_.empty() && suspended_ == 0; }

  /// Each notes an access to all bytes. They return the beginning of the loop whose iterations
  /// race, or null.
  const Inst *read(ByteTouches *touches, unsigned bytes);
  /// `changes`: the value is not the one that the bytes hold.
  const Inst *write(ByteTouches *touches, unsigned bytes, bool changes);
  const Inst *free(const ByteTouches *touches, uint64_t bytes) const;

private:
  struct Loop {
    const Inst *begin;
    uint32_t before, iteration;
  };
  /// The loop of which `noted` is another iteration than the current one, or null.
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
