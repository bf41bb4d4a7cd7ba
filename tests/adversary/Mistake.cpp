//===- Mistake.cpp - What a careless author of a pass does ----------------===//
#include "tests/adversary/Mistake.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;

namespace freehold::adversary {

const MistakeTable &mistakeTable() {
  static const MistakeTable table = [] {
    MistakeTable made;
    addOpMistakes(made);
    addDeallocMistakes(made);
    addFreeMistakes(made);
    addConditionMistakes(made);
    addOrderMistakes(made);
    addGuardMistakes(made);
    addNumberMistakes(made);
    addViewMistakes(made);
    addBufferMistakes(made);
    addAccessMistakes(made);
    addLoopMistakes(made);
    addCallMistakes(made);
    addAttributeMistakes(made);
    return made;
  }();
  return table;
}

bool hidesRegions(Operation *op) {
  return isa<linalg::LinalgOp>(op) && !isa<linalg::GenericOp>(op);
}

bool makeMistake(const Mistake &mistake, ArrayRef<func::FuncOp> functions, gen::Choices &choices) {
  SmallVector<Operation *> ops;
  for (func::FuncOp function : functions)
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      ops.push_back(op);
      return hidesRegions(op) ? WalkResult::skip() : WalkResult::advance();
    });
  if (ops.empty())
    return false;
  unsigned start = choices.choose(std::min<size_t>(ops.size(), 65536));
  for (unsigned n = 0; n < ops.size(); ++n)
    if (mistake.apply(ops[(start + n) % ops.size()], choices))
      return true;
  return false;
}

SmallVector<Value> valuesAt(Operation *op, Type type, Value except) {
  SmallVector<Value> values;
  auto add = [&](Value value) {
    if (value.getType() == type && value != except)
      values.push_back(value);
  };
  for (Operation *place = op; place && !isa<func::FuncOp>(place); place = place->getParentOp()) {
    Block *block = place->getBlock();
    llvm::for_each(block->getArguments(), add);
    for (Operation *earlier = &block->front(); earlier != place; earlier = earlier->getNextNode())
      llvm::for_each(earlier->getResults(), add);
    Region *region = block->getParent();
    if (block == &region->front() || !isa<func::FuncOp>(region->getParentOp()))
      continue;
    // The entry block dominates all others.
    llvm::for_each(region->front().getArguments(), add);
    for (Operation &earlier : region->front())
      llvm::for_each(earlier.getResults(), add);
  }
  return values;
}

Value otherValue(Operation *op, Value in_place_of, gen::Choices &choices) {
  SmallVector<Value> values = valuesAt(op, in_place_of.getType(), in_place_of);
  return values.empty() ? Value() : values[choices.choose(std::min<size_t>(values.size(), 65536))];
}

int pick(unsigned count, llvm::function_ref<bool(unsigned)> isWanted, gen::Choices &choices) {
  SmallVector<unsigned> wanted;
  for (unsigned n = 0; n < count; ++n)
    if (isWanted(n))
      wanted.push_back(n);
  return wanted.empty() ? -1 : static_cast<int>(wanted[choices.choose(wanted.size())]);
}

OpOperand *pickMemref(Operation *op, gen::Choices &choices) {
  int which =
      pick(op->getNumOperands(), [&](unsigned n) { return isMemref(op->getOperand(n)); }, choices);
  return which < 0 ? nullptr : &op->getOpOperand(which);
}

OpOperand *pickIndex(Operation *op, gen::Choices &choices) {
  int which = pick(
      op->getNumOperands(), [&](unsigned n) { return op->getOperand(n).getType().isIndex(); },
      choices);
  return which < 0 ? nullptr : &op->getOpOperand(which);
}

std::pair<OpOperand *, OpOperand *> pickTwoLike(Operation *op, gen::Choices &choices) {
  OpOperand &first = op->getOpOperand(choices.choose(op->getNumOperands()));
  int second = pick(
      op->getNumOperands(),
      [&](unsigned n) {
        Value value = op->getOperand(n);
        return value != first.get() && value.getType() == first.get().getType();
      },
      choices);
  if (second < 0)
    return {nullptr, nullptr};
  return {&first, &op->getOpOperand(second)};
}

bool swapTwoLike(Operation *op, gen::Choices &choices) {
  auto [first, second] = pickTwoLike(op, choices);
  if (!first)
    return false;
  Value value = first->get();
  first->set(second->get());
  second->set(value);
  return true;
}

bool replaceMemref(Operation *op, gen::Choices &choices) {
  OpOperand *memref = pickMemref(op, choices);
  Value other = memref ? otherValue(op, memref->get(), choices) : Value();
  if (!other)
    return false;
  memref->set(other);
  return true;
}

Value boolBefore(Operation *op, bool value) {
  OpBuilder b(op);
  return arith::ConstantOp::create(b, op->getLoc(), b.getBoolAttr(value));
}

func::FuncOp functionOf(Operation *op) {
  auto function = dyn_cast<func::FuncOp>(op);
  return function ? function : op->getParentOfType<func::FuncOp>();
}

bool isUnused(Operation *op) { return op->use_empty(); }

bool moveBefore(Operation *op, Operation *place) {
  if (op == place || op->hasTrait<OpTrait::IsTerminator>() || op->isProperAncestor(place) ||
      isa<func::FuncOp>(op) || !place->getBlock())
    return false;
  DominanceInfo dominance(functionOf(op));
  bool isFine = true;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      isFine &= op->isAncestor(operand.getParentBlock()->getParentOp())
                    ? true
                    : dominance.properlyDominates(operand, place);
  });
  for (Operation *user : op->getUsers())
    isFine &= user == place || dominance.properlyDominates(place, user) || place->isAncestor(user);
  if (!isFine)
    return false;
  op->moveBefore(place);
  return true;
}

} // namespace freehold::adversary
