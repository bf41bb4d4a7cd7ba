//===- ReportText.h - A finding for a bug tracker ---------------*- C++ -*-===//
#pragma once

#include "fuzz/triage/Finding.h"

#include "llvm/ADT/StringRef.h"

namespace freehold::triage {

/// Maximum number of lines that a reader of an issue sees before the fold, unless the program itself
/// is longer.
inline constexpr size_t kLinesBeforeFold = 60;

/// Returns REPORT.md. Before the fold are the title, the cause, the program, the command, and actual
/// and expected behaviour. Below it are what a reporter need not read: the IR after the pass around
/// the marked ops, the program with a main, versions and judges.
std::string reportText(const Finding &finding);

/// Returns true if the text is the finding's report, in whatever folder that was written.
bool isReportOf(llvm::StringRef report, const Finding &finding);

/// Returns a sentence that says whether shipped tools show the defect.
std::string shippedSentence(const ShippedRun &run);

/// Returns one line that says what should happen instead of a defect of this kind.
std::string expectedInstead(DefectKind kind);

} // namespace freehold::triage
