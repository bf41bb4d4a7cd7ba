//===- Escapes.h - Roots that are used through memory -----------*- C++ -*-===//
// Part of the phase Lifetimes.h, which describes what it means for a root to escape.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Lifetimes.h"

namespace mlir {
class DominanceInfo;
} // namespace mlir

namespace freehold::ownership {

/// Extends the lifetimes of the roots that escape to the end of their regions, and records the ops
/// after which a root may be used when its region has ended.
class EscapeAnalysis {
public:
  EscapeAnalysis(const Function &function, const Roots &roots, RootAliases &aliases,
                 Lifetimes &lifetimes)
      : function(function), roots(roots), aliases(aliases), lifetimes(lifetimes) {}

  void run();

private:
  void extendToEnd(RootId id, const mlir::DominanceInfo &dominance);
  void extendHidden(RootId id, const mlir::DominanceInfo &dominance);
  bool endsWithRegionOf(const Root &root, mlir::Value box, mlir::Operation *copy = nullptr);

  const Function &function;
  const Roots &roots;
  RootAliases &aliases;
  Lifetimes &lifetimes;
};

} // namespace freehold::ownership
