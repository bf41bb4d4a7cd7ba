//===- Blocks.cpp - Fewer blocks ------------------------------------------===//
// drop-block:           branches to the block become returns of any values
// return-early:         drops the ops after one op of a block and ends the block with a return
// fold-branch:          cond_br %c, ^a, ^b  ->  br ^a   (a site for each target)
// merge-block:          ^a: x; br ^b(%v)   ^b(%p): y  ->  ^a: x; y[%v/%p]
//                       if nothing else goes to ^b
// skip-block:           branches to  ^a(%p): br ^b(%p)  go to ^b at once
// drop-block-argument:  with the operands of all branches; uses become anything of the type
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace freehold::reduce {

/// Adds a return or yield of any values before `at`; false if the parent op is not known.
static bool addReturn(Edit &edit, Operation *at) {
  Operation *parent = at->getParentOp();
  SmallVector<Type> types;
  if (auto function = dyn_cast<func::FuncOp>(parent))
    llvm::append_range(types, function.getFunctionType().getResults());
  else if (isa<scf::ExecuteRegionOp>(parent))
    llvm::append_range(types, parent->getResultTypes());
  else
    return false;
  SmallVector<Value> values;
  edit.fillFreshBuffers();
  for (Type type : types)
    values.push_back(edit.any(type, at));
  OpBuilder b(at);
  if (isa<func::FuncOp>(parent))
    func::ReturnOp::create(b, at->getLoc(), values);
  else
    scf::YieldOp::create(b, at->getLoc(), values);
  return true;
}

static bool isFree(Block *block) {
  return block->getParent() && hasFreeControlFlow(block->getParent());
}

static Targets findBlocks(ModuleOp module, bool (*test)(Block &)) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      if (!region.empty() && hasFreeControlFlow(&region))
        for (Block &block : region)
          if (test(block))
            targets.push_back({op, 0, static_cast<unsigned>(block.getOperations().size()), &block});
  });
  return targets;
}

static Targets findDroppable(ModuleOp module) {
  return findBlocks(module, [](Block &block) { return !block.isEntryBlock(); });
}

static bool dropBlock(Edit &edit, const Target &target) {
  Block *block = target.block;
  edit.branchesChange(block->getParent());
  llvm::SetVector<Operation *> branches;
  for (Block *from : block->getPredecessors())
    branches.insert(from->getTerminator());
  for (Operation *branch : branches) {
    // Branch to another successor if there is one; otherwise leave the region.
    Block *other = nullptr;
    auto source = dyn_cast<BranchOpInterface>(branch);
    OpBuilder b(branch);
    for (auto [index, to] : llvm::enumerate(branch->getSuccessors()))
      if (!other && to != block && source &&
          !source.getSuccessorOperands(index).getProducedOperandCount()) {
        other = to;
        SmallVector<Value> operands(source.getSuccessorOperands(index).getForwardedOperands());
        cf::BranchOp::create(b, branch->getLoc(), other, operands);
      }
    if (!other && !addReturn(edit, branch))
      return false;
    edit.unlink(branch);
  }
  edit.unlink(block);
  return true;
}

static Targets findEarlyEnds(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa_and_nonnull<func::FuncOp, scf::ExecuteRegionOp>(op->getParentOp()) &&
        !op->hasTrait<OpTrait::IsTerminator>()) {
      unsigned behind = 0;
      for (auto it = op->getIterator(), end = op->getBlock()->end(); it != end; ++it)
        ++behind;
      if (behind > 2 || op->getBlock()->back().getNumSuccessors())
        targets.push_back({op, 0, behind});
    }
  });
  return targets;
}

static bool returnEarly(Edit &edit, const Target &target) {
  Block *block = target.op->getBlock();
  Operation *end = &block->back();
  edit.branchesChange(block->getParent());
  if (end->getNumSuccessors()) {
    if (!addReturn(edit, end))
      return false;
    edit.unlink(end);
  }
  // Collect the ops first: replacing their results may add new ones.
  SmallVector<Operation *> behind;
  for (Operation *op = target.op->getNextNode(); op && op != &block->back(); op = op->getNextNode())
    behind.push_back(op);
  for (Operation *op : llvm::reverse(behind))
    if (edit.alive(op))
      edit.erase(op);
  return true;
}

static Targets findBranches(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](BranchOpInterface branch) {
    if (branch->getNumSuccessors() > 1 && isFree(branch->getBlock()))
      for (unsigned index = 0; index < branch->getNumSuccessors(); ++index)
        if (!branch.getSuccessorOperands(index).getProducedOperandCount())
          targets.push_back({branch, index, 2});
  });
  return targets;
}

static bool foldBranch(Edit &edit, const Target &target) {
  auto branch = cast<BranchOpInterface>(target.op);
  edit.branchesChange(branch->getBlock()->getParent());
  SmallVector<Value> operands(branch.getSuccessorOperands(target.index).getForwardedOperands());
  OpBuilder b(branch);
  cf::BranchOp::create(b, branch->getLoc(), branch->getSuccessor(target.index), operands);
  edit.unlink(branch);
  return true;
}

static cf::BranchOp jumpOf(Block &block) {
  return block.empty() ? cf::BranchOp() : dyn_cast<cf::BranchOp>(block.back());
}

static bool isMergeable(Block &block) {
  Block *only = block.getSinglePredecessor();
  return !block.isEntryBlock() && only && only != &block && jumpOf(*only);
}

