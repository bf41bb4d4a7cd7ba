//===- ReportText.h - A finding for a bug tracker ---------------*- C++ -*-===//
#pragma once

#include "fuzz/triage/Finding.h"

namespace freehold::triage {

/// REPORT.md: title, versions, the one command, what it does and should do, the IR after the
/// pass with the places marked.
std::string reportText(const Finding &finding);

/// One line: what ought to happen instead of a defect of this kind.
std::string expectedInstead(DefectKind kind);

} // namespace freehold::triage
