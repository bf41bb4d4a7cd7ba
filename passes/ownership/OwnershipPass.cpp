//===- OwnershipPass.cpp - fh-ownership-based-buffer-deallocation ---------===//
// All functions are planned before any is changed, so that a refusal leaves the module as it was.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/ownership/Materialize.h"

#define GEN_PASS_DEF_FHOWNERSHIPBASEDBUFFERDEALLOCATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

using namespace ownership;

namespace {
struct OwnershipPass : impl::FhOwnershipBasedBufferDeallocationBase<OwnershipPass> {
  using Base = impl::FhOwnershipBasedBufferDeallocationBase<OwnershipPass>;
  using Base::Base;

  explicit OwnershipPass(const OwnershipOptions &options) : hooks(options) {
    privateFuncDynamicOwnership = options.privateFuncDynamicOwnership;
    freeAfterLastUse = options.freeAfterLastUse;
    printPlan = options.printPlan;
    statistics = options.statistics;
  }
  OwnershipPass(const OwnershipPass &other) : Base(other), hooks(other.hooks) {}

  void runOnOperation() override {
    OwnershipOptions options = hooks;
    options.privateFuncDynamicOwnership = privateFuncDynamicOwnership;
    options.freeAfterLastUse = freeAfterLastUse;
    options.printPlan = printPlan;
    Counts counts;
    if (failed(deallocateBuffers(getOperation(), options, counts)))
      signalPassFailure();
    if (statistics)
      printStatistics(
          getArgument(),
          {{counts.deallocs, "deallocs", "bufferization.dealloc ops inserted"},
           {counts.clones, "clones", "copies of buffers that are not owned where they have to be"},
           {counts.indicators, "indicators", "i1s added to blocks, region ops and functions"},
           {counts.runtimeChecks, "runtime-checks", "deallocs that compare memrefs at run time"}});
  }

  OwnershipOptions hooks;
};
} // namespace

std::unique_ptr<mlir::Pass>
createOwnershipBasedBufferDeallocation(const OwnershipOptions &options) {
  return std::make_unique<OwnershipPass>(options);
}

} // namespace freehold
