//===- Shifted.cpp --------------------------------------------------------===//
#include "passes/ownership/Shifted.h"

#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

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

LogicalResult checkShifted(const Plan &plan) {
  for (const ExistingFree &free : plan.frees)
    if (comparesShifted(plan, free))
      return free.op->emitError(
          "retains a memref.view whose shift moved the aligned pointer, and which may be any of "
          "several memrefs; retain the buffer instead");
  for (auto [exit, transfer] : llvm::zip(plan.flow.exits, plan.transfers)) {
    if (exit.kind == Exit::Kind::Return)
      continue;
    auto refused = [&](unsigned root, unsigned forward) {
      return plan.roots[root].held != Held::No &&
             plan.shifted.contains(exit.forwards[forward].operand);
    };
    bool bad = llvm::any_of(transfer.copied, [&](const Transfer::Move &move) {
      const Root &root = plan.roots[move.root];
      auto isOther = [&](const auto &forward) {
        return &forward != &exit.forwards[move.forward] &&
               plan.same->relate(root.value, forward.operand) != SameAs::Different;
      };
      return root.held == Held::Dynamic ||
             (root.held == Held::Yes && llvm::any_of(exit.forwards, isOther));
    });
    for (const Transfer::Chosen &chosen : transfer.chosen)
      bad |= refused(chosen.root, chosen.forward);
    for (const Transfer::Contest &contest : transfer.contested)
      bad |= llvm::any_of(contest.forwards,
                          [&](unsigned forward) { return refused(contest.root, forward); });
    if (bad)
      return exit.terminator()->emitError(
          "forwards a memref.view whose shift moved the aligned pointer where it may "
          "have to free its buffer, which it cannot; forward the buffer and make "
          "the view where it is used");
  }
  return success();
}

bool isOtherAllocators(Value value, const Plan &plan) {
  if (!plan.options.isRelevantAllocOp)
    return false;
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = plan.flow.source(seen[i]);
    auto made = dyn_cast<OpResult>(seen[i]);
    if (made && source.kind == Source::Kind::Allocation &&
        !allocatesOnStack(made.getOwner(), made) &&
        !plan.options.isRelevantAllocOp(made.getOwner()))
      return true;
    seen.insert(source.values.begin(), source.values.end());
  }
  return false;
}

} // namespace freehold::ownership
