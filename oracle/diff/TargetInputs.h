//===- TargetInputs.h - Inputs that a target suggests -----------*- C++ -*-===//
#pragma once

#include "oracle/diff/TargetRuns.h"
#include "oracle/search/Trace.h"

namespace freehold {

/// Tries inputs that only the target suggests: if it has state and the source has none, such as a
/// global that a pass added, the entry is called again in one run; if it has numbers that the
/// source does not have, such as the size of a tile, sizes and values near them are tried; if it has
/// branches that the source does not have, inputs are searched for that take both sides of them, and likewise for ops with
/// flags that it does not have, where they overflow. If a
/// defect shows, it becomes `runs`, and `suggested` has those inputs and what the source did on
/// them; otherwise `suggested` is empty. If a run of the target cannot be compared, `runs` becomes inconclusive. `reached` is
/// what the runs of the target reached.
void judgeSuggested(const Request &request, const Subject &subject, const SourceEntry &source,
                    const interp::CompiledModule &target, const search::Coverage &reached,
                    llvm::function_ref<const interp::CompiledModule &()> tracked,
                    std::optional<SourceEntry> &suggested, EntryRuns &runs);

} // namespace freehold
