//===- ReportText.h - A finding for a bug tracker ---------------*- C++ -*-===//
#pragma once

#include "fuzz/triage/Finding.h"

namespace freehold::triage {

/// Returns REPORT.md: title, versions, the command, actual and expected behaviour, and the IR after
/// the pass with the relevant ops marked.
std::string reportText(const Finding &finding);

/// Returns one line that says what should happen instead of a defect of this kind.
std::string expectedInstead(DefectKind kind);

} // namespace freehold::triage
