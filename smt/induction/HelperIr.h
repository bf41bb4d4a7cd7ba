//===- HelperIr.h - What the lowerings emit ---------------------*- C++ -*-===//
// The helper function of bufferization.dealloc as our pass and MLIR's emit it, so that what is
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

  /// Returns the private function that was added; null if there is none.
  mlir::func::FuncOp helper() const;
  std::string text() const;
};

/// Returns `module` after lowering its bufferization.dealloc ops; ours uses the helper for any two
/// operands. The module is null if it does not parse or lower.
LoweredModule lowerDeallocs(const std::string &module, Lowerer lowerer);

/// Returns the lowering of an op that needs the helper.
LoweredModule lowerGeneralDealloc(Lowerer lowerer);

} // namespace freehold::smt
