//===- PdlRandom.h - Random patterns and programs for them ------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <random>
#include <string>

namespace freehold::smt {

/// The same on every machine.
struct Draw {
  std::mt19937 random;
  unsigned below(unsigned count) { return random() % count; }
  bool oneIn(unsigned count) { return below(count) == 0; }
  template <typename T> auto &from(T &&all) { return all[below(std::size(all))]; }
};

/// The body of a pdl.pattern in pieces.
struct PatternText {
  std::string match;
  /// A constraint "Record" of all pdl.operation and then all pdl.operand, in order.
  std::string record;
  /// "rewrite %op", and the region of it.
  std::string rewrite, region;
};

/// Over ops that the prover reads. Many are invalid or do what it refuses.
PatternText randomPattern(Draw &draw);

/// Two functions, the first with ops that the pattern may match, some of them for two of its ops,
/// with shared operands and types that vary. Null: what was drawn is invalid.
mlir::OwningOpRef<mlir::ModuleOp> randomProgram(Draw &draw, mlir::pdl::PatternOp pattern);

} // namespace freehold::smt
