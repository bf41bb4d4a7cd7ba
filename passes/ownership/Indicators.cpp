//===- Indicators.cpp - i1s beside memrefs --------------------------------===//
// Before and after, for slots that are owned on some of the paths to them only:
//
//   ^bb1(%p: memref<4xf32>):                  ^bb1(%p: memref<4xf32>, %own: i1):
//   %r = scf.if ... -> (memref<4xf32>)        %r, %own = scf.if ... -> (memref<4xf32>, i1)
//===----------------------------------------------------------------------===//
#include "passes/ownership/Materializer.h"
#include "passes/ownership/Rebuild.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::ownership {

static Type i1Of(Operation *op) { return IntegerType::get(op->getContext(), 1); }

/// Makes the results of `rebuilt` the present values of the roots that were results of `old`.
void Materializer::replaced(Operation *old, Operation *rebuilt, ArrayRef<Value> oldResults) {
  rebuiltAs[old] = rebuilt;
  for (auto [before, after] : llvm::zip(oldResults, rebuilt->getResults())) {
    auto found = rootByValue.find(before);
    if (found == rootByValue.end())
      continue;
    RootId root = found->second;
    rootByValue.erase(found);
    rootByValue.try_emplace(after, root);
    roots[root].value = after;
  }
}

/// Adds an i1 for each dynamic argument and result of the function, after all others.
void Materializer::addFunctionIndicators() {
  FunctionOpInterface op = function.op;
  const Signature &signature = function.signature;
  unsigned next = op.getNumArguments();
  if (signature.indicatorsPresent)
    next -= llvm::count(signature.arguments, ArgOwnership::Dynamic);
  for (auto [index, ownership] : llvm::enumerate(signature.arguments)) {
    if (ownership != ArgOwnership::Dynamic)
      continue;
    if (!signature.indicatorsPresent)
      (void)op.insertArgument(op.getNumArguments(), i1Of(op), {}, op.getLoc());
    roots[*findRoot(op.getArgument(index))].indicator = op.getArgument(next++);
    counts.indicators += !signature.indicatorsPresent;
  }
  addResultIndicators(op, signature, counts);
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
  for (Operation *&op : ops) {
    auto call = dyn_cast<CallOpInterface>(op);
    const Signature *signature = call ? function.abi.of(call) : nullptr;
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
    unsigned next = rebuilt->getNumResults() - dynamic - signature->indicatorsAfter;
    for (auto [index, ownership] : llvm::enumerate(signature->results))
      if (ownership == ArgOwnership::Dynamic)
        roots[*findRoot(rebuilt->getResult(index))].indicator = rebuilt->getResult(next++);
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
    const Signature *signature = function.abi.of(call);
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
  std::optional<RootId> root = findRoot(value);
  return root && plan.roots[*root].slot && hasIndicator(*plan.roots[*root].slot);
}

bool Materializer::hasIndicator(SlotId slot) const {
  auto isDynamic = [&](SlotId each) {
    return plan.states.of(plan.roots.of(each)) == Ownership::Dynamic;
  };
  std::optional<GroupId> group = flow.slots[slot].group;
  return group ? llvm::any_of(flow.groups[*group].slots, isDynamic) : isDynamic(slot);
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
      roots[*findRoot(input)].indicator = added;
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
      roots[*findRoot(rebuilt->getResult(i))].indicator = rebuilt->getResult(next++);
}

void Materializer::addBlockIndicators() {
  for (Block *block : flow.blocks)
    for (BlockArgument argument : llvm::to_vector(block->getArguments())) {
      std::optional<RootId> root = findRoot(argument);
      std::optional<SlotId> slot = root ? plan.roots[*root].slot : std::nullopt;
      if (!slot || flow.slots[*slot].group || !hasIndicator(*slot))
        continue;
      roots[*root].indicator = block->addArgument(i1Of(function.op), argument.getLoc());
      ++counts.indicators;
    }
}

Value Materializer::indicator(RootId id, OpBuilder &builder) {
  const RootState &root = roots[id];
  Ownership ownership = plan.states.of(id);
  if (root.cell)
    return memref::LoadOp::create(builder, root.value.getLoc(), root.cell, ValueRange());
  if (ownership == Ownership::Dynamic && root.indicator)
    return root.indicator;
  return emit.constant(ownership == Ownership::Owned, builder.getInsertionBlock());
}

} // namespace freehold::ownership
