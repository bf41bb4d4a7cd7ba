//===- StoredRequest.h - Requests stored in folders -------------*- C++ -*-===//
// Findings and defects are kept with the request that judges them again: finding.json has it, with
// the program in program.mlir beside it unless the request itself has the program.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

namespace freehold {

struct StoredRequest {
  Request request;
  /// The kind of the defect that was found, if the file has it.
  std::optional<DefectKind> kind;
};

/// Returns the folder's request, or an error message. Programs are named after their file.
std::variant<StoredRequest, std::string> readStoredRequest(const std::string &folder);

} // namespace freehold
