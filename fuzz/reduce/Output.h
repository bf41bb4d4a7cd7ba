//===- Output.h - What is said of the best program --------------*- C++ -*-===//
#pragma once

#include "fuzz/reduce/Reducer.h"

namespace freehold::reduce {

/// The command that shows the defect again; empty without a judgement.
std::string replayCommand(const Request &request, const ReductionResult &result,
                          const std::string &path);

/// Numbers, certificate, signature, arguments, pipeline and command, for humans and for
/// programs. Nothing but the seconds differs between two runs.
std::string resultText(const Request &request, const ReductionResult &result,
                       const std::string &path);
std::string resultJson(const Request &request, const ReductionResult &result,
                       const std::string &path);

} // namespace freehold::reduce
