//===- Indicators.cpp - i1s beside memrefs --------------------------------===//
// Before and after, for slots that are owned on some of the paths to them only:
//
//   ^bb1(%p: memref<4xf32>):                  ^bb1(%p: memref<4xf32>, %own: i1):
//   %r = scf.if ... -> (memref<4xf32>)        %r, %own = scf.if ... -> (memref<4xf32>, i1)
//===----------------------------------------------------------------------===//
#include "passes/ownership/ExistingFrees.h"
#include "passes/ownership/Materializer.h"
#include "passes/ownership/Rebuild.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::ownership {

static Type i1Of(Operation *op) { return IntegerType::get(op->getContext(), 1); }

Operation *Materializer::current(Operation *op) const {
  for (auto found = rebuiltAs.find(op); found != rebuiltAs.end(); found = rebuiltAs.find(op))
    op = found->second;
  return op;
}

/// Makes roots and slots that were results of `old` the results of the op that it was rebuilt as.
void Materializer::replaced(Operation *old, Operation *rebuilt, ArrayRef<Value> oldResults) {
  rebuiltAs[old] = rebuilt;
  for (auto [before, after] : llvm::zip(oldResults, rebuilt->getResults())) {
    auto found = plan.rootOf.find(before);
    if (found == plan.rootOf.end())
      continue;
    unsigned root = found->second;
    plan.rootOf.erase(found);
    plan.rootOf[after] = root;
    plan.roots[root].value = after;
    if (int slot = plan.roots[root].slot; slot >= 0)
      plan.flow.slots[slot].value = after;
  }
}

/// Adds an i1 for each dynamic argument and result of the function, after all others.
void Materializer::addFunctionIndicators() {
  FunctionOpInterface function = plan.flow.function;
  const Signature &signature = plan.abi.of(function);
  unsigned next = function.getNumArguments();
  if (signature.indicatorsPresent)
    next -= llvm::count(signature.arguments, ArgOwnership::Dynamic);
  for (auto [index, ownership] : llvm::enumerate(signature.arguments)) {
    if (ownership != ArgOwnership::Dynamic)
      continue;
    if (!signature.indicatorsPresent)
      (void)function.insertArgument(function.getNumArguments(), i1Of(function), {},
                                    function.getLoc());
    plan.roots[plan.rootOf.lookup(function.getArgument(index))].indicator =
        function.getArgument(next++);
    counts.indicators += !signature.indicatorsPresent;
  }
  addResultIndicators(function, signature, counts);
}

void addResultIndicators(FunctionOpInterface function, const Signature &signature, Counts &counts) {
  if (signature.indicatorsPresent)
    return;
  for (ArgOwnership ownership : signature.results)
    if (ownership == ArgOwnership::Dynamic) {
      (void)function.insertResult(function.getNumResults(), i1Of(function), {});
      ++counts.indicators;
    }
}

/// Adds an operand or result to calls for each dynamic argument or result of the callee. The
/// operands get their values when handOverAll decides what is handed over.
void Materializer::addCallIndicators() {
  for (Operation *&op : plan.flow.ops) {
    auto call = dyn_cast<CallOpInterface>(op);
    const Signature *signature = call ? plan.abi.of(call) : nullptr;
    unsigned dynamic = signature ? llvm::count(signature->results, ArgOwnership::Dynamic) : 0;
    unsigned passed = signature ? llvm::count(signature->arguments, ArgOwnership::Dynamic) : 0;
    if (dynamic + passed == 0)
      continue;
    Operation *rebuilt = op;
    if (!signature->indicatorsPresent) {
      SmallVector<Value> results(op->getResults());
      Operation *old = op;
      SmallVector<Value> nothing(passed, emit.constant(false, op->getBlock()));
      rebuilt = rebuild(op, endOfArguments(call), nothing, dynamic);
      gone.push_back(old);
      replaced(old, rebuilt, results);
      op = rebuilt;
    }
    unsigned next = rebuilt->getNumResults() - dynamic;
    for (auto [index, ownership] : llvm::enumerate(signature->results))
      if (ownership == ArgOwnership::Dynamic)
        plan.roots[plan.rootOf.lookup(rebuilt->getResult(index))].indicator =
            rebuilt->getResult(next++);
  }
}

unsigned endOfArguments(CallOpInterface call) {
  auto arguments = call.getArgOperands();
  return arguments.empty() ? call->getNumOperands()
                           : arguments.getBeginOperandIndex() + arguments.size();
}

/// Adds operands and results to the calls in unreachable blocks, whose types have to fit as well.
void Materializer::fitUnreachableCalls(Block *block) {
  SmallVector<CallOpInterface> calls;
  block->walk([&](CallOpInterface call) { calls.push_back(call); });
  for (CallOpInterface call : calls) {
    const Signature *signature = plan.abi.of(call);
    if (!signature || signature->indicatorsPresent)
      continue;
    unsigned arguments = llvm::count(signature->arguments, ArgOwnership::Dynamic);
    unsigned results = llvm::count(signature->results, ArgOwnership::Dynamic);
    if (arguments + results == 0)
      continue;
    SmallVector<Value> none(arguments, emit.constant(false, call->getBlock()));
    gone.push_back(call);
    rebuild(call, endOfArguments(call), none, results);
  }
}

