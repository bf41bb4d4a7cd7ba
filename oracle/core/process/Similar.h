//===- Similar.h - What somebody may have meant -----------------*- C++ -*-===//
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace freehold {

/// Returns "; did you mean 'NAME'?" with the name that is spelled most like `given`, after `prefix`; empty
/// if none is.
std::string didYouMean(llvm::StringRef given, const std::vector<std::string> &names,
                       llvm::StringRef prefix = "");

} // namespace freehold
