//===- FreedArguments.cpp -------------------------------------------------===//
#include "passes/ownership/FreedArguments.h"

#include "passes/ownership/Releases.h"
#include "passes/ownership/Roots.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace freehold::ownership {

namespace {
/// An i1 that has a known value when the free runs.
struct Guard {
  Value condition;
  bool holds;
};

/// Follows what is freed to the arguments that it may be, one step of the flow at a time. The guard
/// is taken along the edges; where it would not have its value, the edge was not taken.
class Search {
public:
  Search(const Function &function, std::optional<Guard> guard) : function(function), guard(guard) {}

  /// The number of a borrowed argument.
  std::optional<unsigned> find(Value freed) {
    push(freed, guard ? guard->condition : Value());
    while (!pending.empty() && !found) {
      auto [memref, condition] = pending.pop_back_val();
      visit(memref, condition);
    }
    return found;
  }

private:
  void push(Value memref, Value condition) {
    BoolAttr known;
    if (condition && matchPattern(condition, m_Constant(&known)) &&
        known.getValue() != guard->holds)
      return;
    if (isMemref(memref) && visited.insert({memref, condition}).second)
      pending.push_back({memref, condition});
  }

  void visit(Value memref, Value condition);
  void visitBlockArgument(BlockArgument memref, Value condition);
  bool isExcluded(Block *block, unsigned successor, Value condition) const;
  void visitRegionOp(RegionBranchOpInterface op, Region *region, Value memref, Value condition);
  void visitResult(Operation *op, Value memref, Value condition);

  /// Whether the side of a choice by `by` was not taken.
  bool excludes(Value by, bool side, Value condition) const {
    return condition && by == condition && side != guard->holds;
  }
  /// The condition before an edge that may lead to a next iteration: what is computed once.
  Value acrossIterations(Value condition) const {
    Block *entry = &function.op->getRegion(0).front();
    return condition && condition.getParentBlock() == entry ? condition : Value();
  }

  const Function &function;
  std::optional<Guard> guard;
  SmallVector<std::pair<Value, Value>> pending;
  DenseSet<std::pair<Value, Value>> visited;
  std::optional<unsigned> found;
};
} // namespace

void Search::visit(Value memref, Value condition) {
  auto argument = dyn_cast<BlockArgument>(memref);
  if (!argument)
    return visitResult(memref.getDefiningOp(), memref, condition);
  Block *block = argument.getOwner();
  if (!block->isEntryBlock())
    return visitBlockArgument(argument, condition);
  if (auto op = dyn_cast<RegionBranchOpInterface>(block->getParentOp()))
    return visitRegionOp(op, block->getParent(), memref, condition);
  unsigned number = argument.getArgNumber();
  if (block->getParentOp() == function.op &&
      function.signature.arguments[number] == ArgOwnership::Borrowed)
    found = number;
}

void Search::visitBlockArgument(BlockArgument memref, Value condition) {
  Block *block = memref.getOwner();
  auto joined = dyn_cast_if_present<BlockArgument>(condition);
  for (auto it = block->pred_begin(), end = block->pred_end(); it != end; ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (!branch || !function.flow.reachable(*it))
      continue;
    SuccessorOperands operands = branch.getSuccessorOperands(it.getSuccessorIndex());
    auto passed = [&](BlockArgument to) {
      return to.getArgNumber() < operands.size() ? operands[to.getArgNumber()] : Value();
    };
    Value before =
        joined && joined.getOwner() == block ? passed(joined) : acrossIterations(condition);
    Value source = passed(memref);
    if (source && !isExcluded(*it, it.getSuccessorIndex(), before))
      push(source, before);
  }
}

/// Whether the branch that leaves `block` by `successor` was not taken: the conditions that lead there
/// are not those of the guard.
bool Search::isExcluded(Block *block, unsigned successor, Value condition) const {
  llvm::SmallPtrSet<Block *, 8> seen;
  Block *target = block->getSuccessor(successor);
  while (condition && block && seen.insert(block).second) {
    auto branch = dyn_cast<cf::CondBranchOp>(block->getTerminator());
    if (branch && branch.getTrueDest() != branch.getFalseDest() &&
        excludes(branch.getCondition(), branch.getTrueDest() == target, condition))
      return true;
    target = block;
    block = block->getSinglePredecessor();
  }
  return false;
}

void Search::visitRegionOp(RegionBranchOpInterface op, Region *region, Value memref,
                           Value condition) {
  auto conditional = dyn_cast<scf::IfOp>(op.getOperation());
  for (RegionBranchPoint point : op.getAllRegionBranchPoints()) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (RegionSuccessor successor : successors) {
      ValueRange inputs = successor.getSuccessorInputs();
      auto at = llvm::find(inputs, memref);
      OperandRange operands = op.getSuccessorOperands(point, successor);
      if (successor.getSuccessor() != region || at == inputs.end() ||
          operands.size() != inputs.size())
        continue;
      Value before = conditional ? condition : acrossIterations(condition);
      if (auto joined = llvm::find(inputs, condition); condition && joined != inputs.end())
        before = operands[joined.getIndex()];
      if (conditional && !point.isParent()) {
        Region *from = point.getTerminatorPredecessorOrNull()->getParentRegion();
        if (excludes(conditional.getCondition(), from == &conditional.getThenRegion(), condition))
          continue;
      }
      push(operands[at.getIndex()], before);
    }
  }
}

