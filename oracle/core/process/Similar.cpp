//===- Similar.cpp --------------------------------------------------------===//
#include "oracle/core/process/Similar.h"

namespace freehold {

std::string didYouMean(llvm::StringRef given, const std::vector<std::string> &names,
                       llvm::StringRef prefix) {
  // As clang has it: a third of the letters may be wrong.
  unsigned best = (given.size() + 2) / 3 + 1;
  std::string nearest;
  for (const std::string &name : names) {
    unsigned distance = given.edit_distance(name, /*AllowReplacements=*/true, best);
    if (distance < best) {
      best = distance;
      nearest = name;
    }
  }
  return nearest.empty() ? "" : "; did you mean '" + prefix.str() + nearest + "'?";
}

} // namespace freehold
