//===- CloneRound.cpp - What a round knows --------------------------------===//
#include "passes/legacy/CloneRound.h"

#include "passes/analysis/Reachability.h"
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
    : same(root, &symbols, ArgumentFacts::Ignored), merger(same, symbols, Callees::FreeAnything),
      dominance(root), clones(findReachedClones(root, dominance)) {
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
    } else if (auto copy = dyn_cast<CopyOp>(op); copy && withCopies) {
      if (isReached(op->getBlock(), dominance))
        copies.push_back(copy);
    } else if (runsUnknownCode(op, symbols)) {
      scopes[at].runsUnknownCode = true;
    }
  });
  comparingScopes = comparing.size();
  for (Operation *at : comparing)
    scopes[at].comparesItself = true;
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

} // namespace freehold
