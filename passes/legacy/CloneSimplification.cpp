//===- CloneSimplification.cpp - Of two buffers, one is enough ------------===//
// fh-clone-simplification replaces two buffers that a clone or a copy connects by one, with
// clones/BufferMerger.h, and drops one of the two allocations and frees. All ops that a rule names
// are in one block. A free is a memref.dealloc, or a bufferization.dealloc that certainly frees its
// one operand and does nothing else.
//
// clang-format off
//   rule  before                                       after
//   K1    %n = clone %s; ..; free %s                   %n becomes %s, which is not freed here
//   K2    %n = clone %s; ..; free %n                   %n becomes %s, and the free of %n is dropped
//   K3    %t = alloc; copy %s, %t; ..; free %s         %t becomes %s, which is not freed here
//   K4    %t = alloc; ..; copy %t, %r; ..; free %t     %t becomes %r, which is computed in place
//   K5    clone (cast %s)                              clone %s
// clang-format on
//
// An op *accesses* an allocation if it reads, writes or frees any part of it through any memref.
// Two memrefs that are not known to be different allocations count as the same. Two function
// arguments always do, even with freehold.noalias: a caller may pass overlapping views of one
// buffer, and an op that reads one of them while it fills the other would be undefined. The
// conditions are:
//   K1, K3  Nothing accesses %s between the clone or copy and the free of %s. So the lifetime of
//           the second buffer begins where that of the first one ends.
//   K2      Nothing frees %s between the clone and the free of %n. Writes need no check: they are
//           undefined as long as a clone and its source both live.
//   K3      The copy is the first user of %t.
//   K4      %r is defined before %t. Nothing accesses %r between the allocation of %t and the copy,
//           or %t between the copy and its free. Control that passes the allocation reaches the
//           copy. One op writes all of %t before anything else accesses it; or %r is as unwritten
//           as %t was, so that cells that nobody writes are unwritten in either program.
//   K3, K4  Neither buffer is the source or result of a clone, since writes to the one that remains
//           could then be undefined. The buffer that remains satisfies the alignment of the other.
//   all     No op compares either buffer with other allocations: by address, by a
//           bufferization.dealloc with several operands, or by memref.distinct_objects. An op whose
//           accesses may happen after control has passed it (it returns a token) counts as such an
//           op. If the pass runs on a module, all functions are searched. If it runs on a function,
//           it assumes that no other function compares memrefs that it loaded from memory.
//
// Each step decides one rule for all clones or copies on unchanged IR and then carries it out. K1
// and K3 are one step. Several applications of one rule do not disturb each other:
//   K1, K3  Each buffer is freed once, and lives after the one that it replaces.
//   K2      Each buffer lives within the lifetime of the one that replaces it.
//   K4      If two temporaries are copied to one buffer, their ranges from allocation to copy do
//           not overlap, since each copy accesses the buffer.
// K1 and K2 must not be decided in one step: K1 lets a clone be freed before its source, and the
// one remaining buffer is then freed there, perhaps within the lifetime of another clone that K2
// replaces by the source.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/analysis/Rewriting.h"
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

namespace freehold {

/// The maximum number of rounds. The changes of one round can enable others. Most programs need
/// two.
static constexpr unsigned roundsMax = 16;
/// For a temporary with more users than this, isFilledFirst gives up and returns false.
static constexpr unsigned usersMax = 64;

namespace {
/// Numbers of applications: of K1, K2 and K3 (`sources`), of K4 (`targets`) and of K5 (`casts`).
struct Counts {
  unsigned sources = 0, targets = 0, casts = 0;
};
} // namespace

static bool isManual(Operation *op) {
  return op && op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation);
}

/// Whether the buffer `stays` satisfies the alignment that `gone`, which it replaces, asks for.
static bool keepsAlignment(AllocOp gone, Value stays) {
  if (!gone.getAlignment())
    return true;
  auto made = withoutShape(stays).getDefiningOp<AllocOp>();
  return made && made.getAlignment() && *made.getAlignment() % *gone.getAlignment() == 0;
}

//===----------------------------------------------------------------------===//
// K1, K3
//===----------------------------------------------------------------------===//

bool CloneRound::mayHandOn(Operation *copy, Value source, Value target, Operation *free) {
  return !isManual(free) && !isManual(withoutShape(source).getDefiningOp()) &&
         !in(copy).mayAccess(source, copy, free, Kind::Any) && !areCompared(copy, source, target);
}

