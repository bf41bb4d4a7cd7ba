//===- Lanes.cpp ----------------------------------------------------------===//
#include "oracle/core/process/Lanes.h"

#include "oracle/core/process/Process.h"

#include <algorithm>

namespace freehold {

std::vector<size_t> advanceLanes(const std::vector<Lane *> &lanes, Lane::Clock::time_point until) {
  std::vector<int> descriptors;
  for (const Lane *lane : lanes)
    if (lane->busy()) {
      descriptors.push_back(lane->descriptor());
      until = std::min(until, lane->deadline());
    }
  if (descriptors.empty())
    return {};
  auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(until - Lane::Clock::now()).count();
  std::vector<int> ready = waitReadable(descriptors, std::max<int>(0, left + 1));
  std::vector<size_t> finished;
  for (size_t number = 0; number < lanes.size(); ++number) {
    Lane &lane = *lanes[number];
    if (lane.busy() && lane.advance(std::ranges::count(ready, lane.descriptor())))
      finished.push_back(number);
  }
  return finished;
}

} // namespace freehold
