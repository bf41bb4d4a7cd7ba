//===- Regions.cpp - Region ops without their region ----------------------===//
// unwrap-region: the ops of one region take the place of the region op, and run once:
//   scf.for %i = %lb to %ub step %s iter_args(%p = %a) { x; yield %v }  ->  x[%lb/%i, %a/%p], %v
//   scf.if %c { x } else { y }  ->  x (site 0) or y (site 1); a while loop's before, or both
// empty-region:  all ops but the terminator are dropped; it forwards the region's arguments, or any
//                values
// drop-region:   the else of an scf.if without results, or a case of scf.index_switch, is dropped
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace freehold::reduce {

static bool holdsCode(Operation *op) {
  return op->getParentOp() && op->getNumRegions() && !isa<FunctionOpInterface, ModuleOp>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>() && !hidesRegion(op);
}

static Targets findRegions(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!holdsCode(op) || isa<linalg::LinalgOp>(op))
      return;
    // The weight is what goes: everything in the op except for the region that stays.
    unsigned all = opCount(op);
    for (Region &region : op->getRegions())
      if (canInline(region, op)) {
        unsigned inside = 0;
        for (Operation &inner : region.getOps())
          inside += opCount(&inner);
        targets.push_back({op, region.getRegionNumber(), std::max(1u, all - inside)});
      }
  });
  return targets;
}

/// Returns the first value of a loop's induction variable, if it is known.
static Value startOf(Edit &edit, Operation *op, OpFoldResult bound) {
  if (auto value = dyn_cast_if_present<Value>(bound))
    return value;
  auto number = getConstantIntValue(bound);
  return edit.zero(IndexType::get(op->getContext()), op, number.value_or(0));
}

static Value affineStart(Edit &edit, Operation *op, AffineMap map, ValueRange operands) {
  if (map.getNumResults() == 0)
    return nullptr;
  if (auto constant = dyn_cast<AffineConstantExpr>(map.getResult(0)))
    return edit.zero(IndexType::get(op->getContext()), op, constant.getValue());
  OpBuilder b(op);
  return affine::AffineApplyOp::create(b, op->getLoc(), map.getSubMap({0}), operands);
}

/// Returns the values of the region's arguments when it is entered, as far as they are known.
static SmallVector<Value> entryValues(Edit &edit, Operation *op) {
  SmallVector<Value> values;
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    values.push_back(affineStart(edit, op, loop.getLowerBoundMap(), loop.getLowerBoundOperands()));
  else if (auto loop = dyn_cast<affine::AffineParallelOp>(op))
    for (unsigned dim = 0; dim < loop.getNumDims(); ++dim)
      values.push_back(
          affineStart(edit, op, loop.getLowerBoundMap(dim), loop.getLowerBoundsOperands()));
  else if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    if (auto bounds = loop.getLoopLowerBounds())
      for (OpFoldResult bound : *bounds)
        values.push_back(startOf(edit, op, bound));
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    llvm::append_range(values, loop.getInits());
  return values;
}

static bool unwrap(Edit &edit, const Target &target) {
  Operation *op = target.op;
  if (target.index >= op->getNumRegions())
    return false;
  Region &region = op->getRegion(target.index);
  if (!canInline(region, op))
    return false;
  auto loop = dyn_cast<scf::WhileOp>(op);
  if (loop && target.index == 1) {
    // Unwrap both regions: the values that the first one passes are the second one's arguments.
    if (!canInline(loop.getBefore(), op))
      return false;
    auto condition = dyn_cast<scf::ConditionOp>(loop.getBefore().front().back());
    if (!condition)
      return false;
    SmallVector<Value> passed(condition.getArgs());
    SmallVector<Value> inits(loop.getInits());
    // Placeholders keep the passed values alive until the second region uses them.
    Block &after = region.front();
    for (auto [argument, value] : llvm::zip(after.getArguments(), passed))
      if (argument.getType() == value.getType())
        argument.replaceAllUsesWith(value);
    inlineRegion(edit, loop.getBefore(), op, inits);
    inlineRegion(edit, region, op, {});
  } else {
    SmallVector<Value> args = entryValues(edit, op);
    inlineRegion(edit, region, op, args);
  }
  edit.erase(op);
  return true;
}

