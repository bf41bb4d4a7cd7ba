//===- Estimate.h - What a campaign has not found yet -----------*- C++ -*-===//
#pragma once

#include "fuzz/state/State.h"

namespace freehold::state {

/// Estimates from how many kinds of defects one program showed, and how many two programs did.
struct Estimate {
  /// The share of further programs that show a kind which was not seen yet (Good and Turing): the kinds of one
  /// program each stand for those of none.
  double unseenShare = 1;
  /// At least so many kinds were not seen yet (Chao's lower bound).
  double unseenKinds = 0;
};

Estimate estimateOf(const Sample &sample);

/// The same in a sentence.
std::string text(const Sample &sample);

} // namespace freehold::state