void Search::visitResult(Operation *op, Value memref, Value condition) {
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return visitRegionOp(branch, nullptr, memref, condition);
  Source source = sourceOf(memref, &function.abi.symbolTables());
  switch (source.kind) {
  case Source::Kind::View:
    return push(source.values.front(), condition);
  case Source::Kind::Choice:
    for (auto [index, value] : llvm::enumerate(source.values)) {
      bool side = index == 0;
      Value before = condition;
      if (auto chosen = condition ? condition.getDefiningOp<arith::SelectOp>() : arith::SelectOp();
          chosen && chosen.getCondition() == source.condition)
        before = side ? chosen.getTrueValue() : chosen.getFalseValue();
      if (!excludes(source.condition, side, condition))
        push(value, before);
    }
    return;
  case Source::Kind::Memory:
    // The caller may own what its memory refers to.
    for (Value operand : op->getOperands())
      push(operand, Value());
    return;
  case Source::Kind::Call: {
    const Signature *callee = function.abi.of(cast<CallOpInterface>(op));
    unsigned number = cast<OpResult>(memref).getResultNumber();
    bool mayPassThrough = callee && (callee->results[number] == ArgOwnership::Borrowed ||
                                     callee->results[number] == ArgOwnership::Dynamic);
    if (mayPassThrough)
      for (Value operand : source.values)
        push(operand, condition);
    return;
  }
  default:
    // An op that says nothing of its effects is believed: the program frees what it has made.
    return;
  }
}

//===----------------------------------------------------------------------===//
// What is known when a free runs
//===----------------------------------------------------------------------===//

namespace {
/// Conditions with the value that each has, and those that follow from them.
class Guards {
public:
  void add(Value condition, bool holds) {
    SmallVector<Guard> pending{{condition, holds}};
    while (!pending.empty()) {
      Guard guard = pending.pop_back_val();
      if (!seen[guard.holds].insert(guard.condition).second)
        continue;
      guards.push_back(guard);
      auto both = guard.condition.getDefiningOp<arith::AndIOp>();
      if (both && guard.holds)
        pending.append({{both.getLhs(), true}, {both.getRhs(), true}});
      auto exclusive = guard.condition.getDefiningOp<arith::XOrIOp>();
      if (exclusive && matchPattern(exclusive.getRhs(), m_One()))
        pending.push_back({exclusive.getLhs(), !guard.holds});
    }
  }

  SmallVector<Guard> guards;

private:
  DenseSet<Value> seen[2];
};
} // namespace

/// Adds the conditions that led to `op`: of each scf.if around it, and of each conditional branch
/// that is the only way to its block.
static void addConditionsAround(Operation *op, Operation *function, Guards &guards) {
  for (; op != function; op = op->getParentOp()) {
    llvm::SmallPtrSet<Block *, 8> seen;
    Block *block = op->getBlock();
    for (Block *before = block->getSinglePredecessor(); before && seen.insert(block).second;
         block = before, before = block->getSinglePredecessor())
      if (auto branch = dyn_cast<cf::CondBranchOp>(before->getTerminator()))
        guards.add(branch.getCondition(), branch.getTrueDest() == block);
    if (auto conditional = dyn_cast<scf::IfOp>(op->getParentOp()))
      guards.add(conditional.getCondition(), op->getParentRegion() == &conditional.getThenRegion());
  }
}

/// Whether `op` frees the memref at this operand whenever it runs. A bufferization.dealloc says itself
/// when it owns: its condition may be false, and it may retain what is the same allocation.
static bool alwaysFrees(Operation *op, unsigned operand, SameAllocation &same) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(op);
  if (!dealloc)
    return true;
  return matchPattern(dealloc.getConditions()[operand], m_One()) &&
         llvm::all_of(dealloc.getRetained(), [&](Value retained) {
           return same.relate(dealloc.getMemrefs()[operand], retained) == SameAs::Different;
         });
}

/// A number of an argument that `op` frees at this operand.
static std::optional<unsigned> freedArgument(const Function &function, Operation *op,
                                             unsigned operand, SameAllocation &same) {
  Value memref = op->getOperand(operand);
  constexpr unsigned kCallers = SameAllocation::Origins::Argument |
                                SameAllocation::Origins::LoneArgument |
                                SameAllocation::Origins::Outside;
  if (!(same.origins(memref).is & kCallers))
    return std::nullopt;
  if (!alwaysFrees(op, operand, same))
    return std::nullopt;
  std::optional<unsigned> argument = Search(function, std::nullopt).find(memref);
  Guards guards;
  if (argument)
    addConditionsAround(op, function.op, guards);
  for (Guard guard : guards.guards)
    if (argument)
      argument = Search(function, guard).find(memref);
  return argument;
}

LogicalResult checkFreedArguments(const Function &function, SameAllocation &same) {
  for (Operation *op : function.flow.ops) {
    if (isManual(op))
      continue;
    for (unsigned operand : freedBy(op, function))
      if (auto argument = freedArgument(function, op, operand, same))
        return op->emitError() << "frees argument " << *argument
                               << ", which the caller owns; declare it \"owned\" ("
                               << kArgOwnershipAttr
                               << "), or mark the op with bufferization.manual_deallocation";
  }
  return success();
}

} // namespace freehold::ownership
