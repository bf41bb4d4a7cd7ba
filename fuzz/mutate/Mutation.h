//===- Mutation.h - One way of changing a program ---------------*- C++ -*-===//
// For programs that the generator did not make: the corpus, findings, and texts that libFuzzer
// keeps. A mutation finds its places in a module and edits one of them. Like the reducer's moves
// (Move.h) it is a row of a table, stateless and deterministic: the same module and choices give
// the same result.
//
// Results verify; freehold-stress-mutations reports a mutation whose results do not. They may have
// undefined behaviour or not end, which only running them as a source shows. Ops that an edit makes
// dead or unreachable stay. A mutation never crashes on modules that verify, and it edits functions
// only (see Places.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/edit/Target.h"
#include "fuzz/gen/Choices.h"

namespace freehold::mutate {

using edit::Target;
using edit::Targets;

struct Mutant;

struct Mutation {
  /// The name for `--mutation`, such as "delete-op".
  const char *name;
  /// The description for `--list`, one line.
  const char *summary;
  /// Whether the mutation makes programs larger; it is then not applied to large ones.
  bool mayGrow;
  /// Returns the places in the module where the mutation may apply, in textual order.
  Targets (*find)(mlir::ModuleOp module);
  /// Edits one place. Returns false if that is impossible; the module must then be discarded.
  bool (*edit)(Mutant &mutant, const Target &target);
};

/// Smallest changes first, since the first mutation is chosen when no bytes are left.
const std::vector<Mutation> &mutationTable();

/// Finds a mutation by name; null if there is none.
const Mutation *findMutation(llvm::StringRef name);

/// Applies the mutation at a place, given as an index into the result of `find`. Does not verify.
/// If it returns false the module must be discarded. `other` is another module of the same context
/// to take ops from; the default is the module itself.
bool applyAt(const Mutation &mutation, mlir::ModuleOp module, unsigned place, gen::Choices &choices,
             mlir::ModuleOp other = {});

/// Tries a few random mutations, or only `only`, until the result of one verifies. Returns its
/// name, or null if the module is unchanged.
const char *mutateOnce(mlir::ModuleOp module, gen::Choices &choices, mlir::ModuleOp other = {},
                       const Mutation *only = nullptr);

} // namespace freehold::mutate
