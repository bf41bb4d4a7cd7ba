//===- BufferAccesses.h - Who touches an allocation between two ops -*- C++ -*-===//
// The ops of a block, with all in their regions, that may read, write or free memory, in order.
// Built once for a block, in time linear in its ops; a question then costs as much as there are
// accesses between the two ops that share an origin with the allocation asked for.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <array>

namespace freehold {

/// What several values may be, together.
class OriginSet {
public:
  void add(const SameAllocation::Origins &origins);
  /// Whether one of them may be the same allocation as a value of these origins.
  bool mayMeet(const SameAllocation::Origins &origins) const;

private:
  llvm::DenseSet<unsigned> ids;
  unsigned is = 0, mayBe = 0;
  bool wide = false, empty = true;
};

/// Whether memory, a callee or the caller may know the allocation.
inline bool isKnownOutside(const SameAllocation::Origins &origins) {
  return origins.wide || (origins.is & SameAllocation::Origins::InMemory);
}

struct BufferAccess {
  mlir::Operation *op;
  /// Null: whatever is known outside.
  mlir::Value memref;
  bool frees = false;
};

/// Accesses of `op` itself, not of what is in its regions. Looking at sizes, making views and
/// passing a memref along an edge are none.
void accessesOf(mlir::Operation *op, mlir::SymbolTableCollection &symbols,
                llvm::SmallVectorImpl<BufferAccess> &accesses);

/// Whether `op` is a call of a function that has a body or cannot be found, or unknown altogether.
bool runsUnknownCode(mlir::Operation *op, mlir::SymbolTableCollection &symbols);

/// The earliest value that has the descriptor of `memref` but for its shape: through casts and
/// changes of shape, and joins that only ever get one value.
mlir::Value descriptorRoot(mlir::Value memref, SameAllocation &same);

class BlockAccesses {
public:
  enum class Kind { Any, Free };

  BlockAccesses(mlir::Block &block, SameAllocation &same, mlir::SymbolTableCollection &symbols);

  /// Whether an op of the block between `begin` and `end`, both exclusive, may do so. The value is
  /// defined before `end`.
  bool mayAccess(mlir::Value memref, mlir::Operation *begin, mlir::Operation *end, Kind kind) const;
  /// Whether control that is at `begin` comes to `end`.
  bool comesTo(mlir::Operation *begin, mlir::Operation *end) const;
  /// The first memref.dealloc in the block and behind `after` of what has `memref`'s descriptor.
  mlir::memref::DeallocOp nextFree(mlir::Value memref, mlir::Operation *after) const;

private:
  struct Entry {
    unsigned position;
    BufferAccess access;
  };
  using List = std::vector<unsigned>;
  /// Entries by what they may touch; byIs and byMayBe by bit of SameAllocation::Origins::Kinds.
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
