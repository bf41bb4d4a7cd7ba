//===- StoredRequest.cpp --------------------------------------------------===//
#include "oracle/core/verdict/StoredRequest.h"

#include "llvm/Support/MemoryBuffer.h"

#include <nlohmann/json.hpp>

namespace freehold {

std::variant<StoredRequest, std::string> readStoredRequest(const std::string &folder) {
  const std::string description = folder + "/finding.json", program = folder + "/program.mlir";
  auto buffer = llvm::MemoryBuffer::getFile(description);
  if (!buffer)
    return "cannot read '" + description + "'";
  StoredRequest stored;
  Request &request = stored.request;
  try {
    nlohmann::json finding = nlohmann::json::parse((*buffer)->getBuffer());
    request = requestFromJson(finding.at("request"));
    stored.kind = parseDefectKind(finding.value("kind", std::string()));
  } catch (const nlohmann::json::exception &e) {
    return "'" + description + "' is no finding: " + e.what();
  }
  if (!request.program.text.empty())
    return stored;
  auto text = llvm::MemoryBuffer::getFile(program);
  if (!text)
    return "cannot read '" + program + "'";
  request.program.text = (*text)->getBuffer().str();
  request.program.name = program;
  return stored;
}

} // namespace freehold
