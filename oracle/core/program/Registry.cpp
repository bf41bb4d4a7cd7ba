//===- Registry.cpp -------------------------------------------------------===//
#include "oracle/core/program/Registry.h"

#include "passes/Passes.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

namespace freehold {

const mlir::DialectRegistry &dialectRegistry() {
  static const mlir::DialectRegistry registry = [] {
    mlir::DialectRegistry r;
    mlir::registerAllDialects(r);
    mlir::registerAllExtensions(r);
    return r;
  }();
  return registry;
}

std::unique_ptr<mlir::MLIRContext> makeContext() {
  auto context = std::make_unique<mlir::MLIRContext>(dialectRegistry(),
                                                     mlir::MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects();
  return context;
}

void registerPasses() {
  static const bool once = [] {
    mlir::registerAllPasses();
    registerDeallocationPasses();
    return true;
  }();
  (void)once;
}

} // namespace freehold