unsigned CloneRound::handOn() {
  for (CloneOp clone : clones) {
    Value source = clone.getInput();
    merger.decide({clone.getInputMutable(), clone->getResult(0)}, source,
                  [&](Operation *free) { return mayHandOn(clone, source, clone, free); });
  }
  for (CopyOp copy : copies) {
    auto made = copy.getTarget().getDefiningOp<AllocOp>();
    Value source = copy.getSource();
    if (!made || made->getBlock() != copy->getBlock() || isManual(made) ||
        source == copy.getTarget() || firstUser(made) != copy)
      continue;
    merger.decide({copy.getSourceMutable(), made->getResult(0)}, source, [&](Operation *free) {
      return keepsAlignment(made, source) && !isCloned(copy, source) && !isCloned(copy, made) &&
             mayHandOn(copy, source, made, free);
    });
  }
  return merger.apply();
}

//===----------------------------------------------------------------------===//
// K2
//===----------------------------------------------------------------------===//

unsigned CloneRound::lookThrough() {
  for (CloneOp clone : clones) {
    Value source = clone.getInput();
    merger.decide({clone.getInputMutable(), clone->getResult(0)}, clone, [&](Operation *free) {
      return !isManual(free) && !isManual(clone) &&
             !in(clone).mayAccess(source, clone, free, Kind::Free) &&
             !areCompared(clone, source, clone);
    });
  }
  return merger.apply();
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

/// Whether one op writes each element of `temporary` before any other op accesses it. Otherwise the
/// old contents of the target could be observed where the program now sees unwritten elements.
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

/// Whether the target is an allocation of the same block that nothing accesses before the copy.
bool CloneRound::isFresh(AllocOp temporary, Value target, CopyOp copy) {
  auto made = target.getDefiningOp<AllocOp>();
  return made && made->getBlock() == temporary->getBlock() &&
         !in(copy).mayAccess(target, made, copy, Kind::Any);
}

/// Whether executions of `op` that use the same `memref` run one after the other, and never at the
/// same time in iterations of a parallel loop, in tasks or in threads. The memref must dominate the
/// op, so that its region is one around the op.
static bool runsInTurn(Operation *op, Value memref) {
  for (; op->getParentRegion() != memref.getParentRegion(); op = op->getParentOp()) {
    Operation *at = op->getParentOp();
    auto loop = dyn_cast<LoopLikeOpInterface>(at);
    // An allocation scope that is not a loop is the body of a kernel, task or thread, except
    // memref.alloca_scope. A loop that cannot carry values to its next iteration may run its
    // iterations at the same time.
    bool isSequential =
        loop ? loop.getYieldedValuesMutable().has_value()
             : !at->hasTrait<OpTrait::AutomaticAllocationScope>() || isa<memref::AllocaScopeOp>(at);
    if (!isSequential || !isa<RegionBranchOpInterface>(at) ||
        at->hasTrait<OpTrait::HasParallelRegion>())
      return false;
  }
  return true;
}

bool CloneRound::mayFill(CopyOp copy, AllocOp temporary, Operation *free) {
  Value target = copy.getTarget();
  const BlockAccesses &accesses = in(copy);
  return !isManual(free) && !isManual(temporary) &&
         dominance.properlyDominates(target, temporary) && runsInTurn(temporary, target) &&
         keepsAlignment(temporary, target) && accesses.comesTo(temporary, copy) &&
         !accesses.mayAccess(target, temporary, copy, Kind::Any) &&
         !accesses.mayAccess(temporary, copy, free, Kind::Any) &&
         (isFilledFirst(temporary, copy) || isFresh(temporary, target, copy)) &&
         !isCloned(copy, temporary) && !isCloned(copy, target) &&
         !areCompared(copy, temporary, target);
}

unsigned CloneRound::makeInPlace() {
  for (CopyOp copy : copies) {
    auto temporary = copy.getSource().getDefiningOp<AllocOp>();
    if (temporary && temporary->getBlock() == copy->getBlock())
      merger.decide({copy.getTargetMutable(), temporary->getResult(0)}, temporary,
                    [&](Operation *free) { return mayFill(copy, temporary, free); });
  }
  return merger.apply();
}

//===----------------------------------------------------------------------===//
// K5
//===----------------------------------------------------------------------===//

static unsigned absorbCasts(Operation *root) {
  SmallVector<Operation *> casts = lookThroughCasts(findReachedClones(root, DominanceInfo(root)));
  eraseDead(casts);
  return casts.size();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

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
