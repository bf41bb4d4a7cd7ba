//===- Lanes.h - Waiting for several workers at once ------------*- C++ -*-===//
// Everything that keeps workers busy side by side has lanes: the pool of judges, the shapes of
// `freehold-prove patterns`, the reducer. What a lane is given, and what becomes of its answer, is its
// owner's; how to wait for lanes is here.
//===----------------------------------------------------------------------===//
#pragma once

#include <chrono>
#include <cstddef>
#include <vector>

namespace freehold {

class Lane {
public:
  using Clock = std::chrono::steady_clock;

  virtual ~Lane() = default;
  virtual bool busy() const = 0;
  /// Readable when the lane has something to say. Asked of busy lanes only, as is the deadline.
  virtual int descriptor() const = 0;
  /// When the lane is to be looked at even if it says nothing.
  virtual Clock::time_point deadline() const = 0;
  /// Called when the descriptor is readable or the deadline may have passed: true when the lane is
  /// finished with what it was given.
  virtual bool advance(bool readable) = 0;
};

/// Waits until a busy lane has something to say, or a deadline or `until` has passed, or sooner after
/// an interruption. Then advances all busy lanes, in order, and returns the numbers of those that
/// are finished; empty as well when no lane is busy.
std::vector<size_t> advanceLanes(const std::vector<Lane *> &lanes,
                                 Lane::Clock::time_point until = Lane::Clock::time_point::max());

} // namespace freehold
