//===- Edit.h - Erasing with repair -----------------------------*- C++ -*-===//
// One edit of the IR, such as an application of a move. Erased ops are only unlinked until the edit
// ends. So pointers collected before stay valid for `alive`, and no new op gets the address of an
// old one. Uses never dangle: the uses of an erased value get another value of its type. `finish`
// also erases what the edit made dead: pure ops without uses, unreachable blocks, and private
// functions and globals without references.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#include <vector>

namespace freehold::edit {

class Edit {
public:
  explicit Edit(mlir::ModuleOp module);
  Edit(const Edit &) = delete;
  Edit &operator=(const Edit &) = delete;
  ~Edit();

  mlir::ModuleOp module() const { return root; }
  bool alive(mlir::Operation *op) const;
  bool alive(mlir::Block *block) const;
  /// Returns the op that replaced this one in `rebuild`, or the op itself.
  mlir::Operation *current(mlir::Operation *op) const;

  /// Returns a builder that inserts before `op`.
  mlir::OpBuilder before(mlir::Operation *op) const { return mlir::OpBuilder(op); }

  /// Tells `finish` to keep ops that became dead.
  void keepDead() { sweeping = false; }
  /// Fills with zeros all buffers that are made from now on to replace lost values.
  void fillFreshBuffers() { filling = true; }

  /// Erases an op that is no terminator, after replacing its results.
  void erase(mlir::Operation *op);
  /// Erases an op without uses, which may be a terminator.
  void unlink(mlir::Operation *op);
  /// Erases a block without predecessors.
  void unlink(mlir::Block *block);
  /// Replaces all uses of the value by another value of its type that is available before `at`.
  void replaceAway(mlir::Value value, mlir::Operation *at);
  void replace(mlir::Value value, mlir::Value by);
  void setOperand(mlir::OpOperand &operand, mlir::Value by);
  void eraseOperand(mlir::Operation *op, unsigned index);
  /// Tells the edit that the value has lost a use and may be dead.
  void lostUse(mlir::Value value);

  /// Makes the same op with other operands and result types, and moves the regions to it. For each
  /// new result, `kept` has the index of the old result that it replaces. The other old results
  /// must have no uses.
  mlir::Operation *rebuild(mlir::Operation *op, mlir::ValueRange operands,
                           llvm::ArrayRef<unsigned> kept,
                           llvm::ArrayRef<mlir::NamedAttribute> changed = {});

  /// Erases an op whose uses and regions were moved to another one.
  void replaced(mlir::Operation *op, mlir::Operation *by);

  /// Returns the earliest value of the type that is available before `at`; null if there is none.
  mlir::Value earliest(mlir::Type type, mlir::Operation *at, mlir::Operation *except = nullptr);
  /// Returns `number` as a constant of the type, reusing an available one; null for other types.
  mlir::Value zero(mlir::Type type, mlir::Operation *at, int64_t number = 0);
  /// Returns a new buffer, or a tensor of zeros, whose dynamic sizes are 1; null if the type cannot be allocated.
  mlir::Value fresh(mlir::Type type, mlir::Operation *at);
  /// Returns the first that exists of: zero, earliest, fresh, poison.
  mlir::Value any(mlir::Type type, mlir::Operation *at, mlir::Operation *except = nullptr);

  /// Call before changing branches: blocks reachable now are erased by `finish` if unreachable
  /// then.
  void branchesChange(mlir::Region *region);
  void finish();

private:
  void release(mlir::Operation *op);
  void sweepOps();
  void sweepBlocks();
  void sweepSymbols();

  mlir::ModuleOp root;
  bool sweeping = true, filling = false;
  std::vector<mlir::Operation *> erasedOps;
  std::vector<mlir::Block *> erasedBlocks;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> successorOf;
  llvm::DenseSet<mlir::Operation *> beingErased;
  llvm::SetVector<mlir::Operation *> maybeDead;
  std::vector<std::pair<mlir::Region *, llvm::DenseSet<mlir::Block *>>> reachableBefore;
  llvm::DenseSet<mlir::Operation *> referencedBefore;
};

} // namespace freehold::edit
