//===- Compile.h - From IR to instructions ----------------------*- C++ -*-===//
// A module is compiled once and run many times. The driver walks regions and blocks; an op's
// meaning is its row in the table: a function `evalX(XOp, Emitter &)` that emits instructions.
// Structured control flow becomes jumps, so that at run time only calls are nested.
//
// An op without a row, or with an unsupported case, becomes an instruction that ends the run as
// Unsupported. So unsupported code that is not reached does no harm.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// Compiles a module, which must be verified and outlive the result.
std::unique_ptr<CompiledModule> compile(mlir::ModuleOp module, const CompileOptions &options = {});

/// Each function adds the rows of one dialect.
void addArithOps(InterpTable &table);
void addIndexOps(InterpTable &table);
void addMathOps(InterpTable &table);
void addControlFlowOps(InterpTable &table);
void addFuncOps(InterpTable &table);
void addScfOps(InterpTable &table);
void addAffineOps(InterpTable &table);
void addMemRefOps(InterpTable &table);
void addMemRefViewOps(InterpTable &table);
void addBufferizationOps(InterpTable &table);
void addLinalgOps(InterpTable &table);
void addVectorOps(InterpTable &table);
void addUbOps(InterpTable &table);
void addLlvmOps(InterpTable &table);
void addOmpOps(InterpTable &table);
void addAccOps(InterpTable &table);
void addGpuOps(InterpTable &table);
void addAsyncOps(InterpTable &table);
void addComplexOps(InterpTable &table);
void addVectorLaneOps(InterpTable &table);
void addVectorAccessOps(InterpTable &table);
void addTensorOps(InterpTable &table);
void addMlProgramOps(InterpTable &table);

} // namespace freehold::interp
