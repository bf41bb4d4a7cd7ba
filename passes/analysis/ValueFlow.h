//===- ValueFlow.h - Where a memref value comes from ------------*- C++ -*-===//
// One step of the flow of allocations, which the same-allocation analysis and the deallocation
// passes share, and what the function boundary ABI says of calls. What single ops do is in the table
// of MemRefEffects.h.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/MemRefEffects.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace freehold {

/// Where a memref value comes from, one step back.
struct Source {
  enum class Kind {
    /// A new heap or stack allocation, or a fresh result of a call.
    Allocation,
    /// `values[0]`, seen otherwise: a view, a cast, its base buffer.
    View,
    /// `values[0]` if `condition`, else `values[1]`.
    Choice,
    /// One of `values`: a block argument, a region argument, a result of a region op.
    Join,
    /// An argument of a function: the caller's.
    Argument,
    /// memref.get_global; two values are the same allocation iff their symbols are equal.
    Global,
    /// Read from memory: any allocation whose memref was ever stored, passed to a call or unknown
    /// op, or
    /// came from outside.
    Memory,
    /// An op that nothing is known of: one of `values` (its memref operands), or what Memory may
    /// be.
    Unknown,
    /// A call that may hand back an operand (`values`), something fresh, or what Memory may be.
    Call,
  };
  Kind kind;
  llvm::SmallVector<mlir::Value, 2> values;
  mlir::Value condition;
};

/// `memref` is of ranked or unranked memref type. A Join has one value for each edge, in the order
/// of the edges, so that two joins of one block or region pair up. `symbols` speeds up calls; it
/// may be null.
Source sourceOf(mlir::Value memref, mlir::SymbolTableCollection *symbols = nullptr);

/// Who owns a returned memref, and whether it may be the same allocation as an operand.
enum class ResultOwnership { Owned, Borrowed, Dynamic };
/// What the callee promises: freehold.result_ownership on the function, otherwise the function
/// boundary ABI (owned). `symbols` may be null; an indirect call, or one of a function that cannot
/// be found, follows the ABI. A private function with a body that carries no ownership attribute
/// and was not yet deallocated by Freehold promises nothing (Dynamic).
ResultOwnership resultOwnership(mlir::Operation *call, unsigned result,
                                mlir::SymbolTableCollection *symbols = nullptr);

/// Null if the callee is not a symbol or cannot be found. `symbols` may be null.
mlir::FunctionOpInterface calleeOf(mlir::CallOpInterface call,
                                   mlir::SymbolTableCollection *symbols);

/// Whether `use` is an argument of a call whose callee frees it, perhaps under a condition:
/// freehold.arg_ownership other than "borrowed". Without it the callee only borrows. `symbols` may
/// be null.
bool handsOver(mlir::OpOperand &use, mlir::SymbolTableCollection *symbols);

/// Functions below `root` that anything else than a call names: anybody may call them.
llvm::DenseSet<mlir::Operation *> findAddressTaken(mlir::Operation *root,
                                                   mlir::SymbolTableCollection &symbols);

} // namespace freehold
