//===- HeldFixpoint.cpp ---------------------------------------------------===//
#include "passes/ownership/HeldFixpoint.h"

using namespace mlir;

namespace freehold::ownership {

/// A select is owned if all that it may choose is owned.
static void evaluateChosen(const Plan &plan, const Transfer &transfer, MutableArrayRef<Held> held) {
  SmallVector<unsigned, 2> owned(held.size(), 0);
  for (const Transfer::Chosen &chosen : transfer.chosen) {
    Held of = plan.roots[chosen.root].held;
    bool isYes = of == Held::Yes;
    owned[chosen.forward] += isYes ? llvm::count(chosen.leaves, true) : 0;
    held[chosen.forward] = either(held[chosen.forward], isYes ? Held::Dynamic : of);
    if (isYes && owned[chosen.forward] == chosen.leaves.size())
      held[chosen.forward] = Held::Yes;
  }
}

/// Fills Transfer::held from what the roots that die on the exit hold.
static void evaluate(const Plan &plan, Transfer &transfer) {
  SmallVector<Held, 2> held(transfer.held.size(), Held::No);
  for (const auto &taken : {ArrayRef(transfer.moved), ArrayRef(transfer.copied)})
    for (auto [root, forward] : taken)
      held[forward] = either(held[forward], plan.roots[root].held);
  for (const Transfer::Contest &contest : transfer.contested)
    for (unsigned forward : contest.forwards) {
      Held of = plan.roots[contest.root].held;
      held[forward] = either(held[forward], of == Held::Yes ? Held::Dynamic : of);
    }
  evaluateChosen(plan, transfer, held);
  transfer.held = std::move(held);
}

/// Marks slots that something reaches without ownership. A region op only borrows its own operands.
/// A block argument whose operand the terminator itself produces gets no ownership along.
static void findBorrowers(Plan &plan) {
  auto borrow = [&](Value value) {
    if (auto found = plan.rootOf.find(value); found != plan.rootOf.end())
      plan.roots[found->second].held = Held::No;
  };
  for (Operation *op : plan.flow.ops)
    if (auto regionOp = dyn_cast<RegionBranchOpInterface>(op))
      for (RegionSuccessor successor : successorsOf(regionOp, RegionBranchPoint::parent()))
        for (Value input : successor.getSuccessorInputs())
          borrow(input);
  for (const Exit &exit : plan.flow.exits)
    if (exit.kind == Exit::Kind::Branch) {
      auto operands =
          cast<BranchOpInterface>(exit.terminator()).getSuccessorOperands(exit.successor);
      for (unsigned i = 0; i < operands.getProducedOperandCount(); ++i)
        borrow(exit.target()->getArgument(i));
    }
}

void findHeld(Plan &plan) {
  for (Root &root : plan.roots)
    if (root.needsCell)
      root.held = Held::Dynamic;
  findBorrowers(plan);
  // For each root the exits on which it dies: those are evaluated again when it changes.
  SmallVector<SmallVector<unsigned, 2>> diesOn(plan.roots.size());
  for (auto [id, transfer] : llvm::enumerate(plan.transfers)) {
    for (const auto &taken : {ArrayRef(transfer.moved), ArrayRef(transfer.copied)})
      for (auto [root, forward] : taken)
        diesOn[root].push_back(id);
    for (const Transfer::Contest &contest : transfer.contested)
      diesOn[contest.root].push_back(id);
    for (const Transfer::Chosen &chosen : transfer.chosen)
      diesOn[chosen.root].push_back(id);
  }
  SmallVector<unsigned> work(llvm::reverse(llvm::seq<unsigned>(0, plan.transfers.size())));
  while (!work.empty()) {
    unsigned id = work.pop_back_val();
    Transfer &transfer = plan.transfers[id];
    evaluate(plan, transfer);
    for (auto [forward, held] : llvm::zip(plan.flow.exits[id].forwards, transfer.held))
      for (unsigned slot : forward.slots) {
        unsigned root = plan.flow.slots[slot].root;
        Held joined =
            plan.roots[root].needsCell ? Held::Dynamic : join(plan.roots[root].held, held);
        if (joined == plan.roots[root].held)
          continue;
        plan.roots[root].held = joined;
        llvm::append_range(work, diesOn[root]);
      }
  }
  for (Root &root : plan.roots)
    if (root.held == Held::Unreached)
      root.held = Held::No;
  for (Transfer &transfer : plan.transfers)
    evaluate(plan, transfer);
}

} // namespace freehold::ownership
