//===- Summary.h - The table of a suite's runs ------------------*- C++ -*-===//
#pragma once

#include "oracle/core/process/Tool.h"
#include "oracle/lit/RunRecord.h"

namespace freehold::lit {

/// Returns the text of `freehold-lit-opt --summary`: counts, defects with test and pass, and why programs
/// were not judged. Runs without a judgement count as not judged.
std::string summaryOf(const Results &results);

/// Returns its exit code.
Exit exitCodeOf(const Results &results);

} // namespace freehold::lit
