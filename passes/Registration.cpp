//===- Registration.cpp - Names of passes and of the pipeline -------------===//
#include "passes/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace freehold {

namespace {
struct TextualPipelineOptions : PassPipelineOptions<TextualPipelineOptions> {
  PassOptions::Option<bool> privateFunctionDynamicOwnership{
      *this, "private-function-dynamic-ownership",
      llvm::cl::desc("Private functions return an i1 with each memref: whether the caller owns it"),
      llvm::cl::init(false)};
  PassOptions::Option<bool> freeAfterLastUse{
      *this, "free-after-last-use",
      llvm::cl::desc("Free a buffer after its last use instead of at the end of its block"),
      llvm::cl::init(false)};
  PassOptions::Option<unsigned> inlineComparisonsMax{
      *this, "inline-comparisons-max",
      llvm::cl::desc("Pairs of base buffers that one bufferization.dealloc may compare inline"),
      llvm::cl::init(LoweringOptions().inlineComparisonsMax)};
  PassOptions::Option<unsigned> stackBytesMax{
      *this, "stack-bytes-max", llvm::cl::desc("Stack that a function may take for calls of the helper"),
      llvm::cl::init(LoweringOptions().stackBytesMax)};
  PassOptions::Option<bool> statistics{*this, "statistics",
                                       llvm::cl::desc("Print what was done, a line for each count"),
                                       llvm::cl::init(false)};
};
} // namespace

void buildBufferDeallocationPipeline(OpPassManager &pm, const PipelineOptions &options) {
  pm.addPass(createExpandRealloc(/*emitDeallocs=*/false, options.ownership.statistics));
  pm.addPass(createOwnershipBasedBufferDeallocation(options.ownership));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createBufferDeallocationSimplification(options.ownership.statistics));
  pm.addPass(createLowerDeallocations(options.lowering));
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  // Each finds what the other left, so that a second run of the pipeline finds nothing.
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
}

void registerDeallocationPasses() {
  static const bool once = [] {
    // The plug-in in a process that is linked with the passes, whichever comes first.
    if (PassInfo::lookup("fh-expand-realloc"))
      return true;
    registerPass([] { return createExpandRealloc(); });
    registerPass([] { return createOwnershipBasedBufferDeallocation(); });
    registerPass([] { return createBufferDeallocationSimplification(); });
    registerPass([] { return createLowerDeallocations(); });
    PassPipelineRegistration<TextualPipelineOptions>(
        "fh-buffer-deallocation-pipeline",
        "Freehold's passes in order: expand-realloc, ownership, simplification, lowering",
        [](OpPassManager &pm, const TextualPipelineOptions &text) {
          PipelineOptions options;
          options.ownership.privateFuncDynamicOwnership = text.privateFunctionDynamicOwnership;
          options.ownership.freeAfterLastUse = text.freeAfterLastUse;
          options.lowering.inlineComparisonsMax = text.inlineComparisonsMax;
          options.lowering.stackBytesMax = text.stackBytesMax;
          options.ownership.statistics = options.lowering.statistics = text.statistics;
          buildBufferDeallocationPipeline(pm, options);
        });
    return true;
  }();
  (void)once;
}

} // namespace freehold
