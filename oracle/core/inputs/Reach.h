//===- Reach.h - How far a view reaches -------------------------*- C++ -*-===//
#pragma once

#include <cstdint>
#include <vector>

namespace freehold {

/// How far elements of a view lie from its first one, in elements. Larger distances than kFarthest are that.
struct Reach {
  static constexpr int64_t kFarthest = INT64_C(1) << 62;
  int64_t before = 0, after = 0;
  bool isEmpty = false;

  bool isHuge() const { return before == kFarthest || after == kFarthest; }
};

/// Returns the reach of a view with these sizes, none of them negative, and strides; 0 for an empty one.
template <typename Sizes, typename Strides>
Reach reachOf(const Sizes &sizes, const Strides &strides) {
  Reach reach;
  for (size_t d = 0; d < sizes.size(); ++d) {
    int64_t steps = sizes[d] - 1, stride = strides[d];
    if (steps < 0)
      return {.isEmpty = true};
    int64_t &end = stride < 0 ? reach.before : reach.after;
    int64_t more;
    if (__builtin_mul_overflow(steps, stride, &more) || more == INT64_MIN ||
        __builtin_add_overflow(end, more < 0 ? -more : more, &end) || end > Reach::kFarthest)
      end = Reach::kFarthest;
  }
  return reach;
}

} // namespace freehold
