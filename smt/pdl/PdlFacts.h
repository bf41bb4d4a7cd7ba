//===- PdlFacts.h - Native constraints that state facts ---------*- C++ -*-===//
// The names of PdlRewrites.h as attributes on the arguments of @src.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Segments.h"
#include "smt/pdl/Side.h"

#include "llvm/ADT/SetVector.h"

namespace freehold::smt {

/// What the values are that a fact of this name is stated of.
PdlKind kindOfFact(llvm::StringRef name);

/// Facts about ops, as handles of pdl.operation.
struct OpFacts {
  /// Pairs of neighbours.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> together;
  llvm::SmallSetVector<mlir::Value, 4> onlyUsedHere;

  /// Whether both stand in one run of ops of the pattern.
  bool standTogether(mlir::Value a, mlir::Value b) const;
  /// Whether `before` stands above `after` in one such run; then they are two ops.
  bool areOrdered(mlir::Value before, mlir::Value after) const;
};

/// Puts the facts of `pattern` on the arguments of `source`. What its instance binds to a matched
/// op's result needs none: a new allocation is live, owned and no argument's. Fails with a
/// diagnostic: an unknown name, a fact about what is no argument, a contradiction.
mlir::FailureOr<OpFacts> readPdlFacts(mlir::pdl::PatternOp pattern, Side &source);

} // namespace freehold::smt
