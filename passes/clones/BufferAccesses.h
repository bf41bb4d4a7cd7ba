//===- BufferAccesses.h - Who touches an allocation between two ops -*- C++ -*-===//
// An index of the ops of a block, and of all ops in their regions, that may read, write or free
// memory. It is built in time linear in the ops. A question about an allocation then takes time
// linear in the accesses between the two ops that share an origin with it.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/analysis/SameAllocation.h"

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

/// Whether `op` is a call of a function that has a body or cannot be found, or an op of unknown
/// effects.
bool runsUnknownCode(mlir::Operation *op, mlir::SymbolTableCollection &symbols);

/// What a function with a body may free. A declared function is always taken to follow the ABI.
enum class Callees {
  /// What is handed over to it, by the function boundary ABI (handsOver in ValueFlow.h).
  FollowAbi,
  /// What it gets, and what memory and other functions know.
  FreeAnything,
};

class BlockAccesses {
public:
  enum class Kind { Any, Free };

  BlockAccesses(mlir::Block &block, SameAllocation &same, mlir::SymbolTableCollection &symbols,
                Callees callees);

  /// Whether an op of the block between `begin` and `end`, both exclusive, may make an access of
  /// this kind to the allocation of `memref`, which must be defined before `end`.
  bool mayAccess(mlir::Value memref, mlir::Operation *begin, mlir::Operation *end, Kind kind) const;
  /// Whether control that is at `begin` certainly comes to `end`.
  bool comesTo(mlir::Operation *begin, mlir::Operation *end) const;
  /// The first op behind `after` in the block that frees, whatever happens, a memref with the
  /// pointers and offset of `memref`, and does nothing else. Null if there is none.
  mlir::Operation *nextFree(mlir::Value memref, mlir::Operation *after) const;

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
  Callees callees;
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
  std::vector<Entry> entries;
  Index accesses, freeing;
  std::vector<unsigned> stops;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Operation *, 1>> frees;
};

} // namespace freehold
