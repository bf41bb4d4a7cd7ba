//===- Compare.h - A verdict from two outcomes ------------------*- C++ -*-===//
// The rules T1 to T4 (ARCHITECTURE.md, "When the target is right") on plain data. T5 is the
// caller's part: it compares under each address policy.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Contract.h"
#include "oracle/core/verdict/Outcome.h"
#include "oracle/core/verdict/Verdict.h"

#include <optional>

namespace freehold {

/// Returns what makes a run of the *source* unfit to judge targets by, or nullopt.
std::optional<Inconclusive> unfitSource(const Outcome &source);

/// A leak names so many allocations at most.
inline constexpr size_t kLeaksNoted = 4;

/// Compares one run of the target with the run of a fit source on the same inputs. Defects
/// come in this order: a memory error, an ending that differs, a returned buffer that is dead,
/// observations that differ, leaks, the rest of the result ABI.
Verdict compare(const Outcome &source, const Outcome &target, const Contract &contract);

} // namespace freehold
