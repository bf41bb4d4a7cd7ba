//===- ToyPasses.cpp - A user's pass with one bug, as a plug-in -----------===//
// The pass of somebody who follows README.md: it is to leave programs as they are. Built with TOY_BUG it
// forgets to free buffers of two dimensions. The tests of nightly campaigns switch between both.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
struct ToyPass : PassWrapper<ToyPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ToyPass)
  StringRef getArgument() const final { return "toy-tidy"; }
  StringRef getDescription() const final { return "a user's pass"; }
  void runOnOperation() final {
#ifdef TOY_BUG
    getOperation().walk([](memref::DeallocOp op) {
      if (cast<MemRefType>(op.getMemref().getType()).getRank() == 2)
        op.erase();
    });
#endif
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Toy", "1", [] { PassRegistration<ToyPass>(); }};
}