static Targets findMergeable(ModuleOp module) { return findBlocks(module, isMergeable); }

static bool mergeBlock(Edit &edit, const Target &target) {
  Block *block = target.block;
  if (!isMergeable(*block))
    return false;
  Block *into = block->getSinglePredecessor();
  cf::BranchOp jump = jumpOf(*into);
  SmallVector<Value> operands(jump.getDestOperands());
  if (operands.size() != block->getNumArguments() || llvm::is_contained(operands, nullptr))
    return false;
  // Blocks that nothing reaches may pass a block its own arguments.
  auto isOwn = [&](Value operand) {
    auto argument = dyn_cast<BlockArgument>(operand);
    return argument && argument.getOwner() == block;
  };
  if (llvm::any_of(operands, isOwn))
    return false;
  edit.unlink(jump);
  for (auto [argument, by] : llvm::zip(block->getArguments(), operands))
    argument.replaceAllUsesWith(by);
  into->getOperations().splice(into->end(), block->getOperations());
  edit.unlink(block);
  return true;
}

static bool isSkippable(Block &block) {
  cf::BranchOp jump = jumpOf(block);
  return !block.isEntryBlock() && jump && block.getOperations().size() == 1 &&
         jump.getDest() != &block && !block.hasNoPredecessors() &&
         llvm::all_of(block.getArguments(), [&](Value argument) {
           return llvm::all_of(argument.getUsers(),
                               [&](Operation *user) { return user == jump.getOperation(); });
         });
}

static Targets findSkippable(ModuleOp module) { return findBlocks(module, isSkippable); }

static bool skipBlock(Edit &edit, const Target &target) {
  Block *block = target.block;
  if (!isSkippable(*block))
    return false;
  cf::BranchOp jump = jumpOf(*block);
  SmallVector<BlockOperand *> uses;
  for (BlockOperand &use : block->getUses())
    uses.push_back(&use);
  for (BlockOperand *use : uses)
    if (auto from = dyn_cast<BranchOpInterface>(use->getOwner());
        !from || from.getSuccessorOperands(use->getOperandNumber()).getProducedOperandCount())
      return false;
  for (BlockOperand *use : uses) {
    auto from = cast<BranchOpInterface>(use->getOwner());
    SuccessorOperands given = from.getSuccessorOperands(use->getOperandNumber());
    SmallVector<Value> forwarded;
    for (Value operand : jump.getDestOperands()) {
      auto argument = dyn_cast<BlockArgument>(operand);
      forwarded.push_back(argument && argument.getOwner() == block ? given[argument.getArgNumber()]
                                                                   : operand);
    }
    given.getMutableForwardedOperands().assign(forwarded);
    from->setSuccessor(jump.getDest(), use->getOperandNumber());
  }
  edit.unlink(jump);
  edit.unlink(block);
  return true;
}

static Targets findBlockArguments(ModuleOp module) {
  Targets targets;
  for (const Target &target : findDroppable(module))
    for (unsigned index = 0; index < target.block->getNumArguments(); ++index)
      targets.push_back({target.op, index, 1, target.block});
  return targets;
}

static bool dropBlockArgument(Edit &edit, const Target &target) {
  Block *block = target.block;
  if (target.index >= block->getNumArguments() || block->empty())
    return false;
  SmallVector<BlockOperand *> uses(llvm::make_pointer_range(block->getUses()));
  for (BlockOperand *use : uses) {
    auto from = dyn_cast<BranchOpInterface>(use->getOwner());
    if (!from)
      return false;
    SuccessorOperands given = from.getSuccessorOperands(use->getOperandNumber());
    if (target.index < given.getProducedOperandCount() || target.index >= given.size())
      return false;
  }
  BlockArgument argument = block->getArgument(target.index);
  Value same;
  for (BlockOperand *use : uses) {
    auto from = cast<BranchOpInterface>(use->getOwner());
    SuccessorOperands given = from.getSuccessorOperands(use->getOperandNumber());
    Value value = given[target.index];
    same = uses.size() == 1 && value != argument ? value : Value();
    given.erase(target.index);
    edit.lostUse(value);
  }
  if (!argument.use_empty()) {
    Value by = same;
    if (!by)
      by = edit.zero(argument.getType(), &block->front());
    if (!by)
      by = findAvailable(&block->front(), [&](Value value) {
        return value.getType() == argument.getType() && value.getParentBlock() != block;
      });
    if (!by)
      by = edit.fresh(argument.getType(), &block->front());
    if (!by)
      return false;
    argument.replaceAllUsesWith(by);
  }
  block->eraseArgument(target.index);
  return true;
}

Move dropBlockMove() {
  return makeMove<findDroppable, dropBlock>("drop-block", "drop a block, branches go elsewhere");
}
Move returnEarlyMove() {
  return makeMove<findEarlyEnds, returnEarly>("return-early", "drop what follows an op");
}
Move foldBranchMove() {
  return makeMove<findBranches, foldBranch>("fold-branch", "always branch to one of the targets");
}
Move mergeBlockMove() {
  return makeMove<findMergeable, mergeBlock>("merge-block",
                                             "append a block to its only predecessor");
}
Move skipBlockMove() {
  return makeMove<findSkippable, skipBlock>("skip-block", "go past a block that only branches");
}
Move dropBlockArgumentMove() {
  return makeMove<findBlockArguments, dropBlockArgument>(
      "drop-block-argument", "drop a block's argument, branches follow");
}

} // namespace freehold::reduce
