//===- Values.cpp - Other values in place of values -----------------------===//
// value-to-earlier:  all uses of a value use the earliest available value of its type
// use-to-earlier:    the same for one operand
// value-to-number:   uses of a number become 0 (first site) or 1 (second); i1: false, true
// value-to-argument: the result of an op becomes an argument of its function, which has no calls
// merge-constants:   uses of a constant use an equal one that comes earlier
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Uses.h"
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold::reduce {

/// Returns the op before which the value is defined: its op, the parent op of a region, or the
/// first op of its block. Null for function arguments.
static Operation *definitionPoint(Value value) {
  if (Operation *def = value.getDefiningOp())
    return def;
  Block *block = cast<BlockArgument>(value).getOwner();
  Operation *parent = block->getParentOp();
  if (block->isEntryBlock())
    return isa<FunctionOpInterface>(parent) ? nullptr : parent;
  return block->empty() ? nullptr : &block->front();
}

/// Visits results, and after them block arguments, block by block.
static void forEachValue(ModuleOp module,
                         llvm::function_ref<void(Operation *, unsigned, Value)> use) {
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    unsigned index = 0;
    for (Value result : op->getResults())
      use(op, index++, result);
    if (hidesRegion(op))
      return;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          use(op, index++, argument);
  });
}

static Value valueAt(Operation *op, unsigned index) {
  if (index < op->getNumResults())
    return op->getResult(index);
  index -= op->getNumResults();
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      if (index < block.getNumArguments())
        return block.getArgument(index);
      index -= block.getNumArguments();
    }
  return nullptr;
}

static bool isConstant(Value value) { return matchPattern(value, m_Constant()); }

/// Returns an earlier value of the type. For a block argument also the arguments before it.
static Value earlierOf(Value value) {
  Operation *at = definitionPoint(value);
  if (!at)
    return nullptr;
  auto argument = dyn_cast<BlockArgument>(value);
  return findAvailable(at, [&](Value other) {
    if (other == value || other.getType() != value.getType())
      return false;
    auto sibling = dyn_cast<BlockArgument>(other);
    return !argument || !sibling || sibling.getOwner() != argument.getOwner() ||
           sibling.getArgNumber() < argument.getArgNumber();
  });
}

static Targets findReplaceable(ModuleOp module) {
  Targets targets;
  forEachValue(module, [&](Operation *op, unsigned index, Value value) {
    if (value.use_empty() || isConstant(value))
      return;
    if (earlierOf(value))
      targets.push_back({op, index, 1});
  });
  return targets;
}

static bool toEarlier(Edit &edit, const Target &target) {
  Value value = valueAt(target.op, target.index);
  Value other = value ? earlierOf(value) : Value();
  if (!other)
    return false;
  edit.replace(value, other);
  return true;
}

static Value earlierFor(OpOperand &operand) {
  Value now = operand.get();
  Value other = findAvailable(operand.getOwner(),
                              [&](Value value) { return value.getType() == now.getType(); });
  return other == now ? Value() : other;
}

static Targets findOperandUses(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (!isConstant(operand.get()) && earlierFor(operand))
        targets.push_back({op, operand.getOperandNumber(), 1});
  });
  return targets;
}

static bool useEarlier(Edit &edit, const Target &target) {
  if (target.index >= target.op->getNumOperands())
    return false;
  OpOperand &operand = target.op->getOpOperand(target.index);
  Value other = earlierFor(operand);
  if (!other)
    return false;
  edit.setOperand(operand, other);
  return true;
}

static Targets findNumbers(ModuleOp module) {
  Targets targets;
  forEachValue(module, [&](Operation *op, unsigned index, Value value) {
    if (value.getType().isIntOrIndexOrFloat() && !value.use_empty() && !isConstant(value) &&
        functionOf(op))
      for (unsigned number : {0u, 1u})
        targets.push_back({op, 2 * index + number, 1});
  });
  return targets;
}

static bool toNumber(Edit &edit, const Target &target) {
  Value value = valueAt(target.op, target.index / 2);
  if (!value || value.use_empty())
    return false;
  Operation *at = definitionPoint(value);
  if (!at) {
    Block &entry = *value.getParentBlock();
    at = entry.empty() ? nullptr : &entry.front();
  }
  Value number = at ? edit.zero(value.getType(), at, target.index % 2) : Value();
  if (!number)
    return false;
  edit.replace(value, number);
  return true;
}

static bool isUncalled(ModuleOp module, Operation *function) {
  return isa_and_nonnull<func::FuncOp>(function) && symbolUsers(module, function).empty();
}

static Targets findArgumentLike(ModuleOp module) {
  Targets targets;
  llvm::DenseMap<Operation *, bool> uncalled;
  forEachValue(module, [&](Operation *op, unsigned index, Value value) {
    Operation *function = functionOf(op);
    bool fits = value.getType().isIntOrIndexOrFloat() || isa<MemRefType>(value.getType());
    if (index >= op->getNumResults() || !function || !fits || value.use_empty() ||
        isConstant(value))
      return;
    auto [known, isNew] = uncalled.try_emplace(function, false);
    if (isNew)
      known->second = isUncalled(module, function);
    if (known->second)
      targets.push_back({op, index, 1});
  });
  return targets;
}

static bool toArgument(Edit &edit, const Target &target) {
  auto function = dyn_cast_or_null<func::FuncOp>(functionOf(target.op));
  if (!function || function.isDeclaration() || target.index >= target.op->getNumResults())
    return false;
  Value value = target.op->getResult(target.index);
  unsigned last = function.getNumArguments();
  if (failed(function.insertArgument(last, value.getType(), {}, value.getLoc())))
    return false;
  value.replaceAllUsesWith(function.getArgument(last));
  if (!target.op->hasTrait<OpTrait::IsTerminator>() && target.op->use_empty())
    edit.erase(target.op);
  return true;
}

static Value equalBefore(arith::ConstantOp constant) {
  return findAvailable(constant, [&](Value value) {
    auto other = value.getDefiningOp<arith::ConstantOp>();
    return other && other != constant && other.getValueAttr() == constant.getValueAttr();
  });
}

static Targets findDuplicates(ModuleOp module) {
  Targets targets;
  module->walk([&](arith::ConstantOp constant) {
    if (equalBefore(constant))
      targets.push_back({constant, 0, 1});
  });
  return targets;
}

static bool mergeConstant(Edit &edit, const Target &target) {
  auto constant = cast<arith::ConstantOp>(target.op);
  Value other = equalBefore(constant);
  if (!other)
    return false;
  edit.replace(constant, other);
  edit.erase(constant);
  return true;
}

Move valueToEarlierMove() {
  return makeMove<findReplaceable, toEarlier>("value-to-earlier",
                                              "use the earliest value of the type instead");
}
Move useToEarlierMove() {
  return makeMove<findOperandUses, useEarlier>("use-to-earlier",
                                               "the same for one operand of an op");
}
Move valueToNumberMove() {
  return makeMove<findNumbers, toNumber>("value-to-number", "use 0 or 1 instead of a number");
}
Move valueToArgumentMove() {
  return makeMove<findArgumentLike, toArgument>("value-to-argument",
                                                "get an op's result as an argument instead");
}
Move mergeConstantsMove() {
  return makeMove<findDuplicates, mergeConstant>("merge-constants", "use an equal constant");
}

} // namespace freehold::reduce
