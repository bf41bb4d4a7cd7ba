//===- ValueFlow.h - Where a memref value comes from ------------*- C++ -*-===//
// One step of the flow of allocations, which the same-allocation analysis and the deallocation
// passes share, and what the function boundary ABI says of calls. What single ops do is in the
// table of MemRefEffects.h.
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

/// What a memref is made of, one step back.
struct Source {
  enum class Kind {
    /// A new heap or stack allocation, or a fresh result of a call.
    Allocation,
    /// The same allocation as `values[0]`: a view, a cast, its base buffer.
    View,
    /// `values[0]` if `condition`, else `values[1]`.
    Choice,
    /// One of `values`: a block argument, a region argument, a result of a region op.
    Join,
    /// An argument of a function.
    Argument,
    /// memref.get_global; two values are the same allocation iff their symbols are equal.
    Global,
    /// Loaded from memory: any allocation from outside of the function, or whose memref was stored
    /// or passed to a call or an op of unknown effects.
    Memory,
    /// The result of an op of unknown effects: one of `values`, which are its memref operands, or
    /// anything that Memory may be.
    Unknown,
    /// The result of a call that may return one of `values`, which are its memref operands, a fresh
    /// allocation, or anything that Memory may be.
    Call,
  };
  Kind kind;
  llvm::SmallVector<mlir::Value, 2> values;
  mlir::Value condition;
};

/// What `memref`, a value of ranked or unranked memref type, is made of. A Join has one value for
/// each edge in the order of the edges, so that those of two arguments of one block correspond.
/// `symbols` may be null; with it, callees are found faster.
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

/// The functions in `root` with a use other than as the callee of a call. Unknown code may call
/// them.
llvm::DenseSet<mlir::Operation *> findAddressTaken(mlir::Operation *root,
                                                   mlir::SymbolTableCollection &symbols);

} // namespace freehold
