//===- Standalone.h - A program that runs without Freehold ------*- C++ -*-===//
// Shipped tools do not have our stubs and arguments. A standalone program has a function `main`
// without parameters, which calls the entry with the arguments of the failing run, and bodies for
// the functions that were only declared:
//
//   func.func private @ext(memref<i32>)        func.func private @ext(%m: memref<i32>) {
//   func.func @f(%n: index) { ... }              %v = memref.load %m[] ... return }
//                                              func.func private @f(%n: index) { ... }
//                                              func.func @main() -> i32 {
//                                                %c3 = arith.constant 3 : index
//                                                call @f(%c3) ...
//                                                return %c0 : i32 }
//
// With `observe`, main's result is a hash of all observations, so that a wrong result shows as a
// different exit code.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold::triage {

struct StandaloneOptions {
  std::string entry;
  /// Resolved inputs: scalars are bits (oracle/interp/Interpreter.h).
  Inputs inputs;
  uint64_t seed = 1;
  bool observe = false;
  /// `main` frees the entry's results, for subjects that do not insert deallocations.
  bool freeResults = false;
};

/// Transforms the module. Returns an error message if a part of it has no standalone form; the module
/// must then be discarded.
std::string makeStandalone(mlir::ModuleOp module, const StandaloneOptions &options);

} // namespace freehold::triage
