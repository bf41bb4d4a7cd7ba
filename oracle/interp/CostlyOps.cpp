//===- CostlyOps.cpp ------------------------------------------------------===//
#include "oracle/interp/CostlyOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// The data flow of addresses. A buffer of addresses contains them under each of its names.
class AddressFlow {
public:
  explicit AddressFlow(ModuleOp module) {
    module->walk([&](Operation *op) { addOp(op); });
    while (!work_.empty())
      for (Value next : edges_[work_.pop_back_val()])
        reach(next);
  }

  bool isAddress(Value value) const { return reached_.contains(value); }

private:
  void reach(Value value) {
    if (reached_.insert(value).second)
      work_.push_back(value);
  }
  void edge(Value from, Value to) {
    edges_[from].push_back(to);
    if (isa<BaseMemRefType>(from.getType()) && isa<BaseMemRefType>(to.getType()))
      edges_[to].push_back(from);
  }
  void edges(ValueRange from, ValueRange to) {
    for (auto [source, target] : llvm::zip(from, to))
      edge(source, target);
  }

  void addOp(Operation *op);
  void addBranch(BranchOpInterface op);
  void addRegions(RegionBranchOpInterface op);
  void addCall(CallOpInterface op);

  SymbolTableCollection symbols_;
  llvm::DenseMap<Value, SmallVector<Value, 2>> edges_;
  llvm::DenseSet<Value> reached_;
  SmallVector<Value> work_;
};
} // namespace

void AddressFlow::addOp(Operation *op) {
  if (isa<memref::ExtractAlignedPointerAsIndexOp, LLVM::PtrToIntOp>(op))
    return reach(op->getResult(0));
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return edge(store.getValueToStore(), store.getMemRef());
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    if (load.getType().isIntOrIndex())
      edge(load.getMemRef(), load.getResult());
    return;
  }
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    edge(select.getTrueValue(), select.getResult());
    return edge(select.getFalseValue(), select.getResult());
  }
  if (auto view = dyn_cast<ViewLikeOpInterface>(op))
    return edge(view.getViewSource(), op->getResult(0));
  if (isa<CastOpInterface>(op) && op->getNumOperands() == 1 && op->getNumResults() == 1)
    return edge(op->getOperand(0), op->getResult(0));
  if (auto branch = dyn_cast<BranchOpInterface>(op))
    return addBranch(branch);
  if (auto regions = dyn_cast<RegionBranchOpInterface>(op))
    return addRegions(regions);
  if (auto call = dyn_cast<CallOpInterface>(op))
    addCall(call);
}

void AddressFlow::addBranch(BranchOpInterface op) {
  for (auto [number, block] : llvm::enumerate(op->getSuccessors())) {
    SuccessorOperands operands = op.getSuccessorOperands(number);
    edges(operands.getForwardedOperands(),
          block->getArguments().drop_front(operands.getProducedOperandCount()));
  }
}

void AddressFlow::addRegions(RegionBranchOpInterface op) {
  auto leave = [&](RegionBranchPoint point, auto operandsFor) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (RegionSuccessor &successor : successors)
      edges(operandsFor(successor), successor.getSuccessorInputs());
  };
  leave(RegionBranchPoint::parent(),
        [&](RegionSuccessor successor) { return op.getEntrySuccessorOperands(successor); });
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!block.empty())
        if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(&block.back()))
          leave(terminator, [&](RegionSuccessor successor) {
            return terminator.getSuccessorOperands(successor);
          });
}

void AddressFlow::addCall(CallOpInterface op) {
  auto callee = dyn_cast_or_null<FunctionOpInterface>(op.resolveCallableInTable(&symbols_));
  if (!callee || callee.isExternal())
    return;
  edges(op.getArgOperands(), callee.getArguments());
  for (Block &block : callee.getFunctionBody())
    if (!block.empty() && block.back().hasTrait<OpTrait::ReturnLike>())
      edges(block.back().getOperands(), op->getResults());
}

/// Returns the operands of a comparison of two numbers; null for another op.
static std::pair<Value, Value> comparedNumbers(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return {compare.getLhs(), compare.getRhs()};
  if (auto compare = dyn_cast<index::CmpOp>(op))
    return {compare.getLhs(), compare.getRhs()};
  return {};
}

CountedOps costlyOps(ModuleOp module) {
  AddressFlow flow(module);
  CountedOps counted;
  module->walk([&](Operation *op) {
    if (isa<bufferization::CloneOp>(op))
      counted[op] = &RunStatistics::clones;
    if (isa<bufferization::DeallocOp>(op))
      counted[op] = &RunStatistics::deallocOps;
    auto [left, right] = comparedNumbers(op);
    if (left && (flow.isAddress(left) || flow.isAddress(right)))
      counted[op] = &RunStatistics::aliasChecks;
  });
  return counted;
}

} // namespace freehold::interp
