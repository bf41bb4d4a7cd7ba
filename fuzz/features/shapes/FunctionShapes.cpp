//===- FunctionShapes.cpp - Functions and calls ---------------------------===//
#include "fuzz/features/Checklist.h"
#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace freehold::features {

static bool takesMemRef(func::FuncOp func) {
  return llvm::any_of(func.getArgumentTypes(), isMemrefType);
}
static func::FuncOp callee(Operation *call) {
  auto op = dyn_cast<func::CallOp>(call);
  return op ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, op.getCalleeAttr())
            : nullptr;
}

template <bool isPublic> static bool callsOwn(Operation *op) {
  func::FuncOp func = callee(op);
  return func && !func.isExternal() && func.isPublic() == isPublic;
}
static bool callsExternalWithMemRef(Operation *op) {
  func::FuncOp func = callee(op);
  return func && func.isExternal() && takesMemRef(func);
}
static bool callsExternalForMemRef(Operation *op) {
  func::FuncOp func = callee(op);
  return func && func.isExternal() && llvm::any_of(func.getResultTypes(), isMemrefType);
}
static bool callsExternalForTwo(Operation *op) {
  func::FuncOp func = callee(op);
  return func && func.isExternal() && llvm::count_if(func.getResultTypes(), isMemrefType) > 1;
}
static bool selectsFunction(Operation *op) {
  return isa<arith::SelectOp>(op) && isa<FunctionType>(op->getResult(0).getType());
}
static bool callsItself(Operation *op) {
  func::FuncOp func = callee(op);
  return func && func == op->getParentOfType<func::FuncOp>();
}

/// A call that its callee, or one of the callee's callees, leads back from.
static bool isOnCallCycle(Operation *op) {
  func::FuncOp first = callee(op), home = op->getParentOfType<func::FuncOp>();
  if (!first || first == home)
    return false;
  llvm::SmallPtrSet<Operation *, 8> seen = {first};
  SmallVector<func::FuncOp> open = {first};
  while (!open.empty()) {
    func::FuncOp func = open.pop_back_val();
    if (func == home)
      return true;
    func.walk([&](func::CallOp call) {
      if (func::FuncOp next = callee(call); next && seen.insert(next).second)
        open.push_back(next);
    });
  }
  return false;
}

static bool returnsSeveral(Operation *op) {
  auto func = dyn_cast<func::FuncOp>(op);
  return func && !func.isExternal() && llvm::count_if(func.getResultTypes(), isMemrefType) > 1;
}

static Value rootOf(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}
template <bool isPublic> static bool returnsArgument(Operation *op) {
  auto func = dyn_cast_if_present<func::FuncOp>(op->getParentOp());
  return isa<func::ReturnOp>(op) && func && func.isPublic() == isPublic &&
         llvm::any_of(op->getOperands(), [](Value value) {
           auto argument = dyn_cast<BlockArgument>(rootOf(value));
           return argument && isMemrefType(value.getType()) && argument.getOwner()->isEntryBlock();
         });
}
static bool returnsOneTwice(Operation *op) {
  if (!isa<func::ReturnOp>(op))
    return false;
  SmallVector<Value> roots;
  for (Value value : op->getOperands())
    if (isMemrefType(value.getType())) {
      if (llvm::is_contained(roots, rootOf(value)))
        return true;
      roots.push_back(rootOf(value));
    }
  return false;
}

void addFunctionShapes(Shapes &shapes) {
  const char *family = "functions";
  shapes.push_back({family, "call of a public function", callsOwn<true>});
  shapes.push_back({family, "call of a private function", callsOwn<false>});
  shapes.push_back({family, "external function takes a memref", callsExternalWithMemRef});
  shapes.push_back({family, "external function makes a memref", callsExternalForMemRef});
  shapes.push_back({family, "external function makes two memrefs", callsExternalForTwo});
  shapes.push_back({family, "select of functions", selectsFunction});
  shapes.push_back({family, "recursion", callsItself});
  shapes.push_back({family, "cycle of calls", isOnCallCycle});
  shapes.push_back(
      {family, "indirect call", [](Operation *op) { return isa<func::CallIndirectOp>(op); }});
  shapes.push_back({family, "several memref results", returnsSeveral});
  shapes.push_back({family, "private function returns an argument", returnsArgument<false>});
  shapes.push_back({family, "public function returns an argument", returnsArgument<true>});
  shapes.push_back({family, "returns one buffer twice", returnsOneTwice});
}

} // namespace freehold::features
