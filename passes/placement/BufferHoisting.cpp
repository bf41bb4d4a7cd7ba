//===- BufferHoisting.cpp - Allocations above what joins their aliases ----===//
// fh-buffer-hoisting. A buffer that reaches a join which its allocation does not dominate has no
// single place to be freed. The allocation moves up to the nearest block that dominates all that
// the buffer flows to:
//
//   G1  cf.cond_br %c, ^a, ^b(%m)            %0 = memref.alloc()
//     ^a:                                    cf.cond_br %c, ^a, ^b(%m)
//       %0 = memref.alloc()              ->  ^a:
//       cf.br ^b(%0)                           cf.br ^b(%0)
//     ^b(%1):                                ^b(%1):
//
//   G4  %1 = scf.if %c {                     %0 = memref.alloc()
//         %0 = memref.alloc()            ->  %1 = scf.if %c {
//         scf.yield %0                         scf.yield %0
//
// An allocation stays where it is
//   if it dominates all of that already (G3),
//   if it would leave a loop, or enter one that it is not in (G5),
//   if it would leave an op that is not known to run its region at most once (G6),
//   if an operand is not defined yet in the new place (G2),
//   if the buffer is freed, or is kept by something that may free it.
//
// The new place runs once before each run of the old one, so two buffers never become one. The
// allocation may now run where it did not before: dynamic sizes must be harmless there.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/placement/BufferFate.h"
#include "passes/placement/BufferPlacement.h"

#define GEN_PASS_DEF_FHBUFFERHOISTING
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

using namespace placement;

namespace {
class Hoisting {
public:
  Hoisting(Operation *root, DominanceInfo &dominance)
      : dominance(dominance), cycles(dominance), fates(root, dominance),
        ahead(root, dominance, FateOptions{.nextIterations = false}) {}

  /// The op before which to put `allocation`; null if it stays.
  Operation *placeFor(Operation *allocation);

private:
  DominanceInfo &dominance;
  Cycles cycles;
  BufferFates fates;
  /// Where buffers flow to within one iteration of loops of branches.
  BufferFates ahead;
};
} // namespace

Operation *Hoisting::placeFor(Operation *allocation) {
  Value buffer = allocation->getResult(0);
  Block *top = ahead.of(buffer).top;
  if (!top || top == allocation->getBlock() || fates.of(buffer).has(Fate::Freed | Fate::Kept))
    return nullptr;
  Operation *place = allocation;
  // Move out of all regions that the buffer leaves.
  while (place->getParentRegion() != top->getParent()) {
    Operation *parent = place->getParentOp();
    if (!runsAtMostOnce(parent, place->getParentRegion()) || cycles.repeats(place->getBlock()) ||
        !canLeave(allocation, parent, dominance))
      return place == allocation ? nullptr : place;
    place = parent;
  }
  if (Block *target = cycles.hoistingTarget(place->getBlock(), top)) {
    Operation *end = target->getTerminator();
    if (llvm::all_of(allocation->getOperands(),
                     [&](Value size) { return dominance.properlyDominates(size, end); }))
      place = end;
  }
  return place == allocation ? nullptr : place;
}

namespace {
struct BufferHoisting : impl::FhBufferHoistingBase<BufferHoisting> {
  using FhBufferHoistingBase::FhBufferHoistingBase;

  void runOnOperation() override {
    DominanceInfo dominance(getOperation());
    SmallVector<Operation *> allocations = findAllocations(getOperation(), dominance);
    llvm::erase_if(allocations, [](Operation *allocation) {
      return !supportsHoisting(allocation, HoistingKind::Block) ||
             allocatesOnStack(allocation, allocation->getResult(0));
    });
    unsigned moved = 0;
    Hoisting hoisting(getOperation(), dominance);
    for (Operation *allocation : allocations) {
      Operation *place = hoisting.placeFor(allocation);
      if (!place || !llvm::all_of(allocation->getOperands(), isHarmlessSize))
        continue;
      allocation->moveBefore(place);
      ++moved;
    }
    if (statistics)
      printStatistics(getArgument(), {{moved, "hoisted", "allocations moved up"}});
  }
};
} // namespace

std::unique_ptr<Pass> createBufferHoisting(bool statistics) {
  return std::make_unique<BufferHoisting>(FhBufferHoistingOptions{statistics});
}

} // namespace freehold
