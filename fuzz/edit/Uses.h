//===- Uses.h - Who refers to a symbol --------------------------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>

namespace freehold::edit {

/// Returns the ops with an attribute that refers to the symbol, in textual order.
std::vector<mlir::Operation *> symbolUsers(mlir::ModuleOp module, mlir::Operation *symbol);

/// Returns the direct calls of a function; std::nullopt if it is also referenced otherwise, so that
/// its type cannot change.
std::optional<std::vector<mlir::func::CallOp>> callsOnly(mlir::ModuleOp module,
                                                         mlir::func::FuncOp function);

} // namespace freehold::edit
