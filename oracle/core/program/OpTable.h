//===- OpTable.h - From an op to its handler --------------------*- C++ -*-===//
// How a judge learns what an op means: one function and one row for each op. Drivers only look up
// rows and name no op themselves.
//
//   void evalAlloc(memref::AllocOp op, Emitter &e) { ... }
//   table.on<memref::AllocOp>(evalAlloc);
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <map>
#include <string>
#include <vector>

namespace freehold {

template <typename Context> class OpTable {
public:
  /// Adds a row for one op. A second row for the same op is a programming error.
  template <typename Op> void on(void (*handler)(Op, Context &)) {
    bool isNew = rows_.try_emplace(mlir::TypeID::get<Op>(), makeRow<Op>(handler)).second;
    assert(isNew && "two rows for one op");
    (void)isNew;
    names_.push_back(Op::getOperationName().str());
  }

  /// Like `on`, for an op whose values may have types that the driver does not support; the handler
  /// must check them.
  template <typename Op> void onAnyTypes(void (*handler)(Op, Context &)) {
    on<Op>(handler);
    anyTypes_.insert(mlir::TypeID::get<Op>());
  }
  bool takesAnyTypes(mlir::Operation *op) const {
    auto info = op->getName().getRegisteredInfo();
    return info && anyTypes_.contains(info->getTypeID());
  }

  /// Adds a row for every op with this interface that has no row of its own. `what` is its name in
  /// the table of ops.
  template <typename Interface>
  void onInterface(void (*handler)(Interface, Context &), std::string what) {
    interfaces_.push_back({[](mlir::Operation *op) { return mlir::isa<Interface>(op); },
                           makeRow<Interface>(handler)});
    names_.push_back(std::move(what));
  }

  /// Returns true if the op has a row of its own.
  bool hasRow(mlir::Operation *op) const {
    auto info = op->getName().getRegisteredInfo();
    return info && rows_.contains(info->getTypeID());
  }

  /// Calls the handler for `op`. Returns false if there is none.
  bool dispatch(mlir::Operation *op, Context &context) const {
    if (auto info = op->getName().getRegisteredInfo()) {
      auto row = rows_.find(info->getTypeID());
      if (row != rows_.end()) {
        row->second(op, context);
        return true;
      }
    }
    for (const auto &[matches, row] : interfaces_)
      if (matches(op)) {
        row(op, context);
        return true;
      }
    return false;
  }

  /// Returns the names of all rows, in the order in which they were added.
  const std::vector<std::string> &names() const { return names_; }

private:
  struct Row {
    void (*call)(void (*)(), mlir::Operation *, Context &);
    void (*handler)();
    void operator()(mlir::Operation *op, Context &context) const { call(handler, op, context); }
  };
  template <typename Op> static Row makeRow(void (*handler)(Op, Context &)) {
    return {[](void (*raw)(), mlir::Operation *op, Context &context) {
              reinterpret_cast<void (*)(Op, Context &)>(raw)(mlir::cast<Op>(op), context);
            },
            reinterpret_cast<void (*)()>(handler)};
  }

  llvm::DenseMap<mlir::TypeID, Row> rows_;
  llvm::DenseSet<mlir::TypeID> anyTypes_;
  std::vector<std::pair<bool (*)(mlir::Operation *), Row>> interfaces_;
  std::vector<std::string> names_;
};

} // namespace freehold
