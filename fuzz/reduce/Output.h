//===- Output.h - Where the best program goes, and what is said of it -----===//
#pragma once

#include "fuzz/reduce/Reducer.h"

namespace freehold::reduce {

/// Writes PATH.part and renames it, so that PATH is a whole program at all times, however this
/// process ends. Empty, or why it could not be written; PATH is as it was then.
std::string writeWhole(const std::string &path, const std::string &text);

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
