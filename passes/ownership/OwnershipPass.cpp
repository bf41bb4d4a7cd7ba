//===- OwnershipPass.cpp - fh-ownership-based-buffer-deallocation ---------===//
// The pass object of ownership-based deallocation: it merges the textual pass options with those
// that only C++ callers can set, runs deallocateBuffers (Materialize.h), and prints statistics.
// deallocateBuffers plans all functions of a module before it changes any, so that the module is
// unchanged if a function is refused. The pass then fails, after an error at the op.
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

  /// The options as the C++ caller gave them. They hold the allocator's hooks, which have no
  /// textual form; the fields that do have one are overwritten by the pass options when the pass
  /// runs.
  OwnershipOptions hooks;
};
} // namespace

std::unique_ptr<mlir::Pass>
createOwnershipBasedBufferDeallocation(const OwnershipOptions &options) {
  return std::make_unique<OwnershipPass>(options);
}

} // namespace freehold
