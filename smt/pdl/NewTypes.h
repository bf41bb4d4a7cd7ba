//===- NewTypes.h - Types of the ops that a rewrite makes -------*- C++ -*-===//
#pragma once

#include "smt/pdl/Ops.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Sets the keys of the results of `made`, which `op` describes, in `target`. `said` has the keys
/// of the types that the pattern gives, if any. The new op must be valid whatever the open types
/// are; fails with a diagnostic if it may not be.
mlir::LogicalResult checkNewTypes(mlir::pdl::OperationOp op, const PdlOpRow &row,
                                  mlir::Operation *made, Side &target,
                                  llvm::ArrayRef<TypeKey> said);

/// Emits "the new 'arith.ori' may be invalid: WHAT; say the types".
mlir::InFlightDiagnostic newTypeError(mlir::pdl::OperationOp op, const llvm::Twine &what);

} // namespace freehold::smt
