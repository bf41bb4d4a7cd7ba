//===- PlanChecks.cpp -----------------------------------------------------===//
#include "passes/ownership/PlanChecks.h"

#include "passes/analysis/ControlFlowChecks.h"
#include "passes/analysis/Rewriting.h"
#include "passes/ownership/Allocators.h"
#include "passes/ownership/FreedArguments.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::ownership {

//===----------------------------------------------------------------------===//
// Buffers that are reached after their region has ended
//===----------------------------------------------------------------------===//

/// A borrowed argument may be gone when it is found in memory after the return.
static LogicalResult checkStoredArguments(const Function &function, SameAllocation &same) {
  for (Operation *op : function.flow.ops) {
    auto [memref, box] = storedBy(op);
    if (!memref)
      continue;
    auto argument = dyn_cast<BlockArgument>(same.root(memref));
    Operation *made = same.root(box).getDefiningOp();
    bool isArgument = argument && argument.getOwner()->isEntryBlock() &&
                      argument.getOwner()->getParentOp() == function.op;
    if (isArgument &&
        function.signature.arguments[argument.getArgNumber()] == ArgOwnership::Borrowed &&
        (!made || !allocates(made, cast<OpResult>(same.root(box)))))
      return op->emitError()
             << "stores argument " << argument.getArgNumber()
             << ", which the function only borrows, where it may be found after the return; store "
                "it in the caller";
  }
  return success();
}

static const char *whyItOutlives(Operation *op) {
  if (isOmpTask(op))
    return "nothing in the region waits for the task; await it there";
  if (isa<bufferization::ToTensorOp>(op))
    return "the tensor leaves the region; bufferize it first";
  if (runsOn(op))
    return "its token leaves the region; await it there";
  return "its address leaves the region; allocate it outside";
}

static LogicalResult checkOutlived(const Plan &plan) {
  for (auto [op, root] : plan.lifetimes.storesThatOutlive)
    if (plan.states.mayOwn(root))
      return op->emitError(
          "stores a buffer that the function owns where it may be reached after the "
          "buffer's region has ended; allocate what it is stored in beside it, or free both "
          "by hand (bufferization.manual_deallocation)");
  for (auto [op, root] : plan.lifetimes.usesThatOutlive)
    if (plan.states.mayOwn(root))
      return op->emitError("may use a buffer that the function owns after the buffer's region has "
                           "ended, since ")
             << whyItOutlives(op) << ", or free by hand (bufferization.manual_deallocation)";
  return success();
}

//===----------------------------------------------------------------------===//
// Shifted views
//===----------------------------------------------------------------------===//

/// Whether the address of a value that `free` retains has to be compared with a root's, and the
/// aligned pointer of that value may not be its allocation's.
static bool comparesShifted(const Plan &plan, const ExistingFree &free) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(free.op);
  if (!dealloc || dealloc.getMemrefs().size() == 1)
    return false;
  return llvm::any_of(free.targets, [&](const ExistingFree::Target &target) {
    return llvm::any_of(llvm::zip_equal(dealloc.getRetained(), target.retained), [&](auto each) {
      auto [value, relation] = each;
      return relation == SameAs::Unknown && plan.shifted.contains(value);
    });
  });
}

/// Whether `exit` would transfer ownership to a shifted view that can neither take it nor be copied.
static bool transfersToShifted(const Plan &plan, const Exit &exit, const Transfer &transfer,
                               SameAllocation &same) {
  auto isRefused = [&](RootId root, ForwardId forward) {
    return plan.states.mayOwn(root) && plan.shifted.contains(exit.forwards[forward].operand);
  };
  for (const Transfer::Move &move : transfer.copied) {
    Value root = plan.roots[move.root].value;
    auto isOther = [&](const Forward &forward) {
      return &forward != &exit.forwards[move.forward] &&
             same.relate(root, forward.operand) != SameAs::Different;
    };
    Ownership ownership = plan.states.of(move.root);
    if (ownership == Ownership::Dynamic ||
        (ownership == Ownership::Owned && llvm::any_of(exit.forwards, isOther)))
      return true;
  }
  for (const Transfer::Chosen &chosen : transfer.chosen)
    if (isRefused(chosen.root, chosen.forward))
      return true;
  return llvm::any_of(transfer.contested, [&](const Transfer::Contest &contest) {
    return llvm::any_of(contest.forwards,
                        [&](ForwardId forward) { return isRefused(contest.root, forward); });
  });
}

static LogicalResult checkShifted(const Plan &plan, SameAllocation &same) {
  for (const ExistingFree &free : plan.releases.frees)
    if (comparesShifted(plan, free))
      return free.op->emitError(
          "retains a memref.view whose shift moved the aligned pointer, and which may be any of "
          "several memrefs; retain the buffer instead");
  for (const auto &[id, exit] : plan.function.flow.exits.entries())
    if (exit.kind != Exit::Kind::Return && transfersToShifted(plan, exit, plan.transfers[id], same))
      return exit.terminator()->emitError(
          "forwards a memref.view whose shift moved the aligned pointer where it may "
          "have to free its buffer, which it cannot; forward the buffer and make "
          "the view where it is used");
  return success();
}

//===----------------------------------------------------------------------===//
// Returns and other terminators
//===----------------------------------------------------------------------===//

/// Whether `value` may be an allocation of this function, on the heap or on the stack.
static bool mayBeLocal(const Flow &flow, Value value) {
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = flow.source(seen[i]);
    if (source.kind == Source::Kind::Allocation)
      return true;
    seen.insert(source.values.begin(), source.values.end());
  }
  return false;
}

