//===- Edit.h - Erasing with repair -----------------------------*- C++ -*-===//
// One application of a move. What is erased is only unlinked until the edit ends, so that
// pointers collected before stay good to ask `alive` about, and no new op gets an old one's
// address. Uses never dangle: whatever loses its definition gets another value of its type.
// When the edit finishes, what it made dead goes too: pure ops without uses, blocks that it
// made unreachable, private functions and globals that it left without a reference.
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
  /// The op that took this one's place in `rebuild`, or itself.
  mlir::Operation *current(mlir::Operation *op) const;

  /// A builder that inserts before `op`.
  mlir::OpBuilder before(mlir::Operation *op) const { return mlir::OpBuilder(op); }

  /// Leave the ops that become dead alone in `finish`.
  void keepDead() { sweeping = false; }
  /// Buffers that stand in for lost values are filled with zeros from here on.
  void fillFreshBuffers() { filling = true; }

  /// Erases an op that is no terminator; its results are replaced first.
  void erase(mlir::Operation *op);
  /// Erases an op whose results nobody uses, a terminator as well.
  void unlink(mlir::Operation *op);
  /// Erases a block that no branch leads to any more.
  void unlink(mlir::Block *block);
  /// Replaces all uses with something else of the type that is available before `at`.
  void replaceAway(mlir::Value value, mlir::Operation *at);
  void replace(mlir::Value value, mlir::Value by);
  void setOperand(mlir::OpOperand &operand, mlir::Value by);
  void eraseOperand(mlir::Operation *op, unsigned index);
  /// The value has lost a use.
  void lostUse(mlir::Value value);

  /// The same op with other operands and result types; regions move. Results are matched by
  /// `kept`: for each new result the old one that it replaces. The old op's other results must
  /// be without uses.
  mlir::Operation *rebuild(mlir::Operation *op, mlir::ValueRange operands,
                           llvm::ArrayRef<unsigned> kept,
                           llvm::ArrayRef<mlir::NamedAttribute> changed = {});

  /// Unlinks an op whose uses and regions another one has taken over.
  void replaced(mlir::Operation *op, mlir::Operation *by);

  /// The earliest value of the type that is available before `at`; null when there is none.
  mlir::Value earliest(mlir::Type type, mlir::Operation *at, mlir::Operation *except = nullptr);
  /// A zero of the type, from a constant that is available or a new one; null for other types.
  mlir::Value zero(mlir::Type type, mlir::Operation *at, int64_t number = 0);
  /// A new buffer (dynamic sizes are 1); null for types that cannot be allocated.
  mlir::Value fresh(mlir::Type type, mlir::Operation *at);
  /// Any value: zero, earliest, fresh or poison, the first that there is.
  mlir::Value any(mlir::Type type, mlir::Operation *at, mlir::Operation *except = nullptr);

  /// What can be reached in the region now will not be unreachable when the edit has finished.
  void branchesChange(mlir::Region *region);
  void finish();

private:
  void release(mlir::Operation *op);
  void sweepOps();
  void sweepBlocks();
  void sweepSymbols();

  mlir::ModuleOp root;
  bool sweeping = true, filling = false;
  std::vector<mlir::Operation *> graveyard;
  std::vector<mlir::Block *> blockGraveyard;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> successorOf;
  llvm::DenseSet<mlir::Operation *> beingErased;
  llvm::SetVector<mlir::Operation *> maybeDead;
  std::vector<std::pair<mlir::Region *, llvm::DenseSet<mlir::Block *>>> reachableBefore;
  llvm::DenseSet<mlir::Operation *> referencedBefore;
};

} // namespace freehold::edit
