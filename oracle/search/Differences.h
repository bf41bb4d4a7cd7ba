//===- Differences.h - Inputs on which two programs may differ --*- C++ -*-===//
// A source and a target that did the same on an input may do something else on others that take the same ways. Their
// formulas (ShadowRun.h) say which: those where only one of them goes another way, and those where what they show is
// not the same number.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/search/PathCondition.h"

namespace freehold::search {

/// Returns the input with these numbers; std::nullopt if it cannot have them.
std::optional<Inputs> withSettings(const Signature &signature, const Inputs &inputs,
                                   std::vector<Setting> settings);

/// Runs a source and a target with their formulas. False if the source does not fit.
using RunBoth =
    llvm::function_ref<bool(const Inputs &inputs, ShadowedRun &source, ShadowedRun &target)>;

struct DifferenceLimits {
  /// Inputs that both are run on, and how often a solver is asked what shows a difference.
  unsigned runs = 4, questions = 12;
  /// How often a solver is asked for another way of the source to look at. 0 if only ways that are known are looked at.
  unsigned turns = 0;
  /// The search ends when formulas differ on so many inputs.
  unsigned wanted = 16;
  /// Or when so much time is over.
  unsigned timeMs = 2'500;
};

/// Returns inputs to try, made of those on which both did the same.
std::vector<Inputs> differingInputs(const Signature &signature, std::vector<Inputs> same,
                                    RunBoth run, const DifferenceLimits &limits);

} // namespace freehold::search
