//===- MemrefPairs.h - Pairs of memrefs that are in scope together -*- C++ -*-===//
// What the same-allocation analysis can be asked about a function, and the programs to ask about.
// Scope is MLIR's dominance and nothing of the analysis, which is what is tested.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Program.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <vector>

namespace freehold::stress {

/// `early` is in scope wherever `late` is; the two may also be defined by one op or block.
struct MemrefPair {
  mlir::Value early, late;
};

struct ScopedPairs {
  std::vector<MemrefPair> pairs;
  /// The function has more than were asked for: only the first are there.
  bool isCut = false;
};

/// In program order of the values, at most `pairsMax`. Unreachable blocks and graph regions have
/// none.
ScopedPairs pairsInScope(mlir::FunctionOpInterface function, unsigned pairsMax);

/// The functions of `module` that have a body, in order.
std::vector<mlir::FunctionOpInterface> functionsWithBody(mlir::ModuleOp module);

/// "memref.subview at x.mlir:3:8", "argument 1 at x.mlir:2:14".
std::string describe(mlir::Value memref);

/// The files, then `generated` random programs of all profiles in turn. Returns how many files
/// could not be read.
unsigned forEachProgram(const std::vector<std::string> &files, unsigned generated,
                        unsigned firstSeed, llvm::function_ref<void(const Program &)> visit);

} // namespace freehold::stress
