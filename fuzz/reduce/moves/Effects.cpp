//===- Effects.cpp - Cheaper ops that still touch the buffers -------------===//
// call-to-load:    call @external(%m)  ->  memref.load %m[0...]; a result of that type is what was
//                  loaded
// linalg-to-fill:  linalg.generic outs(%m), memref.copy to %m  ->  linalg.fill ins(0) outs(%m)
// fill-to-store:   linalg.fill ins(%v) outs(%m)  ->  memref.store %v, %m[0...]
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::reduce {

static SmallVector<Value> zeros(Edit &edit, Operation *at, unsigned count) {
  SmallVector<Value> indices(count);
  for (Value &index : indices)
    index = edit.zero(IndexType::get(at->getContext()), at);
  return indices;
}

static bool isBuffer(Value value) { return value && isa<MemRefType>(value.getType()); }

static Targets findReaders(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](func::CallOp call) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    if (callee && callee.isDeclaration() && llvm::any_of(call.getOperands(), isBuffer))
      targets.push_back({call, 0, 1});
  });
  return targets;
}

static bool callToLoad(Edit &edit, const Target &target) {
  Operation *call = target.op;
  SmallVector<Value> loaded;
  OpBuilder b(call);
  for (Value operand : call->getOperands())
    if (isBuffer(operand)) {
      unsigned rank = cast<MemRefType>(operand.getType()).getRank();
      loaded.push_back(memref::LoadOp::create(b, call->getLoc(), operand, zeros(edit, call, rank)));
    }
  for (Value result : call->getResults())
    for (Value value : loaded)
      if (value.getType() == result.getType()) {
        edit.replace(result, value);
        break;
      }
  edit.erase(call);
  return true;
}

/// Returns the buffers that the op overwrites completely.
static SmallVector<Value> written(Operation *op) {
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return {copy.getTarget()};
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || isa<linalg::FillOp>(op) || op->getNumResults())
    return {};
  return SmallVector<Value>(structured.getDpsInits());
}

static bool canFill(Value value) {
  return isBuffer(value) &&
         cast<MemRefType>(value.getType()).getElementType().isIntOrIndexOrFloat();
}

static Targets findWriters(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    SmallVector<Value> buffers = written(op);
    if (!buffers.empty() && llvm::all_of(buffers, canFill))
      targets.push_back({op, 0, opCount(op)});
  });
  return targets;
}

static bool toFill(Edit &edit, const Target &target) {
  OpBuilder b(target.op);
  for (Value buffer : written(target.op)) {
    if (!canFill(buffer))
      return false;
    Value number = edit.zero(cast<MemRefType>(buffer.getType()).getElementType(), target.op);
    if (!number)
      return false;
    linalg::FillOp::create(b, target.op->getLoc(), number, buffer);
  }
  edit.erase(target.op);
  return true;
}

static bool isPlainFill(linalg::FillOp fill) {
  if (fill.getInputs().size() != 1 || fill.getOutputs().size() != 1 ||
      !isBuffer(fill.getOutputs().front()))
    return false;
  auto type = cast<MemRefType>(fill.getOutputs().front().getType());
  return type.getElementType() == fill.getInputs().front().getType();
}

static Targets findFills(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](linalg::FillOp fill) {
    if (isPlainFill(fill))
      targets.push_back({fill, 0, 1});
  });
  return targets;
}

static bool toStore(Edit &edit, const Target &target) {
  auto fill = cast<linalg::FillOp>(target.op);
  if (!isPlainFill(fill))
    return false;
  Value buffer = fill.getOutputs().front();
  OpBuilder b(fill);
  unsigned rank = cast<MemRefType>(buffer.getType()).getRank();
  memref::StoreOp::create(b, fill.getLoc(), fill.getInputs().front(), buffer,
                          zeros(edit, fill, rank));
  edit.erase(fill);
  return true;
}

Move callToLoadMove() {
  return makeMove<findReaders, callToLoad>("call-to-load", "load instead of an external call");
}
Move linalgToFillMove() {
  return makeMove<findWriters, toFill>("linalg-to-fill", "fill with zeros instead of computing");
}
Move fillToStoreMove() {
  return makeMove<findFills, toStore>("fill-to-store", "store one element instead of all");
}

} // namespace freehold::reduce
