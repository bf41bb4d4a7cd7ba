//===- Programs.cpp - What the program frees, keeps and hands over itself -===//
#include "passes/ownership/Allocators.h"
#include "passes/ownership/Materializer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::ownership {

/// Makes the cells, on the stack of the allocation scope that their roots live in, so that each
/// iteration of a parallel loop has its own.
void Materializer::addCells() {
  for (RootId id : plan.roots.ids()) {
    if (!plan.releases.needsCell(id))
      continue;
    RootState &root = roots[id];
    Block *block = root.value.getParentBlock();
    Region *scope = block->getParent();
    while (scope->getParentOp() != function.op &&
           !scope->getParentOp()->hasTrait<OpTrait::AutomaticAllocationScope>())
      scope = scope->getParentRegion();
    Location loc = root.value.getLoc();
    Value start = root.indicator ? root.indicator : emit.constant(true, block);
    OpBuilder builder = OpBuilder::atBlockBegin(&scope->front());
    Value cell = memref::AllocaOp::create(builder, loc, MemRefType::get({}, builder.getI1Type()));
    if (Operation *op = root.value.getDefiningOp())
      builder.setInsertionPointAfter(op);
    else if (block != cell.getParentBlock())
      builder.setInsertionPointToStart(block);
    if (Operation *op = start.getDefiningOp();
        op && op->getBlock() == builder.getInsertionBlock() &&
        builder.getInsertionPoint() != op->getBlock()->end() &&
        !op->isBeforeInBlock(&*builder.getInsertionPoint()))
      builder.setInsertionPointAfter(op);
    memref::StoreOp::create(builder, loc, start, cell, ValueRange());
    root.cell = cell;
  }
}

/// The condition under which `free` frees its operand unless it is retained. Null if it always
/// does.
static Value conditionOf(const ExistingFree &free) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(free.op);
  return dealloc ? dealloc.getConditions()[free.operand] : Value();
}

/// Builds the i1 that says whether `dealloc` does not free the buffer of `root`, which is one of
/// its operands, because retained value `number` is the same allocation. Comparing addresses alone
/// would not do, since a retained value may dangle and have the root's address all the same. So its
/// result has to be set as well: it is only if the retained value is an operand that is owned, and
/// live.
Value Materializer::isKept(OpBuilder &builder, bufferization::DeallocOp dealloc, unsigned number,
                           Value root, SameAs relation) {
  Value result = dealloc.getUpdatedConditions()[number];
  if (relation == SameAs::Same || dealloc.getMemrefs().size() == 1)
    return result;
  Location loc = dealloc.getLoc();
  return emit.createAnd(builder, loc, result,
                        emit.sameAllocation(builder, loc, root, dealloc.getRetained()[number]));
}

void Materializer::endOwnershipAt(const ExistingFree &free) {
  for (const ExistingFree::Target &target : free.targets) {
    RootState &root = roots[target.root];
    if (!root.cell)
      continue;
    OpBuilder builder(free.op);
    Location loc = free.op->getLoc();
    // The results of the op are needed, so addresses are compared behind it. They still tell
    // allocations apart there: nothing is allocated in between.
    if (!target.retained.empty())
      builder.setInsertionPointAfter(free.op);
    Value gone = conditionOf(free);
    auto require = [&](Value condition) {
      gone = gone ? Value(arith::AndIOp::create(builder, loc, gone, condition)) : condition;
    };
    if (!target.same)
      require(emit.sameAllocation(builder, loc, root.value, free.memref()));
    for (auto [number, relation] : llvm::enumerate(target.retained))
      require(emit.createAndNot(
          builder, loc, emit.constant(true, free.op->getBlock()),
          isKept(builder, cast<bufferization::DeallocOp>(free.op), number, root.value, relation)));
    Value owns = indicator(target.root, builder);
    if (!gone)
      gone = emit.constant(true, free.op->getBlock());
    auto store = memref::StoreOp::create(builder, loc, emit.createAndNot(builder, loc, owns, gone),
                                         root.cell, ValueRange());
    // With free-after-last-use, the free of the root reads the cell: it must stand behind the
    // store.
    if (!target.retained.empty() && lastUseIn(target.root, free.op->getBlock()) == free.op)
      root.cellWrittenBy[free.op->getBlock()] = store;
  }
}

