//===- NewTypes.h - Types of the ops that a rewrite makes -------*- C++ -*-===//
#pragma once

#include "smt/pdl/Ops.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Gives the results of `made`, which `op` describes, their keys in `target`. `said`: the keys of
/// the types that the pattern gives, or none. Types that are left open may be any, and the new op
/// must be valid whatever they are: fails with a diagnostic where it may not be.
mlir::LogicalResult checkNewTypes(mlir::pdl::OperationOp op, const PdlOpRow &row,
                                  mlir::Operation *made, Side &target,
                                  llvm::ArrayRef<TypeKey> said);

/// "the new 'arith.ori' may be invalid: WHAT; say the types"
mlir::InFlightDiagnostic newTypeError(mlir::pdl::OperationOp op, const llvm::Twine &what);

} // namespace freehold::smt
