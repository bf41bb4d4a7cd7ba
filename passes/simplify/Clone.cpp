//===- Clone.cpp - Clones that are not needed -----------------------------===//
// S10 and S11, by means of clones/BufferMerger.h:
//
//   S10  %n = clone %s; ..; free %s    %n is %s: the source is freed while the clone lives on
//   S11  %n = clone %s; ..; free %n    %n is %s: the clone is freed while the source lives on
//
// S10 asks that %s is a heap allocation, that all its uses come before its free, and that the uses
// of %s and %n before that free are simple. S11 asks that all uses of %n come before its free and
// are simple, and that nothing between the clone and the free may free %s. A use is simple if it
// does not free the memref, compare it with another one, or pass it to a place where it is not seen
// any more, such as a branch, a call, a region or memory. Views are looked through.
//
// What is read or written does not matter. While two of several buffers that are clones of each
// other are live, writing to any of them is undefined, so their contents are equal.
//
// Changes that are decided on the same IR may be made together. Each free is erased by one change,
// so it is either that of a clone which S11 replaces or that of a source which S10 hands on, and a
// clone that S11 replaces hands nothing on. So one buffer serves for a chain of buffers of which
// each was freed before the next one (S10), and for clones that lived while one of the chain did
// (S11). What is left of their frees is that of the last one of the chain.
//===----------------------------------------------------------------------===//
#include "passes/simplify/Clone.h"

#include "passes/analysis/StandIn.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/clones/BufferMerger.h"

using namespace mlir;
using bufferization::CloneOp;

namespace freehold {

/// The most uses that are looked at for one clone. With more, it is kept.
static constexpr unsigned usesMax = 256;

/// Whether a use is simple, as said at the head of the file. Results that are views of the memref
/// are added to `views`.
static bool isSimple(OpOperand &use, SmallVectorImpl<Value> &views) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>() || op->getNumRegions() ||
      has(useOf(use), kCaptures | MemRefUse::Frees | MemRefUse::Compares))
    return false;
  for (OpResult result : op->getResults()) {
    if (!isMemref(result))
      continue;
    Source source = sourceOf(result);
    if (source.kind == Source::Kind::View || source.kind == Source::Kind::Choice)
      views.push_back(result);
    else if (source.kind != Source::Kind::Allocation)
      return false;
  }
  return true;
}

/// Whether the uses of `memref` and of views of it that come before `free` in its block are simple.
/// Uses that come later or elsewhere are let pass if `mayOutlive` is set.
static bool isSimplyUsedBefore(Value memref, Operation *free, bool mayOutlive) {
  SmallVector<Value> open{memref};
  unsigned uses = 0;
  while (!open.empty())
    for (OpOperand &use : open.pop_back_val().getUses()) {
      if (++uses > usesMax)
        return false;
      if (use.getOwner() == free)
        continue;
      Operation *at = free->getBlock()->findAncestorOpInBlock(*use.getOwner());
      bool isEarly = at && at->isBeforeInBlock(free);
      if (!isEarly && !mayOutlive)
        return false;
      SmallVector<Value> views;
      if (!isSimple(use, views) && isEarly)
        return false;
      open.append(views);
    }
  return true;
}

static bool isHeapAllocation(Value memref) {
  auto result = dyn_cast<OpResult>(memref);
  return result && allocates(result.getOwner(), result) &&
         !allocatesOnStack(result.getOwner(), result);
}

unsigned simplifyClones(ArrayRef<CloneOp> clones, SameAllocation &same) {
  SymbolTableCollection symbols;
  BufferMerger merger(same, symbols, Callees::FollowAbi);
  for (CloneOp clone : clones) {
    BufferPair pair{clone.getInputMutable(), clone->getResult(0)};
    Value source = standInFor(clone.getInput(), clone.getType());
    bool isHandedOn = merger.decide(pair, clone.getInput(), [&](Operation *free) {
      return isHeapAllocation(source) && isSimplyUsedBefore(source, free, /*mayOutlive=*/false) &&
             isSimplyUsedBefore(clone, free, /*mayOutlive=*/true);
    });
    if (!isHandedOn)
      merger.decide(pair, clone, [&](Operation *free) {
        return isSimplyUsedBefore(clone, free, /*mayOutlive=*/false) &&
               !merger.accessesAround(clone).mayAccess(source, clone, free,
                                                       BlockAccesses::Kind::Free);
      });
  }
  unsigned removed = merger.apply();
  same.clear();
  return removed;
}

} // namespace freehold
