//===- HelperIr.h - What the lowerings emit ---------------------*- C++ -*-===//
// Runs our lowering or MLIR's lowering of bufferization.dealloc and returns the IR. Both lower an
// op with several operands to a call of a generated function, the helper. The lemmas L3-fh and
// L3-upstream are proved about the helper that is returned here, so that the proof is about the
// code that runs.
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

  /// Returns the helper, the private function named "dealloc_helper"; null if there is none.
  mlir::func::FuncOp helper() const;
  /// Returns the module as text; empty if there is none.
  std::string text() const;
};

/// Parses `module` and lowers its bufferization.dealloc ops. Our lowering is run without inline
/// comparisons, so that it calls the helper wherever two memrefs have to be compared. The module of
/// the result is null if the text does not parse or the lowering fails.
LoweredModule lowerDeallocs(const std::string &module, Lowerer lowerer);

/// Returns the lowering of a bufferization.dealloc with two memrefs and two retained values, for
/// which both lowerings emit the helper.
LoweredModule lowerGeneralDealloc(Lowerer lowerer);

} // namespace freehold::smt
