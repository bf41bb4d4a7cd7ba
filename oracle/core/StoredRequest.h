//===- StoredRequest.h - A request kept in a folder -------------*- C++ -*-===//
// Findings and defects keep what it takes to judge them again: finding.json has the request, and
// program.mlir beside it the program, unless the request has it itself.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

namespace freehold {

struct StoredRequest {
  Request request;
  /// What was found with it, if that is said.
  std::optional<DefectKind> kind;
};

/// The folder's request, or why there is none. Programs are named after their file.
std::variant<StoredRequest, std::string> readStoredRequest(const std::string &folder);

} // namespace freehold
