//===- Lifetime.cpp -------------------------------------------------------===//
#include "passes/legacy/Lifetime.h"

#include "passes/analysis/Addresses.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::legacy {

//===----------------------------------------------------------------------===//
// Uses that begin others
//===----------------------------------------------------------------------===//

static bool keeps(OpOperand &use) {
  MemRefUse does = useOf(use);
  if (has(does, MemRefUse::Stores | MemRefUse::Converts | MemRefUse::Lingers))
    return true;
  Operation *op = use.getOwner();
  return has(does, MemRefUse::HandsOut) && op->hasTrait<OpTrait::IsTerminator>() &&
         !op->getNumSuccessors() &&
         !isa<RegionBranchOpInterface, FunctionOpInterface>(op->getParentOp());
}

bool keepsBuffer(OpOperand &use) {
  Region *home = use.get().getParentRegion();
  return keeps(use) || runningUser(use, home) || addressLeaves(use, home);
}

//===----------------------------------------------------------------------===//
// What uses mean
//===----------------------------------------------------------------------===//

void BlockUse::merge(const BlockUse &from) {
  if (last == from.last)
    before &= from.before;
  else if (!last || (from.last && last->isBeforeInBlock(from.last)))
    last = from.last, before = from.before;
  atEnd |= from.atEnd;
  byTerminator |= from.byTerminator;
  atStart |= from.atStart;
}

bool takesAddress(OpOperand &use) { return has(useOf(use), MemRefUse::TakesAddress); }

bool isLast(Operation *op) {
  // An unregistered op at the end of a block may be a terminator.
  return !op->getNextNode() && op->mightHaveTrait<OpTrait::IsTerminator>();
}

/// Frees of the program, and the base buffers that only they take.
static bool goesAway(Operation *op, const Plan &plan) {
  if (plan.erased.empty())
    return false;
  auto isErased = [&](Operation *each) { return plan.erased.contains(each); };
  return isErased(op) || (isa<memref::ExtractStridedMetadataOp>(op) && !op->use_empty() &&
                          llvm::all_of(op->getUsers(), isErased));
}

static bool isReturn(Operation *op, const Plan &plan) {
  const auto &exits = plan.aliases.flow.exitsOf.find(op->getBlock())->second;
  return plan.aliases.flow.exits[exits.front()].kind == Exit::Kind::Return;
}

/// A clone that is made before `passer`.
static UseEffect effectOfClone(Operation *passer) {
  if (passer->hasTrait<OpTrait::IsTerminator>())
    return {UseEffect::Kind::InBlock, passer, {.atEnd = true}};
  return {UseEffect::Kind::InBlock, passer, {.last = passer, .before = true}};
}

static UseEffect effectOfPassing(Operation *op, Passing passing, const Plan &plan) {
  if (passing == Passing::Transferred)
    return {isReturn(op, plan) ? UseEffect::Kind::Returned : UseEffect::Kind::TransferredAtOnce,
            op};
  if (passing == Passing::Aliased && op->hasTrait<OpTrait::IsTerminator>())
    return {UseEffect::Kind::Aliased, op};
  if (passing == Passing::Aliased)
    return {UseEffect::Kind::InBlock, op, {.last = op}};
  return op->getNumSuccessors() > 1 ? UseEffect{UseEffect::Kind::OnEdges, op} : effectOfClone(op);
}

UseEffect effectOf(OpOperand &use, Region *region, const Plan &plan) {
  Operation *owner = use.getOwner();
  Operation *op = region->findAncestorOpInRegion(*owner);
  if (!op || goesAway(owner, plan) || !plan.aliases.flow.reachable(owner->getBlock()))
    return {};
  if (op == owner) {
    if (auto tail = plan.madeFor.find(op); tail != plan.madeFor.end())
      return effectOfClone(tail->second);
    if (auto passing = plan.passings.find(&use); passing != plan.passings.end())
      return effectOfPassing(op, passing->second, plan);
  }
  if (isLast(op))
    return {UseEffect::Kind::InBlock, op, {.byTerminator = true}};
  return {UseEffect::Kind::InBlock, op, {.last = op}};
}

