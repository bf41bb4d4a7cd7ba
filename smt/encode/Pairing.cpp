//===- Pairing.cpp - Which i1 belongs to which memref of a list -----------===//
#include "smt/encode/Pairing.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

#include "llvm/ADT/IntEqClasses.h"

using namespace mlir;

namespace freehold::smt {
namespace {
/// Numbers lists in order of occurrence: those of arguments first, with the same numbers in both
/// functions. Lists of one class correspond element by element.
class Pairing {
public:
  explicit Pairing(Rewrite &rewrite) : rewrite_(rewrite) {}

  LogicalResult run();

private:
  LogicalResult walk(func::FuncOp function);
  LogicalResult visit(Operation *op);
  LogicalResult visitDealloc(bufferization::DeallocOp op);
  LogicalResult pairArguments();

  bool isList(Value value) const { return numbers_.contains(value); }
  void join(Value a, Value b) { classes_.join(numbers_.lookup(a), numbers_.lookup(b)); }
  void add(Value value) {
    numbers_[value] = count_++;
    classes_.grow(count_);
  }

  Rewrite &rewrite_;
  llvm::IntEqClasses classes_;
  DenseMap<Value, unsigned> numbers_;
  unsigned count_ = 0;
};

LogicalResult Pairing::run() {
  count_ = rewrite_.isList.size();
  classes_.grow(count_);
  if (failed(walk(rewrite_.source)) || failed(walk(rewrite_.target)))
    return failure();
  return pairArguments();
}

LogicalResult Pairing::walk(func::FuncOp function) {
  for (auto [number, argument] : llvm::enumerate(function.getArguments()))
    if (rewrite_.isList[number])
      numbers_[argument] = number;
  WalkResult walked = function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    return op == function.getOperation() ? WalkResult::advance() : WalkResult(visit(op));
  });
  return failure(walked.wasInterrupted());
}

LogicalResult Pairing::visit(Operation *op) {
  if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
    return visitDealloc(dealloc);
  if (isa<func::ReturnOp>(op))
    return success();
  SmallVector<Value> lists;
  for (Value operand : op->getOperands())
    if (isList(operand))
      lists.push_back(operand);
  if (lists.empty())
    return success();
  if (op->getNumRegions() || op->hasTrait<OpTrait::IsTerminator>())
    return op->emitError("a list can neither decide control flow nor be passed on by a region");
  for (Value list : lists)
    join(lists.front(), list);
  for (Value result : op->getResults()) {
    add(result);
    join(lists.front(), result);
  }
  return success();
}

LogicalResult Pairing::visitDealloc(bufferization::DeallocOp op) {
  for (auto [memref, condition] : llvm::zip(op.getMemrefs(), op.getConditions())) {
    if (!isList(condition))
      continue;
    if (!isList(memref))
      return op.emitError("the condition of a single memref is a list");
    join(memref, condition);
  }
  for (auto [retained, updated] : llvm::zip(op.getRetained(), op.getUpdatedConditions())) {
    if (!isList(retained))
      continue;
    add(updated);
    join(retained, updated);
  }
  return success();
}

LogicalResult Pairing::pairArguments() {
  classes_.compress();
  // The memref list of each class.
  std::vector<std::optional<unsigned>> memrefs(classes_.getNumClasses());
  Block::BlockArgListType arguments = rewrite_.source.getArguments();
  for (BlockArgument argument : arguments) {
    unsigned number = argument.getArgNumber();
    if (!rewrite_.isList[number] || !isa<BaseMemRefType>(argument.getType()))
      continue;
    std::optional<unsigned> &memref = memrefs[classes_[number]];
    if (memref)
      return emitError(argument.getLoc(), "a list of i1 is paired with this list and with ")
             << "argument " << *memref;
    memref = number;
  }
  rewrite_.pairedWith.assign(arguments.size(), std::nullopt);
  for (BlockArgument argument : arguments) {
    unsigned number = argument.getArgNumber();
    if (!rewrite_.isList[number] || isa<BaseMemRefType>(argument.getType()))
      continue;
    rewrite_.pairedWith[number] = memrefs[classes_[number]];
    if (!rewrite_.pairedWith[number])
      return emitError(argument.getLoc(), "a list of i1 is paired with a list of memrefs by its "
                                          "place in a bufferization.dealloc; this one is not");
  }
  return success();
}
} // namespace

LogicalResult pairLists(Rewrite &rewrite) { return Pairing(rewrite).run(); }

} // namespace freehold::smt
