//===- Blocks.cpp - Other control flow between blocks ---------------------===//
// split-block:         ^a: x; y            ->  ^a: x; br ^b(%m)   ^b(%p): y[%p/%m], or without %m
// merge-blocks:        ^a: x; br ^b(%v)   ^b(%p): y  ->  ^a: x; y[%v/%p]
// swap-successors:     cond_br %c, ^a, ^b  ->  cond_br %c, ^b, ^a
// duplicate-block:     one of the branches to a block goes to a copy of it
// dead-copy:           the blocks of a region once more, which nothing branches to
// add-block-argument:  ^b: x               ->  ^b(%p: memref): x[%p/%m], each branch passes one
// Entry blocks are excluded from duplicate-block and add-block-argument.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace freehold::mutate {

static bool mayBranch(Block *block) { return edit::hasFreeControlFlow(block->getParent()); }

template <bool (*test)(Block &)> static Targets findBlocks(ModuleOp module) {
  Targets targets;
  for (Block *block : editableBlocks(module))
    if (mayBranch(block) && test(*block))
      targets.push_back({&block->front(), 0, 1, block});
  return targets;
}

static bool mayEndBlock(Operation *op) { return mayBranch(op->getBlock()); }

static bool split(Mutant &mutant, const Target &target) {
  Block *before = target.op->getBlock();
  std::vector<Value> memrefs = availableMemrefs(target.op);
  std::erase_if(memrefs, [](Value value) { return feedsAffine(value); });
  Block *after = before->splitBlock(target.op);
  SmallVector<Value> passed;
  if (unsigned chosen = mutant.choose(memrefs.size() + 1)) {
    passed.push_back(memrefs[chosen - 1]);
    Value argument = after->addArgument(passed[0].getType(), target.op->getLoc());
    passed[0].replaceUsesWithIf(argument, [&](OpOperand &use) {
      return after->findAncestorOpInBlock(*use.getOwner()) != nullptr;
    });
  }
  OpBuilder b(target.op->getContext());
  b.setInsertionPointToEnd(before);
  cf::BranchOp::create(b, target.op->getLoc(), after, passed);
  return true;
}

static bool isMergeable(Block &block) {
  Block *only = block.getSinglePredecessor();
  return !block.isEntryBlock() && only && only != &block && isa<cf::BranchOp>(only->back()) &&
         llvm::all_of(block.getArguments(), isReplaceable);
}

static bool merge(Mutant &mutant, const Target &target) {
  Block *block = target.block, *into = block->getSinglePredecessor();
  auto jump = cast<cf::BranchOp>(into->back());
  for (auto [argument, by] : llvm::zip_equal(block->getArguments(), jump.getDestOperands()))
    argument.replaceAllUsesWith(by);
  mutant.edit.unlink(jump);
  into->getOperations().splice(into->end(), block->getOperations());
  mutant.edit.unlink(block);
  return true;
}

static bool isPlainBranch(Operation *op) {
  auto branch = dyn_cast<BranchOpInterface>(op);
  if (!branch || !mayChange(op))
    return false;
  for (unsigned index = 0; index < op->getNumSuccessors(); ++index)
    if (branch.getSuccessorOperands(index).getProducedOperandCount())
      return false;
  return true;
}

static bool isFork(Operation *op) { return op->getNumSuccessors() > 1 && isPlainBranch(op); }

static bool swapTargets(Mutant &mutant, const Target &target) {
  auto branch = cast<BranchOpInterface>(target.op);
  unsigned one = mutant.choose(branch->getNumSuccessors() - 1);
  unsigned two = one + 1 + mutant.choose(branch->getNumSuccessors() - 1 - one);
  auto forwarded = [&](unsigned index) {
    return llvm::to_vector(branch.getSuccessorOperands(index).getForwardedOperands());
  };
  SmallVector<Value> ofOne = forwarded(one), ofTwo = forwarded(two);
  branch.getSuccessorOperands(one).getMutableForwardedOperands().assign(ofTwo);
  branch.getSuccessorOperands(two).getMutableForwardedOperands().assign(ofOne);
  Block *to = branch->getSuccessor(one);
  branch->setSuccessor(branch->getSuccessor(two), one);
  branch->setSuccessor(to, two);
  return true;
}

struct Edge {
  Operation *branch;
  unsigned index;
};

/// Returns the edges to the block, in textual order.
static std::vector<Edge> edgesTo(Block &block) {
  std::vector<Edge> edges;
  for (Block &from : *block.getParent())
    if (!from.empty())
      for (auto [index, to] : llvm::enumerate(from.back().getSuccessors()))
        if (to == &block)
          edges.push_back({&from.back(), static_cast<unsigned>(index)});
  return edges;
}

