//===- Function.h - The function to be deallocated --------------*- C++ -*-===//
#pragma once

#include "passes/Options.h"
#include "passes/analysis/Flow.h"
#include "passes/ownership/Abi.h"

namespace freehold::ownership {

/// A function and how the pass was told to treat it. It does not change while the pass plans.
struct Function {
  Function(mlir::FunctionOpInterface op, const OwnershipOptions &options, const Abi &abi)
      : op(op), flow(op, abi.symbolTables()), options(options), abi(abi), signature(abi.of(op)) {}

  mlir::FunctionOpInterface op;
  const Flow flow;
  const OwnershipOptions &options;
  const Abi &abi;
  /// Who owns the arguments and results of the function itself.
  const Signature signature;
};

} // namespace freehold::ownership
