//===- MemRefOps.h - What memref and bufferization ops share ----*- C++ -*-===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// Requires for an access that the memref is not poison and its allocation is live.
void requireLive(Encoder &e, const MemRefTerm &memref);
/// Requires that all elements of the memref are inside the allocation. The memref must be live.
void requireReach(Encoder &e, const MemRefTerm &memref);
/// Like requireReach, and requires that the elements are aligned to their size.
void requireAligned(Encoder &e, const MemRefTerm &memref);
/// Requires that the cells identified by `where` may be written if `when` holds, and changed if `changes` does. What is
/// copied onto itself is written, but not changed.
void requireWritable(Encoder &e, const MemRefTerm &memref, Term when, Term changes, Term where);

/// A buffer to be allocated.
struct NewBuffer {
  mlir::Type element;
  llvm::SmallVector<Term, 3> sizes;
  /// Empty for row-major.
  llvm::SmallVector<int64_t, 3> strides = {};
  /// The alignment that the op declares, or 1.
  uint64_t alignment = 1;
  bool isHeap = true;
};
/// Makes a buffer with unwritten contents.
MemRefTerm makeBuffer(Encoder &e, const NewBuffer &buffer);

/// Returns the strides of an allocation of `type`, empty if they are row-major. Reports an
/// unsupported layout and returns std::nullopt.
std::optional<llvm::SmallVector<int64_t, 3>> allocationStrides(Encoder &e, mlir::MemRefType type);

/// Returns whether a descriptor agrees with the static sizes, strides and offset of `type`.
Term fits(Encoder &e, const MemRefTerm &memref, mlir::MemRefType type);
/// Returns a memref operand of known rank. Reports others and returns null.
const MemRefTerm *rankedOf(Encoder &e, mlir::Value value);
const MemRefTerm *memrefOf(Encoder &e, mlir::Value value);
/// Returns the memref with another shift and offset.
MemRefTerm movedTo(Encoder &e, const MemRefTerm &memref, Term shift, Term start);

/// Returns operands and attributes that are indices, and adds their poison to `poison`. Reports one
/// that is unsupported and returns std::nullopt.
std::optional<llvm::SmallVector<Term, 3>>
numbersOf(Encoder &e, llvm::ArrayRef<mlir::OpFoldResult> numbers, Term &poison);
/// Adds a fact about whether `view` reaches beyond its allocation, unless that is known exactly.
void addReachFact(Encoder &e, const MemRefTerm &view, Term fact);

void addMemRefViewEncoding(EncodeTable &table);
void addMemRefCastEncoding(EncodeTable &table);

} // namespace freehold::smt
