//===- LlvmFuncOps.h - llvm: functions, and arithmetic ----------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::LLVM {
class ICmpOp;
} // namespace mlir::LLVM

namespace freehold::interp {

/// Returns the type of an llvm.func with a body, as another function of the same arguments and results has it.
/// std::nullopt for any other function, and for one with a variable number of arguments.
std::optional<mlir::FunctionType> llvmFunctionType(mlir::FunctionOpInterface op);

/// Emits a comparison of integers.
void emitIntegerComparison(mlir::LLVM::ICmpOp op, Emitter &e);

/// The rows of LlvmFuncOps.cpp.
void addLlvmFuncOps(InterpTable &table);

/// The rows of LlvmNumberOps.cpp.
void addLlvmNumberOps(InterpTable &table);

} // namespace freehold::interp
