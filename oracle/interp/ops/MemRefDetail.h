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
/// Returns the union of the operands' taints.
uint8_t anyPoison(const Machine &m, llvm::ArrayRef<IndexOperand> operands);

/// The registers of a memref or tensor value.
struct MemRefRegisters {
  uint32_t at = 0;
  /// The rank of a ranked memref; 0 for an unranked one.
  unsigned rank = 0;
  bool ranked = true;
  /// Size of an element in memory, in bytes.
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

/// Returns the memory of a buffer of this type after each of `values` was stored to it, or
/// std::nullopt if the attribute does not give access to its values. A resource gives its bytes.
std::optional<std::vector<uint8_t>> initialCells(mlir::ElementsAttr values, mlir::MemRefType type);

/// Fails the run, since an access to the allocation is promised to be at a multiple of so many bytes. Returns null.
const Inst *failAlignment(const Inst *at, Machine &m, uint64_t alignment, uint64_t allocation);

/// Sets row-major strides for the view's sizes.
void setContiguousStrides(MemRefView view);
/// Returns the bytes from the first element to the end of the last one; UINT64_MAX on overflow.
/// Strides must not be negative.
uint64_t spanBytes(MemRefView view, unsigned elementBytes);
/// Returns the byte positions of all elements relative to the aligned pointer, sorted.
llvm::SmallVector<uint64_t> elementPositions(MemRefView view, unsigned bytes);
/// Returns whether some byte belongs to an element of either view, or std::nullopt if the views
/// have too many elements to compare them one by one.
std::optional<bool> shareBytes(MemRefView a, unsigned aBytes, MemRefView b, unsigned bBytes);

/// Maximum alignment of an allocation in bytes. Larger ones do not fit Allocation::alignedBy, and
/// do not occur in practice.
inline constexpr uint64_t kAlignmentMax = 1ull << 30;

/// Returns the strides of a new allocation of this type, or an empty vector for a row-major one.
/// `offset` gets that of its layout. Emits Unsupported and returns std::nullopt if an allocation cannot have the layout.
std::optional<llvm::SmallVector<int64_t, 4>> allocationStrides(mlir::MemRefType type,
                                                               int64_t &offset, Emitter &e);

/// Allocates a buffer for the view's sizes and strides, which begin `offset` elements after its start. Returns false after
/// stopping the run.
bool allocateFor(const Inst *at, Machine &m, MemRefView view, unsigned elementBytes,
                 AllocationKind kind, uint64_t alignment, bool holdsMemRefs, int64_t offset = 0);

/// Checks whether memref.dealloc may free `view`, which must be the originally allocated memref of
/// a live heap allocation (D4 in ARCHITECTURE.md), but does not free it. Otherwise ends the run
/// with the error that the dealloc would have, and returns false.
bool mayFree(const Inst *at, Machine &m, MemRefView view);

/// How an instruction accesses one element of a memref. Loads, stores and atomics refer to it as
/// their side table.
struct ElementAccess {
  uint32_t memref = 0;
  unsigned rank = 0, bytes = 0, words = 0;
  /// More than one for complex numbers and vectors; `words` is then that of a lane.
  unsigned lanes = 1;
  /// The number of bits of a scalar or lane; 0 if the element is a memref.
  unsigned bits = 0;
  /// The alignment that the op asserts, or 0.
  uint64_t alignment = 0;
  llvm::SmallVector<uint32_t, 4> indices;

  Memory::Cells cells(const Inst *at, Machine &m, Memory::Access how) const;
  bool load(const Inst *at, Machine &m, uint32_t dst) const {
    Memory::Cells found = cells(at, m, Memory::Access::Read);
    return found && read(at, m, found, dst);
  }
  bool store(const Inst *at, Machine &m, uint32_t src) const {
    Memory::Cells found = cells(at, m, Memory::Access::Write);
    return found && write(at, m, found, src);
  }
  /// Move the value between registers and `found`, which `cells` or Memory::access returned.
  bool read(const Inst *at, Machine &m, Memory::Cells found, uint32_t dst) const;
  bool write(const Inst *at, Machine &m, Memory::Cells found, uint32_t src) const;
};
/// Emits Unsupported and returns null if the access is not modelled. `indices` are registers.
const ElementAccess *elementAccess(mlir::Value memref, llvm::ArrayRef<uint32_t> indices,
                                   uint64_t alignment, Emitter &e);
/// Handler of a load. `dst` is the register of the result, `data` an ElementAccess.
const Inst *execLoad(const Inst *i, Machine &m);
/// Handler of a store. `dst` is the register of the stored value, `data` an ElementAccess.
const Inst *execStore(const Inst *i, Machine &m);

/// Emits memref.cast: `to` gets the descriptor of `from`, and is poison if the descriptor does not
/// match the type of `to`.
void emitCast(mlir::Value from, mlir::Value to, Emitter &e);

/// Emits the allocation of a heap buffer with these dynamic sizes, and the free of one.
void emitAllocation(mlir::Value buffer, mlir::ValueRange sizes, Emitter &e);
void emitFree(mlir::Value buffer, Emitter &e);

/// Emits memref.copy.
void emitCopy(mlir::Value source, mlir::Value target, Emitter &e);

// Each of these adds the handlers of one file to the interpreter's table.
void addMemRefAllocOps(InterpTable &table);
void addMemRefGlobalOps(InterpTable &table);
void addMemRefAccessOps(InterpTable &table);
void addMemRefAtomicOps(InterpTable &table);
void addMemRefMetadataOps(InterpTable &table);
void addMemRefShapeOps(InterpTable &table);

} // namespace freehold::interp
