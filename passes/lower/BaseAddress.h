//===- BaseAddress.h - Addresses that tell allocations apart ----*- C++ -*-===//
// Two live memrefs are the same allocation iff the base addresses built here are equal.
//
// memref.extract_aligned_pointer_as_index is such an address, except of a memref.view with a shift, whose
// aligned pointer is the shifted one. Views are therefore traced to what they view, which dominates them:
//
//   %v = memref.view %a[%shift][]       ->   memref.extract_aligned_pointer_as_index %a
//
// Where a block argument, a region result, a call or memory may hand over a view that was shifted before,
// no op of memref tells the allocated pointer. Only there, and then for all values of that dealloc, it is
// taken from the descriptor (an allocated pointer compares with allocated pointers only: with alignment
// it is not the aligned one):
//
//   %s = builtin.unrealized_conversion_cast %r : memref<T> to !llvm.struct<(ptr, ptr, i64)>
//   %p = llvm.ptrtoint (llvm.extractvalue %s[0])
//
// The alternative, one more value beside each memref that may be shifted, would change every branch,
// region and signature on the way.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace freehold {

/// What `memref` is a view of, through everything that is the same allocation whatever runs.
mlir::Value viewedRoot(mlir::Value memref);

/// The root of `memref` if that is what an op has just allocated, else null. Two such roots that differ are
/// different allocations.
mlir::Value freshRoot(mlir::Value memref);

/// The memrefs in an op that may have another aligned pointer than their allocation. What comes from
/// outside the op (arguments, results of calls, memory) counts as its allocation's own unless the op itself
/// lets shifted views out of a function or into memory: functions are looked at together on a module only.
class ShiftedViews {
public:
  explicit ShiftedViews(mlir::Operation *root);

  /// Whether the root of `memref` may be shifted, and there is no select to compare both sides of.
  bool hidesBase(mlir::Value memref) const { return hidesBase(memref, 0); }
  bool mayBeShifted(mlir::Value memref) const { return shifted_.contains(memref); }

private:
  bool hidesBase(mlir::Value memref, unsigned selects) const;
  void markUses(mlir::Value value);
  void markJoin(mlir::Operation *regionOp);
  void markEscaped();
  void mark(mlir::Value value);

  mlir::Operation *root_;
  llvm::DenseSet<mlir::Value> shifted_;
  llvm::SmallVector<mlir::Value> work_;
  bool escaped_ = false;
};

/// Whether the allocated pointer of `memref` can be taken: descriptors of its memory space are known.
bool hasLlvmDescriptor(mlir::Value memref);

/// Builds base addresses, each once, at one place in the IR.
class BaseAddresses {
public:
  enum class Pointer { Aligned, Allocated };

  BaseAddresses(mlir::OpBuilder &builder, mlir::Location location, const ShiftedViews *shifted,
                Pointer pointer)
      : builder_(builder), location_(location), shifted_(shifted), pointer_(pointer) {}

  /// Of type index.
  mlir::Value of(mlir::Value memref) { return of(memref, 0); }

private:
  mlir::Value of(mlir::Value memref, unsigned selects);
  mlir::Value aligned(mlir::Value memref);
  mlir::Value allocated(mlir::Value memref);

  mlir::OpBuilder &builder_;
  mlir::Location location_;
  const ShiftedViews *shifted_;
  Pointer pointer_;
  llvm::DenseMap<mlir::Value, mlir::Value> known_;
};

} // namespace freehold
