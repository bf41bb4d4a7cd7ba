//===- Plan.cpp - Deciding what happens to each root ----------------------===//
#include "passes/ownership/Plan.h"

#include "passes/analysis/SameAllocation.h"
#include "passes/ownership/Claims.h"
#include "passes/ownership/Escapes.h"
#include "passes/ownership/ExistingFrees.h"
#include "passes/ownership/HeldFixpoint.h"
#include "passes/ownership/Requirements.h"
#include "passes/ownership/Shifted.h"

#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

Plan::Plan(FunctionOpInterface function, const OwnershipOptions &options, const Abi &abi)
    : flow(function, abi.symbolTables()), options(options), abi(abi) {}
Plan::~Plan() = default;

bool isManual(Operation *op) {
  return op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation);
}

/// Whether `result` of `op` owns its allocation when it is made; Unreached if it is no root.
static Held heldAtStart(Operation *op, OpResult result, const Plan &plan) {
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    const Signature *signature = plan.abi.of(call);
    unsigned index = result.getResultNumber();
    ArgOwnership ownership = signature && index < signature->results.size()
                                 ? signature->results[index]
                                 : ArgOwnership::Owned;
    return ownership == ArgOwnership::Owned     ? Held::Yes
           : ownership == ArgOwnership::Dynamic ? Held::Dynamic
                                                : Held::Unreached;
  }
  if (processesItself(op))
    return Held::Dynamic;
  bool relevant = !plan.options.isRelevantAllocOp || plan.options.isRelevantAllocOp(op);
  if (allocates(op, result) && !allocatesOnStack(op, result) && relevant && !isManual(op))
    return Held::Yes;
  return Held::Unreached;
}

void Plan::addRoots() {
  auto add = [&](Value value, Held held) {
    rootOf.try_emplace(value, roots.size());
    roots.emplace_back();
    roots.back().value = value;
    roots.back().held = held;
  };
  const Signature &signature = abi.of(flow.function);
  for (auto [argument, ownership] : llvm::zip(flow.function.getArguments(), signature.arguments))
    if (ownership != ArgOwnership::Borrowed)
      add(argument, ownership == ArgOwnership::Owned ? Held::Yes : Held::Dynamic);
  for (Operation *op : flow.ops)
    for (OpResult result : op->getResults())
      if (isMemref(result))
        if (Held held = heldAtStart(op, result, *this); held != Held::Unreached)
          add(result, held);
  for (auto [index, slot] : llvm::enumerate(flow.slots)) {
    slot.root = roots.size();
    add(slot.value, Held::Unreached);
    roots.back().slot = index;
  }
}

/// Fills `shifted` with the views that move the aligned pointer, and all values that may be one.
void Plan::findShifted() {
  for (Operation *op : flow.ops)
    for (Value result : op->getResults())
      if (isMemref(result) && flow.source(result).kind == Source::Kind::View &&
          !keepsAlignedPointer(op))
        shifted.insert(result);
  for (unsigned i = 0; i < shifted.size(); ++i) {
    Value value = shifted[i];
    if (auto found = flow.derived.find(value); found != flow.derived.end())
      shifted.insert(found->second.begin(), found->second.end());
    if (auto found = flow.passed.find(value); found != flow.passed.end())
      for (const Passed &passed : found->second)
        shifted.insert(flow.slots[passed.slot].value);
  }
}

/// Records that two values, which come into being at the same point, may be one allocation. Only
/// one of them can own it then, and the lifetime of each extends to the uses of the other.
static void makeSiblings(Flow &flow, Value a, Value b) {
  flow.derived[a].push_back(b);
  flow.derived[b].push_back(a);
}

/// Makes siblings of slots that one exit feeds with what may be one allocation, and of the results
/// of one op if ownership of one of them is dynamic.
void Plan::addSiblings() {
  for (const Exit &exit : flow.exits) {
    if (exit.forwards.size() < 2 || exit.kind == Exit::Kind::Return)
      continue;
    Buckets buckets;
    for (auto [index, forward] : llvm::enumerate(exit.forwards)) {
      for (unsigned other : buckets.like(same->origins(forward.operand))) {
        if (same->relate(forward.operand, exit.forwards[other].operand) == SameAs::Different)
          continue;
        for (unsigned a : forward.slots)
          for (unsigned b : exit.forwards[other].slots)
            if (flow.slots[a].value.getParentBlock() == flow.slots[b].value.getParentBlock() &&
                a != b)
              makeSiblings(flow, flow.slots[a].value, flow.slots[b].value);
      }
      buckets.add(index, same->origins(forward.operand));
    }
  }
  for (auto [index, root] : llvm::enumerate(roots))
    if (root.slot < 0 && root.value.getDefiningOp())
      for (unsigned next = index + 1; next < roots.size(); ++next) {
        if (roots[next].value.getDefiningOp() != root.value.getDefiningOp())
          break;
        if (root.held == Held::Dynamic || roots[next].held == Held::Dynamic)
          makeSiblings(flow, root.value, roots[next].value);
      }
}

LogicalResult Plan::make() {
  if (failed(checkRequirements(*this)))
    return failure();
  same = std::make_unique<SameAllocation>(flow.function, &abi.symbolTables());
  findShifted();
  addRoots();
  addSiblings();
  for (Root &root : roots)
    findLifetime(root, flow);
  Claims claims(*this);
  extendEscaping(*this, claims);
  planExistingFrees(*this, claims);
  planHandOvers(*this, claims);
  for (const Exit &exit : flow.exits)
    transfers.push_back(claims.transfer(exit));
  findHeld(*this);
  return success(succeeded(checkFreedArguments(*this)) && succeeded(checkStores(*this)) &&
                 succeeded(checkShifted(*this)) && succeeded(checkReturns()) &&
                 succeeded(checkUsesByTerminators(*this)));
}

/// Whether `value` may be an allocation of this function, on the heap or on the stack.
static bool mayBeLocal(const Flow &flow, Value value) {
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = flow.source(seen[i]);
    if (source.kind == Source::Kind::Allocation)
      return true;
    seen.insert(source.values.begin(), source.values.end());
  }
  return false;
}

/// Refuses a borrowed result that may be a buffer which the function owns or made.
LogicalResult Plan::checkReturns() {
  const Signature &signature = abi.of(flow.function);
  for (auto [exit, transfer] : llvm::zip(flow.exits, transfers)) {
    if (exit.kind != Exit::Kind::Return)
      continue;
    for (auto [forward, held] : llvm::zip(exit.forwards, transfer.held))
      if (signature.results[forward.index] == ArgOwnership::Borrowed &&
          (held != Held::No || mayBeLocal(flow, forward.operand)))
        return exit.terminator()->emitError()
               << "result " << forward.index
               << " is borrowed (freehold.result_ownership), but it may be a "
               << "buffer that the function owns; return it as \"owned\" or \"dynamic\"";
  }
  return success();
}

} // namespace freehold::ownership
