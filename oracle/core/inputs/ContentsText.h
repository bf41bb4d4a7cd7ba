//===- ContentsText.h - What cells hold, as text ----------------*- C++ -*-===//
// The options that a memref argument and a write of a global have in common (Inputs.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace freehold {

/// Returns "seed=9", with "cells=" or "values=" where they are given.
std::string printContents(const BufferArgument &buffer);

/// Parses options separated by ';' into `buffer`. `other` is asked about words that do not say what
/// cells hold, and returns what is wrong with them.
std::optional<InputError> parseContents(
    llvm::StringRef options, BufferArgument &buffer,
    llvm::function_ref<std::optional<InputError>(llvm::StringRef, llvm::StringRef)> other);

} // namespace freehold
