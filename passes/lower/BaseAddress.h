//===- BaseAddress.h - Addresses that tell allocations apart ----*- C++ -*-===//
// Two live memrefs are the same allocation iff the base addresses built here are equal.
//
// memref.extract_aligned_pointer_as_index gives such an address, except for a memref.view with a
// shift, whose aligned pointer is another one. So the address is taken of the memref that a view is
// made of, which dominates it:
//
//   %v = memref.view %a[%shift][]       ->   memref.extract_aligned_pointer_as_index %a
//
// A block argument, a region result, the result of a call or a memref from memory may be a view
// that was shifted before. No op of memref gives its allocated pointer, so that is taken from the
// descriptor. It is then taken for all values of the bufferization.dealloc, since with an alignment
// the allocated pointer is not the aligned one, and only two of a kind can be compared:
//
//   %s = builtin.unrealized_conversion_cast %r : memref<T> to !llvm.struct<(ptr, ptr, i64)>
//   %p = llvm.ptrtoint (llvm.extractvalue %s[0])
//
// The alternative, to pass the address beside each memref that may be shifted, would change every
// branch, region and signature on the way.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace freehold {

/// The earliest value that always is the same allocation as `memref`: what it is a view of, and so
/// on.
mlir::Value viewedRoot(mlir::Value memref);

/// The viewedRoot of `memref` if it is the result of an allocating op, else null. Two such roots
/// that differ are different allocations.
mlir::Value freshRoot(mlir::Value memref);

/// The memrefs in an op, a function or module, that may have another aligned pointer than their
/// allocation. A memref from outside the op (an argument, a result of a call, from memory) counts
/// as one that has its allocation's pointer, unless the op itself passes shifted views out of a
/// function or stores them. So a run on a function misses what other functions do.
class ShiftedViews {
public:
  explicit ShiftedViews(mlir::Operation *root);

  /// Whether the address has to be taken from the descriptor: the root of `memref` may be shifted,
  /// and is no select, whose address is a select of its operands' addresses.
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

/// Whether the allocated pointer of `memref` can be taken: it is known what descriptors look like
/// in its memory space.
bool hasLlvmDescriptor(mlir::Value memref);

/// Builds base addresses at one place in the IR, for each memref once.
class BaseAddresses {
public:
  enum class Pointer { Aligned, Allocated };

  BaseAddresses(mlir::OpBuilder &builder, mlir::Location location, const ShiftedViews *shifted,
                Pointer pointer)
      : builder_(builder), location_(location), shifted_(shifted), pointer_(pointer) {}

  /// The base address of `memref`, of type index.
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
