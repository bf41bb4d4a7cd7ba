//===- CloneSimplification.cpp - Of two buffers, one is enough ------------===//
// fh-clone-simplification. `stays` takes the place of the other buffer, through a cast where their
// types differ; all ops that are named lie in one block.
//
//  K1  %n = clone %s; ..; dealloc %s         %n is %s: the source is handed on
//  K2  %n = clone %s; ..; dealloc %n         %n is %s: the clone was only looked at
//  K3  %t = alloc; copy %s, %t; ..; dealloc %s        %t is %s
//  K4  %t = alloc; ..; copy %t, %r; ..; dealloc %t    %t is %r: the result is made in place
//  K5  clone (cast %s)                       clone %s
//
// What must hold ("touches": reads, writes or frees the allocation, by whatever name, whole or in
// part; what is not known to be another allocation counts as this one. Two function arguments are
// never known to be, whatever freehold.noalias says: a caller may pass views of one buffer that
// overlap, and an op that reads one while it fills the other would be undefined):
//  K1, K3  nothing touches %s between clone or copy and its free. So the lifetimes of the two
//          buffers follow each other, whatever becomes of the second one.
//  K2      nothing frees %s between. Writes to either are undefined while both live.
//  K3      %t is not mentioned before the copy
//  K4      %r is there before %t; nothing touches %r before the copy, or %t behind it; control
//          comes from %t to the copy; and one op fills %t before anything reads it, or %r is as
//          new as %t: cells that were never written stay so.
//  K3, K4  neither is the source or result of a clone, which would forbid writes to the other one;
//          what stays is aligned as the other one was.
//  all     a cast of what stays has the other one's type at run time (StandIn.h), and nobody
//          compares either with other allocations: the address, bufferization.dealloc with several
//          operands, memref.distinct_objects. An op that runs on behind its place (it gives out
//          a token) counts as one that compares. A module's functions are all looked at; a run on
//          a function takes it that no other function compares what it got from memory.
//
// Each rule is decided for all its clones or copies on unchanged IR, then carried out. That is
// sound for one rule at a time: with K1 and K3 each buffer is freed once, and lives after the one
// that it replaces; with K2 each lives within the other; with K4 the times from alloc to copy of
// two temporaries that go to one buffer are apart, since the copy itself touches it.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/analysis/StandIn.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/legacy/CloneRound.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#define GEN_PASS_DEF_FHCLONESIMPLIFICATION
#include "passes/PassBase.h"

using namespace mlir;
using bufferization::CloneOp;
using memref::AllocOp;
using memref::CopyOp;
using memref::DeallocOp;

namespace freehold {

/// The most rounds. One round can make another one possible; most programs need two.
static constexpr unsigned roundsMax = 16;
/// The most users of a temporary among which the op that fills it is looked for.
static constexpr unsigned usersMax = 64;

namespace {
struct Counts {
  unsigned sources = 0, targets = 0, casts = 0;
};
} // namespace

static bool isManual(Operation *op) {
  return op && op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation);
}

/// Whether a buffer that `stays` is aligned as the one that `gone` is.
static bool keepsAlignment(AllocOp gone, Value stays) {
  if (!gone.getAlignment())
    return true;
  auto made = withoutShape(stays).getDefiningOp<AllocOp>();
  return made && made.getAlignment() && *made.getAlignment() % *gone.getAlignment() == 0;
}

//===----------------------------------------------------------------------===//
// K1, K3
//===----------------------------------------------------------------------===//

bool CloneRound::mayHandOn(Operation *copy, Value source, Value target, DeallocOp free) {
  return standInFor(source, target.getType()) && !isManual(free) &&
         !isManual(withoutShape(source).getDefiningOp()) && !going.contains(free) &&
         !in(copy).mayAccess(source, copy, free, Kind::Any) && !areCompared(copy, source, target);
}

