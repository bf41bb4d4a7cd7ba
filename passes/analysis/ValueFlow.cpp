//===- ValueFlow.cpp - Where a memref value comes from --------------------===//
// What sourceOf answers, by what defines the value:
//   function argument                          Argument
//   block argument                             Join of what each predecessor passes
//   region argument, result of a region op     Join of what each RegionBranchPoint passes
//   result of a call                           Allocation if the callee promises so, else Call
//   any other result                           as the table of MemRefEffects.h says
// A join is Unknown if a terminator itself produces the value of some edge, or if that is no
// memref.
//
// memref.realloc is an Allocation although its result may have the old address: using the old
// memref afterwards is an error, so no two live values ever share the allocation.
//===----------------------------------------------------------------------===//
#include "passes/analysis/ValueFlow.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold {

using Kind = Source::Kind;

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

FunctionOpInterface calleeOf(CallOpInterface call, SymbolTableCollection *symbols) {
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

bool handsOver(OpOperand &use, SymbolTableCollection *symbols) {
  auto call = dyn_cast<CallOpInterface>(use.getOwner());
  FunctionOpInterface callee = call ? calleeOf(call, symbols) : FunctionOpInterface();
  if (!callee)
    return false;
  OperandRange arguments = call.getArgOperands();
  if (arguments.empty() || use.getOperandNumber() < arguments.getBeginOperandIndex())
    return false;
  unsigned number = use.getOperandNumber() - arguments.getBeginOperandIndex();
  if (number >= callee.getNumArguments())
    return false;
  Attribute said = callee.getArgAttr(number, "freehold.arg_ownership");
  return said && said != StringAttr::get(use.getOwner()->getContext(), "borrowed");
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

/// If the value of some edge is not known, the join is Unknown and has the values of the other
/// edges.
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
    // An unreachable predecessor passes nothing.
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
// One step back
//===----------------------------------------------------------------------===//

static Source resultSource(OpResult result, SymbolTableCollection *symbols) {
  Operation *op = result.getOwner();
  switch (resultOf(result)) {
  case MemRefResult::Allocation:
    return {Kind::Allocation, {}, {}};
  case MemRefResult::View:
    return {Kind::View, {viewedBy(result)}, {}};
  case MemRefResult::Choice: {
    auto select = cast<SelectLikeOpInterface>(op);
    return {Kind::Choice, {select.getTrueValue(), select.getFalseValue()}, select.getCondition()};
  }
  case MemRefResult::Join:
    return regionSource(cast<RegionBranchOpInterface>(op), nullptr, result);
  case MemRefResult::Global:
    return {Kind::Global, {}, {}};
  case MemRefResult::Memory:
    return {Kind::Memory, {}, {}};
  case MemRefResult::Call: {
    if (resultOwnership(op, result.getResultNumber(), symbols) == ResultOwnership::Owned)
      return {Kind::Allocation, {}, {}};
    Source call = unknown(op);
    call.kind = Kind::Call;
    return call;
  }
  case MemRefResult::Unknown:
    return unknown(op);
  }
  llvm_unreachable("all kinds of results are handled");
}

Source sourceOf(Value memref, SymbolTableCollection *symbols) {
  if (auto argument = dyn_cast<BlockArgument>(memref))
    return argumentSource(argument);
  return resultSource(cast<OpResult>(memref), symbols);
}

//===----------------------------------------------------------------------===//
// Addresses of functions
//===----------------------------------------------------------------------===//

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
