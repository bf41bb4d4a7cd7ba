//===- RegionResults.cpp - Region ops with fewer values -------------------===//
// drop-carried: one value that a region op carries or yields is dropped wherever it is passed:
//   %r:2 = scf.for ... iter_args(%p = %a, %q = %b) { ... yield %x, %y }
//   %r   = scf.for ... iter_args(%p = %a)          { ... yield %x }      %q -> %b, %r#1 -> %b
//   %r:2 = scf.if ... { yield %x, %y } else ...  ->  one result; uses of the other: any value
// drop-while-result: drops one value that scf.condition passes, and no init of the loop
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::reduce {

static SmallVector<unsigned> allBut(unsigned count, unsigned dropped) {
  SmallVector<unsigned> kept;
  for (unsigned index = 0; index < count; ++index)
    if (index != dropped)
      kept.push_back(index);
  return kept;
}

/// Returns the index of the first operand that a loop carries, and of the first block argument for
/// them; std::nullopt for other ops.
static std::optional<std::pair<unsigned, unsigned>> carriedFrom(Operation *op) {
  if (isa<scf::ForOp>(op))
    return {{3, 1}};
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    return {{loop.getNumControlOperands(), 1}};
  if (isa<scf::WhileOp>(op))
    return {{0, 0}};
  return std::nullopt;
}

static bool givesResults(Operation *op) {
  return isa<scf::IfOp, scf::ExecuteRegionOp, scf::IndexSwitchOp, affine::AffineIfOp,
             memref::AllocaScopeOp>(op);
}

static Targets findCarried(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    unsigned count = 0;
    if (auto from = carriedFrom(op))
      count = op->getNumOperands() - from->first;
    else if (givesResults(op))
      count = op->getNumResults();
    for (unsigned index = 0; index < count; ++index)
      targets.push_back({op, index, 1});
  });
  return targets;
}

static void replaceArgument(Edit &edit, Block &block, unsigned index, Value by) {
  BlockArgument argument = block.getArgument(index);
  if (by && by.getType() == argument.getType())
    argument.replaceAllUsesWith(by);
  else
    edit.replaceAway(argument, block.getParentOp());
  block.eraseArgument(index);
}

static bool dropResultOnly(Edit &edit, Operation *op, unsigned index) {
  if (index >= op->getNumResults())
    return false;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!block.empty() && isReturnLike(&block.back()) && index < block.back().getNumOperands())
        edit.eraseOperand(&block.back(), index);
  edit.replaceAway(op->getResult(index), op);
  edit.rebuild(op, op->getOperands(), allBut(op->getNumResults(), index));
  return true;
}

static NamedAttrList segments(Operation *op, unsigned group) {
  NamedAttrList changed;
  if (auto sizes = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes")) {
    SmallVector<int32_t> fewer(sizes.asArrayRef());
    if (group < fewer.size() && fewer[group] > 0)
      --fewer[group];
    changed.set("operandSegmentSizes", DenseI32ArrayAttr::get(op->getContext(), fewer));
  }
  return changed;
}

static bool dropForCarried(Edit &edit, Operation *op, unsigned index) {
  auto [operandsFrom, argumentsFrom] = *carriedFrom(op);
  unsigned at = operandsFrom + index;
  if (at >= op->getNumOperands() || index >= op->getNumResults())
    return false;
  Block &body = op->getRegion(0).front();
  if (body.empty() || index >= body.back().getNumOperands() ||
      argumentsFrom + index >= body.getNumArguments())
    return false;
  Value init = op->getOperand(at);
  edit.eraseOperand(&body.back(), index);
  replaceArgument(edit, body, argumentsFrom + index, init);
  edit.replace(op->getResult(index), init);
  SmallVector<Value> operands(op->getOperands());
  operands.erase(operands.begin() + at);
  NamedAttrList changed = segments(op, 2);
  edit.rebuild(op, operands, allBut(op->getNumResults(), index), changed.getAttrs());
  return true;
}

/// Drops an argument of the loop's first region, and the operand of the yield that passes it.
static bool dropWhileCarried(Edit &edit, Operation *op, unsigned index) {
  auto loop = cast<scf::WhileOp>(op);
  if (loop.getBefore().empty() || loop.getAfter().empty() || index >= op->getNumOperands())
    return false;
  Block &before = loop.getBefore().front(), &after = loop.getAfter().front();
  if (after.empty() || index >= after.back().getNumOperands() || index >= before.getNumArguments())
    return false;
  edit.eraseOperand(&after.back(), index);
  replaceArgument(edit, before, index, op->getOperand(index));
  edit.eraseOperand(op, index);
  return true;
}

static bool dropCarried(Edit &edit, const Target &target) {
  if (isa<scf::WhileOp>(target.op))
    return dropWhileCarried(edit, target.op, target.index);
  return carriedFrom(target.op) ? dropForCarried(edit, target.op, target.index)
                                : dropResultOnly(edit, target.op, target.index);
}

static Targets findWhileResults(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](scf::WhileOp loop) {
    for (unsigned index = 0; index < loop.getNumResults(); ++index)
      targets.push_back({loop, index, 1});
  });
  return targets;
}

static bool dropWhileResult(Edit &edit, const Target &target) {
  auto loop = cast<scf::WhileOp>(target.op);
  unsigned index = target.index;
  if (loop.getBefore().empty() || loop.getAfter().empty() || index >= loop.getNumResults() ||
      index >= loop.getAfter().front().getNumArguments())
    return false;
  Block &before = loop.getBefore().front(), &after = loop.getAfter().front();
  auto condition = dyn_cast_or_null<scf::ConditionOp>(before.empty() ? nullptr : &before.back());
  if (!condition || index + 1 >= condition->getNumOperands())
    return false;
  // The block argument is replaced by the loop's init at the same place, if there is one.
  Value init = index < loop.getInits().size() ? loop.getInits()[index] : Value();
  edit.eraseOperand(condition, index + 1);
  replaceArgument(edit, after, index, init);
  if (init && init.getType() == loop.getResult(index).getType())
    edit.replace(loop.getResult(index), init);
  else
    edit.replaceAway(loop.getResult(index), loop);
  edit.rebuild(loop, loop->getOperands(), allBut(loop.getNumResults(), index));
  return true;
}

/// drop-while-pair drops both at once, since most loops pass on exactly what they carry.
static Targets findWhilePairs(ModuleOp module) {
  Targets targets;
  for (const Target &target : findWhileResults(module))
    if (auto loop = cast<scf::WhileOp>(target.op); target.index < loop.getInits().size())
      targets.push_back(target);
  return targets;
}

static bool dropWhilePair(Edit &edit, const Target &target) {
  if (!dropWhileResult(edit, target))
    return false;
  dropWhileCarried(edit, edit.current(target.op), target.index);
  return true;
}

Move dropCarriedMove() {
  return makeMove<findCarried, dropCarried>("drop-carried",
                                            "drop a carried value or result of a region op");
}
Move dropWhileResultMove() {
  return makeMove<findWhileResults, dropWhileResult>("drop-while-result",
                                                     "drop a result of scf.while");
}
Move dropWhilePairMove() {
  return makeMove<findWhilePairs, dropWhilePair>(
      "drop-while-pair", "drop a carried value and the result at its place of scf.while");
}

} // namespace freehold::reduce
