//===- Growth.cpp ---------------------------------------------------------===//
#include "fuzz/growth/Growth.h"

#include "llvm/ADT/SmallVector.h"

#include <cmath>

namespace freehold::growth {

/// Returns the slope between two counts in a double logarithmic plot; 0 if the program did not grow.
static double exponentOf(const Count &from, const Count &to) {
  if (to.opsBefore <= from.opsBefore || from.amount == 0 || to.amount <= from.amount)
    return 0;
  return std::log(static_cast<double>(to.amount) / from.amount) /
         std::log(static_cast<double>(to.opsBefore) / from.opsBefore);
}

static double curvatureOf(llvm::ArrayRef<Count> window) {
  double difference = static_cast<double>(window[3].amount) - 3.0 * window[2].amount +
                      3.0 * window[1].amount - static_cast<double>(window[0].amount);
  return window[3].amount ? difference / window[3].amount : 0;
}

/// Whether kCountsNeeded evenly spaced counts show it.
static bool isTooSteep(llvm::ArrayRef<Count> counts, const GrowthLimits &limits) {
  for (size_t n = 0; n + 4 <= counts.size(); ++n)
    if (curvatureOf(counts.slice(n, 4)) < limits.curvatureMin)
      return false;
  for (size_t n = counts.size() - 2; n < counts.size(); ++n)
    if (exponentOf(counts[n - 1], counts[n]) < limits.exponentMin)
      return false;
  return true;
}

bool growsFasterThanSquare(llvm::ArrayRef<Count> counts, const GrowthLimits &limits) {
  if (counts.empty() || counts.back().amount < limits.amountMin)
    return false;
  // Every count, every second one, and so on: the curvature of a cube shows over wide steps only.
  for (size_t step = 1; (kCountsNeeded - 1) * step < counts.size(); ++step) {
    llvm::SmallVector<Count, kCountsNeeded> chosen;
    for (size_t n = 0; n < kCountsNeeded; ++n)
      chosen.push_back(counts[counts.size() - 1 - (kCountsNeeded - 1 - n) * step]);
    if (isTooSteep(chosen, limits))
      return true;
  }
  return false;
}

} // namespace freehold::growth
