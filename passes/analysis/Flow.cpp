//===- Flow.cpp - Exits, slots and derived values of a function -----------===//
#include "passes/analysis/Flow.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold {

bool entersRegions(Operation *op) {
  return !isa<FunctionOpInterface>(op) && !op->hasTrait<OpTrait::SymbolTable>();
}

SmallVector<RegionSuccessor, 2> successorsOf(RegionBranchOpInterface op, RegionBranchPoint point) {
  SmallVector<RegionSuccessor, 2> successors;
  op.getSuccessorRegions(point, successors);
  return successors;
}

Flow::Flow(FunctionOpInterface function, SymbolTableCollection &symbols)
    : function(function), symbols(symbols) {
  visit(function.getFunctionBody());
}

Source Flow::source(Value memref) const {
  auto branch = memref.getDefiningOp<scf::IfOp>();
  if (!branch || branch.getElseRegion().empty())
    return sourceOf(memref, &symbols);
  unsigned index = cast<OpResult>(memref).getResultNumber();
  Value yes = branch.thenYield().getOperand(index), no = branch.elseYield().getOperand(index);
  if (branch->isAncestor(yes.getParentRegion()->getParentOp()) ||
      branch->isAncestor(no.getParentRegion()->getParentOp()))
    return sourceOf(memref, &symbols);
  return {Source::Kind::Choice, {yes, no}, branch.getCondition()};
}

SlotId Flow::slotFor(Value value) {
  auto known = slotOf.find(value);
  if (known == slotOf.end())
    known = slotOf.try_emplace(value, slots.push_back({value, std::nullopt})).first;
  return known->second;
}

/// Visits the blocks in the order of the region, and in each block the ops in order. The regions of
/// an op are visited before the next op.
void Flow::visit(Region &region) {
  llvm::df_iterator_default_set<Block *> reached;
  if (!region.empty())
    for (Block *block : llvm::depth_first_ext(&region.front(), reached))
      reachableBlocks.insert(block);
  for (Block &block : region) {
    if (!reachable(&block))
      continue;
    blocks.push_back(&block);
    for (Operation &op : block) {
      ops.push_back(&op);
      addResults(&op);
      if (auto regionOp = dyn_cast<RegionBranchOpInterface>(&op))
        addRegionOp(regionOp);
      if (op.getNumRegions() && entersRegions(&op))
        for (Region &nested : op.getRegions())
          visit(nested);
    }
    addExits(&block);
  }
}

/// Fills `derived` from the results of `op` that may be the same allocation as an operand. Block
/// arguments and results of region ops are handled where the edges to them are visited, not here.
void Flow::addResults(Operation *op) {
  if (isa<memref::AllocOp>(op))
    return;
  for (Value result : op->getResults()) {
    if (!isMemref(result))
      continue;
    Source from = source(result);
    if (from.kind == Source::Kind::Join)
      continue;
    for (Value value : from.values)
      derived[value].push_back(result);
  }
}

/// Makes slots of the region arguments and results of `op`, and groups of those that one operand
/// feeds.
void Flow::addRegionOp(RegionBranchOpInterface op) {
  auto addPoint = [&](RegionBranchPoint point) {
    SmallVector<RegionSuccessor, 2> successors = successorsOf(op, point);
    SmallVector<SmallVector<SlotId, 2>> fed;
    for (RegionSuccessor successor : successors) {
      OperandRange operands = op.getSuccessorOperands(point, successor);
      ValueRange inputs = successor.getSuccessorInputs();
      for (auto [index, pair] : llvm::enumerate(llvm::zip(operands, inputs))) {
        auto [operand, input] = pair;
        if (!isMemref(operand) || !isMemref(input))
          continue;
        SlotId slot = slotFor(input);
        passed[operand].push_back({slot, op, nullptr});
        fed.resize(std::max<size_t>(fed.size(), index + 1));
        fed[index].push_back(slot);
      }
    }
    for (ArrayRef<SlotId> members : fed)
      if (!members.empty())
        groupFor(members, op);
  };
  addPoint(RegionBranchPoint::parent());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(block.getTerminator()))
          addPoint(terminator);
  groupCarried(op);
}

/// Puts the region argument and the result of each value that a loop carries into one group. If the
/// number of iterations is known, the interface may report no operand that feeds both.
void Flow::groupCarried(RegionBranchOpInterface op) {
  auto loop = dyn_cast<LoopLikeOpInterface>(*op);
  if (!loop || op->getNumRegions() != 1 || op->getNumResults() != loop.getRegionIterArgs().size())
    return;
  for (auto [argument, result] : llvm::zip(loop.getRegionIterArgs(), op->getResults()))
    if (isMemref(argument) && isMemref(result))
      groupFor({slotFor(argument), slotFor(result)}, op);
}