SmallVector<ExitId, 1> exitsThatPass(OpOperand &use, const Plan &plan) {
  SmallVector<ExitId, 1> exits;
  auto branch = cast<BranchOpInterface>(use.getOwner());
  for (ExitId exit : plan.aliases.flow.exitsOf.find(branch->getBlock())->second) {
    OperandRange forwarded =
        branch.getSuccessorOperands(plan.aliases.flow.exits[exit].successor).getForwardedOperands();
    if (!forwarded.empty() && use.getOperandNumber() >= forwarded.getBeginOperandIndex() &&
        use.getOperandNumber() < forwarded.getBeginOperandIndex() + forwarded.size())
      exits.push_back(exit);
  }
  return exits;
}

//===----------------------------------------------------------------------===//
// Uses of one root
//===----------------------------------------------------------------------===//

static LogicalResult checkUse(OpOperand &use, Value root) {
  Operation *at = nullptr;
  if (Operation *running = runningUser(use, root.getParentRegion()))
    at = running;
  else if (keeps(use) || addressLeaves(use, root.getParentRegion()))
    at = use.getOwner();
  if (!at)
    return success();
  InFlightDiagnostic error = at->emitError(
      "keeps a buffer that has to be freed, so that its last use is not known; copy it to a buffer "
      "that nothing frees, or use the ownership-based pass");
  error.attachNote(root.getLoc()) << "the buffer is this";
  return error;
}

namespace {
class Collector {
public:
  Collector(Value root, const Plan &plan, DominanceInfo &dominance)
      : plan(plan), dominance(dominance) {
    life.root = root;
  }

  FailureOr<Lifetime> collect() {
    for (Value name : plan.aliases.namesOf(life.root)) {
      auto argument = dyn_cast<BlockArgument>(name);
      if (argument && name != life.root && argument.getOwner()->getParent() == life.home())
        life.uses[argument.getOwner()].atStart = true;
      for (OpOperand &use : name.getUses())
        if (failed(addUse(use)))
          return failure();
    }
    return std::move(life);
  }

private:
  LogicalResult addUse(OpOperand &use) {
    UseEffect effect = effectOf(use, life.home(), plan);
    if (effect.kind == UseEffect::Kind::None)
      return success();
    if (failed(checkUse(use, life.root)))
      return failure();
    if (takesAddress(use))
      liveToTheEnd();
    Block *block = effect.op->getBlock();
    switch (effect.kind) {
    case UseEffect::Kind::None:
    case UseEffect::Kind::Aliased:
    // Placement.cpp asks for no lifetime of a root that is transferred at once.
    case UseEffect::Kind::TransferredAtOnce:
      break;
    case UseEffect::Kind::InBlock:
      life.uses[block].merge(effect.inBlock);
      break;
    case UseEffect::Kind::OnEdges:
      life.clonedOn.insert_range(exitsThatPass(use, plan));
      break;
    case UseEffect::Kind::Returned:
      life.returnedBy.insert(block);
      break;
    }
    return success();
  }

  /// Makes it live as long as its definition is in scope, since an address is taken of it.
  void liveToTheEnd() {
    if (std::exchange(toTheEnd, true))
      return;
    for (Block &block : *life.home())
      if (plan.aliases.flow.reachable(&block) && dominance.dominates(life.block(), &block))
        life.uses[&block].atEnd = true;
  }

  const Plan &plan;
  DominanceInfo &dominance;
  Lifetime life;
  bool toTheEnd = false;
};
} // namespace

FailureOr<Lifetime> findLifetime(Value root, const Plan &plan, DominanceInfo &dominance) {
  return Collector(root, plan, dominance).collect();
}

} // namespace freehold::legacy
