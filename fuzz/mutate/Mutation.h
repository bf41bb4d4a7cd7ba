//===- Mutation.h - One way of changing a program ---------------*- C++ -*-===//
// For programs that are not made by the generator: the corpus, findings, text that libFuzzer
// keeps. A mutation finds its places in a module and edits one of them; like the reducer's
// moves (Move.h) it is a row in one table, stateless and deterministic: the same module and
// the same choices give the same result.
//
// What comes out verifies: a mutation whose result does not is wrong, and
// freehold-stress-mutations says so. It may have undefined behaviour, or not end: only the
// interpreter's verdict on it as a source tells. What an edit makes dead or unreachable stays.
// Modules that verify never crash it; it edits functions only (Places.h says where), other
// content is left alone.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/edit/Target.h"
#include "fuzz/gen/Choices.h"

namespace freehold::mutate {

using edit::Target;
using edit::Targets;

struct Mutant;

struct Mutation {
  /// As `--mutation` names it: "delete-op".
  const char *name;
  /// One line for `--list`.
  const char *summary;
  /// It makes programs larger, and is left out where they are large enough.
  bool mayGrow;
  /// The places of the module where it may apply, in the order of the text.
  Targets (*find)(mlir::ModuleOp module);
  /// Edits one place. False when it cannot after all; the module is then to be thrown away.
  bool (*edit)(Mutant &mutant, const Target &target);
};

/// Smallest change first: the choice when no bytes are left.
const std::vector<Mutation> &mutationTable();

/// nullptr when there is none of this name.
const Mutation *findMutation(llvm::StringRef name);

/// The mutation at one of its places, an index into what `find` gives. Nothing is verified;
/// when it returns false the module is to be thrown away. `other` is another module of the same
/// context to take ops from; without one it is the module itself.
bool applyAt(const Mutation &mutation, mlir::ModuleOp module, unsigned place, gen::Choices &choices,
             mlir::ModuleOp other = {});

/// Applies one random mutation (or `only` this one) whose result verifies; tries a few. Its
/// name, or nullptr when the module is as it was.
const char *mutateOnce(mlir::ModuleOp module, gen::Choices &choices, mlir::ModuleOp other = {},
                       const Mutation *only = nullptr);

} // namespace freehold::mutate
