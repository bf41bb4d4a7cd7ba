//===- MutateText.h - Mutations of program text -----------------*- C++ -*-===//
#pragma once

#include "fuzz/mutate/Mutation.h"

#include "mlir/IR/MLIRContext.h"

#include <optional>
#include <string>

namespace freehold::mutate {

struct MutateOptions {
  /// Mutations one after the other.
  unsigned times = 1;
  /// Only this one; nullptr is any.
  const Mutation *only = nullptr;
};

/// Parses, mutates and prints; what it gives parses and verifies again. `other` is the text of a
/// program to take ops from. nullopt when the text is no program (bytecode is none here) or nothing
/// applies: diagnostics are dropped. A campaign's program has this as its origin:
///   freehold-fuzz mutate FILE --seed N --times K --with OTHER
/// is mutateText(FILE's text, Choices::fromSeed(N), OTHER's text, {.times = K}).
std::optional<std::string> mutateText(llvm::StringRef text, gen::Choices &choices,
                                      llvm::StringRef other = "", MutateOptions options = {});

/// The same in a context that the caller keeps, which saves making one (see makeContext).
std::optional<std::string> mutateText(mlir::MLIRContext &context, llvm::StringRef text,
                                      gen::Choices &choices, llvm::StringRef other = "",
                                      MutateOptions options = {});

} // namespace freehold::mutate
