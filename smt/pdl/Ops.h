//===- Ops.h - Ops that a PDL pattern may name ------------------*- C++ -*-===//
// One row for each op beside bufferization.dealloc: what its operands are and what type its result
// has.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Segments.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/Builders.h"

namespace freehold::smt {

inline constexpr llvm::StringLiteral kDeallocName = "bufferization.dealloc";
inline constexpr llvm::StringLiteral kSegmentsAttr = "operandSegmentSizes";
inline constexpr llvm::StringLiteral kAlignmentAttr = "alignment";

/// Where the type of an op's result comes from.
enum class ResultRule : uint8_t {
  None,
  Condition,
  /// The type of its second operand.
  Second,
  /// Of its attribute `value`.
  Attribute,
  /// A memref; the pattern says its type, or it is any.
  Free,
  /// memref.extract_strided_metadata: a memref and numbers.
  Metadata,
};

struct PdlOpRow {
  llvm::StringLiteral name;
  llvm::ArrayRef<PdlKind> operands;
  ResultRule result;

  /// A memref is made of nothing.
  bool isAllocation() const { return result == ResultRule::Free && operands.empty(); }
};

/// Null: not in the table.
const PdlOpRow *findPdlOp(llvm::StringRef name);

/// The kind of values of `type`; null is Unknown.
PdlKind kindOf(mlir::Type type);
/// The kind of result `index` as far as the row tells.
PdlKind resultKind(const PdlOpRow &row, unsigned index);

/// "not supported in a pattern to prove: WHAT" at `op`.
mlir::InFlightDiagnostic unsupportedPdl(mlir::Operation *op, const llvm::Twine &what);

/// What a memref is whose type is left open. No offset or stride may be known of it by its type.
mlir::MemRefType openMemRefType(mlir::MLIRContext *context);

/// Says why ops of this name cannot be read, and fails, unless they can.
mlir::LogicalResult checkPdlOpName(mlir::pdl::OperationOp op);

/// Makes the op of `row` that `op` describes. `type` is that of its first result, or null: then it
/// follows from the operands. `metadataResults`: how many results a memref.extract_strided_metadata
/// has, nullopt as many as its operand's rank says. Fails with a diagnostic at `op`.
mlir::Operation *makePdlOp(mlir::OpBuilder &builder, mlir::pdl::OperationOp op, const PdlOpRow &row,
                           mlir::ValueRange operands, mlir::Type type,
                           llvm::ArrayRef<mlir::NamedAttribute> attributes,
                           std::optional<unsigned> metadataResults);

/// (memrefs) if (conditions) retain (retained).
mlir::Operation *makeDealloc(mlir::OpBuilder &builder, mlir::Location location,
                             mlir::ValueRange memrefs, mlir::ValueRange conditions,
                             mlir::ValueRange retained);

} // namespace freehold::smt
