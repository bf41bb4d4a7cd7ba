//===- ControlFlowOps.h - Branches between blocks ---------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace freehold::interp {

/// A successor block, and what its arguments get.
struct BranchTarget {
  mlir::Block *block;
  mlir::ValueRange operands;
};

/// Emits a branch: the block's arguments get the operands, all at the same time.
void branchTo(Emitter &e, mlir::Block *block, mlir::ValueRange operands);
void branchIf(Emitter &e, mlir::Value condition, BranchTarget taken, BranchTarget otherwise);
/// Emits a branch to `target(n)` for the first of `values` that equals the flag, and to `otherwise` if
/// there is none.
void branchBy(Emitter &e, mlir::Value flag, std::optional<mlir::DenseIntElementsAttr> values,
              llvm::function_ref<BranchTarget(unsigned)> target, BranchTarget otherwise);

} // namespace freehold::interp
