//===- HelpDefaults.cpp ---------------------------------------------------===//
#include "oracle/core/process/HelpDefaults.h"

#include <deque>
#include <string>

namespace freehold {

llvm::StringRef withDefault(llvm::StringRef text, const llvm::Twine &value) {
  // Options live as long as the process. A deque does not move what it holds.
  static std::deque<std::string> kept;
  kept.push_back((text + "; default: " + value).str());
  return kept.back();
}

} // namespace freehold
