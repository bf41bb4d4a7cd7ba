//===- Flow.cpp - Exits, slots and derived values of a function -----------===//
#include "passes/ownership/Flow.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::ownership {

Held join(Held a, Held b) {
  if (a == b || b == Held::Unreached)
    return a;
  return a == Held::Unreached ? b : Held::Dynamic;
}

Held either(Held a, Held b) {
  for (Held held : {Held::Yes, Held::Dynamic, Held::Unreached})
    if (a == held || b == held)
      return held;
  return Held::No;
}

bool entersRegions(Operation *op) {
  return !isa<FunctionOpInterface>(op) && !op->hasTrait<OpTrait::SymbolTable>();
}

SmallVector<RegionSuccessor, 2> successorsOf(RegionBranchOpInterface op, RegionBranchPoint point) {
  SmallVector<RegionSuccessor, 2> successors;
  op.getSuccessorRegions(point, successors);
  return successors;
}

LogicalResult refuseUse(Operation *terminator) {
  auto region = dyn_cast<RegionBranchTerminatorOpInterface>(terminator);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(terminator->getParentOp());
  if (region && parent && successorsOf(parent, region).empty())
    return terminator->emitError("hands on a memref in a region that never runs, so that nobody "
                                 "gets it; remove the region first (--fh-canonicalize)");
  return terminator->emitError(
      "uses a memref that nothing could free afterwards; use it before the terminator");
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

unsigned Flow::slotFor(Value value) {
  auto [entry, isNew] = slotOf.try_emplace(value, slots.size());
  if (isNew)
    slots.push_back({value});
  return entry->second;
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
    SmallVector<SmallVector<unsigned, 2>> fed;
    for (RegionSuccessor successor : successors) {
      OperandRange operands = op.getSuccessorOperands(point, successor);
      ValueRange inputs = successor.getSuccessorInputs();
      for (auto [index, pair] : llvm::enumerate(llvm::zip(operands, inputs))) {
        auto [operand, input] = pair;
        if (!isMemref(operand) || !isMemref(input))
          continue;
        unsigned slot = slotFor(input);
        passed[operand].push_back({slot, op, nullptr});
        fed.resize(std::max<size_t>(fed.size(), index + 1));
        fed[index].push_back(slot);
      }
    }
    for (ArrayRef<unsigned> members : fed)
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
int Flow::groupFor(ArrayRef<unsigned> members, Operation *op) {
  int group = -1;
  for (unsigned slot : members)
    if (slots[slot].group >= 0)
      group = group < 0 ? slots[slot].group : std::min(group, slots[slot].group);
  if (group < 0) {
    group = groups.size();
    groups.push_back({op, {}});
  }
  for (unsigned slot : members) {
    int old = slots[slot].group;
    if (old == group)
      continue;
    SmallVector<unsigned> moved =
        old < 0 ? SmallVector<unsigned>{slot} : std::move(groups[old].slots);
    if (old >= 0)
      groups[old].slots.clear();
    for (unsigned each : moved) {
      slots[each].group = group;
      groups[group].slots.push_back(each);
    }
  }
  return group;
}

static bool isReturnOf(Operation *terminator, FunctionOpInterface function) {
  return terminator->getParentRegion() == &function.getFunctionBody() &&
         terminator->getNumSuccessors() == 0 && terminator->hasTrait<OpTrait::ReturnLike>();
}

void Flow::addExits(Block *block) {
  auto add = [&](Exit exit) {
    exitsOf[block].push_back(exits.size());
    exits.push_back(std::move(exit));
  };
  Exit exit;
  exit.block = block;
  Operation *terminator = exit.terminator();
  if (!terminator)
    return add(exit);
  if (auto branch = dyn_cast<BranchOpInterface>(terminator)) {
    exit.kind = Exit::Kind::Branch;
    for (auto [index, target] : llvm::enumerate(terminator->getSuccessors())) {
      exit.successor = index;
      exit.forwards.clear();
      SuccessorOperands operands = branch.getSuccessorOperands(index);
      for (unsigned i = operands.getProducedOperandCount(); i < operands.size(); ++i)
        if (isMemref(operands[i]) && isMemref(target->getArgument(i))) {
          unsigned slot = slotFor(target->getArgument(i));
          exit.forwards.push_back({i, 0, operands[i], {slot}});
          passed[operands[i]].push_back({slot, nullptr, target});
        }
      add(exit);
    }
    return;
  }
  if (isReturnOf(terminator, function)) {
    exit.kind = Exit::Kind::Return;
    for (auto [index, operand] : llvm::enumerate(terminator->getOperands()))
      if (isMemref(operand))
        exit.forwards.push_back({unsigned(index), unsigned(index), operand, {}});
    return add(exit);
  }
  auto region = dyn_cast<RegionBranchTerminatorOpInterface>(terminator);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(block->getParentOp());
  if (!region || !parent)
    return add(exit);
  exit.kind = Exit::Kind::Region;
  for (RegionSuccessor successor : successorsOf(parent, region)) {
    OperandRange operands = region.getSuccessorOperands(successor);
    for (auto [index, pair] :
         llvm::enumerate(llvm::zip(operands, successor.getSuccessorInputs()))) {
      auto [operand, input] = pair;
      if (!isMemref(operand) || !isMemref(input))
        continue;
      Forward *known = llvm::find_if(exit.forwards, [&](Forward &f) { return f.index == index; });
      if (known == exit.forwards.end()) {
        exit.forwards.push_back(
            {unsigned(index), operands.getBeginOperandIndex() + unsigned(index), operand, {}});
        known = &exit.forwards.back();
      }
      known->slots.push_back(slotFor(input));
    }
  }
  add(exit);
}

} // namespace freehold::ownership
