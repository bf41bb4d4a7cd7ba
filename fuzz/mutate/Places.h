//===- Places.h - Where a mutation may edit, and what --------------*- C++ -*-===//
// Some ops' verifiers check more than types: operands of affine ops must be dimensions or symbols,
// a loop's constant step must be positive, and the regions of some ops may hold only certain ops.
// Mutations edit only places that pass the tests below, so that results verify by construction.
//
// An *editable* block is reachable, and all regions around it up to its function are those of scf,
// affine or memref.alloca_scope, which may hold any op and are SSA regions. An *ordinary* op may be
// copied, moved and erased: it is no terminator, and its dialect's ops make no demand on the
// enclosing op, or it is unregistered.
//
// Buffers that a program frees itself (bufferization.manual_deallocation) and the ops that free
// them are not edited. Otherwise a program could leak by itself, and no pass would be to blame.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace freehold::mutate {

/// Returns the editable blocks in textual order, outer ones first.
std::vector<mlir::Block *> editableBlocks(mlir::ModuleOp module);
/// Returns all ops of editable blocks, including terminators.
std::vector<mlir::Operation *> editableOps(mlir::ModuleOp module);
/// Returns true if the blocks of the op's regions are editable whenever its own block is.
bool holdsEditableRegions(mlir::Operation *op);

bool isOrdinary(mlir::Operation *op);
/// Returns true if the op's operands may be changed: it is ordinary, or a terminator of such a
/// dialect.
bool mayChange(mlir::Operation *op);

/// Returns true if the value may be a dimension or symbol of an affine op, or determine one.
bool feedsAffine(mlir::Value value);
bool feedsAffine(mlir::Operation *op);
/// Returns true if the operand may become any value of its type: it is no step, and not for affine.
bool isFree(mlir::OpOperand &operand);
/// Returns true if all uses of the value may become any value of its type.
bool isReplaceable(mlir::Value value);
/// Returns true if the operand is a loop's step, which must not become 0.
bool isStep(mlir::OpOperand &operand);

/// Returns the values of the type that are available before `at`, outermost and earliest first.
std::vector<mlir::Value> availableValues(mlir::Operation *at, mlir::Type type,
                                         mlir::Operation *except = nullptr);
/// Returns all memrefs, ranked or not, that are available before `at`.
std::vector<mlir::Value> availableMemrefs(mlir::Operation *at);

/// Returns the free operands that use the value in ops after `point` in its block, or nested in
/// them.
std::vector<mlir::OpOperand *> laterUses(mlir::Value value, mlir::Operation *point);

/// Returns a name that no symbol of the table has: "base", "base_0", ...
std::string uniqueSymbol(mlir::Operation *table, llvm::StringRef base);

} // namespace freehold::mutate
