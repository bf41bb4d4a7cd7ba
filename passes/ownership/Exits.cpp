//===- Exits.cpp - Frees and transfers of ownership ------------------------===//
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
#include "passes/analysis/Rewriting.h"
#include "passes/ownership/Choices.h"
#include "passes/ownership/Materializer.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace freehold::ownership {

Value Materializer::operandOf(const Exit &exit, const Forward &forward) const {
  if (exit.kind != Exit::Kind::Branch)
    return exit.terminator()->getOperand(forward.operandNumber);
  return cast<BranchOpInterface>(exit.terminator())
      .getSuccessorOperands(exit.successor)[forward.index];
}

//===----------------------------------------------------------------------===//
// Frees
//===----------------------------------------------------------------------===//

void Materializer::freeRoot(OpBuilder &builder, RootId id) {
  const RootState &root = roots[id];
  if (mayOwn(id))
    emit.dealloc(builder, root.value.getLoc(), root.owner ? root.owner : root.value,
                 indicator(id, builder), {});
}

/// The op after which nothing in `block` uses the root or writes its cell; null if there is none.
Operation *Materializer::lastUseIn(RootId id, Block *block) const {
  Operation *store = roots[id].cellWrittenBy.lookup(block);
  return store ? store : plan.lifetimes[id].lastUse.lookup(block);
}

