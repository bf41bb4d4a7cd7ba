//===- Refines.h - Observations that a target may make ----------*- C++ -*-===//
// What the source leaves unwritten, `_`, may hold anything in the target. No other difference is
// allowed.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"

#include <string>

namespace freehold::adversary {

bool isRefined(std::string_view source, std::string_view target);

/// Returns why the target's run is wrong, given a defined run of the source and the number of
/// allocations that may leak, or an empty string. A run of the target that stopped for another
/// reason is not wrong.
std::string whyWrong(const Outcome &source, const Outcome &target, size_t leaksMax);

} // namespace freehold::adversary
