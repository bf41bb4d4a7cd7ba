//===- MatchedOps.h - Ops of a source and of its target ---------*- C++ -*-===//
// Internal to Matching: which ops need no counterpart, which ops do the same, and what is known after
// them.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/ValueClasses.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::smt::safe {

/// Whether a loop ends, whatever its bounds are.
bool hasPositiveStep(mlir::scf::ForOp loop);

class MatchedOps {
public:
  explicit MatchedOps(ValueClasses &classes) : classes_(classes) {}

  ValueClass classOf(const Related &related, Side side, Var var);

  /// Whether nobody sees that the op is there: it has no effects, or frees, of which the proof of the
  /// target speaks.
  bool isSilent(Related &related, Side side, unsigned frame, mlir::Operation *op);
  void executeSilent(Related &related, Side side, unsigned frame, mlir::Operation *op);

  /// Whether one side may do it without the other.
  bool mayDoAlone(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  void executeAlone(Related &related, Side side, unsigned frame, mlir::Operation *op);

  bool doTheSame(const Related &related, unsigned frame, mlir::Operation *op, unsigned itsFrame,
                 mlir::Operation *its);
  /// `place` is where both are.
  void executeBoth(Related &related, unsigned frame, mlir::Operation *op, unsigned itsFrame,
                   mlir::Operation *its, const ValueClasses::Key &place);

  using AreSame = llvm::function_ref<bool(mlir::Value, mlir::Value)>;
  /// Whether two ops that choose where control goes, other than by values that the graph shows, choose
  /// the same.
  bool chooseAlike(mlir::Operation *op, mlir::Operation *its, AreSame areSame);

  /// `contents`: whether it is enough for memrefs that their contents are equal.
  bool returnAlike(const Related &related, unsigned frame, mlir::Operation *exit, unsigned itsFrame,
                   mlir::Operation *its, bool contents);

private:
  ValueClass constantClass(mlir::Attribute value);
  std::optional<std::vector<ValueClass>> sizesOf(const Related &related, Side side, unsigned frame,
                                                 mlir::memref::AllocOp op);
  bool allocateTheSame(const Related &related, unsigned frame, mlir::memref::AllocOp op,
                       unsigned itsFrame, mlir::memref::AllocOp its);
  ValueClass pureClass(Related &related, Side side, unsigned frame, mlir::OpResult result);
  void define(Related &related, Side side, unsigned frame, mlir::Value value, ValueClass known);
  bool isOwn(const Related &related, Side side, unsigned frame, mlir::Value value);
  bool copiesOntoItself(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  bool readSame(const Related &related, unsigned frame, mlir::Value mine, unsigned itsFrame,
                mlir::Value its);

  ValueClasses &classes_;
  /// The sizes of allocations that both sides have, by the class of these.
  std::map<ValueClass, std::vector<ValueClass>> sizes_;
};

} // namespace freehold::smt::safe
