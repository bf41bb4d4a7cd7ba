//===- BufferLoopHoisting.cpp - Allocations out of loops ------------------===//
// fh-buffer-loop-hoisting. If no iteration hands its buffer on, all iterations can use one:
//
//   G10 scf.for %i = %a to %b step %s {       %0 = memref.alloc()
//         %0 = memref.alloc()             ->  scf.for %i = %a to %b step %s {
//         use(%0)                               use(%0)
//
// Sharing the memory must not be observable. So no value that may be the buffer leaves the
// iteration (G11), is kept somewhere, is passed to a function that may keep or return it, is freed,
// or is cloned, since a clone and its source must not be written while both live. A program may not
// read fresh memory, but it may show it without reading it (OverwrittenFirst.cpp): then each
// iteration must overwrite the buffer first.
//
// An allocation leaves loops from the inside out, as far as its operands allow (G12), and only
// those that run their iterations one after the other (G13). Stack buffers are moved as well (G14).
// They then live to the end of a scope further out, unless they would pile up in a loop there.
//
// If the loop does not run at all, the program did not allocate, but now does. A size that may be
// negative then, although it is not when the loop runs, is brought to at least zero:
//
//   %size = arith.maxsi %n, %c0
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/placement/BufferFate.h"
#include "passes/placement/BufferPlacement.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

#define GEN_PASS_DEF_FHBUFFERLOOPHOISTING
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

using namespace placement;

namespace {
struct Place {
  /// The loop before which the allocation is put; null if it stays.
  Operation *loop = nullptr;
  /// Whether the allocation may run there in a run in which it did not before.
  bool isNew = false;
};
} // namespace

static bool runsForSure(Operation *allocation, Operation *loop) {
  std::optional<APInt> count = cast<LoopLikeOpInterface>(loop).getStaticTripCount();
  return count && !count->isZero() && allocation->getBlock()->isEntryBlock();
}

static Place placeFor(Operation *allocation, const Fate &fate, DominanceInfo &dominance,
                      Cycles &cycles) {
  Place place;
  constexpr unsigned shows = Fate::Borrowed | Fate::Copied;
  if (!fate.top || fate.has(~shows) || cycles.repeats(allocation->getBlock()) ||
      (fate.has(shows) && !isOverwrittenFirst(allocation)) ||
      !allocation->getParentRegion()->isAncestor(fate.top->getParent()))
    return place;
  bool endsWithScope =
      allocatesOnStack(allocation, allocation->getResult(0)) && stackScopeOf(allocation, cycles);
  bool isNew = false;
  Operation *inner = allocation;
  while (Operation *loop = inner->getParentOp()) {
    if (!isSequentialLoop(loop) || cycles.repeats(inner->getBlock()) ||
        !canLeave(allocation, loop, dominance))
      break;
    isNew |= !runsForSure(inner, loop);
    if (isNew && !llvm::all_of(allocation->getOperands(), isDefined))
      break;
    inner = loop;
    if (!endsWithScope || stackScopeOf(loop, cycles))
      place = {loop, isNew};
  }
  return place;
}

/// Brings the sizes of an allocation to at least zero, since it may run where it did not before.
static void clampSizes(Operation *allocation) {
  OpBuilder builder(allocation);
  Location loc = allocation->getLoc();
  for (OpOperand &operand : allocation->getOpOperands()) {
    if (isHarmlessSize(operand.get()))
      continue;
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    operand.set(arith::MaxSIOp::create(builder, loc, operand.get(), zero));
  }
}

namespace {
struct BufferLoopHoisting : impl::FhBufferLoopHoistingBase<BufferLoopHoisting> {
  using FhBufferLoopHoistingBase::FhBufferLoopHoistingBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }

  void runOnOperation() override {
    DominanceInfo dominance(getOperation());
    SmallVector<Operation *> allocations = findAllocations(getOperation(), dominance);
    llvm::erase_if(allocations, [](Operation *allocation) {
      return !supportsHoisting(allocation, HoistingKind::Loop);
    });
    unsigned moved = 0;
    BufferFates fates(getOperation(), dominance);
    Cycles cycles(dominance);
    for (Operation *allocation : allocations) {
      Place place = placeFor(allocation, fates.of(allocation->getResult(0)), dominance, cycles);
      if (!place.loop)
        continue;
      allocation->moveBefore(place.loop);
      if (place.isNew)
        clampSizes(allocation);
      ++moved;
    }
    if (statistics)
      printStatistics(getArgument(), {{moved, "hoisted", "allocations moved out of loops"}});
  }
};
} // namespace

std::unique_ptr<Pass> createBufferLoopHoisting(bool statistics) {
  return std::make_unique<BufferLoopHoisting>(FhBufferLoopHoistingOptions{statistics});
}

} // namespace freehold
