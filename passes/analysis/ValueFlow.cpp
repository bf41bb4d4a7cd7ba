//===- ValueFlow.cpp - Where a memref value comes from --------------------===//
// The table behind sourceOf, by what defines the value:
//   function argument                           Argument
//   block argument                              Join of what each predecessor passes
//   region argument, result of a region op      Join of what each RegionBranchPoint passes
//   memref.get_global                           Global
//   op with an allocation effect on the result  Allocation (memref.alloc, bufferization.clone, ...)
//   call                                        Allocation if the callee promises so, else Call
//   view-like, or pure with one memref operand  View
//   select-like                                 Choice
//   memref.load, affine.load                    Memory
//   anything else                               Unknown, of its memref operands
// An edge whose value is made by the branch itself, or is not a memref, makes a join Unknown.
//
// memref.realloc is an Allocation although it may hand back the old address: the old allocation is
// gone afterwards (a use of it is an error), so that no two live values ever share one.
//===----------------------------------------------------------------------===//
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold {

using Kind = Source::Kind;

bool isMemref(Value value) { return value && isa<BaseMemRefType>(value.getType()); }

//===----------------------------------------------------------------------===//
// Allocations and calls
//===----------------------------------------------------------------------===//

static SmallVector<MemoryEffects::EffectInstance, 2> effectsOn(Operation *op, Value value) {
  SmallVector<MemoryEffects::EffectInstance, 2> effects;
  if (auto source = dyn_cast<MemoryEffectOpInterface>(op))
    source.getEffectsOnValue(value, effects);
  return effects;
}

bool allocates(Operation *op, OpResult result) {
  return llvm::any_of(effectsOn(op, result), [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect());
  });
}

bool allocatesOnStack(Operation *op, OpResult result) {
  return llvm::any_of(effectsOn(op, result), [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect()) &&
           isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource());
  });
}

static FunctionOpInterface calleeOf(CallOpInterface call, SymbolTableCollection *symbols) {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  if (!name)
    return {};
  Operation *callee = symbols ? symbols->lookupNearestSymbolFrom(call, name)
                              : SymbolTable::lookupNearestSymbolFrom(call, name);
  return dyn_cast_or_null<FunctionOpInterface>(callee);
}

ResultOwnership resultOwnership(Operation *op, unsigned result, SymbolTableCollection *symbols) {
  auto call = dyn_cast<CallOpInterface>(op);
  FunctionOpInterface callee = call ? calleeOf(call, symbols) : FunctionOpInterface();
  if (!callee)
    return ResultOwnership::Owned;
  if (result < callee.getNumResults())
    if (Attribute said = callee.getResultAttr(result, "freehold.result_ownership")) {
      auto text = dyn_cast<StringAttr>(said);
      if (text && text.getValue() == "owned")
        return ResultOwnership::Owned;
      if (text && text.getValue() == "borrowed")
        return ResultOwnership::Borrowed;
      return ResultOwnership::Dynamic;
    }
  bool followsAbi =
      callee.isExternal() || !callee.isPrivate() || callee->hasAttr("freehold.deallocated");
  return followsAbi ? ResultOwnership::Owned : ResultOwnership::Dynamic;
}

//===----------------------------------------------------------------------===//
// Joins
//===----------------------------------------------------------------------===//

static Source unknown(Operation *op = nullptr) {
  Source source{Kind::Unknown, {}, {}};
  if (op)
    llvm::copy_if(op->getOperands(), std::back_inserter(source.values), isMemref);
  return source;
}

/// An edge whose value nobody sees makes the join Unknown; what the others pass stays in it.
static Source join(ArrayRef<Value> values, bool seesAll) {
  Source source{Kind::Unknown, {}, {}};
  llvm::copy_if(values, std::back_inserter(source.values), isMemref);
  if (seesAll && !values.empty() && source.values.size() == values.size())
    source.kind = Kind::Join;
  return source;
}

