//===- PdlRandom.h - Random patterns and programs for them ------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <random>
#include <string>

namespace freehold::smt {

/// The same numbers on every machine.
struct Draw {
  std::mt19937 random;
  unsigned below(unsigned count) { return random() % count; }
  bool oneIn(unsigned count) { return below(count) == 0; }
  template <typename T> auto &from(T &&all) { return all[below(std::size(all))]; }
};

/// The parts of the body of a pdl.pattern.
struct PatternText {
  std::string match;
  /// A constraint "Record" on all pdl.operation and then all pdl.operand, in order.
  std::string record;
  /// "rewrite %op", and its region.
  std::string rewrite, region;
};

/// Makes a pattern of ops that the prover supports. Many are invalid, or refused for other reasons.
PatternText randomPattern(Draw &draw);

/// Makes two functions, of which the first has ops that the pattern may match, some of them
/// matching two of its ops, with shared operands and varying types. Null if the drawn program is
/// invalid.
mlir::OwningOpRef<mlir::ModuleOp> randomProgram(Draw &draw, mlir::pdl::PatternOp pattern);

} // namespace freehold::smt
