//===- Exits.cpp - Freeing and handing on ---------------------------------===//
// A root that dies on an exit is freed, unless what is forwarded there is the same allocation:
//
//   freed       bufferization.dealloc (%m) if (%own)           before the terminator
//   contested   %o = bufferization.dealloc (%m) if (%own) retain (%f)
//               cf.br ^bb1(%f, %o)
//
// A root that dies towards some successors only is freed at the start of a successor that nothing
// else branches to, or in a block of its own on the edge:
//
//   cf.cond_br %c, ^bb1, ^bb2(%f)       cf.cond_br %c, ^bb1, ^edge
//                                 ->    ^edge:
//                                         bufferization.dealloc (%m) if (%own)
//                                         cf.br ^bb2(%f)
//===----------------------------------------------------------------------===//
#include "passes/ownership/Choices.h"
#include "passes/ownership/Materializer.h"

#include "passes/analysis/Rewriting.h"
#include "passes/ownership/Shifted.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace freehold::ownership {

Value Materializer::operandOf(const Exit &exit, const Forward &forward) const {
  if (exit.kind != Exit::Kind::Branch)
    return exit.terminator()->getOperand(forward.operandNumber);
  return cast<BranchOpInterface>(exit.terminator())
      .getSuccessorOperands(exit.successor)[forward.index];
}

void Materializer::copyShifted(OpBuilder &builder, unsigned id) {
  const Exit &exit = plan.flow.exits[id];
  for (auto [root, forward] : plan.transfers[id].copied) {
    if (plan.roots[root].held == Held::No)
      continue;
    const Forward &copied = exit.forwards[forward];
    Value copy = emit.clone(builder, exit.terminator()->getLoc(), operandOf(exit, copied));
    if (exit.kind == Exit::Kind::Branch)
      cast<BranchOpInterface>(exit.terminator())
          .getSuccessorOperands(exit.successor)
          .slice(copied.index, 1)
          .assign(copy);
    else
      exit.terminator()->setOperand(copied.operandNumber, copy);
  }
}

void Materializer::freeRoot(OpBuilder &builder, unsigned id) {
  Root &root = plan.roots[id];
  if (root.held != Held::No)
    emit.dealloc(builder, root.value.getLoc(), root.owner ? root.owner : root.value,
                 indicator(id, builder), {});
}

/// Frees the root in `block`: before the terminator, or after the root's last use if the option
/// free-after-last-use is set.
void Materializer::freeAtEnd(unsigned id, Block *block) {
  const Root &root = plan.roots[id];
  OpBuilder builder(block->getParentOp()->getContext());
  Operation *terminator = block->mightHaveTerminator() ? block->getTerminator() : nullptr;
  Operation *last = root.lastUse.lookup(block);
  bool cellIsSet = last || !root.cell;
  last = last ? current(last) : root.block() == block ? root.value.getDefiningOp() : nullptr;
  if (plan.options.freeAfterLastUse && !root.escapes && cellIsSet && last != terminator) {
    if (last)
      builder.setInsertionPointAfter(last);
    else
      builder.setInsertionPointToStart(block);
  } else if (terminator) {
    builder.setInsertionPoint(terminator);
  } else {
    builder.setInsertionPointToEnd(block);
  }
  freeRoot(builder, id);
}

/// Frees the root unless the selects of the forward chose it. Returns the indicator of the forward:
/// whether they chose the root, and it owned.
Value Materializer::choose(OpBuilder &builder, const Exit &exit, const Transfer::Chosen &chosen) {
  const Root &root = plan.roots[chosen.root];
  Location loc = root.value.getLoc();
  Value which = buildChoice(builder, loc, plan.flow, plan.rootOf, emit,
                            operandOf(exit, exit.forwards[chosen.forward]), chosen.leaves);
  Value own = indicator(chosen.root, builder);
  emit.dealloc(builder, loc, root.value, emit.butNot(builder, loc, own, which), {});
  return emit.both(builder, loc, own, which);
}

SmallVector<Value> Materializer::transfer(OpBuilder &builder, unsigned id) {
  const Exit &exit = plan.flow.exits[id];
  const Transfer &transfer = plan.transfers[id];
  SmallVector<Value> taken(exit.forwards.size());
  for (auto [root, forward] : transfer.moved)
    if (plan.roots[root].held != Held::No)
      taken[forward] = emit.either(builder, exit.terminator()->getLoc(), taken[forward],
                                   indicator(root, builder));
  for (auto [root, forward] : transfer.copied)
    if (plan.roots[root].held != Held::No)
      taken[forward] = emit.constant(true, exit.block);
  for (const Transfer::Chosen &chosen : transfer.chosen)
    if (plan.roots[chosen.root].held != Held::No)
      taken[chosen.forward] = emit.either(builder, exit.terminator()->getLoc(),
                                          taken[chosen.forward], choose(builder, exit, chosen));
  for (const Transfer::Contest &contest : transfer.contested) {
    const Root &root = plan.roots[contest.root];
    if (root.held == Held::No)
      continue;
    Location loc = root.value.getLoc();
    SmallVector<Value> retained;
    for (unsigned forward : contest.forwards)
      retained.push_back(operandOf(exit, exit.forwards[forward]));
    SmallVector<Value> kept =
        emit.dealloc(builder, loc, root.value, indicator(contest.root, builder), retained);
    Value before;
    for (auto [forward, own] : llvm::zip(contest.forwards, kept)) {
      Value takes = before ? emit.butNot(builder, loc, own, before) : own;
      before = emit.either(builder, loc, before, own);
      taken[forward] = emit.either(builder, loc, taken[forward], takes);
    }
  }
  return taken;
}

