//===- Program.cpp --------------------------------------------------------===//
#include "oracle/core/program/Program.h"

namespace freehold {

static constexpr std::string_view kPrepare = "// freehold-prepare: ";

std::string preparationOf(std::string_view text) {
  if (!text.starts_with(kPrepare))
    return "";
  std::string_view line = text.substr(kPrepare.size(), text.find('\n') - kPrepare.size());
  while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
    line.remove_suffix(1);
  return std::string(line);
}

std::string preparationLine(std::string_view pipeline) {
  return std::string(kPrepare) + std::string(pipeline) + "\n";
}

} // namespace freehold
