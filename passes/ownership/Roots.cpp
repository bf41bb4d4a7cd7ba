//===- Roots.cpp ----------------------------------------------------------===//
#include "passes/ownership/Roots.h"

#include "passes/ownership/Allocators.h"

#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::ownership {

bool isManual(Operation *op) {
  return op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation);
}

bool processesItself(Operation *op) {
  return isa<bufferization::BufferDeallocationOpInterface>(op) && !isa<SelectLikeOpInterface>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>();
}

static Ownership fromSignature(ArgOwnership ownership) {
  return ownership == ArgOwnership::Owned     ? Ownership::Owned
         : ownership == ArgOwnership::Dynamic ? Ownership::Dynamic
                                              : Ownership::Unreached;
}

/// The ownership of `result` of `op` at its definition; Unreached if it is no root.
static Ownership atDefinition(Operation *op, OpResult result, const Function &function) {
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    const Signature *signature = function.abi.of(call);
    unsigned index = result.getResultNumber();
    if (signature && index < signature->results.size())
      return fromSignature(signature->results[index]);
    return isInCharge(function.options) ? Ownership::Owned : Ownership::Unreached;
  }
  if (processesItself(op))
    return isInCharge(function.options) ? Ownership::Dynamic : Ownership::Unreached;
  bool relevant = !function.options.isRelevantAllocOp || function.options.isRelevantAllocOp(op);
  if (allocates(op, result) && !allocatesOnStack(op, result) && relevant && !isManual(op))
    return Ownership::Owned;
  return Ownership::Unreached;
}

RootId Roots::add(Root root) {
  Value value = root.value;
  RootId id = all.push_back(std::move(root));
  ofValue.try_emplace(value, id);
  return id;
}

Roots::Roots(const Function &function) {
  auto addIfOwned = [&](Value value, Ownership ownership) {
    if (ownership != Ownership::Unreached)
      add({value, std::nullopt, ownership});
  };
  FunctionOpInterface op = function.op;
  for (auto [argument, ownership] : llvm::zip(op.getArguments(), function.signature.arguments))
    addIfOwned(argument, fromSignature(ownership));
  for (Operation *op : function.flow.ops)
    for (OpResult result : op->getResults())
      if (isMemref(result))
        addIfOwned(result, ownership::atDefinition(op, result, function));
  for (const auto &[slot, each] : function.flow.slots.entries())
    ofSlot.push_back(add({each.value, slot}));
}

std::optional<RootId> Roots::find(Value value) const {
  auto found = ofValue.find(value);
  return found == ofValue.end() ? std::nullopt : std::optional(found->second);
}

} // namespace freehold::ownership