void Materializer::appendToRegion(OpBuilder &builder, const Exit &exit,
                                  ArrayRef<Value> indicators) {
  SmallVector<Value> appended;
  for (auto [forward, own] : llvm::zip(exit.forwards, indicators))
    if (!forward.slots.empty() && hasIndicator(plan.flow.slots[forward.slots.front()].value))
      appended.push_back(own ? own : emit.constant(false, exit.block));
  if (appended.empty())
    return;
  auto terminator = cast<RegionBranchTerminatorOpInterface>(exit.terminator());
  for (RegionSuccessor successor :
       successorsOf(cast<RegionBranchOpInterface>(terminator->getParentOp()), terminator))
    if (!successor.getSuccessorInputs().empty()) {
      terminator.getMutableSuccessorOperands(successor).append(appended);
      return;
    }
}

void Materializer::appendToBranch(BranchOpInterface branch, const Exit &exit,
                                  ArrayRef<Value> indicators) {
  SmallVector<Value> appended;
  for (BlockArgument argument : exit.target()->getArguments()) {
    if (!hasIndicator(argument))
      continue;
    Value own;
    for (auto [forward, taken] : llvm::zip(exit.forwards, indicators))
      if (forward.index == argument.getArgNumber())
        own = taken;
    appended.push_back(own ? own : emit.constant(false, exit.block));
  }
  if (!appended.empty())
    branch.getSuccessorOperands(exit.successor).append(appended);
}

/// The roots that die towards every successor and are forwarded to none. They are freed once,
/// before the branch, unless the branch itself uses them.
SmallVector<unsigned> Materializer::freedOnAll(ArrayRef<unsigned> exits) const {
  SmallVector<unsigned> common;
  DenseMap<unsigned, unsigned> times;
  for (unsigned exit : exits)
    for (unsigned root : plan.transfers[exit].freed)
      ++times[root];
  for (unsigned root : plan.transfers[exits.front()].freed)
    if (times[root] == exits.size()) {
      Operation *terminator = plan.flow.exits[exits.front()].terminator();
      if (plan.roots[root].lastUse.lookup(terminator->getBlock()) != terminator)
        common.push_back(root);
    }
  return common;
}

void Materializer::leaveByEdge(unsigned id, ArrayRef<unsigned> freed) {
  Exit &exit = plan.flow.exits[id];
  Block *target = exit.target();
  auto owns = [&](unsigned root) { return plan.roots[root].held != Held::No; };
  bool contested = !plan.transfers[id].copied.empty() || !plan.transfers[id].chosen.empty() ||
                   llvm::any_of(plan.transfers[id].contested,
                                [&](const Transfer::Contest &c) { return owns(c.root); });
  auto branch = cast<BranchOpInterface>(exit.terminator());
  OpBuilder builder(branch);
  bool alone = llvm::hasSingleElement(target->getPredecessors());
  if (!contested && (alone || llvm::none_of(freed, owns))) {
    SmallVector<Value> taken = transfer(builder, id);
    appendToBranch(branch, exit, taken);
    builder.setInsertionPointToStart(target);
    for (unsigned root : freed)
      freeRoot(builder, root);
    return;
  }
  cf::BranchOp onward = splitEdge(branch, exit.successor);
  builder.setInsertionPoint(onward);
  exit.block = onward->getBlock();
  exit.successor = 0;
  copyShifted(builder, id);
  for (unsigned root : freed)
    freeRoot(builder, root);
  SmallVector<Value> taken = transfer(builder, id);
  appendToBranch(cast<BranchOpInterface>(*onward), exit, taken);
}

void Materializer::leaveByBranch(Block *block, ArrayRef<unsigned> exits) {
  SmallVector<unsigned> common = freedOnAll(exits);
  for (unsigned root : common)
    freeAtEnd(root, block);
  llvm::SmallDenseSet<unsigned> done(common.begin(), common.end());
  for (unsigned id : exits) {
    SmallVector<unsigned> freed;
    llvm::copy_if(plan.transfers[id].freed, std::back_inserter(freed),
                  [&](unsigned root) { return !done.contains(root); });
    bool direct = exits.size() == 1 && freed.size() == plan.transfers[id].copied.size();
    if (!direct) {
      leaveByEdge(id, freed);
      continue;
    }
    OpBuilder builder(block->getTerminator());
    copyShifted(builder, id);
    for (unsigned root : freed)
      freeRoot(builder, root);
    SmallVector<Value> taken = transfer(builder, id);
    appendToBranch(cast<BranchOpInterface>(block->getTerminator()), plan.flow.exits[id], taken);
  }
}

