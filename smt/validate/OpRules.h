//===- OpRules.h - Which ops are known, and what they need ------*- C++ -*-===//
// What the transfer of ops (Transfer.cpp) may rely on: each op is one that it knows, or one of which
// the table of memref effects says that it only reads, writes or views.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace freehold::smt::safe {

/// Empty if the op is known, else its name and why it is not.
std::string whyUnknown(mlir::Operation *op, mlir::SymbolTableCollection &symbols);

/// Whether the op leaves the tracked allocation, and what memory holds of memrefs, as they were.
bool leavesBuffersAlone(mlir::Operation *op);
/// Calls `each` with the memrefs from outside that ops in the regions of a known op read or write, by
/// whatever views, and with whether they write them.
void forEachAccessedInside(mlir::Operation *op, llvm::function_ref<void(mlir::Value, bool)> each);

/// Whether the op is a loop whose iterations may run at the same time.
bool isParallelLoop(mlir::Operation *op);

/// Whether `box` is an allocation of one element that is only loaded, stored and freed, so that its
/// contents are a variable. What iterations of a parallel loop store for others is none: one may load before
/// another one has stored.
bool isCell(mlir::Value box);
/// The cell that `op` loads or stores; null if it is none.
mlir::Value loadedCell(mlir::Operation *op);
mlir::Value storedCell(mlir::Operation *op);

/// Whether a view keeps the aligned pointer of what it is a view of.
bool keepsPointer(mlir::Operation *view);
/// Whether the op makes a memref whose aligned pointer is another one's, moved by a number that may not be 0.
bool shiftsPointer(mlir::Operation *op);

/// Whether a memref comes out of memory.
bool loadsMemref(mlir::Operation *op);

/// The memref whose aligned pointer an index is; null if that is not known.
mlir::Value pointerOf(mlir::Value index);

/// Calls `add` with the operands that the op's transfer looks at. `isLive` says which of its results
/// matter. Cells are not among them.
void forEachNeeded(mlir::Operation *op, llvm::function_ref<bool(mlir::Value)> isLive,
                   llvm::function_ref<void(mlir::Value)> add);

} // namespace freehold::smt::safe