/// Puts `members` into one group, and merges the groups that they were in.
GroupId Flow::groupFor(ArrayRef<SlotId> members, Operation *op) {
  std::optional<GroupId> first;
  for (SlotId slot : members)
    if (std::optional<GroupId> known = slots[slot].group)
      first = first ? std::min(*first, *known) : known;
  GroupId group = first ? *first : groups.push_back({op, {}});
  for (SlotId slot : members) {
    std::optional<GroupId> old = slots[slot].group;
    if (old == group)
      continue;
    SmallVector<SlotId> moved = old ? std::move(groups[*old].slots) : SmallVector<SlotId>{slot};
    if (old)
      groups[*old].slots.clear();
    for (SlotId each : moved) {
      slots[each].group = group;
      groups[group].slots.push_back(each);
    }
  }
  return group;
}

//===----------------------------------------------------------------------===//
// Exits
//===----------------------------------------------------------------------===//

static bool isReturnOf(Operation *terminator, FunctionOpInterface function) {
  return terminator->getParentRegion() == &function.getFunctionBody() &&
         terminator->getNumSuccessors() == 0 && terminator->hasTrait<OpTrait::ReturnLike>();
}

void Flow::addExit(Exit exit) {
  Block *block = exit.block;
  exitsOf[block].push_back(exits.push_back(std::move(exit)));
}

void Flow::addExits(Block *block) {
  Operation *terminator = block->mightHaveTerminator() ? block->getTerminator() : nullptr;
  auto branch = dyn_cast_or_null<BranchOpInterface>(terminator);
  if (branch)
    return addBranchExits(branch);
  if (terminator && isReturnOf(terminator, function))
    return addReturn(terminator);
  auto region = dyn_cast_or_null<RegionBranchTerminatorOpInterface>(terminator);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(block->getParentOp());
  if (region && parent)
    return addRegionExit(parent, region);
  Exit exit;
  exit.block = block;
  addExit(std::move(exit));
}

void Flow::addBranchExits(BranchOpInterface branch) {
  for (auto [index, target] : llvm::enumerate(branch->getSuccessors())) {
    Exit exit;
    exit.kind = Exit::Kind::Branch;
    exit.block = branch->getBlock();
    exit.successor = index;
    SuccessorOperands operands = branch.getSuccessorOperands(index);
    for (unsigned i = operands.getProducedOperandCount(); i < operands.size(); ++i)
      if (isMemref(operands[i]) && isMemref(target->getArgument(i))) {
        SlotId slot = slotFor(target->getArgument(i));
        exit.forwards.push_back({i, 0, operands[i], {slot}});
        passed[operands[i]].push_back({slot, nullptr, target});
      }
    addExit(std::move(exit));
  }
}

void Flow::addReturn(Operation *terminator) {
  Exit exit;
  exit.kind = Exit::Kind::Return;
  exit.block = terminator->getBlock();
  for (auto [index, operand] : llvm::enumerate(terminator->getOperands()))
    if (isMemref(operand))
      exit.forwards.push_back({unsigned(index), unsigned(index), operand, {}});
  addExit(std::move(exit));
}

/// Adds the exit of a region. An operand that is forwarded to several successors is one Forward.
void Flow::addRegionExit(RegionBranchOpInterface op, RegionBranchTerminatorOpInterface terminator) {
  Exit exit;
  exit.kind = Exit::Kind::Region;
  exit.block = terminator->getBlock();
  for (RegionSuccessor successor : successorsOf(op, terminator)) {
    OperandRange operands = terminator.getSuccessorOperands(successor);
    for (auto [index, pair] :
         llvm::enumerate(llvm::zip(operands, successor.getSuccessorInputs()))) {
      auto [operand, input] = pair;
      if (!isMemref(operand) || !isMemref(input))
        continue;
      auto known = llvm::find_if(exit.forwards, [&](Forward &f) { return f.index == index; });
      if (known == exit.forwards.end()) {
        exit.forwards.push_back(
            {unsigned(index), operands.getBeginOperandIndex() + unsigned(index), operand, {}});
        known = &exit.forwards.back();
      }
      known->slots.push_back(slotFor(input));
    }
  }
  addExit(std::move(exit));
}

} // namespace freehold