static Source blockArgumentSource(BlockArgument argument) {
  SmallVector<Value> values;
  bool seesAll = true;
  for (auto it = argument.getOwner()->pred_begin(), end = argument.getOwner()->pred_end();
       it != end; ++it) {
    // Nothing comes from a block that nothing branches to.
    if ((*it)->hasNoPredecessors() && !(*it)->isEntryBlock())
      continue;
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (branch &&
        argument.getArgNumber() < branch.getSuccessorOperands(it.getSuccessorIndex()).size())
      values.push_back(
          branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()]);
    else
      seesAll = false;
  }
  return join(values, seesAll);
}

/// `value` is an argument of `region`, or a result of `op` if `region` is null.
static Source regionSource(RegionBranchOpInterface op, Region *region, Value value) {
  SmallVector<Value> values;
  bool seesAll = true;
  for (RegionBranchPoint point : op.getAllRegionBranchPoints()) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (RegionSuccessor successor : successors) {
      if (successor.getSuccessor() != region)
        continue;
      ValueRange inputs = successor.getSuccessorInputs();
      auto at = llvm::find(inputs, value);
      OperandRange operands = op.getSuccessorOperands(point, successor);
      if (at != inputs.end() && operands.size() == inputs.size())
        values.push_back(operands[at.getIndex()]);
      else
        seesAll = false;
    }
  }
  return join(values, seesAll);
}

static Source argumentSource(BlockArgument argument) {
  Block *block = argument.getOwner();
  if (!block->isEntryBlock())
    return blockArgumentSource(argument);
  Operation *op = block->getParentOp();
  if (!op)
    return unknown();
  if (isa<FunctionOpInterface>(op))
    return {Kind::Argument, {}, {}};
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return regionSource(branch, block->getParent(), argument);
  return unknown();
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static bool isScalar(Type type) {
  return type.isIntOrIndexOrFloat() || isa<ComplexType>(type) ||
         (isa<VectorType>(type) && cast<VectorType>(type).getElementType().isIntOrIndexOrFloat());
}

/// What `result` is a view of; null if it is none.
static Value viewedBy(Operation *op, OpResult result) {
  if (auto view = dyn_cast<ViewLikeOpInterface>(op))
    return view.getViewDest() == result && isMemref(view.getViewSource()) ? view.getViewSource()
                                                                          : Value();
  if (auto distinct = dyn_cast<memref::DistinctObjectsOp>(op))
    return distinct->getOperand(result.getResultNumber());
  if (op->getNumRegions() || !isMemoryEffectFree(op))
    return {};
  Value viewed;
  for (Value operand : op->getOperands()) {
    if (isMemref(operand) ? static_cast<bool>(viewed) : !isScalar(operand.getType()))
      return {};
    if (isMemref(operand))
      viewed = operand;
  }
  return viewed;
}

bool keepsAlignedPointer(Operation *op) {
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return isZeroInteger(view.getByteShift());
  return isa_and_nonnull<memref::MemRefDialect, vector::VectorDialect>(op->getDialect());
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

Source sourceOf(Value memref, SymbolTableCollection *symbols) {
  if (auto argument = dyn_cast<BlockArgument>(memref))
    return argumentSource(argument);
  auto result = cast<OpResult>(memref);
  Operation *op = result.getOwner();
  if (isa<memref::GetGlobalOp>(op))
    return {Kind::Global, {}, {}};
  if (isa<CallOpInterface>(op)) {
    if (resultOwnership(op, result.getResultNumber(), symbols) == ResultOwnership::Owned)
      return {Kind::Allocation, {}, {}};
    Source call = unknown(op);
    call.kind = Kind::Call;
    return call;
  }
  if (allocates(op, result))
    return {Kind::Allocation, {}, {}};
  if (auto select = dyn_cast<SelectLikeOpInterface>(op))
    if (isMemref(select.getTrueValue()) && isMemref(select.getFalseValue()) &&
        select.getCondition().getType().isInteger(1))
      return {Kind::Choice, {select.getTrueValue(), select.getFalseValue()}, select.getCondition()};
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return regionSource(branch, nullptr, memref);
  if (Value viewed = viewedBy(op, result))
    return {Kind::View, {viewed}, {}};
  if (isa<memref::LoadOp, affine::AffineLoadOp>(op))
    return {Kind::Memory, {}, {}};
  return unknown(op);
}

//===----------------------------------------------------------------------===//
// Captures
//===----------------------------------------------------------------------===//

/// Whether a terminator or region op passes `operand` to all that may see it along edges alone.
static bool isForwarded(OpOperand &operand) {
  Operation *op = operand.getOwner();
  unsigned index = operand.getOperandNumber();
  auto within = [&](OperandRange range) {
    return !range.empty() && index >= range.getBeginOperandIndex() &&
           index < range.getBeginOperandIndex() + range.size();
  };
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
      if (within(branch.getSuccessorOperands(i).getForwardedOperands()))
        return true;
    return false;
  }
  auto forwards = [&](RegionBranchOpInterface branch, RegionBranchPoint point) {
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    return llvm::any_of(successors, [&](RegionSuccessor successor) {
      OperandRange operands = branch.getSuccessorOperands(point, successor);
      return operands.size() == successor.getSuccessorInputs().size() && within(operands) &&
             isMemref(successor.getSuccessorInputs()[index - operands.getBeginOperandIndex()]);
    });
  };
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return forwards(branch, RegionBranchPoint::parent());
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp());
  auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(op);
  return parent && terminator && forwards(parent, RegionBranchPoint(terminator));
}

