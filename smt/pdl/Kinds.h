//===- Kinds.h - What the values of a PDL pattern are -----------*- C++ -*-===//
// Whether a value of a pattern is a memref or a condition, from its type, from the facts stated of
// it and from the ops that use it or make it.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Segments.h"
#include "smt/pdl/Side.h"

namespace freehold::smt {

/// Of pdl.value and ranges of it (each element). What is missing is not known.
using PdlKinds = llvm::DenseMap<mlir::Value, PdlKind>;

PdlKinds inferKinds(mlir::pdl::PatternOp pattern);

/// What a matched bufferization.dealloc says of its operands, with what `side` knows so far. Fails
/// with a diagnostic: an operandSegmentSizes that is none.
mlir::FailureOr<DeallocPattern> describeDealloc(mlir::pdl::OperationOp op, const PdlKinds &kinds,
                                                const Side &side);

/// The constant operandSegmentSizes of `op`, matched or made; nullopt if it has none. Fails with a
/// diagnostic.
mlir::FailureOr<std::optional<std::array<unsigned, 3>>> segmentSizes(mlir::pdl::OperationOp op);

/// The attribute of this name of `op`, or null.
mlir::pdl::AttributeOp findAttribute(mlir::pdl::OperationOp op, llvm::StringRef name);

} // namespace freehold::smt
