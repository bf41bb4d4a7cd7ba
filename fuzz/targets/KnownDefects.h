//===- KnownDefects.h - What a target need not stop for ---------*- C++ -*-===//
// A list of known signatures, one a line; '#' begins a comment. A line excuses every signature that
// begins with its words: "leak canonicalize" excuses all leaks of that pass.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold::targets {

class KnownDefects {
public:
  static KnownDefects fromText(llvm::StringRef text);
  /// Reads a list. Returns an error message if the file cannot be read.
  static std::variant<KnownDefects, std::string> fromFile(const std::string &path);

  bool excuses(llvm::StringRef signature) const;
  size_t size() const { return lines_.size(); }

private:
  std::vector<std::string> lines_;
};

} // namespace freehold::targets
