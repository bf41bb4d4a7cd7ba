//===- KnownList.cpp ------------------------------------------------------===//
#include "fuzz/state/KnownList.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <nlohmann/json.hpp>

namespace freehold::state {

static KnownEntry entryOf(const nlohmann::json &json) {
  KnownEntry entry;
  entry.cause = json.at("cause");
  std::string word = json.value("status", "known");
  auto status = parseStatus(word);
  if (!status || isNews(*status))
    throw std::invalid_argument("'" + word +
                                "' is no status to give: use known, wontfix, flaky or fixed");
  entry.status = *status;
  entry.by = json.value("by", "known.json");
  entry.link = json.value("link", "");
  entry.note = json.value("note", "");
  return entry;
}

std::variant<std::vector<KnownEntry>, std::string> readKnownList(const std::string &path) {
  std::vector<KnownEntry> entries;
  if (!llvm::sys::fs::exists(path))
    return entries;
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return "cannot read '" + path + "': " + buffer.getError().message();
  try {
    for (const nlohmann::json &each : nlohmann::json::parse((*buffer)->getBuffer()))
      entries.push_back(entryOf(each));
  } catch (const std::exception &e) {
    return "'" + path + "' is no list of known causes: " + e.what();
  }
  return entries;
}

} // namespace freehold::state
