// A pass plug-in: one pass that frees each buffer in the block that allocated it, before the terminator. That is
// wrong for buffers that leave the block.
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

struct FreeInBlock : PassWrapper<FreeInBlock, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FreeInBlock)
  StringRef getArgument() const final { return "my-buffer-deallocation"; }
  StringRef getDescription() const final { return "frees buffers at the end of their block"; }
  void runOnOperation() final {
    getOperation()->walk([](memref::AllocOp alloc) {
      OpBuilder builder(alloc->getBlock()->getTerminator());
      memref::DeallocOp::create(builder, alloc.getLoc(), alloc);
    });
  }
};

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "MyPasses", "1", [] { PassRegistration<FreeInBlock>(); }};
}
