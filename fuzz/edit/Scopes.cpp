//===- Scopes.cpp - What can be named where -------------------------------===//
#include "fuzz/edit/Scopes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace freehold::edit {

namespace {
/// A block and the op before which its values are available; null for the whole block.
struct Scope {
  Block *block;
  Operation *end;
};
} // namespace

static SmallVector<Scope> scopesOutward(Operation *at) {
  SmallVector<Scope> scopes;
  for (Operation *end = at; end && end->getBlock(); end = end->getParentOp()) {
    Block *block = end->getBlock();
    scopes.push_back({block, end});
    llvm::DenseSet<Block *> seen{block};
    Block *entry = block->getParent() ? &block->getParent()->front() : nullptr;
    while (Block *only = block->getSinglePredecessor()) {
      if (!seen.insert(only).second)
        break;
      scopes.push_back({only, nullptr});
      block = only;
    }
    if (entry && seen.insert(entry).second)
      scopes.push_back({entry, nullptr});
    if (!end->getParentOp() || end->getParentOp()->hasTrait<OpTrait::IsIsolatedFromAbove>())
      break;
  }
  return scopes;
}

Value findAvailable(Operation *at, llvm::function_ref<bool(Value)> test) {
  SmallVector<Scope> scopes = scopesOutward(at);
  for (const Scope &scope : llvm::reverse(scopes)) {
    for (Value argument : scope.block->getArguments())
      if (test(argument))
        return argument;
    for (Operation &op : *scope.block) {
      if (&op == scope.end)
        break;
      for (Value result : op.getResults())
        if (test(result))
          return result;
    }
  }
  return nullptr;
}

llvm::DenseSet<Block *> reachableBlocks(Region &region) {
  llvm::DenseSet<Block *> reached;
  if (region.empty())
    return reached;
  SmallVector<Block *> todo{&region.front()};
  while (!todo.empty()) {
    Block *block = todo.pop_back_val();
    if (reached.insert(block).second && !block->empty())
      llvm::append_range(todo, block->back().getSuccessors());
  }
  return reached;
}

llvm::DenseSet<Operation *> referencedSymbols(ModuleOp module) {
  llvm::DenseMap<StringAttr, SmallVector<Operation *>> symbols;
  module->walk([&](SymbolOpInterface op) {
    if (op->getParentOp())
      symbols[op.getNameAttr()].push_back(op);
  });
  llvm::DenseSet<Operation *> referenced;
  auto refer = [&](StringAttr name, Operation *from) {
    auto it = symbols.find(name);
    if (it == symbols.end())
      return;
    for (Operation *symbol : it->second)
      if (!symbol->isAncestor(from))
        referenced.insert(symbol);
  };
  module->walk([&](Operation *op) {
    op->getAttrDictionary().walk([&](SymbolRefAttr reference) {
      refer(reference.getRootReference(), op);
      refer(reference.getLeafReference(), op);
    });
  });
  return referenced;
}

unsigned opCount(Operation *op) {
  unsigned count = 0;
  op->walk([&](Operation *) { ++count; });
  return count;
}

unsigned depthOf(Operation *op) {
  unsigned depth = 0;
  while ((op = op->getParentOp()))
    ++depth;
  return depth;
}

Operation *functionOf(Operation *op) {
  while (op && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op;
}

bool hidesRegion(Operation *op) {
  return isa<linalg::LinalgOp>(op) && !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(op);
}

bool isHidden(Operation *op) {
  while ((op = op->getParentOp()))
    if (hidesRegion(op))
      return true;
  return false;
}

bool hasFreeControlFlow(Region *region) {
  Operation *parent = region->getParentOp();
  return isa<FunctionOpInterface, scf::ExecuteRegionOp>(parent);
}

} // namespace freehold::edit
