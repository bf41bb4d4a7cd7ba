//===- Compare.h - Two outcomes, one verdict --------------------*- C++ -*-===//
// The rules T1 to T4 (ARCHITECTURE.md, "When the target is right"), as a function of plain data. The
// caller does T5: it asks for every address policy.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Contract.h"
#include "oracle/core/Outcome.h"
#include "oracle/core/Verdict.h"

#include <optional>

namespace freehold {

/// What makes a run of the *source* unfit to judge anything by, or nullopt.
std::optional<Inconclusive> unfitSource(const Outcome &source);

/// Compares one run of the target with the run of a fit source on the same inputs. Defects
/// come in this order: a memory error, an ending that differs, a returned buffer that is dead,
/// observations that differ, leaks, the rest of the result ABI.
Verdict compare(const Outcome &source, const Outcome &target, const Contract &contract);

} // namespace freehold
