//===- ProofJudge.h - The prover as a judge of targets ----------*- C++ -*-===//
// A target agrees if it is proved right for all executions (smt/validate/Validate.h) and its source
// is fit on some input, so that the proof is about something. A violation that the prover finds counts
// once a run shows it on an input that fits, and what neither shows is inconclusive. A proof that a run
// contradicts is a disagreement of judges.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/Judge.h"

namespace freehold::smt {

/// Makes the prover one of the judges of this process. Call it before workers start.
void registerProofJudge();

/// Whether the run that shows a defect calls functions other than the entry. What they do is not what
/// is proved of the entry, and the defect may be theirs.
bool callsOthers(const Defect &defect, llvm::StringRef entry);

} // namespace freehold::smt
