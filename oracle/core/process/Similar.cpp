//===- Similar.cpp --------------------------------------------------------===//
#include "oracle/core/process/Similar.h"

#include <algorithm>
#include <utility>

namespace freehold {

std::string didYouMean(llvm::StringRef given, const std::vector<std::string> &names,
                       llvm::StringRef prefix) {
  // As clang has it: a third of the letters may be wrong.
  unsigned distanceMax = (given.size() + 2) / 3;
  auto lettersOf = [](llvm::StringRef name) {
    std::string letters = name.str();
    std::sort(letters.begin(), letters.end());
    return letters;
  };
  // Swapped letters are the likelier mistake where as many are wrong.
  std::pair<unsigned, bool> best = {distanceMax + 1, false};
  std::string nearest;
  for (const std::string &name : names) {
    unsigned distance = given.edit_distance(name, /*AllowReplacements=*/true, distanceMax);
    if (std::pair rank = {distance, lettersOf(given) != lettersOf(name)}; rank < best) {
      best = rank;
      nearest = name;
    }
  }
  return nearest.empty() ? "" : "; did you mean '" + prefix.str() + nearest + "'?";
}

} // namespace freehold
