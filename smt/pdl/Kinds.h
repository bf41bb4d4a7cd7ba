//===- Kinds.h - What the values of a PDL pattern are -----------*- C++ -*-===//
// Infers whether a value of a pattern is a memref or a condition from its type, from the facts
// about it, and from the ops that use or define it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Segments.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// The kinds of pdl.value, and of the elements of ranges of it. Missing ones are unknown.
using PdlKinds = llvm::DenseMap<mlir::Value, PdlKind>;

PdlKinds inferKinds(mlir::pdl::PatternOp pattern);

/// Describes the operands of a matched bufferization.dealloc, as far as `side` knows them. Fails
/// with a diagnostic if operandSegmentSizes is invalid.
mlir::FailureOr<DeallocPattern> describeDealloc(mlir::pdl::OperationOp op, const PdlKinds &kinds,
                                                const Side &side);

/// Returns the constant operandSegmentSizes of `op`, which is matched or made; std::nullopt if it
/// has none. Fails with a diagnostic.
mlir::FailureOr<std::optional<std::array<unsigned, 3>>> segmentSizes(mlir::pdl::OperationOp op);

/// Returns the attribute of `op` with this name; null if there is none.
mlir::pdl::AttributeOp findAttribute(mlir::pdl::OperationOp op, llvm::StringRef name);

} // namespace freehold::smt
