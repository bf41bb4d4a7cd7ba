//===- ValueFlow.h - Where a memref value comes from ------------*- C++ -*-===//
// One step of the flow of allocations: the table that the same-allocation analysis and the
// ownership pass share. An op that is new to it is a row here, or implements an interface that a
// row asks for: MemoryEffectOpInterface (allocation), ViewLikeOpInterface, SelectLikeOpInterface,
// BranchOpInterface, RegionBranchOpInterface, CallOpInterface, FunctionOpInterface.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

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

/// Whether `op` allocates what `result` is.
bool allocates(mlir::Operation *op, mlir::OpResult result);
/// Whether it does so on the stack.
bool allocatesOnStack(mlir::Operation *op, mlir::OpResult result);

/// Whether a value is a view at the same aligned pointer as what it views: all views of MLIR's
/// memref dialect but memref.view with a shift that is not the constant 0; views of other dialects
/// are not known to be. Comparing aligned pointers says nothing about those.
bool keepsAlignedPointer(mlir::Operation *view);

bool isMemref(mlir::Value value);

/// Who owns a returned memref, and whether it may be the same allocation as an operand.
enum class ResultOwnership { Owned, Borrowed, Dynamic };
/// What the callee promises: freehold.result_ownership on the function, otherwise the function
/// boundary ABI (owned). `symbols` may be null; an indirect call, or one of a function that cannot
/// be found, follows the ABI. A private function with a body that carries no ownership attribute
/// and was not yet deallocated by Freehold promises nothing (Dynamic).
ResultOwnership resultOwnership(mlir::Operation *call, unsigned result,
                                mlir::SymbolTableCollection *symbols = nullptr);

/// Whether the allocation behind `operand` can be had afterwards other than through values that
/// sourceOf traces back to it: it is stored, passed to a call or an unknown op, becomes a tensor or
/// an address. Being returned from the function is not: the frame ends there.
bool captures(mlir::OpOperand &operand);

/// Whether the op may still run when control has passed it: it gives out a token.
bool runsOn(mlir::Operation *op);
/// The op around `use` on behalf of which it may happen after control has passed that op, within
/// `home`. Null: none.
mlir::Operation *runningUser(mlir::OpOperand &use, mlir::Region *home);

/// Functions below `root` that anything else than a call names: anybody may call them.
llvm::DenseSet<mlir::Operation *> findAddressTaken(mlir::Operation *root,
                                                   mlir::SymbolTableCollection &symbols);

} // namespace freehold
