//===- MemRefOps.h - What memref and bufferization ops share ----*- C++ -*-===//
#pragma once

#include "smt/encode/Encoder.h"

namespace freehold::smt {

/// An access: the memref is not poison and its allocation is live.
void requireLive(Encoder &e, const MemRefTerm &memref);
/// All elements of the memref are accessed: they are inside of the allocation. The memref is live.
void requireReach(Encoder &e, const MemRefTerm &memref);
/// ... and their addresses are multiples of their size.
void requireAligned(Encoder &e, const MemRefTerm &memref);
/// A write of `where`, which stands for the cells, if `when` holds.
void requireWritable(Encoder &e, const MemRefTerm &memref, Term when, Term where);

/// A new buffer.
struct NewBuffer {
  mlir::Type element;
  llvm::SmallVector<Term, 3> sizes;
  /// Empty for row-major.
  llvm::SmallVector<int64_t, 3> strides = {};
  /// As the op declares it, or 1.
  uint64_t alignment = 1;
  bool isHeap = true;
};
/// Whose contents are not written.
MemRefTerm makeBuffer(Encoder &e, const NewBuffer &buffer);

/// Strides of an allocation of `type` where they are not row-major; nullopt after saying that such
/// a layout is not supported.
std::optional<llvm::SmallVector<int64_t, 3>> allocationStrides(Encoder &e, mlir::MemRefType type);

/// Whether a descriptor has the sizes, strides and offset that `type` fixes.
Term fits(Encoder &e, const MemRefTerm &memref, mlir::MemRefType type);
/// A memref operand of known rank; null after saying that it is not supported.
const MemRefTerm *rankedOf(Encoder &e, mlir::Value value);
const MemRefTerm *memrefOf(Encoder &e, mlir::Value value);
/// With another shift and offset.
MemRefTerm movedTo(Encoder &e, const MemRefTerm &memref, Term shift, Term start);

/// Operands and attributes that are indices; adds to `poison` that one of them is. Nullopt after saying
/// that one is not supported.
std::optional<llvm::SmallVector<Term, 3>>
numbersOf(Encoder &e, llvm::ArrayRef<mlir::OpFoldResult> numbers, Term &poison);
/// `fact` is about whether `view` reaches beyond its allocation. Where that is known exactly the fact is
/// not needed.
void addReachFact(Encoder &e, const MemRefTerm &view, Term fact);

void addMemRefViewEncoding(EncodeTable &table);
void addMemRefCastEncoding(EncodeTable &table);

} // namespace freehold::smt
