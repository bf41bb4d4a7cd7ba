//===- BufferAccesses.h - Who touches an allocation between two ops -*- C++ -*-===//
// An index of the ops of a block, and of all ops in their regions, that may read, write or free
// memory. It is built in time linear in the ops. A question about an allocation then takes time
// linear in the accesses between the two ops that share an origin with it.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <array>

namespace freehold {

/// The union of the origins of several values.
class OriginSet {
public:
  void add(const SameAllocation::Origins &origins);
  /// Whether one of the values may be the same allocation as a value with these origins.
  bool mayMeet(const SameAllocation::Origins &origins) const;

private:
  llvm::DenseSet<unsigned> ids;
  unsigned is = 0, mayBe = 0;
  bool wide = false, empty = true;
};

/// Whether code outside of the function, or a load, may get at the allocation.
inline bool isKnownOutside(const SameAllocation::Origins &origins) {
  return origins.wide || (origins.is & SameAllocation::Origins::InMemory);
}

struct BufferAccess {
  mlir::Operation *op;
  /// The memref that is accessed; null if it may be any for which isKnownOutside holds.
  mlir::Value memref;
  bool frees = false;
};

/// Adds the accesses of `op` itself, without those of ops in its regions. Reading sizes, making
/// views and passing a memref along an edge are no accesses.
void accessesOf(mlir::Operation *op, mlir::SymbolTableCollection &symbols,
                llvm::SmallVectorImpl<BufferAccess> &accesses);

/// Whether `op` is a call of a function that has a body or cannot be found, or an op of unknown
/// effects.
bool runsUnknownCode(mlir::Operation *op, mlir::SymbolTableCollection &symbols);

/// The earliest value with the same pointers and offset as `memref`: through casts and changes of
/// shape, and joins that only ever receive one value.
mlir::Value descriptorRoot(mlir::Value memref, SameAllocation &same);

class BlockAccesses {
public:
  enum class Kind { Any, Free };

  BlockAccesses(mlir::Block &block, SameAllocation &same, mlir::SymbolTableCollection &symbols);

  /// Whether an op of the block between `begin` and `end`, both exclusive, may make an access of
  /// this kind to the allocation of `memref`, which must be defined before `end`.
  bool mayAccess(mlir::Value memref, mlir::Operation *begin, mlir::Operation *end, Kind kind) const;
  /// Whether control that is at `begin` certainly comes to `end`.
  bool comesTo(mlir::Operation *begin, mlir::Operation *end) const;
  /// The first memref.dealloc behind `after` in the block whose operand has the pointers and offset
  /// of `memref`. Null if there is none.
  mlir::memref::DeallocOp nextFree(mlir::Value memref, mlir::Operation *after) const;

private:
  struct Entry {
    unsigned position;
    BufferAccess access;
  };
  using List = std::vector<unsigned>;
  /// The entries, listed by what they may access. `byIs` and `byMayBe` have a list for each bit of
  /// SameAllocation::Origins::Kinds.
  struct Index {
    llvm::DenseMap<unsigned, List> byId;
    std::array<List, 6> byIs, byMayBe;
    List everything, wide, outside;
  };

  void addOp(mlir::Operation *op, unsigned position);
  void addAccess(Index &index, unsigned entry);
  bool anyOf(const List &list, mlir::Value memref, unsigned from, unsigned to,
             unsigned &looks) const;

  SameAllocation &same;
  mlir::SymbolTableCollection &symbols;
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
  std::vector<Entry> entries;
  Index accesses, freeing;
  std::vector<unsigned> stops;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::memref::DeallocOp, 1>> frees;
};

} // namespace freehold
