//===- PdlFacts.h - Native constraints that state facts ---------*- C++ -*-===//
// Turns the constraints named in PdlRewrites.h into attributes of the arguments of @src.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Segments.h"
#include "smt/pdl/Side.h"

#include "llvm/ADT/SetVector.h"

namespace freehold::smt {

/// Returns the kind of the values that a fact of this name is about.
PdlKind kindOfFact(llvm::StringRef name);

/// Facts about ops, as handles of pdl.operation.
struct OpFacts {
  /// Pairs of neighbouring ops.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> together;
  llvm::SmallSetVector<mlir::Value, 4> onlyUsedHere;

  /// Returns true if both are in one sequence of adjacent ops of the pattern.
  bool standTogether(mlir::Value a, mlir::Value b) const;
  /// Returns true if `before` precedes `after` in one such sequence, so that they are different
  /// ops.
  bool areOrdered(mlir::Value before, mlir::Value after) const;
};

/// Adds the facts of `pattern` to the arguments of `source`. Values that the instance binds to the
/// result of a matched op need none: a new allocation is live, owned, and no argument's. Fails with
/// a diagnostic for an unknown name, a fact about something that is no argument, or a
/// contradiction.
mlir::FailureOr<OpFacts> readPdlFacts(mlir::pdl::PatternOp pattern, Side &source);

} // namespace freehold::smt
