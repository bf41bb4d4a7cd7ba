//===- Releases.cpp -------------------------------------------------------===//
#include "passes/ownership/Releases.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::ownership {

class ReleaseFinder {
public:
  ReleaseFinder(const Function &function, const Roots &roots, const Lifetimes &lifetimes,
                RootAliases &aliases, Releases &releases)
      : function(function), roots(roots), lifetimes(lifetimes), aliases(aliases),
        releases(releases) {}

  void run();

private:
  void addFree(Operation *op, unsigned operand);
  bool endsAtCall(RootId id, Operation *call, unsigned operand) const;
  void addHandOvers(CallOpInterface call, const Signature &signature);

  const Function &function;
  const Roots &roots;
  const Lifetimes &lifetimes;
  RootAliases &aliases;
  Releases &releases;
};

//===----------------------------------------------------------------------===//
// Frees
//===----------------------------------------------------------------------===//

SmallVector<unsigned, 1> freedBy(Operation *op, const Function &function) {
  SmallVector<unsigned, 1> freed;
  if (function.options.isRelevantDeallocOp && !function.options.isRelevantDeallocOp(op))
    return freed;
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()) && frees(operand))
      freed.push_back(operand.getOperandNumber());
  return freed;
}

/// Whether the ownership of `root` certainly ends at `free`, and the root is not live in later
/// blocks.
static bool endsWithFree(const Root &root, const Lifetime &lifetime, Operation *free, bool same) {
  Block *block = free->getBlock();
  return same && !isa<bufferization::DeallocOp>(free) && block->getParent() == root.region() &&
         !lifetime.continuesAfter(block);
}

void ReleaseFinder::addFree(Operation *op, unsigned operand) {
  ExistingFree free{op, operand, {}};
  for (RootId id : aliases.candidates(free.memref())) {
    const Root &root = roots[id];
    Operation *position = root.region()->findAncestorOpInRegion(*op);
    if (!position || !lifetimes[id].includes(position->getBlock()))
      continue;
    if (Operation *definition = root.value.getDefiningOp())
      if (definition->getBlock() == position->getBlock() && !definition->isBeforeInBlock(position))
        continue;
    bool same = aliases.relate(root, free.memref()) == SameAs::Same;
    SmallVector<SameAs, 1> retained;
    if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
      for (Value value : dealloc.getRetained())
        retained.push_back(aliases.relate(root, value));
    free.targets.push_back({id, same, std::move(retained)});
    if (endsWithFree(root, lifetimes[id], op, same))
      releases.of[id].endsIn.insert(op->getBlock());
    else
      releases.of[id].needsCell = true;
  }
  if (!free.targets.empty())
    releases.frees.push_back(std::move(free));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Whether the callee can take over the root from this operand of `call`: nothing uses the root
/// afterwards, and no other operand of the call may be the same allocation.
bool ReleaseFinder::endsAtCall(RootId id, Operation *call, unsigned operand) const {
  Block *block = call->getBlock();
  const Root &root = roots[id];
  const Lifetime &lifetime = lifetimes[id];
  if (root.region() != block->getParent() || !lifetime.includes(block) || lifetime.escapes ||
      lifetime.lastUse.lookup(block) != call || releases.endsIn(id, block) ||
      lifetime.continuesAfter(block))
    return false;
  SmallVector<Value> names = lifetimes.aliasesOf(root);
  for (OpOperand &other : call->getOpOperands())
    if (other.getOperandNumber() != operand && llvm::is_contained(names, other.get()))
      return false;
  return true;
}

void ReleaseFinder::addHandOvers(CallOpInterface call, const Signature &signature) {
  for (auto [index, ownership] : llvm::enumerate(signature.arguments)) {
    if (ownership == ArgOwnership::Borrowed || index >= call.getArgOperands().size())
      continue;
    unsigned operand = call.getArgOperands().getBeginOperandIndex() + index;
    Value memref = call->getOperand(operand);
    HandOver handOver{call, operand, std::nullopt, ownership};
    for (RootId id : aliases.candidates(memref))
      if (aliases.relate(roots[id], memref) == SameAs::Same && endsAtCall(id, call, operand)) {
        releases.of[id].endsIn.insert(call->getBlock());
        handOver.root = id;
        break;
      }
    releases.handOvers.push_back(handOver);
  }
}

//===----------------------------------------------------------------------===//
// The phase
//===----------------------------------------------------------------------===//

void ReleaseFinder::run() {
  for (Operation *op : function.flow.ops)
    for (unsigned operand : freedBy(op, function))
      addFree(op, operand);
  for (Operation *op : function.flow.ops) {
    auto call = dyn_cast<CallOpInterface>(op);
    const Signature *signature = call ? function.abi.of(call) : nullptr;
    if (signature && !signature->isDefault())
      addHandOvers(call, *signature);
  }
}

Releases::Releases(const Function &function, const Roots &roots, const Lifetimes &lifetimes,
                   RootAliases &aliases)
    : of(roots.size()) {
  ReleaseFinder(function, roots, lifetimes, aliases, *this).run();
}

} // namespace freehold::ownership