/// For an owned argument, passes the buffer if the root is handed over, else a clone, and returns
/// null. For a dynamic argument, returns the indicator to pass beside it.
Value Materializer::handOver(const HandOver &each) {
  Operation *call = current(each.call);
  OpBuilder builder(call);
  Location loc = call->getLoc();
  Ownership ownership = each.root ? plan.states.of(*each.root) : Ownership::Borrowed;
  Value own = ownership == Ownership::Borrowed ? emit.constant(false, call->getBlock())
                                               : indicator(*each.root, builder);
  if (each.ownership == ArgOwnership::Dynamic)
    return own;
  Value operand = call->getOperand(each.operand);
  if (ownership == Ownership::Borrowed)
    call->setOperand(each.operand, emit.clone(builder, loc, operand));
  else if (ownership == Ownership::Dynamic)
    call->setOperand(each.operand, emit.cloneUnless(builder, loc, own, operand));
  return Value();
}

void Materializer::handOverAll() {
  ArrayRef<HandOver> handOvers = plan.releases.handOvers;
  for (unsigned i = 0; i < handOvers.size();) {
    Operation *call = handOvers[i].call;
    SmallVector<Value> indicators;
    for (; i < handOvers.size() && handOvers[i].call == call; ++i)
      if (Value own = handOver(handOvers[i]))
        indicators.push_back(own);
    auto now = cast<CallOpInterface>(current(call));
    if (!function.abi.of(now)->indicatorsPresent)
      for (auto [index, own] : llvm::enumerate(indicators))
        now->setOperand(endOfArguments(now) - indicators.size() + index, own);
  }
}

/// Asks the BufferDeallocationOpInterface of `op` what its results own. The interface sees for each
/// operand the indicator of its root. An op that takes over an operand is not supported, since
/// DeallocationState cannot tell that it did.
LogicalResult Materializer::processOp(Operation *op, bufferization::DeallocationState &state) {
  Block *block = op->getBlock();
  OpBuilder builder(op);
  for (Value operand : op->getOperands())
    if (isMemref(operand)) {
      std::optional<RootId> root = findRoot(operand);
      Value own = root ? indicator(*root, builder) : emit.constant(false, block);
      state.resetOwnerships(operand, block);
      state.updateOwnership(operand, own, block);
    }
  SmallVector<Value> results(op->getResults());
  bufferization::DeallocationOptions options{function.options.privateFuncDynamicOwnership};
  FailureOr<Operation *> done =
      cast<bufferization::BufferDeallocationOpInterface>(op).process(state, options);
  if (failed(done))
    return failure();
  if (*done != op && (*done)->getNumResults() >= results.size())
    replaced(op, *done, results);
  builder.setInsertionPointAfter(current(op));
  for (Value result : llvm::to_vector(current(op)->getResults())) {
    std::optional<RootId> id = findRoot(result);
    if (!id)
      continue;
    RootState &root = roots[*id];
    bufferization::Ownership ownership = state.getOwnership(result, block);
    root.indicator = emit.constant(false, block);
    if (ownership.isUnique())
      root.indicator = ownership.getIndicator();
    else if (ownership.isUnknown()) {
      auto interface = dyn_cast<bufferization::BufferDeallocationOpInterface>(current(op));
      auto [memref, own] =
          interface ? interface.materializeUniqueOwnershipForMemref(state, options, builder, result)
                    : state.getMemrefWithUniqueOwnership(builder, result, block);
      root.indicator = own;
      root.owner = memref;
    }
  }
  return success();
}

LogicalResult Materializer::processOps() {
  if (!isInCharge(function.options))
    return success();
  std::unique_ptr<bufferization::DeallocationState> state;
  SymbolTableCollection symbols;
  for (Operation *op : ops) {
    if (rebuiltAs.contains(op) || !processesItself(op))
      continue;
    if (!state)
      state = std::make_unique<bufferization::DeallocationState>(function.op, symbols);
    if (failed(processOp(op, *state)))
      return failure();
  }
  return success();
}

} // namespace freehold::ownership
