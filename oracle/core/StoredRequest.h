//===- StoredRequest.h - A request kept in a folder -------------*- C++ -*-===//
// Findings and defects keep what it takes to judge them again: finding.json has the request, and
// program.mlir beside it the program, unless the request has it itself.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

namespace freehold {

/// The folder's request, or why there is none. Programs are named after their file.
std::variant<Request, std::string> readStoredRequest(const std::string &folder);

} // namespace freehold
