//===- MakeJudge.h - How a judge comes from elsewhere -----------*- C++ -*-===//
// The prover is a judge that this folder does not see: tools that are linked with it register it.
//===----------------------------------------------------------------------===//
#pragma once

#include <memory>

namespace freehold {

class Judge;
struct JudgeChoice;
struct JudgeTools;

/// Makes the judge, or returns null if it is not chosen.
using MakeJudge = std::unique_ptr<Judge> (*)(const JudgeChoice &choice, const JudgeTools &tools);

/// Makes the prover one of the judges of this process. Call it before workers start.
void registerProofJudge(MakeJudge make);

} // namespace freehold
