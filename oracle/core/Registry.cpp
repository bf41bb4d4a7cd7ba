//===- Registry.cpp -------------------------------------------------------===//
#include "oracle/core/Registry.h"

#include "mlir/IR/DialectRegistry.h"
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

void registerPasses() {
  static const bool once = (mlir::registerAllPasses(), true);
  (void)once;
}

} // namespace freehold
