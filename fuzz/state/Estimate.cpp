//===- Estimate.cpp -------------------------------------------------------===//
#include "fuzz/state/Estimate.h"

#include "llvm/Support/FormatVariadic.h"

namespace freehold::state {

Estimate estimateOf(const Sample &sample) {
  Estimate estimate;
  auto once = static_cast<double>(sample.once);
  if (sample.programs)
    estimate.unseenShare = once / sample.programs;
  // Chao's form without a division stands in where no kind was seen twice.
  estimate.unseenKinds =
      sample.twice ? once * once / (2.0 * sample.twice) : std::max(0.0, once * (once - 1) / 2);
  return estimate;
}

std::string text(const Sample &sample) {
  Estimate estimate = estimateOf(sample);
  return llvm::formatv(
      "{0} kinds of defects, {1} of them in one program only. Of further programs, about "
      "{2:F2}% show a kind that was not seen yet (Good-Turing); there are about {3:F0} "
      "more kinds (Chao1).",
      sample.kinds, sample.once, 100 * estimate.unseenShare, estimate.unseenKinds);
}

} // namespace freehold::state