/// Returns each result that the caller is to own as it is if the function owns it, else a clone.
/// The clones are made before anything is freed, since they may be copies of what is freed.
void Materializer::leaveByReturn(unsigned id) {
  const Exit &exit = plan.flow.exits[id];
  const Transfer &planned = plan.transfers[id];
  Operation *terminator = exit.terminator();
  OpBuilder builder(terminator);
  const Signature &signature = plan.abi.of(plan.flow.function);
  for (auto [forward, held] : llvm::zip(exit.forwards, planned.held))
    if (signature.results[forward.index] == ArgOwnership::Owned && held == Held::No &&
        !isOtherAllocators(forward.operand, plan))
      terminator->setOperand(forward.operandNumber,
                             emit.clone(builder, terminator->getLoc(), operandOf(exit, forward)));
  for (unsigned root : planned.freed)
    freeAtEnd(root, exit.block);
  builder.setInsertionPoint(terminator);
  SmallVector<Value> taken = transfer(builder, id);
  SmallVector<Value> appended;
  for (auto [forward, held, own] : llvm::zip(exit.forwards, planned.held, taken)) {
    ArgOwnership ownership = signature.results[forward.index];
    if (ownership == ArgOwnership::Owned && held == Held::Dynamic)
      terminator->setOperand(
          forward.operandNumber,
          emit.cloneUnless(builder, terminator->getLoc(), own, operandOf(exit, forward)));
    if (ownership == ArgOwnership::Dynamic)
      appended.push_back(own ? own : emit.constant(false, exit.block));
  }
  terminator->insertOperands(terminator->getNumOperands(), appended);
}

void Materializer::leave(Block *block) {
  ArrayRef<unsigned> exits = plan.flow.exitsOf.find(block)->second;
  const Exit &exit = plan.flow.exits[exits.front()];
  switch (exit.kind) {
  case Exit::Kind::Branch:
    return leaveByBranch(block, exits);
  case Exit::Kind::Return:
    return leaveByReturn(exits.front());
  case Exit::Kind::Plain:
  case Exit::Kind::Region:
    if (Operation *terminator = exit.terminator()) {
      OpBuilder builder(terminator);
      copyShifted(builder, exits.front());
    }
    for (unsigned root : plan.transfers[exits.front()].freed)
      freeAtEnd(root, block);
    if (exit.kind == Exit::Kind::Region) {
      OpBuilder builder(block->getTerminator());
      SmallVector<Value> taken = transfer(builder, exits.front());
      appendToRegion(builder, exit, taken);
    }
  }
}

/// Passes indicators from an unreachable block too, since the block that it branches to may have
/// arguments for them.
void Materializer::leaveUnreachable(Block *block) {
  if (!block->mightHaveTerminator())
    return;
  Operation *terminator = block->getTerminator();
  auto no = [&](unsigned count) { return SmallVector<Value>(count, emit.constant(false, block)); };
  if (auto branch = dyn_cast<BranchOpInterface>(terminator)) {
    for (auto [index, target] : llvm::enumerate(terminator->getSuccessors()))
      if (unsigned count = indicatorsAmong(target->getArguments()))
        branch.getSuccessorOperands(index).append(no(count));
  } else if (auto region = dyn_cast<RegionBranchTerminatorOpInterface>(terminator);
             region && isa<RegionBranchOpInterface>(block->getParentOp())) {
    for (RegionSuccessor successor :
         successorsOf(cast<RegionBranchOpInterface>(block->getParentOp()), region))
      if (unsigned count = indicatorsAmong(successor.getSuccessorInputs())) {
        region.getMutableSuccessorOperands(successor).append(no(count));
        return;
      }
  } else if (block->getParent() == &plan.flow.function.getFunctionBody() &&
             terminator->hasTrait<OpTrait::ReturnLike>()) {
    const Signature &signature = plan.abi.of(plan.flow.function);
    if (!signature.indicatorsPresent)
      terminator->insertOperands(terminator->getNumOperands(),
                                 no(llvm::count(signature.results, ArgOwnership::Dynamic)));
  }
}

LogicalResult Materializer::run() {
  SmallVector<Block *> unreachable;
  for (Block *block : plan.flow.blocks)
    if (block->isEntryBlock())
      for (Block &sibling : *block->getParent())
        if (!plan.flow.reachable(&sibling))
          unreachable.push_back(&sibling);
  addFunctionIndicators();
  addCallIndicators();
  addBlockIndicators();
  for (Operation *op : llvm::to_vector(plan.flow.ops))
    if (auto regionOp = dyn_cast<RegionBranchOpInterface>(op))
      addRegionIndicators(regionOp);
  addCells();
  if (failed(processOps()))
    return failure();
  for (const ExistingFree &free : plan.frees)
    giveUpAt(free);
  handOverAll();
  for (Block *block : plan.flow.blocks)
    leave(block);
  for (Block *block : unreachable) {
    fitUnreachableCalls(block);
    leaveUnreachable(block);
  }
  return success();
}

LogicalResult materialize(Plan &plan, Counts &counts) { return Materializer(plan, counts).run(); }

} // namespace freehold::ownership
