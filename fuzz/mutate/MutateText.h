//===- MutateText.h - Mutations of program text -----------------*- C++ -*-===//
#pragma once

#include "fuzz/mutate/Mutation.h"

#include "mlir/IR/MLIRContext.h"

#include <optional>
#include <string>

namespace freehold::mutate {

struct MutateOptions {
  /// Number of mutations, applied one after the other.
  unsigned times = 1;
  /// Apply only this mutation; null means any.
  const Mutation *only = nullptr;
};

/// Parses, mutates and prints a program. The result parses and verifies. `other` is the text of a
/// program to take ops from. Returns std::nullopt if the text is no program (bytecode is refused)
/// or if no mutation applies; diagnostics are dropped. The command
///   freehold-fuzz mutate FILE --seed N --times K --with OTHER
///  prints mutateText(FILE's text, Choices::fromSeed(N), OTHER's text, {.times = K}).
std::optional<std::string> mutateText(llvm::StringRef text, gen::Choices &choices,
                                      llvm::StringRef other = "", MutateOptions options = {});

/// Like above, in a context that the caller reuses, since making one is slow (see makeContext).
std::optional<std::string> mutateText(mlir::MLIRContext &context, llvm::StringRef text,
                                      gen::Choices &choices, llvm::StringRef other = "",
                                      MutateOptions options = {});

} // namespace freehold::mutate
