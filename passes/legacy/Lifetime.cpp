//===- Lifetime.cpp -------------------------------------------------------===//
#include "passes/legacy/Lifetime.h"

#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using freehold::ownership::Exit;

namespace freehold::legacy {

//===----------------------------------------------------------------------===//
// Uses that begin others
//===----------------------------------------------------------------------===//

static bool isPlain(Type type) {
  return isa<BaseMemRefType, VectorType, ComplexType>(type) || type.isIntOrIndexOrFloat();
}

static bool keeps(OpOperand &use) {
  Operation *op = use.getOwner();
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return use.get() == store.getValueToStore();
  if (op->hasTrait<OpTrait::IsTerminator>())
    return !op->getNumSuccessors() &&
           !isa<RegionBranchOpInterface, FunctionOpInterface>(op->getParentOp());
  if (isa<memref::DmaStartOp, affine::AffineDmaStartOp>(op))
    return true;
  if (isa<CallOpInterface, RegionBranchOpInterface>(op))
    return false;
  return !llvm::all_of(op->getResultTypes(), isPlain);
}

static Operation *runningUser(OpOperand &use, Region *home) {
  for (Operation *op = use.getOwner(); op && home->isAncestor(op->getParentRegion());
       op = op->getParentOp())
    if (runsOn(op))
      return op;
  return nullptr;
}

bool keepsBuffer(OpOperand &use) {
  return keeps(use) || runningUser(use, use.get().getParentRegion());
}

static LogicalResult checkUse(OpOperand &use, Value root) {
  Operation *at = nullptr;
  if (Operation *running = runningUser(use, root.getParentRegion()))
    at = running;
  else if (keeps(use))
    at = use.getOwner();
  if (!at)
    return success();
  InFlightDiagnostic error = at->emitError(
      "keeps a buffer that has to be freed, so that its last use is not known; copy it to a buffer "
      "that nothing frees, or use the ownership-based pass");
  error.attachNote(root.getLoc()) << "the buffer is this";
  return error;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

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
    Operation *owner = use.getOwner();
    Operation *op = life.home()->findAncestorOpInRegion(*owner);
    if (!op || goesAway(owner) || !plan.aliases.flow.reachable(owner->getBlock()))
      return success();
    if (failed(checkUse(use, life.root)))
      return failure();
    if (isa<memref::ExtractAlignedPointerAsIndexOp>(owner))
      liveToTheEnd();
    if (auto tail = plan.madeFor.find(owner); tail != plan.madeFor.end() && op == owner) {
      addClone(tail->second);
      return success();
    }
    auto passing = plan.passings.find(&use);
    if (op != owner || passing == plan.passings.end())
      addPlain(op);
    else
      addPassed(use, passing->second);
    return success();
  }

  /// Frees of the program, and the base buffers that only they take.
  bool goesAway(Operation *op) const {
    auto isErased = [&](Operation *each) { return plan.erased.contains(each); };
    return isErased(op) || (isa<memref::ExtractStridedMetadataOp>(op) && !op->use_empty() &&
                            llvm::all_of(op->getUsers(), isErased));
  }

  void addPlain(Operation *op) {
    BlockUse &block = life.uses[op->getBlock()];
    // What an unregistered op is at the end of a block, nobody knows.
    if (op->mightHaveTrait<OpTrait::IsTerminator>() && !op->getNextNode())
      block.byTerminator = true;
    else
      addPoint(block, op, /*before=*/false);
  }

  static void addPoint(BlockUse &block, Operation *op, bool before) {
    if (block.last == op)
      block.before &= before;
    else if (!block.last || block.last->isBeforeInBlock(op))
      block.last = op, block.before = before;
  }

  void addPassed(OpOperand &use, Passing passing) {
    Operation *op = use.getOwner();
    bool terminates = op->hasTrait<OpTrait::IsTerminator>();
    if (passing == Passing::Given) {
      if (isReturn(op))
        life.givenBy.insert(op->getBlock());
      else
        life.givenAtOnce = true;
    } else if (passing == Passing::Lent) {
      if (!terminates)
        addPlain(op);
    } else if (op->getNumSuccessors() > 1) {
      addEdges(use);
    } else {
      addClone(op);
    }
  }

  /// A clone that is made before `passer`.
  void addClone(Operation *passer) {
    BlockUse &block = life.uses[passer->getBlock()];
    if (passer->hasTrait<OpTrait::IsTerminator>())
      block.atEnd = true;
    else
      addPoint(block, passer, /*before=*/true);
  }

  bool isReturn(Operation *op) const {
    const auto &exits = plan.aliases.flow.exitsOf.find(op->getBlock())->second;
    return plan.aliases.flow.exits[exits.front()].kind == Exit::Kind::Return;
  }

  void addEdges(OpOperand &use) {
    for (unsigned id : plan.aliases.edgesOf.find(use.get())->second) {
      const Edge &edge = plan.aliases.edges[id];
      if (edge.from == use.getOwner() && edge.operand == use.getOperandNumber())
        life.clonedOn.insert(edge.exit);
    }
  }

  /// An address of it is taken: it lives as long as its definition is in scope.
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
