//===- MakeJudge.h - How a judge comes from elsewhere -----------*- C++ -*-===//
// The prover is a judge that this folder does not see: tools pass it to the pool of workers.
//===----------------------------------------------------------------------===//
#pragma once

#include <memory>

namespace freehold {

class Judge;
struct JudgeChoice;
struct JudgeTools;

/// Makes the judge, or returns null if it is not chosen.
using MakeJudge = std::unique_ptr<Judge> (*)(const JudgeChoice &choice, const JudgeTools &tools);

} // namespace freehold
