//===- DeallocSlots.h - A matched bufferization.dealloc ---------*- C++ -*-===//
// The operands of the op are slots: (memrefs, rest) if (conditions, rest) retain (retained, rest),
// see Segments.h. A slot has the value that the pattern binds to it, or an argument of its own.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/pdl/Kinds.h"

#include "mlir/IR/Builders.h"

namespace freehold::smt {

/// Makes the arguments of @src for the values of one handle.
class ArgumentMaker {
public:
  /// `handle` has `count` values in this op.
  ArgumentMaker(Side &side, mlir::OpBuilder &builder, mlir::pdl::OperationOp user,
                mlir::Value handle, unsigned count)
      : side_(side), builder_(builder), user_(user), handle_(handle), count_(count) {}

  /// Fails with a diagnostic if the handle has another number of values in another op.
  mlir::LogicalResult check();
  /// Returns value `i`, a known one or a new argument. `length` is for lists. Null after a
  /// diagnostic.
  mlir::Value get(unsigned i, PdlKind kind, std::optional<mlir::Value> length);

private:
  mlir::Type chooseType(unsigned i, PdlKind kind);
  mlir::Value getBound(unsigned i, mlir::Value maker);
  Side &side_;
  mlir::OpBuilder &builder_;
  mlir::pdl::OperationOp user_;
  mlir::Value handle_;
  unsigned count_;
};

class DeallocSlots {
public:
  DeallocSlots(Side &side, const PdlKinds &kinds, mlir::OpBuilder &builder,
               mlir::pdl::OperationOp op)
      : side_(side), kinds_(kinds), builder_(builder), op_(op) {}

  /// Adds the op to the side. Fails with a diagnostic.
  mlir::LogicalResult build();

private:
  /// Binds `handle`[`place`], where the handle has `count` values.
  struct Binding {
    mlir::Value handle;
    unsigned place, count;
  };
  struct Slot {
    PdlKind kind;
    bool isRest;
    llvm::SmallVector<Binding, 1> bindings = {};
    mlir::Value value = {};
  };

  void makeSlots(const Segments &segments);
  void bindGroups();
  void bind(mlir::Value handle, unsigned place, unsigned count, unsigned slot);
  mlir::LogicalResult fill(Slot &slot, mlir::Value pairedWith);
  void fillUnnamed(Slot &slot, std::optional<mlir::Value> length);
  mlir::LogicalResult checkBindings(const Slot &slot, mlir::Value pairedWith);
  mlir::LogicalResult bindTypes(mlir::Operation *made);
  void warnOfTheRest();

  Side &side_;
  const PdlKinds &kinds_;
  mlir::OpBuilder &builder_;
  mlir::pdl::OperationOp op_;
  Segments segments_;
  /// The slots of memrefs, conditions, and retained values.
  llvm::SmallVector<Slot> slots_;
};

} // namespace freehold::smt
