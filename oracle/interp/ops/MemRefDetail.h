//===- MemRefDetail.h - What the memref handlers share ----------*- C++ -*-===//
// Handlers work on a descriptor whichever way it is stored: a ranked memref has its words
// in registers, an unranked one in the machine's table. `Descriptor` is a copy of either.
//
// A poison memref still has words that name an existing allocation: handlers that make a
// poison result write descriptor and flag, so that no word ever refers to nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

namespace freehold::interp {

/// A size, offset or stride: fixed by an attribute, or a register.
struct IndexOperand {
  int64_t fixed = 0;
  uint32_t at = 0;
  bool isFixed = true;

  int64_t read(const Machine &m) const { return isFixed ? fixed : m.s(at); }
  /// A Taint, or 0.
  uint8_t taint(const Machine &m) const { return isFixed ? 0 : m.poison[at]; }
};
using IndexOperands = llvm::SmallVector<IndexOperand, 4>;

/// `fixed` with its kDynamic entries taken from `values` in order.
IndexOperands mixedOperands(llvm::ArrayRef<int64_t> fixed, mlir::ValueRange values, Emitter &e);
/// The taints of all of them.
uint8_t anyPoison(const Machine &m, llvm::ArrayRef<IndexOperand> operands);

/// Where a memref value lies.
struct MemRefRegisters {
  uint32_t at = 0;
  /// Of a ranked one.
  unsigned rank = 0;
  bool ranked = true;
  /// Of one element in memory.
  unsigned bytes = 0;
};
MemRefRegisters memrefRegisters(mlir::Value value, Emitter &e);

/// A memref's words, out of reach of later writes to registers.
struct Descriptor {
  llvm::SmallVector<uint64_t, kSizes + 2 * 4> words;
  unsigned rank;

  explicit Descriptor(unsigned rank) : words(kSizes + 2 * rank), rank(rank) {}
  MemRefView view() { return {words.data(), rank}; }
};
Descriptor readDescriptor(const Machine &m, const MemRefRegisters &from);
void writeDescriptor(Machine &m, const MemRefRegisters &to, const Descriptor &descriptor,
                     uint8_t poison);

/// Offset and strides that a type fixes, kDynamic for the others.
struct TypeLayout {
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> strides;

  explicit TypeLayout(mlir::MemRefType type);
};
/// Whether all that `type` fixes is what the descriptor has.
struct TypeFacts {
  llvm::SmallVector<int64_t, 4> sizes;
  TypeLayout layout;

  explicit TypeFacts(mlir::MemRefType type) : sizes(type.getShape()), layout(type) {}
  bool hold(MemRefView view) const;
};

/// Row-major strides for the view's sizes.
void setContiguousStrides(MemRefView view);
/// Bytes from the first element to the end of the last; the largest number when they overflow.
/// Strides must not be negative.
uint64_t spanBytes(MemRefView view, unsigned elementBytes);
/// Byte positions of all elements from the allocation's aligned pointer, sorted.
llvm::SmallVector<uint64_t> elementPositions(MemRefView view, unsigned bytes);
/// Whether some byte belongs to an element of each; nullopt when they are too many to look at.
std::optional<bool> shareBytes(MemRefView a, unsigned aBytes, MemRefView b, unsigned bBytes);

/// Of an allocation in bytes. Larger ones do not fit Allocation::alignedBy, and no machine has
/// them.
inline constexpr uint64_t kAlignmentMax = 1ull << 30;

/// Strides of a fresh allocation of this type: none for row-major, nullopt (after emitting
/// Unsupported) for a layout that an allocation cannot have.
std::optional<llvm::SmallVector<int64_t, 4>> allocationStrides(mlir::MemRefType type, Emitter &e);

/// Allocates for the view's sizes and strides and makes it start there; false after stopping.
bool allocateFor(const Inst *at, Machine &m, MemRefView view, unsigned elementBytes,
                 AllocationKind kind, uint64_t alignment, bool holdsMemRefs);

/// D4 without freeing: the allocated memref of a live heap allocation. False after failing
/// the run the way a dealloc of it does.
bool mayFree(const Inst *at, Machine &m, MemRefView view);

/// One scalar or memref in memory: side table of loads, stores and atomics.
struct ElementAccess {
  uint32_t memref = 0;
  unsigned rank = 0, bytes = 0, words = 0;
  /// Zero for memrefs.
  unsigned bits = 0;
  /// What the access promises, or 0.
  uint64_t alignment = 0;
  llvm::SmallVector<uint32_t, 4> indices;

  Machine::Cells cells(const Inst *at, Machine &m, Machine::Access how) const;
  bool load(const Inst *at, Machine &m, uint32_t dst) const;
  bool store(const Inst *at, Machine &m, uint32_t src, Machine::Access how) const;
};
/// Null after emitting Unsupported.
const ElementAccess *elementAccess(mlir::Value memref, mlir::ValueRange indices, uint64_t alignment,
                                   Emitter &e);
/// dst: the result; data: an ElementAccess.
const Inst *execLoad(const Inst *i, Machine &m);
/// dst: the value; data: an ElementAccess.
const Inst *execStore(const Inst *i, Machine &m);

/// As memref.cast: another type for the same descriptor, poison where the type does not hold.
void emitCast(mlir::Value from, mlir::Value to, Emitter &e);

void addMemRefAllocOps(InterpTable &table);
void addMemRefGlobalOps(InterpTable &table);
void addMemRefAccessOps(InterpTable &table);
void addMemRefAtomicOps(InterpTable &table);
void addMemRefMetadataOps(InterpTable &table);
void addMemRefShapeOps(InterpTable &table);

} // namespace freehold::interp
