//===- Matching.h - A target does what its source does ----------*- C++ -*-===//
// Source and target are walked side by side: where one goes, the other goes. Ops with effects are
// matched in order: same op, same attributes, operands that are equal (ValueClasses.h). Decisions are
// matched likewise, so both take the same way. Else
//
//   the target alone may allocate, clone, read, free, write into memory of its own, and decide
//   what only decides that, as long as it comes to an end;
//   the source alone may allocate, read, free, write into memory of its own, and decide, as long as it
//   comes to an end.
//
// Where that leads to the ends of both, the target's effects on memory that others see, its calls and
// its results are the source's, in every execution in which neither uses freed memory. It is no
// defect if a target cannot be matched. A buffer may stand in for its clone while nothing is written.
//
// Scalars are compared as terms, by a solver where these differ, under the conditions of the branches
// that were taken. A way that these rule out is not taken. Where locations tell that the other side
// does not have an op any more, it is passed first; else they decide nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"
#include "smt/validate/Cfg.h"

namespace freehold::smt::safe {

struct MatchResult {
  /// Why the target cannot be matched; empty if it is.
  std::string reason = {};
  /// The op of the target, or of the source, where that shows.
  mlir::Operation *at = nullptr;
};

/// Both are of modules of one context. The limits are those of one question to a solver.
MatchResult match(const Cfg &source, const Cfg &target, const SolverLimits &limits);

/// Empty, or why runs of the two modules may differ whatever their functions do: a global, or a function without
/// a body, is not the same in both, or a global that code outside can see is gone.
std::string whySymbolsDiffer(mlir::ModuleOp source, mlir::ModuleOp target);

} // namespace freehold::smt::safe
