//===- CloneRound.cpp - What a round knows, and its changes ---------------===//
#include "passes/legacy/CloneRound.h"

#include "passes/analysis/StandIn.h"
#include "passes/analysis/ValueFlow.h"

using namespace mlir;
using bufferization::CloneOp;
using memref::CopyOp;

namespace freehold {

/// Whether it matters to `op` which of its operands are the same allocation, or `op` may use them
/// after control has passed it.
static bool compares(Operation *op) {
  if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
    return dealloc.getMemrefs().size() + dealloc.getRetained().size() > 1;
  return llvm::any_of(op->getOpOperands(), [](OpOperand &use) {
    return isMemref(use.get()) &&
           has(useOf(use), MemRefUse::TakesAddress | MemRefUse::Compares | MemRefUse::Lingers);
  });
}

static Operation *scopeOf(Operation *op) {
  Operation *scope = op->getParentOp();
  while (scope && scope->getParentOp() && !scope->hasTrait<OpTrait::IsIsolatedFromAbove>())
    scope = scope->getParentOp();
  return scope;
}

CloneRound::CloneRound(Operation *root, bool withCopies)
    : same(root, &symbols, ArgumentFacts::Ignored), dominance(root) {
  auto addTo = [&](OriginSet &set, ValueRange values) {
    for (Value value : values)
      if (isMemref(value))
        set.add(same.origins(value));
  };
  // What an op still uses when control has passed it is left alone, as is what is compared.
  auto addUsedBy = [&](Operation *op, OriginSet &set) {
    op->walk([&](Operation *inner) { addTo(set, inner->getOperands()); });
  };
  llvm::DenseSet<Operation *> comparing;
  root->walk([&](Operation *op) {
    Operation *at = scopeOf(op);
    if (runsOn(op))
      addUsedBy(op, scopes[at].compared);
    if (compares(op)) {
      addTo(scopes[at].compared, op->getOperands());
      comparing.insert(at);
    } else if (auto clone = dyn_cast<CloneOp>(op)) {
      addTo(scopes[at].cloned, {clone.getInput(), clone.getOutput()});
      clones.push_back(clone);
    } else if (auto copy = dyn_cast<CopyOp>(op); copy && withCopies) {
      copies.push_back(copy);
    } else if (runsUnknownCode(op, symbols)) {
      scopes[at].runsUnknownCode = true;
    }
  });
  comparingScopes = comparing.size();
  for (Operation *at : comparing)
    scopes[at].comparesItself = true;
}

/// Blocks that are not reached may use values before they are made.
bool CloneRound::isReached(Operation *op) {
  for (Block *block = op->getBlock(); block; block = op->getBlock()) {
    if (!dominance.hasSSADominance(block) || !dominance.isReachableFromEntry(block))
      return false;
    op = block->getParentOp();
    if (!op || op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return true;
  }
  return true;
}

const BlockAccesses &CloneRound::in(Operation *op) {
  auto &accesses = blocks[op->getBlock()];
  if (!accesses)
    accesses = std::make_unique<BlockAccesses>(*op->getBlock(), same, symbols);
  return *accesses;
}

bool CloneRound::areCompared(Operation *at, Value a, Value b) {
  const Scope &scope = scopes[scopeOf(at)];
  auto isCompared = [&](Value memref) {
    SameAllocation::Origins origins = same.origins(memref);
    bool elsewhere = comparingScopes > scope.comparesItself;
    return scope.compared.mayMeet(origins) || (elsewhere && isKnownOutside(origins));
  };
  return isCompared(a) || isCompared(b);
}

/// Whether `memref` may be the source or result of a clone that is, or was, live with it.
bool CloneRound::isCloned(Operation *at, Value memref) {
  const Scope &scope = scopes[scopeOf(at)];
  SameAllocation::Origins origins = same.origins(memref);
  return scope.cloned.mayMeet(origins) || (scope.runsUnknownCode && isKnownOutside(origins));
}

Operation *CloneRound::firstUser(Value memref) {
  auto [known, isNew] = firstUsers.try_emplace(memref, nullptr);
  Block *block = memref.getParentBlock();
  if (isNew)
    for (Operation *user : memref.getUsers()) {
      Operation *at = block->findAncestorOpInBlock(*user);
      if (at && (!known->second || at->isBeforeInBlock(known->second)))
        known->second = at;
    }
  return known->second;
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// In order, so that a buffer that has just been replaced is not what stays for the next one.
unsigned CloneRound::apply(ArrayRef<CloneChange> changes) {
  DenseMap<Value, Value> replaced;
  for (const CloneChange &change : changes) {
    Value stays = change.stays;
    for (auto it = replaced.find(stays); it != replaced.end(); it = replaced.find(stays))
      stays = it->second;
    Operation *gone = change.gone.getDefiningOp();
    OpBuilder b(
        isa<CopyOp>(change.copy) && change.copy->getOperand(0) == change.gone ? gone : change.copy);
    Value standIn =
        castTo(b, gone->getLoc(), standInFor(stays, change.gone.getType()), change.gone.getType());
    Value(change.gone).replaceAllUsesWith(standIn);
    replaced[change.gone] = standIn;
  }
  for (const CloneChange &change : changes)
    for (Operation *op : change.erased)
      op->erase();
  return changes.size();
}

} // namespace freehold
