//===- HelperIr.h - What the lowerings emit ---------------------*- C++ -*-===//
// The helper function of bufferization.dealloc as the passes emit it, ours and MLIR's: what is
// proved is what runs.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string>

namespace freehold::smt {

enum class Lowerer : uint8_t { Freehold, Upstream };

struct LoweredModule {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;

  /// The private function that was added, or null.
  mlir::func::FuncOp helper() const;
  std::string text() const;
};

/// `module` after the lowering of its bufferization.dealloc ops; ours through the helper wherever
/// there are two operands. Null module where it does not parse or lower.
LoweredModule lowerDeallocs(const std::string &module, Lowerer lowerer);

/// Of an op that needs the helper.
LoweredModule lowerGeneralDealloc(Lowerer lowerer);

} // namespace freehold::smt
