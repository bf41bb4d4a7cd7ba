//===- BufferDeallocation.cpp - fh-buffer-deallocation --------------------===//
// fh-buffer-deallocation: clone-based deallocation as MLIR had it until version 19, without flags
// at run time. Each buffer has one owner. Where control flow joins buffers without a common owner,
// the join owns a clone.
//
//   %a = memref.alloc()                          %a = memref.alloc()
//   %r = scf.if %c -> (memref<2xf32>) {          %r = scf.if %c -> (memref<2xf32>) {
//     %b = memref.alloc()                          %b = memref.alloc()
//     scf.yield %b                                 %d = bufferization.clone %b
//   } else {                               ->      memref.dealloc %b
//     scf.yield %a                                 scf.yield %d
//   }                                            } else {
//   use(%r)                                        %e = bufferization.clone %a
//                                                  scf.yield %e
//                                                }
//                                                memref.dealloc %a
//                                                use(%r)
//                                                memref.dealloc %r
//
// A clone and its source are two buffers. That is right as long as no write to one of them is meant
// to be seen through the other, which is what bufferization promises.
//
//   function --Aliases--> what each memref may be --CriticalJoins--> roots
//            --Clones--> what is passed to joins and callers
//            --Placement--> where each root is freed --Rewrite--> function with frees
//
// Functions are planned callees first (Summaries), and all of them before any is changed.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/legacy/Clones.h"
#include "passes/legacy/CriticalJoins.h"
#include "passes/legacy/KeptArguments.h"
#include "passes/legacy/Placement.h"
#include "passes/legacy/Requirements.h"
#include "passes/legacy/Rewrite.h"

#define GEN_PASS_DEF_FHBUFFERDEALLOCATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

using namespace legacy;

static LogicalResult plan(Plan &plan, Summaries &summaries) {
  FunctionOpInterface function = plan.function();
  DominanceInfo dominance(function);
  PostDominanceInfo postDominance(function);
  if (failed(checkRequirements(plan, summaries)))
    return failure();
  findCriticalJoins(plan.aliases, dominance);
  plan.graph.emplace(plan.aliases);
  if (failed(planClones(plan, summaries)) || failed(planExistingFrees(plan)))
    return failure();
  return planFrees(plan, dominance, postDominance);
}

namespace {
struct BufferDeallocation : impl::FhBufferDeallocationBase<BufferDeallocation> {
  using FhBufferDeallocationBase::FhBufferDeallocationBase;

  void runOnOperation() override {
    Summaries summaries(getOperation());
    std::deque<Plan> plans;
    for (FunctionOpInterface function : summaries.functions)
      if (failed(plan(plans.emplace_back(function, summaries), summaries)))
        return signalPassFailure();
    if (failed(checkKeptArguments(plans, summaries)))
      return signalPassFailure();
    bool clones = llvm::any_of(plans, [](const Plan &plan) { return !plan.clones.empty(); });
    Counts counts;
    for (const Plan &plan : plans)
      carryOut(plan, clones, counts);
    if (statistics)
      printStatistics(getArgument(),
                      {{counts.frees, "deallocs", "frees inserted"},
                       {counts.clones, "clones", "copies of buffers that have several owners"},
                       {counts.edges, "edges", "blocks made on edges of branches"},
                       {counts.erased, "erased", "frees of the program that ours stand in for"}});
  }
};
} // namespace

std::unique_ptr<Pass> createBufferDeallocation(bool statistics) {
  FhBufferDeallocationOptions options;
  options.statistics = statistics;
  return std::make_unique<BufferDeallocation>(options);
}

} // namespace freehold
