//===- Lifelines.h - The picture of a finding -------------------*- C++ -*-===//
#pragma once

#include "fuzz/triage/Finding.h"

namespace freehold::report {

/// Returns an SVG with the lifelines of the allocations when the subject's output runs on the finding's
/// arguments; empty if there is no output to run. It is drawn by freehold-run, in a process of its own,
/// and kept as lifelines.svg in the folder.
std::string lifelinesOf(const std::string &folder, const std::optional<triage::Finding> &finding);

} // namespace freehold::report
