//===- CloneSimplification.cpp - Of two buffers, one is enough ------------===//
// fh-clone-simplification, by means of clones/BufferMerger.h. All ops that are named lie in one
// block. A free is a memref.dealloc, or a bufferization.dealloc that can do nothing else.
//
// clang-format off
//   K1  %n = clone %s; ..; free %s                   %n is %s: the source is handed on
//   K2  %n = clone %s; ..; free %n                   %n is %s: the clone was only looked at
//   K3  %t = alloc; copy %s, %t; ..; free %s         %t is %s: as K1
//   K4  %t = alloc; ..; copy %t, %r; ..; free %t     %t is %r: the result is made in place
//   K5  clone (cast %s)                              clone %s
// clang-format on
//
// To touch an allocation means to read, write or free it, by whatever name, whole or in part. What
// is not known to be another allocation counts as this one. Two function arguments are never known
// to be, whatever freehold.noalias says: a caller may pass views of one buffer that overlap, and an
// op that reads one while it fills the other would be undefined. What must hold:
//   K1, K3  Nothing touches %s between clone or copy and its free. So the lifetimes of the two
//           buffers follow each other, whatever becomes of the second one.
//   K2      Nothing frees %s between. Writes to either are undefined while both live.
//   K3      %t is not mentioned before the copy.
//   K4      %r is there before %t; nothing touches %r before the copy, or %t behind it; control
//           comes from %t to the copy; and one op fills %t before anything reads it, or %r is as
//           new as %t: cells that were never written stay so.
//   K3, K4  Neither is the source or result of a clone, which would forbid writes to the other one.
//           What stays is aligned as the other one was.
//   all     Nobody compares either buffer with other allocations: by address, by a
//           bufferization.dealloc with several operands, by memref.distinct_objects. An op that
//           runs on behind its place (it returns a token) counts as one that compares. All
//           functions of a module are looked at. A run on a function assumes that no other function
//           compares what it got from memory.
//
// One rule at a time is decided for all its clones or copies on unchanged IR, K1 and K3 counting as
// one, and then carried out. That is sound for each rule:
//   K1, K3  Each buffer is freed once, and lives after the one that it replaces.
//   K2      Each buffer lives within the lifetime of the one that replaces it.
//   K4      Of two temporaries that are copied to one buffer, the times from alloc to copy are
//           apart, since the copy itself touches the buffer.
// K1 and K2 together are not: K1 lets a clone be freed before its source, and the one buffer is
// then freed there. That may be within the lifetime of another clone, which K2 would replace by the
// source.
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

/// The most rounds. The changes of one round can make others possible. Most programs need two.
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

/// Whether one op writes each element of `temporary` before any other op touches it. Otherwise what
/// the target held before could be seen: a copy also copies elements that were never written.
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
    // Allocation scopes that are no loops are bodies of kernels, tasks or threads. Loops that pass
    // nothing to the next iteration may run iterations at the same time.
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
