//===- Operands.cpp - Other values of the type ----------------------------===//
// change-constant:  arith.constant 4          ->  arith.constant 5
// change-buffer:    memref.load %a[%i]        ->  memref.load %b[%i]      (any memref operand)
// change-operand:   arith.addi %x, %y         ->  arith.addi %x, %z       (any other operand)
// swap-operands:    memref.copy %a, %b        ->  memref.copy %b, %a
// swap-arguments:   ^bb1(%p, %q): ... %p %q   ->  ^bb1(%p, %q): ... %q %p
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::mutate {

/// Larger numbers only make runs longer and buffers larger.
static constexpr int64_t kNumberMax = 64;

static bool isScalarConstant(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant)
    return false;
  Type type = constant.getType();
  return type.isIndex() || isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type) ||
         (type.isSignlessInteger() && type.getIntOrFloatBitWidth() <= 64);
}

static bool changeNumber(Mutant &mutant, const Target &target) {
  auto constant = cast<arith::ConstantOp>(target.op);
  Type type = constant.getType();
  Builder builder(type.getContext());
  if (isa<FloatType>(type)) {
    double old = cast<FloatAttr>(constant.getValue()).getValueAsDouble();
    std::vector<double> numbers{0, 1, -old, old / 2, old + 1};
    std::erase(numbers, old);
    constant.setValueAttr(builder.getFloatAttr(type, mutant.pick(numbers)));
    return true;
  }
  bool isStepOfLoop = llvm::any_of(constant->getUses(), [](OpOperand &use) { return isStep(use); });
  int64_t old = cast<IntegerAttr>(constant.getValue()).getValue().getSExtValue();
  int64_t least = isStepOfLoop ? 1 : type.isIndex() ? 0 : -kNumberMax;
  std::vector<int64_t> numbers;
  if (type.isInteger(1))
    numbers = {!old};
  else
    for (int64_t number : {int64_t(0), int64_t(1), int64_t(2), int64_t(3), old - 1, old + 1,
                           old / 2, old == INT64_MIN ? 0 : -old})
      if (number != old && number >= least && number <= kNumberMax)
        numbers.push_back(number);
  if (numbers.empty())
    return false;
  int64_t number = mutant.pick(numbers);
  constant.setValueAttr(
      type.isIndex()
          ? builder.getIndexAttr(number)
          : IntegerAttr::get(type,
                             APInt(64, number, true).sextOrTrunc(type.getIntOrFloatBitWidth())));
  return true;
}

static bool isBuffer(Value value) { return isa<BaseMemRefType>(value.getType()); }

template <bool buffers> static Targets findOperands(ModuleOp module) {
  Targets targets;
  for (Operation *op : editableOps(module))
    if (mayChange(op))
      for (OpOperand &operand : op->getOpOperands())
        if (isBuffer(operand.get()) == buffers && isFree(operand))
          targets.push_back({op, operand.getOperandNumber()});
  return targets;
}

static bool setOther(Mutant &mutant, const Target &target) {
  OpOperand &operand = target.op->getOpOperand(target.index);
  std::vector<Value> values = availableValues(target.op, operand.get().getType());
  std::erase(values, operand.get());
  if (values.empty())
    return false;
  operand.set(mutant.pick(values));
  return true;
}

/// Returns later operands that the target's operand can be swapped with.
static std::vector<unsigned> partners(Operation *op, unsigned index) {
  std::vector<unsigned> found;
  OpOperand &operand = op->getOpOperand(index);
  if (isFree(operand))
    for (OpOperand &other : op->getOpOperands().drop_front(index + 1))
      if (other.get().getType() == operand.get().getType() && other.get() != operand.get() &&
          isFree(other))
        found.push_back(other.getOperandNumber());
  return found;
}

static Targets findPairs(ModuleOp module) {
  Targets targets;
  for (Operation *op : editableOps(module))
    if (mayChange(op))
      for (unsigned index = 0; index < op->getNumOperands(); ++index)
        if (!partners(op, index).empty())
          targets.push_back({op, index});
  return targets;
}

static bool swapPair(Mutant &mutant, const Target &target) {
  unsigned other = mutant.pick(partners(target.op, target.index));
  Value value = target.op->getOperand(target.index);
  target.op->setOperand(target.index, target.op->getOperand(other));
  target.op->setOperand(other, value);
  return true;
}

static std::vector<unsigned> partnersOf(BlockArgument argument) {
  std::vector<unsigned> found;
  if (isReplaceable(argument))
    for (BlockArgument other :
         argument.getOwner()->getArguments().drop_front(argument.getArgNumber() + 1))
      if (other.getType() == argument.getType() && isReplaceable(other) &&
          !(argument.use_empty() && other.use_empty()))
        found.push_back(other.getArgNumber());
  return found;
}

static Targets findArguments(ModuleOp module) {
  Targets targets;
  for (Block *block : editableBlocks(module)) {
    // What scf.forall inserts into must be the block argument of the same result.
    if (isa<scf::ForallOp>(block->getParentOp()))
      continue;
    for (BlockArgument argument : block->getArguments())
      if (!partnersOf(argument).empty())
        targets.push_back({&block->front(), argument.getArgNumber(), 1, block});
  }
  return targets;
}

static bool swapUses(Mutant &mutant, const Target &target) {
  BlockArgument one = target.block->getArgument(target.index);
  BlockArgument two = target.block->getArgument(mutant.pick(partnersOf(one)));
  SmallVector<OpOperand *> uses(llvm::make_pointer_range(one.getUses()));
  two.replaceAllUsesWith(one);
  for (OpOperand *use : uses)
    use->set(two);
  return true;
}

Mutation changeConstant() {
  return {"change-constant", "another number", false, findOps<isScalarConstant>, changeNumber};
}
Mutation changeBuffer() {
  return {"change-buffer", "another memref of the type as an operand", false, findOperands<true>,
          setOther};
}
Mutation changeOperand() {
  return {"change-operand", "another value of the type as an operand", false, findOperands<false>,
          setOther};
}
Mutation swapOperands() {
  return {"swap-operands", "two operands of an op change places", false, findPairs, swapPair};
}
Mutation swapArguments() {
  return {"swap-arguments", "two arguments of a block change places in its code", false,
          findArguments, swapUses};
}

} // namespace freehold::mutate
