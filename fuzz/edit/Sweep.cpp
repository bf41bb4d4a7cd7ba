//===- Sweep.cpp - What an edit made dead ---------------------------------===//
// Only ops and blocks that were alive before the edit are erased: a program may be interesting
// because of an unreachable block or a dead view that it had from the start.
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Edit.h"
#include "fuzz/edit/Scopes.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::edit {

void Edit::branchesChange(Region *region) {
  for (auto &known : reachableBefore)
    if (known.first == region)
      return;
  reachableBefore.emplace_back(region, reachableBlocks(*region));
}

void Edit::finish() {
  sweepBlocks();
  sweepSymbols();
  if (sweeping)
    sweepOps();
}

void Edit::sweepBlocks() {
  for (auto &[region, before] : reachableBefore) {
    if (!region->getParentOp() || !alive(region->getParentOp()))
      continue;
    llvm::DenseSet<Block *> now = reachableBlocks(*region);
    SmallVector<Block *> gone;
    for (Block &block : *region)
      if (before.contains(&block) && !now.contains(&block))
        gone.push_back(&block);
    // Unreachable blocks may branch to each other: remove the branches first, then the blocks.
    for (Block *block : gone)
      if (!block->empty())
        if (Operation *last = &block->back(); last->getNumSuccessors())
          unlink(last);
    for (Block *block : gone)
      if (block->hasNoPredecessors())
        unlink(block);
  }
}

void Edit::sweepSymbols() {
  for (bool again = true; again;) {
    again = false;
    llvm::DenseSet<Operation *> now = referencedSymbols(root);
    SmallVector<Operation *> unused;
    root->walk([&](SymbolOpInterface symbol) {
      if (symbol->getParentOp() && symbol.isPrivate() && referencedBefore.contains(symbol) &&
          !now.contains(symbol))
        unused.push_back(symbol);
    });
    for (Operation *symbol : llvm::reverse(unused))
      if (alive(symbol) && symbol->use_empty()) {
        unlink(symbol);
        again = true;
      }
  }
}

void Edit::sweepOps() {
  while (!maybeDead.empty()) {
    Operation *op = maybeDead.pop_back_val();
    if (alive(op) && op->use_empty() && !op->hasTrait<OpTrait::IsTerminator>() &&
        isMemoryEffectFree(op))
      unlink(op);
  }
}

} // namespace freehold::edit
