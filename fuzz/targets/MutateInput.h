//===- MutateInput.h - Edits of what targets get ----------------*- C++ -*-===//
// For choices: bytes in, bytes out, by whole spans as well as by single bytes, so that a part of a
// program is inserted, doubled, dropped or taken over from another input. For IR: mutations that
// verify (fuzz/mutate). Headers change apart from what follows them.
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
  /// Mutates some bytes in a way of the fuzzer's own, within the given size.
  llvm::function_ref<std::string(std::string, size_t)> plain;
  /// The bytes are neither IR nor choices, so any edit is as good.
  bool isPlain = false;
};

std::string mutateInput(llvm::StringRef bytes, gen::Choices &choices,
                        const MutationOptions &options);

/// A part of the second input within the first. Where one is IR and the other is not, one of them.
std::string crossOver(llvm::StringRef first, llvm::StringRef second, gen::Choices &choices,
                      const MutationOptions &options);

} // namespace freehold::targets
