//===- MutateInput.h - Edits of what targets get ----------------*- C++ -*-===//
// Choices are mutated as bytes, by whole spans as well as by single bytes, so that a part of a
// program is inserted, doubled, dropped or taken from another input. IR is mutated by mutations
// whose results verify (fuzz/mutate). The header is mutated separately.
//
// Invariants: the result has at most `sizeMax` bytes; the same choices make the same result.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace freehold::targets {

struct MutationOptions {
  size_t sizeMax = 4096;
  /// The fuzzer's own mutation of bytes, up to the given size.
  llvm::function_ref<std::string(std::string, size_t)> plain;
  /// The target reads the bytes as neither IR nor choices, so any edit will do.
  bool isPlain = false;
};

std::string mutateInput(llvm::StringRef bytes, gen::Choices &choices,
                        const MutationOptions &options);

/// Inserts a part of the second input into the first. If only one of them is IR, returns one of
/// them.
std::string crossOver(llvm::StringRef first, llvm::StringRef second, gen::Choices &choices,
                      const MutationOptions &options);

} // namespace freehold::targets
