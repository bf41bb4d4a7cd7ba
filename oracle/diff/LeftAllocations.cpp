//===- LeftAllocations.cpp ------------------------------------------------===//
#include "oracle/diff/LeftAllocations.h"

#include "oracle/interp/Locations.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold {

/// Whether a value of the type may refer to a buffer. An integer may be an address as well; `Flow` looks for the ops that
/// make one.
static bool mayRefer(Type type) {
  return !type.isIntOrIndexOrFloat() && !isa<VectorType, ComplexType>(type);
}

namespace {
/// All values that may refer to what one op allocates, as far as nobody may free it.
class Flow {
public:
  explicit Flow(SymbolTableCollection &symbols) : symbols_(symbols) {}

  /// Whether nothing that the values lead to frees, returns or keeps the buffer.
  bool isLeft(Value allocated) {
    values_.insert(allocated);
    for (size_t n = 0; n < values_.size(); ++n)
      for (OpOperand &use : values_[n].getUses())
        if (!follow(use))
          return false;
    return true;
  }

private:
  template <typename Values> void add(Values &&values) {
    for (Value value : values)
      if (mayRefer(value.getType()))
        values_.insert(value);
  }

  /// Returns false if the user may free the buffer, or hand it to somebody who may.
  bool follow(OpOperand &use) {
    Operation *op = use.getOwner();
    if (auto call = dyn_cast<CallOpInterface>(op))
      return followCall(call, use);
    if (op->hasTrait<OpTrait::IsTerminator>()) {
      for (Block *successor : op->getSuccessors())
        add(successor->getArguments());
      return op->getNumSuccessors() || followRegions(op->getParentOp());
    }
    if (isa<RegionBranchOpInterface>(op))
      return followRegions(op);
    return followEffects(use);
  }

  bool followRegions(Operation *op) {
    if (!isa<RegionBranchOpInterface>(op))
      return false;
    for (Region &region : op->getRegions())
      if (!region.empty())
        add(region.getArguments());
    add(op->getResults());
    return true;
  }

  /// External functions borrow their arguments, unless they say otherwise. In a callee the buffer's flow ends at a return.
  bool followCall(CallOpInterface call, OpOperand &use) {
    auto callee = dyn_cast_or_null<FunctionOpInterface>(call.resolveCallableInTable(&symbols_));
    auto first = call.getArgOperands().getBeginOperandIndex();
    if (!callee || use.getOperandNumber() < first)
      return false;
    unsigned number = use.getOperandNumber() - first;
    if (callee.isExternal())
      return number < callee.getNumArguments() && callee.getArgAttrs(number).empty() &&
             llvm::none_of(call->getResultTypes(), mayRefer);
    if (number >= callee.getNumArguments())
      return false;
    add(ValueRange(callee.getArgument(number)));
    return true;
  }

  /// What an op says that it does to the operand. One that writes memory without saying that it is the operand's may put the
  /// operand there.
  bool followEffects(OpOperand &use) {
    Operation *op = use.getOwner();
    auto declared = dyn_cast<MemoryEffectOpInterface>(op);
    bool isPure = isMemoryEffectFree(op);
    if (!declared && !isPure)
      return false;
    SmallVector<MemoryEffects::EffectInstance> effects;
    if (declared)
      declared.getEffects(effects);
    bool isNamed = false;
    for (const MemoryEffects::EffectInstance &effect : effects) {
      if (isa<MemoryEffects::Free>(effect.getEffect()))
        return false;
      isNamed |= effect.getValue() == use.get();
    }
    if (!isPure && !isNamed)
      return false;
    // An address may be freed by others.
    if (op->getName().getStringRef() == "memref.extract_aligned_pointer_as_index")
      return false;
    add(op->getResults());
    return true;
  }

  SymbolTableCollection &symbols_;
  llvm::SetVector<Value> values_;
};
} // namespace

/// Returns the buffer that the op allocates on the heap, if it is one that a later pass may free.
static Value allocatedBy(Operation *op) {
  auto declared = dyn_cast<MemoryEffectOpInterface>(op);
  if (!declared || op->getNumResults() != 1 || op->hasAttr("bufferization.manual_deallocation") ||
      !isa<BaseMemRefType>(op->getResult(0).getType()))
    return {};
  SmallVector<MemoryEffects::EffectInstance> effects;
  declared.getEffectsOnValue(op->getResult(0), effects);
  bool isHeap = llvm::any_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect()) &&
           effect.getResource() == SideEffects::DefaultResource::get();
  });
  return isHeap ? op->getResult(0) : Value();
}

Operation *outermost(Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  return op;
}

std::set<std::string> leftAllocations(Operation *module) {
  SymbolTableCollection symbols;
  // A place may have several ops, of which one is freed.
  std::set<std::string> left, others;
  module->walk([&](Operation *op) {
    if (Value allocated = allocatedBy(op))
      (Flow(symbols).isLeft(allocated) ? left : others).insert(interp::locate(op->getLoc()));
  });
  for (const std::string &location : others)
    left.erase(location);
  left.erase("-");
  return left;
}

static bool isLeak(const Verdict &verdict) {
  auto *defect = std::get_if<Defect>(&verdict);
  return defect && defect->kind == DefectKind::Leak;
}

void LeftAllocations::forget(Outcome &outcome) {
  if (!locations_)
    locations_ = leftAllocations(module_);
  llvm::erase_if(outcome.leaks, [&](const Leak &leak) {
    return !leak.isManual && locations_->count(leak.location);
  });
}

Verdict
LeftAllocations::judge(const Outcome &source, const Outcome &target, const Contract &contract,
                       llvm::function_ref<Verdict(const Outcome &, const Outcome &)> compare) {
  Verdict verdict = compare(source, target);
  if (!isLeak(verdict) || contract.deallocation == Deallocation::Complete)
    return verdict;
  Outcome before = source, after = target;
  forget(before);
  forget(after);
  Verdict others = compare(before, after);
  return isLeak(others) ? verdict : others;
}

} // namespace freehold
