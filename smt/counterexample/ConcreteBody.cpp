//===- ConcreteBody.cpp - A function's body, lists spelled out ------------===//
#include "smt/counterexample/ConcreteBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

namespace freehold::smt {

SmallVector<Value> ConcreteBody::spell(ValueRange values) const {
  SmallVector<Value> all;
  for (Value value : values)
    llvm::append_range(all, (*this)[value].values);
  return all;
}

LogicalResult ConcreteBody::copy(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (isa<FunctionOpInterface>(block.getParentOp()))
      makeBoxes(op);
    if (failed(copyOp(op)))
      return failure();
    name(op);
  }
  return success();
}

/// Makes a box and a flag before an op of the entry block, for each heap buffer made in its
/// regions.
void ConcreteBody::makeBoxes(Operation &op) {
  for (Region &region : op.getRegions())
    region.walk([&](Operation *inner) {
      if (!isa<memref::AllocOp, bufferization::CloneOp>(inner))
        return;
      auto boxOf = [&](Type element) -> Value {
        return memref::AllocaOp::create(b, op.getLoc(), MemRefType::get({1}, element));
      };
      Made made{nullptr, boxOf(inner->getResult(0).getType()), boxOf(b.getI1Type())};
      store(arith::ConstantOp::create(b, op.getLoc(), b.getBoolAttr(false)), made.flag);
      boxes_[inner] = made;
    });
}

void ConcreteBody::store(Value value, Value box) {
  Value zero = arith::ConstantIndexOp::create(b, value.getLoc(), 0);
  memref::StoreOp::create(b, value.getLoc(), value, box, zero);
}

/// Names allocations as Encoder::make does.
void ConcreteBody::name(Operation &op) {
  if (!isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp>(op))
    return;
  bool isHeap = !isa<memref::AllocaOp>(op);
  std::string name = names_.next(&op, isHeap);
  if (!isHeap)
    return;
  Made made = boxes_.lookup(&op);
  made.buffer = (*this)[op.getResult(0)].values.front();
  if (made.box) {
    store(made.buffer, made.box);
    store(arith::ConstantOp::create(b, op.getLoc(), b.getBoolAttr(true)), made.flag);
  }
  made_[name] = made;
}

LogicalResult ConcreteBody::copyOp(Operation &op) {
  if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
    return copyDealloc(dealloc);
  std::optional<unsigned> count;
  for (Value operand : op.getOperands()) {
    const Spelled &spelled = (*this)[operand];
    if (!spelled.isList)
      continue;
    if (count && *count != spelled.values.size())
      return op.emitError("cannot be run: combines lists of different lengths");
    count = spelled.values.size();
  }
  if (count)
    return copyEach(op, *count);
  IRMapping mapping;
  for (Value operand : op.getOperands())
    mapping.map(operand, (*this)[operand].values.front());
  Operation *copied = b.insert(op.cloneWithoutRegions(mapping));
  for (auto [from, to] : llvm::zip_equal(op.getResults(), copied->getResults()))
    set(from, {{to}});
  return copyRegions(op, *copied);
}

LogicalResult ConcreteBody::copyEach(Operation &op, unsigned count) {
  if (op.getNumRegions() || op.hasTrait<OpTrait::IsTerminator>())
    return op.emitError("cannot be run: a list decides control flow or is passed on by a region");
  for (Value result : op.getResults())
    set(result, {{}, true});
  for (unsigned element = 0; element < count; ++element) {
    IRMapping mapping;
    for (Value operand : op.getOperands()) {
      const Spelled &spelled = (*this)[operand];
      mapping.map(operand, spelled.values[spelled.isList ? element : 0]);
    }
    Operation *copied = b.insert(op.cloneWithoutRegions(mapping));
    for (auto [from, to] : llvm::zip_equal(op.getResults(), copied->getResults()))
      spelled_[from].values.push_back(to);
  }
  return success();
}

LogicalResult ConcreteBody::copyDealloc(bufferization::DeallocOp op) {
  SmallVector<Value> memrefs, conditions, retained = spell(op.getRetained());
  for (auto [memref, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    const Spelled &from = (*this)[memref], &when = (*this)[condition];
    if (when.isList && (!from.isList || from.values.size() != when.values.size()))
      return op.emitError("cannot be run: as many conditions as memrefs are needed");
    for (auto [element, value] : llvm::enumerate(from.values)) {
      memrefs.push_back(value);
      conditions.push_back(when.values[when.isList ? element : 0]);
    }
  }
  SmallVector<Type> types(retained.size(), b.getI1Type());
  auto copied =
      bufferization::DeallocOp::create(b, op.getLoc(), types, memrefs, conditions, retained);
  ValueRange updated = copied.getUpdatedConditions();
  for (auto [value, result] : llvm::zip_equal(op.getRetained(), op.getUpdatedConditions())) {
    const Spelled &from = (*this)[value];
    set(result, {llvm::to_vector(updated.take_front(from.values.size())), from.isList});
    updated = updated.drop_front(from.values.size());
  }
  return success();
}

LogicalResult ConcreteBody::copyRegions(Operation &from, Operation &to) {
  OpBuilder::InsertionGuard guard(b);
  for (auto [region, copied] : llvm::zip_equal(from.getRegions(), to.getRegions())) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return from.emitError("cannot be run: a region has several blocks");
    Block &block = region.front();
    SmallVector<Location> locations = llvm::map_to_vector(
        block.getArguments(), [](BlockArgument argument) { return argument.getLoc(); });
    Block *body = b.createBlock(&copied, {}, block.getArgumentTypes(), locations);
    for (auto [argument, value] : llvm::zip_equal(block.getArguments(), body->getArguments()))
      set(argument, {{value}});
    if (failed(copy(block)) ||
        (block.mightHaveTerminator() && failed(copyOp(*block.getTerminator()))))
      return failure();
  }
  return success();
}

} // namespace freehold::smt