static bool capturedByMemrefOp(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return operand.get() == store.getValueToStore();
  return isa<memref::ExtractAlignedPointerAsIndexOp, memref::GenericAtomicRMWOp>(op) ||
         llvm::any_of(op->getRegions(), [](Region &region) { return !region.empty(); });
}

bool captures(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<RegionBranchOpInterface>(op)) {
    bool returns = op->hasTrait<OpTrait::ReturnLike>() &&
                   isa_and_nonnull<FunctionOpInterface>(op->getParentOp());
    return !returns && !isForwarded(operand);
  }
  if (isa<SelectLikeOpInterface>(op) && !op->getNumRegions())
    return !isMemref(op->getResult(0));
  if (isa<CallOpInterface>(op))
    return true;
  if (isa<bufferization::DeallocOp, bufferization::CloneOp>(op))
    return false;
  for (OpResult result : op->getResults())
    if (!isMemref(result) && !isScalar(result.getType()))
      return true;
  if (isa_and_nonnull<memref::MemRefDialect>(op->getDialect()))
    return capturedByMemrefOp(operand);
  if (op->getNumResults() == 1 && viewedBy(op, op->getResult(0)) == operand.get())
    return false;
  // An op that says what it does to the contents does not keep the memref.
  return effectsOn(op, operand.get()).empty();
}

//===----------------------------------------------------------------------===//
// Tokens and addresses of functions
//===----------------------------------------------------------------------===//

bool runsOn(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    StringRef name = type.getAbstractType().getName();
    return name == "async.token" || name == "async.value" || name == "gpu.async_token" ||
           name == "nvgpu.device.async.token";
  });
}

Operation *runningUser(OpOperand &use, Region *home) {
  for (Operation *op = use.getOwner(); op && home->isAncestor(op->getParentRegion());
       op = op->getParentOp())
    if (runsOn(op))
      return op;
  return nullptr;
}

llvm::DenseSet<Operation *> findAddressTaken(Operation *root, SymbolTableCollection &symbols) {
  llvm::DenseSet<Operation *> taken;
  root->walk([&](Operation *op) {
    SymbolRefAttr callee;
    if (auto call = dyn_cast<CallOpInterface>(op))
      callee = dyn_cast_if_present<SymbolRefAttr>(call.getCallableForCallee());
    op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      if (symbol != callee)
        if (Operation *named = symbols.lookupNearestSymbolFrom(op, symbol))
          taken.insert(named);
      return WalkResult::skip();
    });
  });
  return taken;
}

} // namespace freehold
