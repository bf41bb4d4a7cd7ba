//===- MemRefEffects.h - What an op does with each memref -------*- C++ -*-===//
// The one table that says what an op may do with a memref operand (useOf) and what a memref result
// is (resultOf). Passes query it and only add their own policy: what a use means for a lifetime, an
// alias or a diagnostic. The rows are in MemRefEffects.cpp; an op that is new to them
// gets a row there, or implements one of the interfaces that have a row.
//
// The table errs to one side: a use that it does not name cannot happen, a use that it names need
// not happen in every run.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/BitmaskEnum.h"

namespace freehold {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

inline bool isMemrefType(mlir::Type type) { return mlir::isa<mlir::BaseMemRefType>(type); }
/// False for a null value.
inline bool isMemref(mlir::Value value) { return value && isMemrefType(value.getType()); }

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

enum class MemRefUse : unsigned {
  /// At most the descriptor is looked at: sizes, strides.
  None = 0,
  Reads = 1 << 0,
  Writes = 1 << 1,
  /// Deallocates or reallocates, perhaps under a condition.
  Frees = 1 << 2,
  /// A memref result is the same allocation: a view, a cast, a select.
  Views = 1 << 3,
  /// Passes the memref along an edge of control flow to block arguments, region arguments or
  /// results of a region op. sourceOf follows the edge.
  Forwards = 1 << 4,
  /// Returns the memref from the function.
  Returns = 1 << 5,
  /// Puts the memref itself, not its contents, into the memory that another operand writes.
  Stores = 1 << 6,
  /// Makes a value of it that is neither a memref nor a scalar: a tensor, a token, a pointer.
  Converts = 1 << 7,
  /// Makes an integer of its address.
  TakesAddress = 1 << 8,
  /// Passes the memref on where no edge of control flow is known: a terminator inside an op without
  /// RegionBranchOpInterface, an operand that a branch does not forward.
  HandsOut = 1 << 9,
  RunsCallee = 1 << 10,
  /// The op does not say what it does with the memref.
  Unknown = 1 << 11,
  /// Reads or writes may happen after control has passed the op.
  Lingers = 1 << 12,
  /// The result depends on which allocation it is.
  Compares = 1 << 13,
  LLVM_MARK_AS_BITMASK_ENUM(Compares)
};

inline bool has(MemRefUse use, MemRefUse mask) { return (use & mask) != MemRefUse::None; }

/// Uses after which the allocation can be had other than through values that sourceOf traces back
/// to the operand. Returning it from the function is not among them, since the frame ends there.
inline constexpr MemRefUse kCaptures = MemRefUse::Stores | MemRefUse::Converts |
                                       MemRefUse::TakesAddress | MemRefUse::HandsOut |
                                       MemRefUse::RunsCallee | MemRefUse::Unknown;
inline constexpr MemRefUse kAccesses = MemRefUse::Reads | MemRefUse::Writes | MemRefUse::Frees;

/// What the owner of `operand`, a memref, may do with it. What the regions of the owner do with the
/// memref is described by the uses of the ops in those regions.
MemRefUse useOf(mlir::OpOperand &operand);

inline bool captures(mlir::OpOperand &operand) { return has(useOf(operand), kCaptures); }
/// A callee's frees are not included: see handsOver in ValueFlow.h.
inline bool frees(mlir::OpOperand &operand) { return has(useOf(operand), MemRefUse::Frees); }

/// Reads, Writes and Frees of memory that neither a memref operand nor a memref result names.
MemRefUse useOfOtherMemory(mlir::Operation *op);

/// Whether the table or an interface lists all that `op` does to memory: what neither names does not
/// happen. Calls, branches and region ops say it in other ways.
bool declaresEffects(mlir::Operation *op);

struct StoredMemref {
  /// Null if the op stores no memref.
  mlir::Value memref;
  /// The memory that holds it afterwards.
  mlir::Value box;
};
/// The memref that `op` puts into memory.
StoredMemref storedBy(mlir::Operation *op);

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

enum class MemRefResult {
  /// A new allocation; see allocatesOnStack.
  Allocation,
  /// The same allocation as the operand that viewedBy tells.
  View,
  /// One of the two values of a SelectLikeOpInterface.
  Choice,
  /// What a region of a RegionBranchOpInterface yields, or an operand.
  Join,
  Global,
  /// Read from memory that holds memrefs.
  Memory,
  /// Whatever the callee returns.
  Call,
  /// One of the memref operands, or anything that memory or a callee knows.
  Unknown,
};

/// What `result`, a memref, is.
MemRefResult resultOf(mlir::OpResult result);

/// Whether `op` allocates what `result` is.
bool allocates(mlir::Operation *op, mlir::OpResult result);
/// Whether it does so on the stack.
bool allocatesOnStack(mlir::Operation *op, mlir::OpResult result);

/// What `result` is a view of, as if the op were no call, allocation, select or region op; null if
/// it is no view.
mlir::Value viewedBy(mlir::OpResult result);

/// Whether a value is a view at the same aligned pointer as what it views: all views of MLIR's
/// memref dialect but memref.view with a shift that is not the constant 0; views of other dialects
/// are not known to be. Comparing aligned pointers says nothing about those.
bool keepsAlignedPointer(mlir::Operation *view);

//===----------------------------------------------------------------------===//
// Ops that run on
//===----------------------------------------------------------------------===//

/// Whether the op may still run when control has passed it: it returns a token, or is a task of omp.
bool runsOn(mlir::Operation *op);
/// Whether a task of omp, for which `runsOn` holds, has ended when control leaves `home`, which is around
/// it: something in `home` waits for it.
bool isAwaitedWithin(mlir::Operation *task, mlir::Region *home);
/// Whether the op is a task of omp that may run after control has passed it.
bool isOmpTask(mlir::Operation *op);
/// The op around `use` on behalf of which it may happen after control has passed that op, within
/// `home`. Null: none.
mlir::Operation *runningUser(mlir::OpOperand &use, mlir::Region *home);

} // namespace freehold
