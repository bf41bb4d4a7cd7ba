//===- Releases.cpp -------------------------------------------------------===//
#include "passes/ownership/Releases.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Matchers.h"

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

/// The indices of the memref operands that `op` frees. A bufferization.dealloc frees them under
/// conditions.
static SmallVector<unsigned, 1> freedBy(Operation *op) {
  SmallVector<unsigned, 1> freed;
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()) && frees(operand))
      freed.push_back(operand.getOperandNumber());
  return freed;
}

static bool isRelevantDealloc(Operation *op, const Function &function) {
  return !function.options.isRelevantDeallocOp || function.options.isRelevantDeallocOp(op);
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

/// Whether `op` frees the memref at this operand whenever it runs. A bufferization.dealloc does not if
/// its condition may be false, or if it retains what may be the same allocation.
static bool alwaysFrees(Operation *op, unsigned operand, SameAllocation &same) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(op);
  if (!dealloc)
    return true;
  return matchPattern(dealloc.getConditions()[operand], m_One()) &&
         llvm::all_of(dealloc.getRetained(), [&](Value retained) {
           return same.relate(dealloc.getMemrefs()[operand], retained) == SameAs::Different;
         });
}

namespace {
/// Finds the borrowed argument that an op frees when it runs.
class FreedArgument {
public:
  FreedArgument(const Function &function, Operation *free) : function(function), free(free) {}

  std::optional<unsigned> find(Value memref) {
    push(memref, /*guarded=*/false);
    while (!pending.empty()) {
      auto [value, guarded] = pending.pop_back_val();
      visit(value, guarded);
    }
    return certain ? certain : onlyArguments ? maybe : std::nullopt;
  }

private:
  void push(Value memref, bool guarded) {
    if (visited[guarded].insert(memref).second)
      pending.push_back({memref, guarded});
  }

  /// `guarded` says that another block chose this value for the freed memref, so that the free may
  /// be under a condition that leaves it out:
  ///
  ///   %r = scf.if %copy -> (memref<4xi32>) { yield a new buffer } else { yield %argument }
  ///   scf.if %copy { memref.dealloc %r }
  void visit(Value memref, bool guarded) {
    Source source = function.flow.source(memref);
    if (source.kind == Source::Kind::Argument && isBorrowed(cast<BlockArgument>(memref)))
      (guarded ? maybe : certain) = cast<BlockArgument>(memref).getArgNumber();
    else if (source.kind == Source::Kind::View)
      push(source.values.front(), guarded);
    else if (source.kind == Source::Kind::Choice || source.kind == Source::Kind::Join)
      for (Value value : source.values)
        push(value, guarded || memref.getParentBlock() != free->getBlock());
    else
      onlyArguments = false;
  }

  bool isBorrowed(BlockArgument argument) const {
    return argument.getOwner()->isEntryBlock() &&
           argument.getOwner()->getParentOp() == function.op &&
           function.signature.arguments[argument.getArgNumber()] == ArgOwnership::Borrowed;
  }

  const Function &function;
  Operation *free;
  SmallVector<std::pair<Value, bool>> pending;
  DenseSet<Value> visited[2];
  std::optional<unsigned> certain, maybe;
  bool onlyArguments = true;
};
} // namespace

LogicalResult checkFreedArguments(const Function &function, SameAllocation &same) {
  constexpr unsigned kArguments =
      SameAllocation::Origins::Argument | SameAllocation::Origins::LoneArgument;
  for (Operation *op : function.flow.ops) {
    // A free in a region may run as one in a block of the function may: callers free the argument later.
    if (isManual(op) || !isRelevantDealloc(op, function))
      continue;
    for (unsigned operand : freedBy(op)) {
      if (!(same.origins(op->getOperand(operand)).is & kArguments) ||
          !alwaysFrees(op, operand, same))
        continue;
      if (auto argument = FreedArgument(function, op).find(op->getOperand(operand)))
        return op->emitError() << "frees argument " << *argument
                               << ", which the caller owns; declare it \"owned\" ("
                               << kArgOwnershipAttr
                               << "), or mark the op with bufferization.manual_deallocation";
    }
  }
  return success();
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
    if (isRelevantDealloc(op, function))
      for (unsigned operand : freedBy(op))
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
