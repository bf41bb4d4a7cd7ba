//===- Roots.h - Values that may own their allocation -----------*- C++ -*-===//
// A *root* is a memref that may own its allocation. It is where ownership begins (an allocation,
// the result of a call, an argument whose ownership the caller transfers) or a slot that ownership
// may be transferred to. At each point of a run, each allocation that the pass is responsible for
// has exactly one root that owns it. A root owns from its definition until it is freed or transfers
// its ownership at an exit. In between its indicator does not change, unless the program itself
// frees the buffer (Releases.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Function.h"
#include "passes/ownership/Ownership.h"

namespace freehold::ownership {

/// Index of a root.
using RootId = Id<struct RootTag>;

struct Root {
  mlir::Value value;
  /// The slot that the root is; none if ownership begins with this root.
  std::optional<SlotId> slot;
  /// The ownership at the definition; Unreached for slots, whose ownership depends on their
  /// predecessors (OwnershipStates.h).
  Ownership atDefinition = Ownership::Unreached;

  mlir::Block *block() const { return mlir::Value(value).getParentBlock(); }
  /// The region that defines the root.
  mlir::Region *region() const { return mlir::Value(value).getParentRegion(); }
};

/// The roots of a function: arguments, then results of ops in the order of the function, then
/// slots.
class Roots {
public:
  explicit Roots(const Function &function);

  const Root &operator[](RootId id) const { return all[id]; }
  size_t size() const { return all.size(); }
  auto begin() const { return all.begin(); }
  auto end() const { return all.end(); }
  auto ids() const { return all.ids(); }
  auto entries() const { return all.entries(); }

  RootId of(SlotId slot) const { return ofSlot[slot]; }
  /// The root that `value` is; none if it is no root.
  std::optional<RootId> find(mlir::Value value) const;
  bool contains(mlir::Value value) const { return ofValue.contains(value); }
  const llvm::DenseMap<mlir::Value, RootId> &byValue() const { return ofValue; }

private:
  RootId add(Root root);

  IdVector<RootId, Root> all;
  IdVector<SlotId, RootId> ofSlot;
  llvm::DenseMap<mlir::Value, RootId> ofValue;
};

/// Whether `op` carries bufferization.manual_deallocation.
bool isManual(mlir::Operation *op);

/// Whether the pass calls the BufferDeallocationOpInterface of `op`. It does not for the ops whose
/// implementations MLIR ships (selects, conditional branches, gpu.terminator), since it handles
/// those itself with fewer comparisons at run time.
bool processesItself(mlir::Operation *op);

} // namespace freehold::ownership