static Targets findFull(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!holdsCode(op))
      return;
    for (Region &region : op->getRegions())
      if (region.hasOneBlock() && region.front().mightHaveTerminator() &&
          region.front().getOperations().size() > 1) {
        unsigned inside = 0;
        for (Operation &inner : region.getOps())
          inside += opCount(&inner);
        targets.push_back({op, region.getRegionNumber(), inside});
      }
  });
  return targets;
}

static bool emptyRegion(Edit &edit, const Target &target) {
  Operation *op = target.op;
  if (target.index >= op->getNumRegions() || !op->getRegion(target.index).hasOneBlock())
    return false;
  Block &block = op->getRegion(target.index).front();
  if (block.empty() || !block.back().hasTrait<OpTrait::IsTerminator>())
    return false;
  Operation *end = &block.back();
  unsigned carried =
      block.getNumArguments() - std::min<size_t>(block.getNumArguments(), yielded(end).size());
  unsigned skip = end->getNumOperands() - yielded(end).size();
  for (OpOperand &operand : end->getOpOperands()) {
    Operation *def = operand.get().getDefiningOp();
    if (!def || def->getBlock() != &block)
      continue;
    // Prefer the iteration argument at the same place, then any argument of the type.
    unsigned place = operand.getOperandNumber() - skip + carried;
    Value by;
    if (operand.getOperandNumber() >= skip && place < block.getNumArguments() &&
        block.getArgument(place).getType() == operand.get().getType())
      by = block.getArgument(place);
    edit.setOperand(operand, by ? by : edit.any(operand.get().getType(), op));
  }
  SmallVector<Operation *> inside;
  for (Operation &inner : block.without_terminator())
    inside.push_back(&inner);
  for (Operation *inner : llvm::reverse(inside))
    if (edit.alive(inner))
      edit.erase(inner);
  return true;
}

static Targets findOptional(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getNumResults() == 0 && isa<scf::IfOp, affine::AffineIfOp>(op) &&
        !op->getRegion(1).empty())
      targets.push_back({op, 1, 1});
    if (auto choice = dyn_cast<scf::IndexSwitchOp>(op))
      for (unsigned index = 1; index < op->getNumRegions(); ++index)
        targets.push_back({op, index, 1 + opCount(&op->getRegion(index).front().front())});
  });
  return targets;
}

static bool dropRegion(Edit &edit, const Target &target) {
  Operation *op = target.op;
  if (target.index >= op->getNumRegions() || op->getRegion(target.index).empty())
    return false;
  auto choice = dyn_cast<scf::IndexSwitchOp>(op);
  if (!choice) {
    Block &block = op->getRegion(target.index).front();
    edit.unlink(&block);
    return true;
  }
  SmallVector<int64_t> cases(choice.getCases());
  unsigned last = op->getNumRegions() - 1;
  if (cases.size() != last)
    return false;
  cases.erase(cases.begin() + target.index - 1);
  OpBuilder b(op);
  auto smaller = scf::IndexSwitchOp::create(b, op->getLoc(), op->getResultTypes(), choice.getArg(),
                                            cases, cases.size());
  for (unsigned from = 0, to = 0; from <= last; ++from)
    if (from != target.index)
      smaller->getRegion(to++).takeBody(op->getRegion(from));
  op->replaceAllUsesWith(smaller);
  edit.replaced(op, smaller);
  return true;
}

Move unwrapRegionMove() {
  return makeMove<findRegions, unwrap>("unwrap-region", "put a region's content in its op's place");
}
Move emptyRegionMove() {
  return makeMove<findFull, emptyRegion>("empty-region", "drop the content of a region");
}
Move dropRegionMove() {
  return makeMove<findOptional, dropRegion>("drop-region", "drop an else or a case");
}

} // namespace freehold::reduce
