//===- KeptArguments.h - Arguments that callees keep ------------*- C++ -*-===//
// A callee that stores an argument in memory may read it after the call has returned. An argument
// that is passed on to such a callee is kept as well. External callees are taken to keep nothing,
// and so are functions that this run does not look at.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/legacy/Plan.h"

#include <deque>

namespace freehold::legacy {

/// Emits an error and fails at a call that passes a buffer which has to be freed to a callee that
/// keeps it.
mlir::LogicalResult checkKeptArguments(const std::deque<Plan> &plans, Summaries &summaries);

} // namespace freehold::legacy
