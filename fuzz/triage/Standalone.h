//===- Standalone.h - A program that runs without Freehold ------*- C++ -*-===//
// A maintainer's tools know nothing of our stubs and arguments. A standalone program has a
// function `main` without parameters that calls the entry with the arguments of the failing
// run, and bodies for what was only declared:
//
//   func.func private @ext(memref<i32>)        func.func private @ext(%m: memref<i32>) {
//   func.func @f(%n: index) { ... }              %v = memref.load %m[] ... return }
//                                              func.func private @f(%n: index) { ... }
//                                              func.func @main() -> i32 {
//                                                %c3 = arith.constant 3 : index
//                                                call @f(%c3) ...
//                                                return %c0 : i32 }
//
// With `observe`, everything that a judge would have observed goes into main's result, so
// that a wrong result shows as another exit code.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold::triage {

struct StandaloneOptions {
  std::string entry;
  /// Resolved: scalars as bits (oracle/interp/Interpreter.h).
  Inputs inputs;
  uint64_t seed = 1;
  bool observe = false;
  /// `main` frees what the entry returns: for subjects that do not insert deallocations.
  bool freeResults = false;
};

/// Changes the module; false, with `why`, when something in it has no standalone form. The
/// module is then of no use any more.
bool makeStandalone(mlir::ModuleOp module, const StandaloneOptions &options, std::string &why);

} // namespace freehold::triage