/// Frees the root in `block`: before the terminator, or after the root's last use if the option
/// free-after-last-use is set.
void Materializer::freeAtEnd(RootId id, Block *block) {
  const RootState &root = roots[id];
  OpBuilder builder(block->getParentOp()->getContext());
  Operation *terminator = block->mightHaveTerminator() ? block->getTerminator() : nullptr;
  Operation *last = lastUseIn(id, block);
  bool cellIsSet = last || !root.cell;
  last = last                                    ? current(last)
         : plan.lifetimes[id].definedIn == block ? root.value.getDefiningOp()
                                                 : nullptr;
  if (function.options.freeAfterLastUse && !plan.lifetimes[id].escapes && cellIsSet &&
      last != terminator) {
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

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Forwards copies in place of shifted views.
void Materializer::copyShifted(OpBuilder &builder, const Exit &exit, const Transfer &transfer) {
  for (auto [root, forward] : transfer.copied) {
    if (!mayOwn(root))
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

/// Frees the root unless the selects of the forward chose it. Returns the indicator of the forward:
/// whether they chose the root, and it owned.
Value Materializer::choose(OpBuilder &builder, const Exit &exit, const Transfer::Chosen &chosen) {
  Value root = roots[chosen.root].value;
  Location loc = root.getLoc();
  auto isRoot = [&](Value value) { return rootByValue.contains(value); };
  Value which = buildChoice(builder, loc, flow, isRoot, emit,
                            operandOf(exit, exit.forwards[chosen.forward]), chosen.leaves);
  Value own = indicator(chosen.root, builder);
  emit.dealloc(builder, loc, root, emit.createAndNot(builder, loc, own, which), {});
  return emit.createAnd(builder, loc, own, which);
}

/// Frees the root unless one of the forwards is the same allocation at run time. The first forward
/// that is takes ownership.
void Materializer::decideContest(OpBuilder &builder, const Exit &exit,
                                 const Transfer::Contest &contest, Indicators &taken) {
  Value root = roots[contest.root].value;
  Location loc = root.getLoc();
  SmallVector<Value> retained;
  for (ForwardId forward : contest.forwards)
    retained.push_back(operandOf(exit, exit.forwards[forward]));
  SmallVector<Value> kept =
      emit.dealloc(builder, loc, root, indicator(contest.root, builder), retained);
  Value before;
  for (auto [forward, own] : llvm::zip(contest.forwards, kept)) {
    Value takes = before ? emit.createAndNot(builder, loc, own, before) : own;
    before = emit.createOr(builder, loc, before, own);
    taken[forward] = emit.createOr(builder, loc, taken[forward], takes);
  }
}

Materializer::Indicators Materializer::transferOwnership(OpBuilder &builder, const Exit &exit,
                                                         const Transfer &transfer) {
  Indicators taken(exit.forwards.size());
  for (auto [root, forward] : transfer.moved)
    if (mayOwn(root))
      taken[forward] = emit.createOr(builder, exit.terminator()->getLoc(), taken[forward],
                                     indicator(root, builder));
  for (auto [root, forward] : transfer.copied)
    if (mayOwn(root))
      taken[forward] = emit.constant(true, exit.block);
  for (const Transfer::Chosen &chosen : transfer.chosen)
    if (mayOwn(chosen.root))
      taken[chosen.forward] = emit.createOr(builder, exit.terminator()->getLoc(),
                                            taken[chosen.forward], choose(builder, exit, chosen));
  for (const Transfer::Contest &contest : transfer.contested)
    if (mayOwn(contest.root))
      decideContest(builder, exit, contest, taken);
  return taken;
}

void Materializer::appendToRegion(const Exit &exit, const Indicators &indicators) {
  SmallVector<Value> appended;
  for (const auto &[id, forward] : exit.forwards.entries())
    if (!forward.slots.empty() && hasIndicator(forward.slots.front()))
      appended.push_back(indicators[id] ? indicators[id] : emit.constant(false, exit.block));
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

void Materializer::appendToBranch(const Exit &exit, const Indicators &indicators) {
  SmallVector<Value> appended;
  for (BlockArgument argument : exit.target()->getArguments()) {
    if (!hasIndicator(argument))
      continue;
    Value own;
    for (const auto &[id, forward] : exit.forwards.entries())
      if (forward.index == argument.getArgNumber())
        own = indicators[id];
    appended.push_back(own ? own : emit.constant(false, exit.block));
  }
  if (!appended.empty())
    cast<BranchOpInterface>(exit.terminator())
        .getSuccessorOperands(exit.successor)
        .append(appended);
}

//===----------------------------------------------------------------------===//
// Exits
//===----------------------------------------------------------------------===//

/// The roots that die towards every successor and are forwarded to none. They are freed once,
/// before the branch, unless the branch itself uses them.
SmallVector<RootId> Materializer::freedOnAll(ArrayRef<ExitId> exits) const {
  SmallVector<RootId> common;
  DenseMap<RootId, unsigned> times;
  for (ExitId exit : exits)
    for (RootId root : plan.transfers[exit].freed)
      ++times[root];
  Operation *terminator = flow.exits[exits.front()].terminator();
  for (RootId root : plan.transfers[exits.front()].freed)
    if (times[root] == exits.size() && lastUseIn(root, terminator->getBlock()) != terminator)
      common.push_back(root);
  return common;
}

void Materializer::leaveByEdge(ExitId id, ArrayRef<RootId> freed) {
  const Transfer &transfer = plan.transfers[id];
  Exit exit = flow.exits[id];
  Block *target = exit.target();
  auto owns = [&](RootId root) { return mayOwn(root); };
  bool needsEdge = !transfer.copied.empty() || !transfer.chosen.empty() ||
                   llvm::any_of(transfer.contested, [&](const Transfer::Contest &contest) {
                     return owns(contest.root);
                   });
  auto branch = cast<BranchOpInterface>(exit.terminator());
  OpBuilder builder(branch);
  bool alone = llvm::hasSingleElement(target->getPredecessors());
  if (!needsEdge && (alone || llvm::none_of(freed, owns))) {
    appendToBranch(exit, transferOwnership(builder, exit, transfer));
    builder.setInsertionPointToStart(target);
    for (RootId root : freed)
      freeRoot(builder, root);
    return;
  }
  cf::BranchOp onward = splitEdge(branch, exit.successor);
  builder.setInsertionPoint(onward);
  exit.block = onward->getBlock();
  exit.successor = 0;
  copyShifted(builder, exit, transfer);
  for (RootId root : freed)
    freeRoot(builder, root);
  appendToBranch(exit, transferOwnership(builder, exit, transfer));
}

void Materializer::leaveByBranch(Block *block, ArrayRef<ExitId> exits) {
  SmallVector<RootId> common = freedOnAll(exits);
  for (RootId root : common)
    freeAtEnd(root, block);
  for (ExitId id : exits) {
    const Transfer &transfer = plan.transfers[id];
    SmallVector<RootId> freed;
    llvm::copy_if(transfer.freed, std::back_inserter(freed),
                  [&](RootId root) { return !llvm::is_contained(common, root); });
    bool direct = exits.size() == 1 && freed.size() == transfer.copied.size();
    if (!direct) {
      leaveByEdge(id, freed);
      continue;
    }
    OpBuilder builder(block->getTerminator());
    copyShifted(builder, flow.exits[id], transfer);
    for (RootId root : freed)
      freeRoot(builder, root);
    appendToBranch(flow.exits[id], transferOwnership(builder, flow.exits[id], transfer));
  }
}

/// Returns each result that the caller is to own as it is if the function owns it, else a clone.
/// The clones are made before anything is freed, since they may be copies of what is freed.
void Materializer::leaveByReturn(ExitId id) {
  const Exit &exit = flow.exits[id];
  const Transfer &transfer = plan.transfers[id];
  Operation *terminator = exit.terminator();
  OpBuilder builder(terminator);
  auto signatureOf = [&](const Forward &forward) {
    return function.signature.results[forward.index];
  };
  // The caller could not tell a shifted view from a buffer of its own by the address, nor free it by
  // its base, so it always gets a copy.
  auto isCopiedShifted = [&](const Forward &forward) {
    return signatureOf(forward) == ArgOwnership::Dynamic &&
           plan.shifted.contains(forward.operand) && !isOtherAllocators(forward.operand, function);
  };
  for (const auto &[forwardId, forward] : exit.forwards.entries())
    if (isCopiedShifted(forward) || (signatureOf(forward) == ArgOwnership::Owned &&
                                     plan.states.of(id, forwardId) == Ownership::Borrowed &&
                                     !isOtherAllocators(forward.operand, function)))
      terminator->setOperand(forward.operandNumber,
                             emit.clone(builder, terminator->getLoc(), operandOf(exit, forward)));
  for (RootId root : transfer.freed)
    freeAtEnd(root, exit.block);
  builder.setInsertionPoint(terminator);
  Indicators taken = transferOwnership(builder, exit, transfer);
  SmallVector<Value> appended;
  for (const auto &[forwardId, forward] : exit.forwards.entries()) {
    Value own = taken[forwardId];
    if (signatureOf(forward) == ArgOwnership::Owned &&
        plan.states.of(id, forwardId) == Ownership::Dynamic)
      terminator->setOperand(
          forward.operandNumber,
          emit.cloneUnless(builder, terminator->getLoc(), own, operandOf(exit, forward)));
    if (isCopiedShifted(forward))
      own = emit.constant(true, exit.block);
    if (signatureOf(forward) == ArgOwnership::Dynamic)
      appended.push_back(own ? own : emit.constant(false, exit.block));
  }
  terminator->insertOperands(terminator->getNumOperands(), appended);
}

void Materializer::leave(Block *block) {
  ArrayRef<ExitId> exits = flow.exitsOf.find(block)->second;
  const Exit &exit = flow.exits[exits.front()];
  const Transfer &transfer = plan.transfers[exits.front()];
  switch (exit.kind) {
  case Exit::Kind::Branch:
    return leaveByBranch(block, exits);
  case Exit::Kind::Return:
    return leaveByReturn(exits.front());
  case Exit::Kind::Plain:
  case Exit::Kind::Region:
    if (Operation *terminator = exit.terminator()) {
      OpBuilder builder(terminator);
      copyShifted(builder, exit, transfer);
    }
    for (RootId root : transfer.freed)
      freeAtEnd(root, block);
    if (exit.kind == Exit::Kind::Region) {
      OpBuilder builder(block->getTerminator());
      appendToRegion(exit, transferOwnership(builder, exit, transfer));
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
  } else if (block->getParentOp() == function.op && terminator->hasTrait<OpTrait::ReturnLike>()) {
    const Signature &signature = function.signature;
    if (!signature.indicatorsPresent)
      terminator->insertOperands(terminator->getNumOperands(),
                                 no(llvm::count(signature.results, ArgOwnership::Dynamic)));
  }
}

} // namespace freehold::ownership
