//===- two-allocators.cpp - A pipeline of a compiler outside the tree -----===//
// usage: two-allocators FILE   prints the module after deallocation
//
// Buffers are allocated by memref.alloc on the host and by gpu.alloc on a device, and freed by the
// corresponding op. The ownership pass runs once for each allocator, with hooks that identify its
// ops.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/lower/InlineDealloc.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static freehold::OwnershipOptions hostOptions() {
  freehold::OwnershipOptions options;
  options.isRelevantAllocOp = [](Operation *op) { return !isa<gpu::AllocOp>(op); };
  options.isRelevantDeallocOp = [](Operation *op) { return !isa<gpu::DeallocOp>(op); };
  return options;
}

static freehold::OwnershipOptions deviceOptions() {
  freehold::OwnershipOptions options;
  options.allocator = "gpu";
  options.isRelevantAllocOp = [](Operation *op) { return isa<gpu::AllocOp>(op); };
  options.isRelevantDeallocOp = [](Operation *op) { return isa<gpu::DeallocOp>(op); };
  options.buildDealloc = [](OpBuilder &builder, Location location, Value memref, Value condition,
                            ValueRange retained) {
    auto buildFree = [](OpBuilder &b, Location at, Value buffer) {
      gpu::DeallocOp::create(b, at, TypeRange(), buffer);
    };
    return freehold::buildInlineDealloc(builder, location, memref, condition, retained, buildFree);
  };
  return options;
}

static void buildPipeline(OpPassManager &passes) {
  passes.addPass(freehold::createExpandRealloc(/*emitDeallocs=*/false));
  passes.addPass(freehold::createOwnershipBasedBufferDeallocation(hostOptions()));
  passes.addPass(freehold::createOwnershipBasedBufferDeallocation(deviceOptions()));
  passes.addPass(createCanonicalizerPass());
  passes.addPass(freehold::createBufferDeallocationSimplification());
  passes.addPass(freehold::createLowerDeallocations());
  passes.addPass(createCSEPass());
  passes.addPass(createCanonicalizerPass());
}

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: two-allocators FILE\n";
    return 2;
  }
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, gpu::GPUDialect,
                  memref::MemRefDialect, scf::SCFDialect>();
  registerAllExtensions(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(argv[1], &context);
  if (!module)
    return 2;
  PassManager passes(&context);
  buildPipeline(passes);
  if (failed(passes.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
