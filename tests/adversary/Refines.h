//===- Refines.h - Observations that a target may make ----------*- C++ -*-===//
// What the source leaves unwritten, `_`, may hold anything in the target. Nothing else may differ.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Outcome.h"

#include <string>

namespace freehold::adversary {

bool isRefined(std::string_view source, std::string_view target);

/// Why the target's run is wrong, given that of a source that is defined there and what may stay behind;
/// or empty. A target that was not run to its end for another reason is not wrong.
std::string whyWrong(const Outcome &source, const Outcome &target, size_t leaksMax);

} // namespace freehold::adversary
