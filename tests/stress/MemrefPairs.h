//===- MemrefPairs.h - Pairs of memrefs that are in scope together -*- C++ -*-===//
// Pairs of memrefs in a function about which the same-allocation analysis can be asked. Scope is
// determined by MLIR's dominance, independently of the analysis under test.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <string>
#include <vector>

namespace freehold::stress {

/// `early` is in scope wherever `late` is. Both may be defined by one op or block.
struct MemrefPair {
  mlir::Value early, late;
};

struct ScopedPairs {
  std::vector<MemrefPair> pairs;
  /// Whether pairs were dropped, since the function has more than were asked for.
  bool isCut = false;
};

/// Returns at most `pairsMax` pairs in program order of the values, none in unreachable blocks and
/// graph regions.
ScopedPairs pairsInScope(mlir::FunctionOpInterface function, unsigned pairsMax);

/// Returns the functions of `module` with a body, in order.
std::vector<mlir::FunctionOpInterface> functionsWithBody(mlir::ModuleOp module);

/// Returns text like "memref.subview at x.mlir:3:8" or "argument 1 at x.mlir:2:14".
std::string describe(mlir::Value memref);

} // namespace freehold::stress
