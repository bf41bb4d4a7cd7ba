//===- Ops.h - Ops that a PDL pattern may name ------------------*- C++ -*-===//
// The table has one row for each op besides bufferization.dealloc: its operands, and the rule for
// the type of its result.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Segments.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/Builders.h"

namespace freehold::smt {

inline constexpr llvm::StringLiteral kDeallocName = "bufferization.dealloc";
inline constexpr llvm::StringLiteral kSegmentsAttr = "operandSegmentSizes";
inline constexpr llvm::StringLiteral kAlignmentAttr = "alignment";

/// The rule for the type of an op's result.
enum class ResultRule : uint8_t {
  None,
  Condition,
  /// The type of the second operand.
  Second,
  /// The type of the attribute `value`.
  Attribute,
  /// A memref of the type that the pattern gives, or of any type.
  Free,
  /// memref.extract_strided_metadata: a memref and numbers.
  Metadata,
};

struct PdlOpRow {
  llvm::StringLiteral name;
  llvm::ArrayRef<PdlKind> operands;
  ResultRule result;

  /// Returns true if the op makes a memref without operands.
  bool isAllocation() const { return result == ResultRule::Free && operands.empty(); }
};

/// Finds a row; null if there is none.
const PdlOpRow *findPdlOp(llvm::StringRef name);

/// Returns the kind of values of `type`; Unknown for null.
PdlKind kindOf(mlir::Type type);
/// Returns the kind of result `index`, as far as the row determines it.
PdlKind resultKind(const PdlOpRow &row, unsigned index);

/// Emits "not supported in a pattern to prove: WHAT" at `op`.
mlir::InFlightDiagnostic unsupportedPdl(mlir::Operation *op, const llvm::Twine &what);

/// Returns the memref type used for an open type: no offset or stride is static.
mlir::MemRefType openMemRefType(mlir::MLIRContext *context);

/// Fails with a diagnostic unless ops of this name are supported.
mlir::LogicalResult checkPdlOpName(mlir::pdl::OperationOp op);

/// Makes the op of `row` that `op` describes. `type` is that of its first result; if null, it is
/// inferred from the operands. `metadataResults` is the number of results of a
/// memref.extract_strided_metadata; std::nullopt if the operand's rank determines it. Fails with a
/// diagnostic at `op`.
mlir::Operation *makePdlOp(mlir::OpBuilder &builder, mlir::pdl::OperationOp op, const PdlOpRow &row,
                           mlir::ValueRange operands, mlir::Type type,
                           llvm::ArrayRef<mlir::NamedAttribute> attributes,
                           std::optional<unsigned> metadataResults);

/// Makes a dealloc: (memrefs) if (conditions) retain (retained).
mlir::Operation *makeDealloc(mlir::OpBuilder &builder, mlir::Location location,
                             mlir::ValueRange memrefs, mlir::ValueRange conditions,
                             mlir::ValueRange retained);

} // namespace freehold::smt
