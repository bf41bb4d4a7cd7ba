//===- Bisection.h - Since when, and until when -----------------*- C++ -*-===//
#pragma once

#include "fuzz/triage/Shipped.h"

namespace freehold::triage {

/// Between which of the versions that were asked a defect came, and went. A field is empty if no version tells it.
struct Bisection {
  /// The oldest version that shows the defect, and the newest one before it that does not.
  std::string firstBad, lastGood;
  /// The oldest version after all that show it.
  std::string firstGood;
};

/// Versions that cannot tell are passed over, in any order of the answers.
Bisection bisectionOf(const std::vector<VersionAnswer> &answers);

/// "first bad 19.1.7, last good 16.0.6"; empty if no version shows the defect.
std::string text(const Bisection &bisection);

} // namespace freehold::triage
