//===- Output.h - What is said of the best program --------------*- C++ -*-===//
#pragma once

#include "fuzz/reduce/Reducer.h"

namespace freehold::reduce {

/// Returns the command that shows the defect again; empty without a judgement.
std::string replayCommand(const Request &request, const ReductionResult &result,
                          const std::string &path);

/// Returns numbers, certificate, signature, arguments, pipeline and command, as text or as JSON.
/// Two runs differ only in the seconds.
std::string resultText(const Request &request, const ReductionResult &result,
                       const std::string &path);
std::string resultJson(const Request &request, const ReductionResult &result,
                       const std::string &path);

} // namespace freehold::reduce
