//===- HelpDefaults.h - Defaults in the text of --help ----------*- C++ -*-===//
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace freehold {

/// Returns "TEXT; default: VALUE" for cl::desc, which refers to text that stays.
llvm::StringRef withDefault(llvm::StringRef text, const llvm::Twine &value);
inline llvm::StringRef withDefault(llvm::StringRef text, uint64_t value) {
  return withDefault(text, llvm::Twine(value));
}

} // namespace freehold
