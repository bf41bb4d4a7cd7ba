//===- Places.h - Where a mutation may edit, and what --------------*- C++ -*-===//
// Verifiers of single ops look further than types: affine ops want operands that are dimensions
// or symbols, a loop's constant step is positive, the regions of some ops hold only certain ops.
// Everything a mutation touches passes these tests, so that results verify by construction.
//
// An *editable* block is reachable and in a function or in regions of scf, affine or
// memref.alloca_scope within one, all the way: those hold any op and are SSA regions. An
// *ordinary* op may be copied, moved and removed: no terminator, of a dialect whose ops make no
// demand on what encloses them, or unknown.
//
// Buffers that a program frees itself (bufferization.manual_deallocation), and the ops that do so,
// are left as they are: no pass frees what a change would leave allocated, so that a leak would
// be no fault of a pass.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace freehold::mutate {

/// In the order of the text, outer ones first.
std::vector<mlir::Block *> editableBlocks(mlir::ModuleOp module);
/// All ops of editable blocks, terminators as well.
std::vector<mlir::Operation *> editableOps(mlir::ModuleOp module);
/// An op whose regions' blocks are editable when its own is.
bool holdsEditableRegions(mlir::Operation *op);

bool isOrdinary(mlir::Operation *op);
/// Its operands may be changed: an ordinary op, or a terminator of such a dialect.
bool mayChange(mlir::Operation *op);

/// The result may be a dimension or symbol of an affine op, or decide whether another value is.
bool feedsAffine(mlir::Value value);
bool feedsAffine(mlir::Operation *op);
/// Its operand may be another value of the type: no step of a loop, and nothing for affine.
bool isFree(mlir::OpOperand &operand);
/// All uses of the value may be of another one of the type.
bool isReplaceable(mlir::Value value);
/// The value is a loop's step, which must not become 0.
bool isStep(mlir::OpOperand &operand);

/// The values of the type that are available before `at`, outermost and earliest first.
std::vector<mlir::Value> availableValues(mlir::Operation *at, mlir::Type type,
                                         mlir::Operation *except = nullptr);
/// All memrefs, ranked or not, that are available before `at`.
std::vector<mlir::Value> availableMemrefs(mlir::Operation *at);

/// Operands of ops after `point` in its block, or within them, that hold the value and are free.
std::vector<mlir::OpOperand *> laterUses(mlir::Value value, mlir::Operation *point);

/// A name that the table's symbols do not have: "base", "base_0", ...
std::string uniqueSymbol(mlir::Operation *table, llvm::StringRef base);

} // namespace freehold::mutate
