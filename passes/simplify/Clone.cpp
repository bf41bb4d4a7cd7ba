//===- Clone.cpp - Clones that need not be --------------------------------===//
// In S10 the source is freed while the clone lives on, and the clone is replaced by the source. In
// S11 the clone is freed while the source lives on. Both ask for one unconditional free, `dealloc
// (%m) if (true)`, behind the clone in its block, and for all uses of the freed memref to come
// before that free: no branch, region or store may carry it away. Contents do not have to be looked
// at, since writing to the source or the clone while both live is undefined.
//===----------------------------------------------------------------------===//
#include "passes/simplify/Clone.h"

#include "passes/analysis/StandIn.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using bufferization::CloneOp;
using bufferization::DeallocOp;

namespace freehold {

/// The most uses that are looked at for one clone, and the most ops between it and the free.
static constexpr unsigned usesMax = 256, opsMax = 512;

namespace {
struct Facts {
  SameAllocation &same;
  SymbolTableCollection symbols;
};
} // namespace

/// Whether `use` neither frees the memref nor passes it on, except to a view, which is added to
/// `open`.
static bool onlyLooks(OpOperand &use, SmallVectorImpl<Value> &open) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>() || op->getNumRegions() || isa<DeallocOp>(op) ||
      has(useOf(use), kCaptures | MemRefUse::Frees))
    return false;
  for (OpResult result : op->getResults()) {
    if (!isMemref(result))
      continue;
    Source source = sourceOf(result);
    if (source.kind == Source::Kind::View || source.kind == Source::Kind::Choice)
      open.push_back(result);
    else if (source.kind != Source::Kind::Allocation)
      return false;
  }
  return true;
}

/// Whether each use of `memref` in the block of `end` and before it neither frees it nor passes it
/// on. With `none`, `end` must be the only other use.
static bool onlyLooksBefore(Value memref, Operation *end, bool none) {
  SmallVector<Value> open{memref};
  unsigned uses = 0;
  while (!open.empty())
    for (OpOperand &use : open.pop_back_val().getUses()) {
      if (++uses > usesMax)
        return false;
      if (use.getOwner() == end)
        continue;
      Operation *at = end->getBlock()->findAncestorOpInBlock(*use.getOwner());
      bool isEarly = at && at->isBeforeInBlock(end);
      if (!isEarly && none)
        return false;
      SmallVector<Value> views;
      bool looks = onlyLooks(use, views);
      if (isEarly && !looks)
        return false;
      open.append(views);
    }
  return true;
}

static bool isPlainFree(Operation *op, Value memref) {
  if (isa<memref::DeallocOp>(op))
    return true;
  auto free = dyn_cast<DeallocOp>(op);
  return free && free.getMemrefs().size() == 1 && free.getMemrefs().front() == memref &&
         free.getRetained().empty() && matchPattern(free.getConditions().front(), m_One());
}

/// The unconditional free of `memref` behind `after` in its block, or null if there is none.
static Operation *plainFreeOf(Value memref, Operation *after) {
  unsigned uses = 0;
  for (Operation *user : memref.getUsers()) {
    if (++uses > usesMax)
      return nullptr;
    if (user->getBlock() == after->getBlock() && after->isBeforeInBlock(user) &&
        isPlainFree(user, memref))
      return user;
  }
  return nullptr;
}

/// Whether `op` itself may free `memref`. By the function boundary ABI, a callee frees only what is
/// handed over to it.
static bool mayFree(Operation *op, Value memref, Facts &facts) {
  if (!declaresEffects(op) && !isa<CallOpInterface>(op) && !op->hasTrait<OpTrait::IsTerminator>())
    return true;
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &use) {
    return isMemref(use.get()) && (frees(use) || handsOver(use, &facts.symbols)) &&
           facts.same.relate(use.get(), memref) != SameAs::Different;
  });
}

/// Whether no op from `begin` to `end` may free `memref`.
static bool keepsAlive(Operation *begin, Operation *end, Value memref, Facts &facts) {
  unsigned ops = 0;
  for (Operation *op = begin->getNextNode(); op != end; op = op->getNextNode()) {
    WalkResult result = op->walk([&](Operation *inner) {
      return ++ops > opsMax || mayFree(inner, memref, facts) ? WalkResult::interrupt()
                                                             : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return false;
  }
  return true;
}

static Value withoutCasts(Value memref) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>())
    memref = cast.getSource();
  return memref;
}

static bool isHeapAllocation(Value memref) {
  auto result = dyn_cast<OpResult>(memref);
  return result && allocates(result.getOwner(), result) &&
         !allocatesOnStack(result.getOwner(), result);
}

/// What frees the source (S10) or the clone (S11); null if the clone is needed.
static Operation *needlessFree(CloneOp clone, Facts &facts) {
  Value source = standInFor(clone.getInput(), clone.getType());
  if (!source)
    return nullptr;
  if (isHeapAllocation(source))
    if (Operation *free = plainFreeOf(source, clone))
      if (onlyLooksBefore(source, free, /*none=*/true) &&
          onlyLooksBefore(clone, free, /*none=*/false))
        return free;
  Operation *free = plainFreeOf(clone, clone);
  if (free && onlyLooksBefore(clone, free, /*none=*/true) && keepsAlive(clone, free, source, facts))
    return free;
  return nullptr;
}

unsigned simplifyClones(ArrayRef<CloneOp> clones, SameAllocation &same,
                        SmallVectorImpl<DeallocOp> &deallocs) {
  Facts facts{same, {}};
  SmallVector<std::pair<CloneOp, Operation *>> needless;
  llvm::DenseSet<Operation *> going;
  for (CloneOp clone : clones) {
    Operation *source = withoutCasts(clone.getInput()).getDefiningOp();
    Operation *free = source && going.contains(source) ? nullptr : needlessFree(clone, facts);
    if (!free || !going.insert(free).second)
      continue;
    going.insert(clone);
    needless.push_back({clone, free});
  }
  llvm::erase_if(deallocs, [&](DeallocOp op) { return going.contains(op); });
  for (auto [clone, free] : needless) {
    OpBuilder b(clone);
    Value stand = standInFor(clone.getInput(), clone.getType());
    clone.getOutput().replaceAllUsesWith(castTo(b, clone.getLoc(), stand, clone.getType()));
    free->erase();
    clone.erase();
  }
  // S12
  for (CloneOp clone : clones) {
    if (going.contains(clone))
      continue;
    Value source = withoutCasts(clone.getInput());
    if (memref::CastOp::areCastCompatible(source.getType(), clone.getType()))
      clone.getInputMutable().assign(source);
  }
  same.clear();
  return needless.size();
}

} // namespace freehold