unsigned CloneRound::handOn() {
  SmallVector<CloneChange> changes;
  auto accept = [&](Operation *copy, Value source, Value target, DeallocOp free,
                    ArrayRef<Operation *> erased) {
    going.insert(free);
    changes.push_back({copy, target, source, llvm::to_vector<3>(erased)});
  };
  for (CloneOp clone : clones) {
    if (!isReached(clone))
      continue;
    DeallocOp free = in(clone).nextFree(clone.getInput(), clone);
    if (free && mayHandOn(clone, clone.getInput(), clone.getOutput(), free))
      accept(clone, clone.getInput(), clone.getOutput(), free, {clone, free});
  }
  for (CopyOp copy : copies) {
    auto made = copy.getTarget().getDefiningOp<AllocOp>();
    Value source = copy.getSource();
    if (!made || made->getBlock() != copy->getBlock() || isManual(made) || !isReached(copy) ||
        source == copy.getTarget() || firstUser(made) != copy)
      continue;
    DeallocOp free = in(copy).nextFree(source, copy);
    if (free && keepsAlignment(made, source) && !isCloned(copy, source) && !isCloned(copy, made) &&
        mayHandOn(copy, source, made, free))
      accept(copy, source, made, free, {copy, free, made});
  }
  return apply(changes);
}

//===----------------------------------------------------------------------===//
// K2
//===----------------------------------------------------------------------===//

unsigned CloneRound::lookThrough() {
  SmallVector<CloneChange> changes;
  for (CloneOp clone : clones) {
    if (!isReached(clone))
      continue;
    DeallocOp free = in(clone).nextFree(clone.getOutput(), clone);
    if (!free || isManual(free) || isManual(clone) ||
        !standInFor(clone.getInput(), clone.getOutput().getType()) ||
        in(clone).mayAccess(clone.getInput(), clone, free, Kind::Free) ||
        areCompared(clone, clone.getInput(), clone.getOutput()))
      continue;
    changes.push_back({clone, clone.getOutput(), clone.getInput(), {clone, free}});
  }
  return apply(changes);
}

//===----------------------------------------------------------------------===//
// K4
//===----------------------------------------------------------------------===//

/// Whether `op` writes each element of `memref`.
static bool fills(Operation *op, Value memref, SameAllocation &same) {
  if (auto copy = dyn_cast<CopyOp>(op))
    return copy.getTarget() == memref && same.relate(copy.getSource(), memref) == SameAs::Different;
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return store.getMemRef() == memref && store.getMemRefType().getRank() == 0;
  auto linalg = dyn_cast<linalg::LinalgOp>(op);
  return linalg && llvm::any_of(linalg.getDpsInitsMutable(), [&](OpOperand &init) {
           return init.get() == memref && linalg.getMatchingIndexingMap(&init).isPermutation();
         });
}

/// Whether one op writes each element before anything else can tell that none was written: a copy
/// shows them as they are.
bool CloneRound::isFilledFirst(AllocOp temporary, CopyOp copy) {
  unsigned users = 0;
  for (Operation *user : temporary->getUsers()) {
    if (++users > usersMax)
      return false;
    if (user->getBlock() == copy->getBlock() && user->isBeforeInBlock(copy) &&
        fills(user, temporary, same) && !in(copy).mayAccess(temporary, temporary, user, Kind::Any))
      return true;
  }
  return false;
}

/// Whether nothing was written to the target before the temporary was made.
bool CloneRound::isFresh(AllocOp temporary, Value target, CopyOp copy) {
  auto made = target.getDefiningOp<AllocOp>();
  return made && made->getBlock() == temporary->getBlock() &&
         !in(copy).mayAccess(target, made, copy, Kind::Any);
}

