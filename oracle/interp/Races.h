//===- Races.h - Iterations that may run at the same time -------*- C++ -*-===//
// Iterations of one parallel loop are not ordered. Two accesses race when the innermost parallel
// loop that is around both runs them in different iterations, and one of them is a free or a
// write of other bits than the cell holds, unless both are made under one lock. Locks are critical
// regions of one name, and what all atomic accesses hold.
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
// is unordered with an access is unordered with each access that this one was ordered after. Beside
// each is which locks all accesses held that it stands for.
//
// A lock orders accesses, but not what happens to a cell while nobody holds it. A *late* write is one of a cell that
// the iteration last read before it gave up the lock and took it again: what another iteration wrote there in
// between is lost in some orders. So a late write races with each write of another iteration, whatever locks are held:
//
//     critical { v = a }  critical { a = v + 1 }            late
//     critical { v = a }  critical { w = a;  a = w + 1 }    not late: it is read again
//===----------------------------------------------------------------------===//
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace freehold::interp {

struct Inst;

/// Accesses of a byte: when, 0 being before all loops, and which locks were held at each of them. Those of before the
/// loop that was innermost, which was one of `depth`, do not race in it, but may in a loop around it.
struct Touch {
  uint32_t time = 0;
  uint16_t locks = 0, outerLocks = 0, depth = 0;
};

/// When a byte was last written, and when it was otherwise accessed.
struct ByteTouches {
  Touch written, touched;
  /// The iteration that last read it under a lock, and the holding of locks in which it did; 0 if there is none.
  uint32_t readIn = 0, readWhile = 0;
  /// The iteration that last wrote it late; 0 if there is none.
  uint32_t writtenLate = 0;
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

  /// What is accessed between these two holds the lock, whose number is less than kLocks; it may be
  /// taken again meanwhile.
  static constexpr unsigned kLocks = 16, kAtomic = 0;
  void lock(unsigned number) {
    if (!locks_)
      ++holding_;
    ++depths_[number];
    locks_ |= static_cast<uint16_t>(1u << number);
  }
  void unlock(unsigned number) {
    if (--depths_[number] == 0)
      locks_ &= static_cast<uint16_t>(~(1u << number));
  }

  bool isLocked() const { return locks_; }
  bool holds(unsigned number) const { return depths_[number] > 0; }

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
  /// Returns the depth of the loop of which the time is another iteration than the current one; 0 if there is none.
  size_t unordered(uint32_t time) const {
    for (size_t depth = loops_.size(); depth && time < loops_[depth - 1].iteration; --depth)
      if (time > loops_[depth - 1].before)
        return depth;
    return 0;
  }
  /// Returns the loop in whose other iteration an earlier access was made under no lock that is held now; null if
  /// there is none.
  const Inst *racing(const Touch &touch) const {
    size_t depth = unordered(touch.time);
    uint16_t locks = depth == touch.depth ? touch.locks : touch.outerLocks;
    return !depth || (locks & locks_) ? nullptr : loops_[depth - 1].begin;
  }
  void note(Touch &touch) const;
  /// Returns the loop in whose other iteration a write is lost, by this write or by an earlier late one; null if there
  /// is none.
  const Inst *losing(const ByteTouches &byte, bool isLate) const;

  std::vector<Loop> loops_;
  uint32_t clock_ = 0;
  unsigned suspended_ = 0;
  uint16_t locks_ = 0;
  /// Counts how often a lock was taken while none was held.
  uint32_t holding_ = 0;
  std::array<unsigned, kLocks> depths_ = {};
};

} // namespace freehold::interp
