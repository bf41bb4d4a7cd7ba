//===- MemRefDetail.h - What the memref handlers share ----------*- C++ -*-===//
// Handlers work on a descriptor however it is stored: the words of a ranked memref are in
// registers, those of an unranked one in the machine's table. `Descriptor` is a copy of either.
//
// A poison memref still has words that refer to an existing allocation. Handlers that make a poison
// result write both the descriptor and the flag, so that no word refers to nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// A size, offset or stride: an attribute or a register.
struct IndexOperand {
  int64_t fixed = 0;
  uint32_t at = 0;
  bool isFixed = true;

  int64_t read(const Machine &m) const { return isFixed ? fixed : m.s(at); }
  /// Returns a Taint, or 0.
  uint8_t taint(const Machine &m) const { return isFixed ? 0 : m.poison[at]; }
};
using IndexOperands = llvm::SmallVector<IndexOperand, 4>;

/// Returns `fixed` with its kDynamic entries replaced by `values`, in order.
IndexOperands mixedOperands(llvm::ArrayRef<int64_t> fixed, mlir::ValueRange values, Emitter &e);
/// Returns the taints of all operands.
uint8_t anyPoison(const Machine &m, llvm::ArrayRef<IndexOperand> operands);

/// The registers of a memref or tensor value.
struct MemRefRegisters {
  uint32_t at = 0;
  /// The rank, if the memref is ranked.
  unsigned rank = 0;
  bool ranked = true;
  /// Size of an element in memory.
  unsigned bytes = 0;
};
MemRefRegisters memrefRegisters(mlir::Value value, Emitter &e);

/// A copy of a memref's words that later writes to registers do not change.
struct Descriptor {
  llvm::SmallVector<uint64_t, kSizes + 2 * 4> words;
  unsigned rank;

  explicit Descriptor(unsigned rank) : words(kSizes + 2 * rank), rank(rank) {}
  MemRefView view() { return {words.data(), rank}; }
};
Descriptor readDescriptor(const Machine &m, const MemRefRegisters &from);
void writeDescriptor(Machine &m, const MemRefRegisters &to, const Descriptor &descriptor,
                     uint8_t poison);

/// The static offset and strides of a type; kDynamic if they are dynamic.
struct TypeLayout {
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> strides;

  explicit TypeLayout(mlir::MemRefType type);
};
/// Checks whether a descriptor agrees with everything that is static in `type`.
struct TypeFacts {
  llvm::SmallVector<int64_t, 4> sizes;
  TypeLayout layout;

  explicit TypeFacts(mlir::MemRefType type) : sizes(type.getShape()), layout(type) {}
  bool hold(MemRefView view) const;
};

/// Returns the cells of a buffer as if each value had been stored; std::nullopt if the values are
/// not available.
std::optional<std::vector<uint8_t>> initialCells(mlir::ElementsAttr values, mlir::MemRefType type);

/// Sets row-major strides for the view's sizes.
void setContiguousStrides(MemRefView view);
/// Returns the bytes from the first element to the end of the last one; UINT64_MAX on overflow.
/// Strides must not be negative.
uint64_t spanBytes(MemRefView view, unsigned elementBytes);
/// Returns the byte positions of all elements relative to the aligned pointer, sorted.
llvm::SmallVector<uint64_t> elementPositions(MemRefView view, unsigned bytes);
/// Returns true if some byte belongs to an element of each view; std::nullopt if there are too
/// many.
std::optional<bool> shareBytes(MemRefView a, unsigned aBytes, MemRefView b, unsigned bBytes);

/// Maximum alignment of an allocation in bytes. Larger ones do not fit Allocation::alignedBy, and
/// do not occur in practice.
inline constexpr uint64_t kAlignmentMax = 1ull << 30;

/// Returns the strides of a new allocation of this type: empty for row-major. Emits Unsupported and
/// returns std::nullopt if an allocation cannot have the layout.
std::optional<llvm::SmallVector<int64_t, 4>> allocationStrides(mlir::MemRefType type, Emitter &e);

/// Allocates a buffer for the view's sizes and strides. Returns false after stopping the run.
bool allocateFor(const Inst *at, Machine &m, MemRefView view, unsigned elementBytes,
                 AllocationKind kind, uint64_t alignment, bool holdsMemRefs);

/// Checks D4 without freeing: the view must be the allocated memref of a live heap allocation.
/// Returns false after failing the run as a dealloc would.
bool mayFree(const Inst *at, Machine &m, MemRefView view);

/// A scalar or memref in memory: the side table of loads, stores and atomics.
struct ElementAccess {
  uint32_t memref = 0;
  unsigned rank = 0, bytes = 0, words = 0;
  /// More than one for complex numbers and vectors; `words` is then that of a lane.
  unsigned lanes = 1;
  /// 0 for memrefs.
  unsigned bits = 0;
  /// The alignment that the op asserts, or 0.
  uint64_t alignment = 0;
  llvm::SmallVector<uint32_t, 4> indices;

  Memory::Cells cells(const Inst *at, Machine &m, Memory::Access how) const;
  bool load(const Inst *at, Machine &m, uint32_t dst) const {
    Memory::Cells found = cells(at, m, Memory::Access::Read);
    return found && read(at, m, found, dst);
  }
  bool store(const Inst *at, Machine &m, uint32_t src, Memory::Access how) const {
    Memory::Cells found = cells(at, m, how);
    return found && write(at, m, found, src);
  }
  /// These move a value between registers and cells that `cells` or Machine::access returned.
  bool read(const Inst *at, Machine &m, Memory::Cells found, uint32_t dst) const;
  bool write(const Inst *at, Machine &m, Memory::Cells found, uint32_t src) const;
};
/// Emits Unsupported and returns null if the access is not modelled. `indices` are registers.
const ElementAccess *elementAccess(mlir::Value memref, llvm::ArrayRef<uint32_t> indices,
                                   uint64_t alignment, Emitter &e);
/// dst: the result; data: an ElementAccess.
const Inst *execLoad(const Inst *i, Machine &m);
/// dst: the value; data: an ElementAccess.
const Inst *execStore(const Inst *i, Machine &m);

/// Emits memref.cast: the same descriptor with another type, poison if it does not match that type.
void emitCast(mlir::Value from, mlir::Value to, Emitter &e);

void addMemRefAllocOps(InterpTable &table);
void addMemRefGlobalOps(InterpTable &table);
void addMemRefAccessOps(InterpTable &table);
void addMemRefAtomicOps(InterpTable &table);
void addMemRefMetadataOps(InterpTable &table);
void addMemRefShapeOps(InterpTable &table);

} // namespace freehold::interp