/// Whether no two executions of `op` may overlap while `memref` stays the same.
static bool runsInTurn(Operation *op, Value memref) {
  for (Operation *at = op->getParentOp(); at; at = at->getParentOp()) {
    if (memref.getParentRegion() == op->getParentRegion())
      return true;
    auto loop = dyn_cast<LoopLikeOpInterface>(at);
    // Scopes that are no loops are kernels, tasks, threads; loops that hand nothing on may run
    // iterations at the same time.
    bool isSequential =
        loop ? loop.getYieldedValuesMutable().has_value()
             : !at->hasTrait<OpTrait::AutomaticAllocationScope>() || isa<memref::AllocaScopeOp>(at);
    if (!isSequential || !isa<RegionBranchOpInterface>(at) ||
        at->hasTrait<OpTrait::HasParallelRegion>())
      return false;
    op = at;
  }
  return true;
}

bool CloneRound::mayFill(CopyOp copy, AllocOp temporary, DeallocOp free) {
  Value target = copy.getTarget();
  const BlockAccesses &accesses = in(copy);
  return free && !isManual(free) && !isManual(temporary) &&
         dominance.properlyDominates(target, temporary) && runsInTurn(temporary, target) &&
         standInFor(target, temporary.getType()) && keepsAlignment(temporary, target) &&
         accesses.comesTo(temporary, copy) &&
         !accesses.mayAccess(target, temporary, copy, Kind::Any) &&
         !accesses.mayAccess(temporary, copy, free, Kind::Any) &&
         (isFilledFirst(temporary, copy) || isFresh(temporary, target, copy)) &&
         !isCloned(copy, temporary) && !isCloned(copy, target) &&
         !areCompared(copy, temporary, target);
}

unsigned CloneRound::makeInPlace() {
  SmallVector<CloneChange> changes;
  for (CopyOp copy : copies) {
    auto temporary = copy.getSource().getDefiningOp<AllocOp>();
    if (!temporary || temporary->getBlock() != copy->getBlock() || !isReached(copy) ||
        going.contains(temporary))
      continue;
    DeallocOp free = in(copy).nextFree(temporary, copy);
    if (!mayFill(copy, temporary, free))
      continue;
    going.insert(temporary);
    changes.push_back({copy, temporary, copy.getTarget(), {copy, free, temporary}});
  }
  return apply(changes);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// K5
static unsigned absorbCasts(Operation *root) {
  unsigned absorbed = 0;
  root->walk([&](CloneOp clone) {
    auto cast = clone.getInput().getDefiningOp<memref::CastOp>();
    if (!cast || cast == clone ||
        !memref::CastOp::areCastCompatible(cast.getSource().getType(), clone.getOutput().getType()))
      return;
    clone.getInputMutable().assign(cast.getSource());
    if (cast->use_empty())
      cast->erase();
    ++absorbed;
  });
  return absorbed;
}

static Counts simplify(Operation *root, bool copies) {
  Counts counts;
  for (unsigned round = 0, changed = 1; changed && round < roundsMax; ++round) {
    unsigned handedOn = CloneRound(root, copies).handOn();
    unsigned lookedThrough = CloneRound(root, false).lookThrough();
    unsigned inPlace = copies ? CloneRound(root, true).makeInPlace() : 0;
    counts.sources += handedOn + lookedThrough;
    counts.targets += inPlace;
    changed = handedOn + lookedThrough + inPlace;
  }
  counts.casts = absorbCasts(root);
  return counts;
}

namespace {
struct CloneSimplification : impl::FhCloneSimplificationBase<CloneSimplification> {
  using FhCloneSimplificationBase::FhCloneSimplificationBase;

  void runOnOperation() override {
    Counts counts = simplify(getOperation(), copies);
    if (statistics)
      printStatistics(getArgument(),
                      {{counts.sources, "sources-reused", "clones and copies whose source stayed"},
                       {counts.targets, "targets-reused", "copies whose target stayed"},
                       {counts.casts, "casts-absorbed", "clones that look through a cast"}});
  }
};
} // namespace

std::unique_ptr<Pass> createCloneSimplification(const CloneSimplificationOptions &options) {
  return std::make_unique<CloneSimplification>(
      FhCloneSimplificationOptions{options.statistics, options.copies});
}

} // namespace freehold
