//===- Words.h - What the search learned, in words --------------*- C++ -*-===//
#pragma once

#include "oracle/core/verdict/Outcome.h"
#include "oracle/search/Changes.h"

namespace freehold::search {

/// A change that was made to an input.
struct Step {
  Change change;
  /// Why the input before it did not fit; without a message if it did.
  Note why;
  /// The number of the first knob before; std::nullopt if it had none.
  std::optional<int64_t> before;
  Inputs inputsBefore;
};

/// Returns groups of knobs that were made equal.
std::vector<std::vector<Knob>> equalKnobs(const Signature &signature,
                                          const std::vector<Step> &steps);

/// Returns what the steps to a fit input changed, and what happened before each of them: "argument 3 is
/// 1, not 0 (a.mlir:4:5: scf.for: the step of the loop is not positive)".
std::vector<std::string> preconditionsOf(const Signature &signature, const std::vector<Step> &steps,
                                         const Inputs &inputs);

} // namespace freehold::search