/// Whether `value` has an indicator: it is a slot, and a slot of its group is owned on some of the
/// paths to it only.
bool Materializer::hasIndicator(Value value) const {
  auto found = plan.rootOf.find(value);
  if (found == plan.rootOf.end() || plan.roots[found->second].slot < 0)
    return false;
  const Slot &slot = plan.flow.slots[plan.roots[found->second].slot];
  if (slot.group < 0)
    return plan.roots[slot.root].held == Held::Dynamic;
  return llvm::any_of(plan.flow.groups[slot.group].slots, [&](unsigned other) {
    return plan.roots[plan.flow.slots[other].root].held == Held::Dynamic;
  });
}

unsigned Materializer::indicatorsAmong(ValueRange values) const {
  return llvm::count_if(values, [&](Value value) { return hasIndicator(value); });
}

void Materializer::appendIndicators(RegionBranchOpInterface op, Region &region, ValueRange inputs) {
  if (inputs.empty())
    return;
  unsigned at = cast<BlockArgument>(inputs.back()).getArgNumber() + 1;
  for (Value input : llvm::to_vector(inputs))
    if (hasIndicator(input)) {
      BlockArgument added = region.insertArgument(at++, i1Of(op), input.getLoc());
      plan.roots[plan.rootOf.lookup(input)].indicator = added;
    }
}

/// Adds indicators to the regions' arguments, and then to the operands and results of `op`.
/// Terminators get theirs when their exits are built.
void Materializer::addRegionIndicators(RegionBranchOpInterface op) {
  SmallVector<RegionSuccessor> successors;
  llvm::append_range(successors, successorsOf(op, RegionBranchPoint::parent()));
  for (Region &region : op->getRegions())
    op.getSuccessorRegions(region, successors);
  unsigned operandCount = 0, at = op->getNumOperands();
  for (RegionSuccessor successor : successorsOf(op, RegionBranchPoint::parent()))
    if (unsigned count = indicatorsAmong(successor.getSuccessorInputs())) {
      OperandRange operands = op.getEntrySuccessorOperands(successor);
      operandCount = count;
      at = operands.getBeginOperandIndex() + operands.size();
    }
  unsigned resultCount = indicatorsAmong(op->getResults());
  // This is decided before any region gets more arguments: until the op has more operands too, its
  // interface may give wrong answers.
  SmallVector<std::pair<Region *, SmallVector<Value>>> regionInputs;
  for (RegionSuccessor successor : successors)
    if (Region *region = successor.getSuccessor())
      if (indicatorsAmong(successor.getSuccessorInputs()) != 0 &&
          llvm::none_of(regionInputs, [&](auto &known) { return known.first == region; }))
        regionInputs.emplace_back(region, llvm::to_vector(successor.getSuccessorInputs()));
  for (auto &[region, inputs] : regionInputs)
    appendIndicators(op, *region, inputs);
  counts.indicators += resultCount;
  if (operandCount == 0 && resultCount == 0)
    return;
  SmallVector<Value> oldResults(op->getResults());
  SmallVector<Value> borrowed(operandCount, emit.constant(false, op->getBlock()));
  Operation *old = op;
  Operation *rebuilt = rebuild(op, at, borrowed, resultCount);
  gone.push_back(old);
  replaced(old, rebuilt, oldResults);
  unsigned next = oldResults.size();
  for (unsigned i = 0; i < oldResults.size(); ++i)
    if (hasIndicator(rebuilt->getResult(i)))
      plan.roots[plan.rootOf.lookup(rebuilt->getResult(i))].indicator = rebuilt->getResult(next++);
}

void Materializer::addBlockIndicators() {
  for (Block *block : plan.flow.blocks)
    for (BlockArgument argument : llvm::to_vector(block->getArguments())) {
      auto found = plan.rootOf.find(argument);
      if (found == plan.rootOf.end() || plan.roots[found->second].slot < 0)
        continue;
      Root &root = plan.roots[found->second];
      if (plan.flow.slots[root.slot].group >= 0 || root.held != Held::Dynamic)
        continue;
      root.indicator = block->addArgument(i1Of(plan.flow.function), argument.getLoc());
      ++counts.indicators;
    }
}

Value Materializer::indicator(unsigned id, OpBuilder &builder) {
  const Root &root = plan.roots[id];
  if (root.cell)
    return memref::LoadOp::create(builder, root.value.getLoc(), root.cell, ValueRange());
  if (root.held == Held::Dynamic && root.indicator)
    return root.indicator;
  return emit.constant(root.held == Held::Yes, builder.getInsertionBlock());
}

} // namespace freehold::ownership
