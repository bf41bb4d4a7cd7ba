//===- Uses.h - Who refers to a symbol --------------------------*- C++ -*-===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>

namespace freehold::edit {

/// Ops with an attribute that refers to the symbol, in the order of the text.
std::vector<mlir::Operation *> symbolUsers(mlir::ModuleOp module, mlir::Operation *symbol);

/// The direct calls of a function; nullopt when it is referred to in other ways, so that its
/// type cannot change.
std::optional<std::vector<mlir::func::CallOp>> callsOnly(mlir::ModuleOp module,
                                                         mlir::func::FuncOp function);

} // namespace freehold::edit