/// Returns true if no other block uses the block's values, so that it can be copied.
static bool isSelfContained(Block &block) {
  auto staysInside = [&](Value value) {
    return llvm::all_of(value.getUsers(),
                        [&](Operation *user) { return block.findAncestorOpInBlock(*user); });
  };
  return llvm::all_of(block.getArguments(), staysInside) && llvm::all_of(block, [&](Operation &op) {
           return isSmall(&op) && llvm::all_of(op.getResults(), staysInside);
         });
}

static bool isTwofold(Block &block) {
  return !block.isEntryBlock() && block.getOperations().size() <= 64 &&
         edgesTo(block).size() >= 2 && isSelfContained(block);
}

static bool duplicate(Mutant &mutant, const Target &target) {
  Edge edge = mutant.pick(edgesTo(*target.block));
  auto *copy = new Block();
  copy->insertAfter(target.block);
  IRMapping mapping;
  for (BlockArgument argument : target.block->getArguments())
    mapping.map(argument, copy->addArgument(argument.getType(), argument.getLoc()));
  OpBuilder b(target.op->getContext());
  b.setInsertionPointToEnd(copy);
  for (Operation &op : *target.block)
    b.clone(op, mapping);
  edge.branch->setSuccessor(copy, edge.index);
  return true;
}

/// Whether the block is the entry of a region that is small enough to be there twice.
static bool isEntryOfSmall(Block &block) {
  unsigned ops = 0;
  block.getParent()->walk([&](Operation *) { ++ops; });
  return block.isEntryBlock() && ops <= 64;
}

static bool addDeadCopy(Mutant &, const Target &target) {
  Region &region = *target.block->getParent(), copy;
  IRMapping mapping;
  region.cloneInto(&copy, mapping);
  region.getBlocks().splice(region.end(), copy.getBlocks());
  return true;
}

static bool mayGetArgument(Block &block) {
  return !block.isEntryBlock() &&
         llvm::all_of(edgesTo(block), [](const Edge &edge) { return isPlainBranch(edge.branch); });
}

/// Returns the memref types of which every predecessor has a value to pass.
static std::vector<Type> passableTypes(llvm::ArrayRef<Edge> edges) {
  std::vector<Type> types;
  for (Value value : availableMemrefs(edges.front().branch))
    if (!llvm::is_contained(types, value.getType()))
      types.push_back(value.getType());
  std::erase_if(types, [&](Type type) {
    return llvm::any_of(edges.drop_front(), [&](const Edge &edge) {
      return availableValues(edge.branch, type).empty();
    });
  });
  return types;
}

static bool addArgument(Mutant &mutant, const Target &target) {
  Block *block = target.block;
  std::vector<Edge> edges = edgesTo(*block);
  std::vector<Type> types = passableTypes(edges);
  if (types.empty())
    return false;
  Type type = mutant.pick(types);
  // Pick the values before the argument exists, since it is available in branches back to the
  // block.
  std::vector<Value> passed;
  for (const Edge &edge : edges)
    passed.push_back(mutant.pick(availableValues(edge.branch, type)));
  Value argument = block->addArgument(type, block->front().getLoc());
  for (auto [edge, value] : llvm::zip_equal(edges, passed))
    cast<BranchOpInterface>(edge.branch).getSuccessorOperands(edge.index).append(value);
  std::vector<OpOperand *> uses;
  for (Operation &op : *block)
    for (OpOperand &operand : op.getOpOperands())
      if (operand.get().getType() == type && mayChange(&op) && isFree(operand))
        uses.push_back(&operand);
  if (unsigned chosen = mutant.choose(uses.size() + 1))
    uses[chosen - 1]->set(argument);
  return true;
}

Mutation splitBlock() {
  return {"split-block", "in two with a branch between them, which may pass a buffer", true,
          findOps<mayEndBlock>, split};
}
Mutation mergeBlocks() {
  return {"merge-blocks", "a block and its only predecessor become one", false,
          findBlocks<isMergeable>, merge};
}
Mutation swapSuccessors() {
  return {"swap-successors", "a branch goes the other way", false, findOps<isFork>, swapTargets};
}
Mutation duplicateBlock() {
  return {"duplicate-block", "one branch goes to a copy of the block", true, findBlocks<isTwofold>,
          duplicate};
}
Mutation deadCopy() {
  return {"dead-copy", "a region has its blocks once more, which nothing reaches", true,
          findBlocks<isEntryOfSmall>, addDeadCopy};
}
Mutation addBlockArgument() {
  return {"add-block-argument", "a block gets a buffer from each of its predecessors", true,
          findBlocks<mayGetArgument>, addArgument};
}

} // namespace freehold::mutate
