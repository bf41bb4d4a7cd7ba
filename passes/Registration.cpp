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
  PassOptions::Option<bool> lowerDeallocations{
      *this, "lower-deallocations",
      llvm::cl::desc("Also lower bufferization.dealloc; otherwise stop after the simplification"),
      llvm::cl::init(true)};
  PassOptions::Option<unsigned> inlineComparisonsMax{
      *this, "inline-comparisons-max",
      llvm::cl::desc("Pairs of base buffers that one bufferization.dealloc may compare inline"),
      llvm::cl::init(LoweringOptions().inlineComparisonsMax)};
  PassOptions::Option<unsigned> stackBytesMax{
      *this, "stack-bytes-max",
      llvm::cl::desc("Stack that a function may take for calls of the helper"),
      llvm::cl::init(LoweringOptions().stackBytesMax)};
  PassOptions::Option<bool> statistics{*this, "statistics",
                                       llvm::cl::desc("Print what was done, a line for each count"),
                                       llvm::cl::init(false)};
};
} // namespace

void buildBufferDeallocationPipeline(OpPassManager &pm, const PipelineOptions &options) {
  pm.addPass(createExpandRealloc(/*emitDeallocs=*/false, options.ownership.statistics));
  // Allocations that nobody uses must go before the ownership pass adds a use of them, the free.
  pm.addPass(createCanonicalize());
  pm.addPass(createOwnershipBasedBufferDeallocation(options.ownership));
  pm.addPass(createCanonicalize());
  pm.addPass(createBufferDeallocationSimplification(options.ownership.statistics));
  if (!options.lowerDeallocations)
    return;
  pm.addPass(createLowerDeallocations(options.lowering));
  // CSE and canonicalization make work for each other. They are repeated until neither finds any,
  // so that a second run of the pipeline changes nothing.
  auto cleanUp = [](OpPassManager &rounds) {
    rounds.addPass(createCse());
    rounds.addPass(createCanonicalize());
  };
  pm.addPass(createCompositeFixedPointPass("clean-up", cleanUp));
}

void buildLegacyBufferDeallocationPipeline(OpPassManager &pm) {
  pm.addPass(createBufferHoisting());
  pm.addPass(createBufferLoopHoisting());
  pm.addPass(createPromoteBuffersToStack());
  pm.addPass(createBufferDeallocation());
  pm.addPass(createCloneSimplification());
  pm.addPass(createCanonicalize());
}

void registerDeallocationPasses() {
  static const bool once = [] {
    // The plug-in may be loaded into a process that is linked with the passes: whichever registers
    // first wins.
    if (PassInfo::lookup("fh-expand-realloc"))
      return true;
    registerPass([] { return createExpandRealloc(); });
    registerPass([] { return createOwnershipBasedBufferDeallocation(); });
    registerPass([] { return createBufferDeallocationSimplification(); });
    registerPass([] { return createLowerDeallocations(); });
    registerPass([] { return createCse(); });
    registerPass([] { return createCanonicalize(); });
    registerPass([] { return createBufferDeallocation(); });
    registerPass([] { return createCloneSimplification(); });
    registerPass([] { return createBufferHoisting(); });
    registerPass([] { return createBufferLoopHoisting(); });
    registerPass([] { return createPromoteBuffersToStack(); });
    PassPipelineRegistration<>(
        "fh-legacy-buffer-deallocation-pipeline",
        "Freehold's clone-based deallocation with the passes around it: hoisting, loop hoisting, "
        "promotion to the stack, deallocation, clone simplification, canonicalize",
        [](OpPassManager &pm) { buildLegacyBufferDeallocationPipeline(pm); });
    PassPipelineRegistration<TextualPipelineOptions>(
        "fh-buffer-deallocation-pipeline",
        "Freehold's passes in order: expand-realloc, ownership, simplification, lowering",
        [](OpPassManager &pm, const TextualPipelineOptions &text) {
          PipelineOptions options;
          options.ownership.privateFuncDynamicOwnership = text.privateFunctionDynamicOwnership;
          options.ownership.freeAfterLastUse = text.freeAfterLastUse;
          options.lowerDeallocations = text.lowerDeallocations;
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