/// Refuses a borrowed result that may be a buffer which the function owns or made.
static LogicalResult checkReturns(const Plan &plan) {
  const Function &function = plan.function;
  for (const auto &[id, exit] : function.flow.exits.entries()) {
    if (exit.kind != Exit::Kind::Return)
      continue;
    for (const auto &[forwardId, forward] : exit.forwards.entries())
      if (function.signature.results[forward.index] == ArgOwnership::Borrowed &&
          (plan.states.of(id, forwardId) != Ownership::Borrowed ||
           mayBeLocal(function.flow, forward.operand)))
        return exit.terminator()->emitError()
               << "result " << forward.index
               << " is borrowed (freehold.result_ownership), but it may be a "
               << "buffer that the function owns; return it as \"owned\" or \"dynamic\"";
  }
  return success();
}

/// The memrefs that `terminator` uses other than to forward them: in its own regions, or as
/// operands that no exit forwards.
static SmallVector<Value> usedItself(Operation *terminator, const Flow &flow) {
  SmallVector<Value> forwarded, used;
  for (ExitId exit : flow.exitsOf.lookup(terminator->getBlock()))
    for (const Forward &forward : flow.exits[exit].forwards)
      forwarded.push_back(forward.operand);
  terminator->walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (isMemref(operand) && (op != terminator || !llvm::is_contained(forwarded, operand)))
        used.push_back(operand);
  });
  return used;
}

/// Refuses a terminator that itself uses a buffer that would have to be freed after it.
static LogicalResult checkUsesByTerminators(const Plan &plan) {
  for (const auto &[id, exit] : plan.function.flow.exits.entries()) {
    Operation *terminator = exit.terminator();
    if (!terminator || exit.kind == Exit::Kind::Branch)
      continue;
    SmallVector<Value> used = usedItself(terminator, plan.function.flow);
    if (used.empty())
      continue;
    Block *block = exit.block;
    auto isRefused = [&](RootId root) {
      if (!plan.states.mayOwn(root) || plan.lifetimes[root].lastUse.lookup(block) != terminator)
        return false;
      return llvm::any_of(plan.lifetimes.aliasesOf(plan.roots[root]),
                          [&](Value alias) { return llvm::is_contained(used, alias); });
    };
    auto isRootRefused = [&](const auto &each) { return isRefused(each.root); };
    const Transfer &transfer = plan.transfers[id];
    if (llvm::any_of(transfer.freed, isRefused) ||
        llvm::any_of(transfer.contested, isRootRefused) ||
        llvm::any_of(transfer.chosen, isRootRefused))
      return refuseUse(terminator);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Runs for other allocators
//===----------------------------------------------------------------------===//

/// Refuses to copy a buffer that memref.dealloc does not free: the copy would be one that it frees,
/// and whoever gets it takes it for one of the allocator.
static LogicalResult checkUncopied(const Plan &plan) {
  const Function &function = plan.function;
  auto refuse = [&](const Exit &exit) {
    return exit.terminator()->emitError()
           << "may pass on a buffer of the allocator '" << function.options.allocator
           << "' that it does not own, or a part of one, which would have to be copied; pass on "
              "the "
              "buffer itself, once";
  };
  for (const auto &[id, exit] : function.flow.exits.entries()) {
    if (llvm::any_of(plan.transfers[id].copied,
                     [&](const Transfer::Move &move) { return plan.states.mayOwn(move.root); }))
      return refuse(exit);
    if (exit.kind != Exit::Kind::Return)
      continue;
    for (const auto &[forwardId, forward] : exit.forwards.entries()) {
      ArgOwnership ownership = function.signature.results[forward.index];
      bool isCopied = ownership == ArgOwnership::Owned
                          ? plan.states.of(id, forwardId) != Ownership::Owned
                          : ownership == ArgOwnership::Dynamic &&
                                plan.shifted.contains(forward.operand) &&
                                !isOtherAllocators(forward.operand, function);
      if (isCopied)
        return refuse(exit);
    }
  }
  return success();
}

LogicalResult checkPlan(const Plan &plan, SameAllocation &same) {
  // What the function does with its arguments was checked by the run that is in charge of them.
  LogicalResult checked = isInCharge(plan.function.options)
                              ? success(succeeded(checkFreedArguments(plan.function, same)) &&
                                        succeeded(checkStoredArguments(plan.function, same)))
                              : checkUncopied(plan);
  return success(succeeded(checked) && succeeded(checkOutlived(plan)) &&
                 succeeded(checkShifted(plan, same)) && succeeded(checkReturns(plan)) &&
                 succeeded(checkUsesByTerminators(plan)));
}

//===----------------------------------------------------------------------===//
// Layouts of copies
//===----------------------------------------------------------------------===//

LogicalResult checkLayouts(const Plan &plan, Operation *scope) {
  for (const auto &[id, exit] : plan.function.flow.exits.entries()) {
    for (auto [root, forward] : plan.transfers[id].copied)
      if (failed(checkLayoutKept(exit.terminator(), exit.forwards[forward].operand, scope)))
        return failure();
    if (exit.kind != Exit::Kind::Return)
      continue;
    for (const auto &[forwardId, forward] : exit.forwards.entries())
      if (plan.function.signature.results[forward.index] == ArgOwnership::Owned &&
          plan.states.of(id, forwardId) != Ownership::Owned &&
          failed(checkLayoutKept(exit.terminator(), forward.operand, scope)))
        return failure();
  }
  for (const HandOver &each : plan.releases.handOvers)
    if (each.ownership == ArgOwnership::Owned &&
        (!each.root || plan.states.of(*each.root) != Ownership::Owned) &&
        failed(checkLayoutKept(each.call, each.call->getOperand(each.operand), scope)))
      return failure();
  return success();
}

} // namespace freehold::ownership
