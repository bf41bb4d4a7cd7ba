//===- PassBase.h - What mlir-tblgen makes of Passes.td ---------*- C++ -*-===//
// For the files that define passes: #define GEN_PASS_DEF_<NAME>, then include this.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

namespace freehold {
#define GEN_PASS_DECL
#include "passes/Passes.h.inc"
} // namespace freehold
