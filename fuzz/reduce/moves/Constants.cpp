//===- Constants.cpp - Smaller numbers ------------------------------------===//
// shrink-constant: arith.constant to 0, 1, 2 or half, a site for each that is smaller
// simplify-dense:  all elements of a global or constant tensor become equal to the first one
// loop-once:       scf.for, scf.parallel from 0 to 1 step 1 (first site), or to 2 (second)
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::reduce {

static void addNumber(Targets &targets, arith::ConstantOp op, Type type, const APInt &now) {
  APInt half = now.getBitWidth() > 1 ? now.abs().lshr(1) : now;
  SmallVector<APInt> seen;
  for (uint64_t number : {uint64_t(0), uint64_t(1), uint64_t(2), half.getLimitedValue()}) {
    APInt next = APInt(64, number).zextOrTrunc(now.getBitWidth());
    if (!next.ult(now.getBitWidth() > 1 ? now.abs() : now) && !(now.isNegative() && next.isZero()))
      continue;
    if (llvm::is_contained(seen, next))
      continue;
    seen.push_back(next);
    Target target{op, 0, 1};
    target.attribute = IntegerAttr::get(type, next);
    targets.push_back(target);
  }
}

static Targets findConstants(ModuleOp module) {
  Targets targets;
  module->walk([&](arith::ConstantOp op) {
    if (auto number = dyn_cast<IntegerAttr>(op.getValue()))
      return addNumber(targets, op, op.getType(), number.getValue());
    auto real = dyn_cast<FloatAttr>(op.getValue());
    if (!real || real.getValue().isPosZero())
      return;
    for (double next : {0.0, 1.0}) {
      if (real.getValue().isExactlyValue(1.0) && next == 1.0)
        continue;
      Target target{op, 0, 1};
      target.attribute = FloatAttr::get(op.getType(), next);
      targets.push_back(target);
    }
  });
  return targets;
}

static bool setConstant(Edit &edit, const Target &target) {
  auto op = cast<arith::ConstantOp>(target.op);
  if (op.getValue() == target.attribute)
    return false;
  op.setValueAttr(cast<TypedAttr>(target.attribute));
  return true;
}

static Targets findDense(ModuleOp module) {
  Targets targets;
  module->walk([&](Operation *op) {
    for (auto [index, attribute] : llvm::enumerate(op->getAttrs()))
      if (auto dense = dyn_cast<DenseElementsAttr>(attribute.getValue());
          dense && !dense.isSplat() && !dense.empty())
        targets.push_back({op, unsigned(index), 1});
  });
  return targets;
}

static bool makeSplat(Edit &edit, const Target &target) {
  if (target.index >= target.op->getAttrs().size())
    return false;
  NamedAttribute attribute = target.op->getAttrs()[target.index];
  auto dense = dyn_cast<DenseElementsAttr>(attribute.getValue());
  if (!dense || dense.empty() || !dense.getElementType().isIntOrIndexOrFloat())
    return false;
  Attribute first = *dense.getValues<Attribute>().begin();
  target.op->setAttr(attribute.getName(), DenseElementsAttr::get(dense.getType(), first));
  return true;
}

/// Returns lower bounds, upper bounds and steps, in this order, equally many of each.
static MutableArrayRef<OpOperand> boundsOf(Operation *op) {
  if (isa<scf::ForOp>(op))
    return op->getOpOperands().take_front(3);
  if (auto loop = dyn_cast<scf::ParallelOp>(op))
    return op->getOpOperands().take_front(3 * loop.getNumLoops());
  return {};
}

static bool isNumber(Value value, int64_t number) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  auto attribute = constant ? dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
  return attribute &&
         attribute.getValue() == APInt(64, number).zextOrTrunc(attribute.getValue().getBitWidth());
}

static Targets findLoops(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    MutableArrayRef<OpOperand> bounds = boundsOf(op);
    unsigned loops = bounds.size() / 3;
    for (unsigned trips : {1u, 2u})
      for (auto [index, bound] : llvm::enumerate(bounds)) {
        unsigned wanted = index / loops == 0 ? 0 : index / loops == 1 ? trips : 1;
        if (!isNumber(bound.get(), wanted)) {
          targets.push_back({op, trips, 1});
          break;
        }
      }
  });
  return targets;
}

static bool setTrips(Edit &edit, const Target &target) {
  MutableArrayRef<OpOperand> bounds = boundsOf(target.op);
  unsigned loops = bounds.size() / 3;
  for (auto [index, bound] : llvm::enumerate(bounds)) {
    unsigned wanted = index / loops == 0 ? 0 : index / loops == 1 ? target.index : 1;
    if (!bound.get() || isNumber(bound.get(), wanted))
      continue;
    Value number = edit.zero(bound.get().getType(), target.op, wanted);
    if (!number)
      return false;
    edit.setOperand(bound, number);
  }
  return true;
}

Move shrinkConstantMove() {
  return makeMove<findConstants, setConstant>("shrink-constant", "make a constant 0, 1, 2 or half");
}
Move simplifyDenseMove() {
  return makeMove<findDense, makeSplat>("simplify-dense", "make all elements the first one");
}
Move loopOnceMove() {
  return makeMove<findLoops, setTrips>("loop-once", "let a loop run once, or twice");
}

} // namespace freehold::reduce
