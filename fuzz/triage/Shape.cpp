//===- Shape.cpp ----------------------------------------------------------===//
#include "fuzz/triage/Shape.h"

#include "fuzz/triage/Shipped.h"
#include "oracle/interp/Locations.h"
#include "passes/analysis/MemRefEffects.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/SetVector.h"

#include <set>

using namespace mlir;

namespace freehold::triage {

namespace {
/// Follows a value through all ops that may make another name of it.
class ForwardingWalk {
public:
  std::set<std::string> names;

  void follow(Value start) {
    add(start);
    for (size_t n = 0; n < values_.size(); ++n)
      for (OpOperand &use : values_[n].getUses())
        visit(use);
  }

private:
  void add(Value value) {
    if (isMemref(value))
      values_.insert(value);
  }

  void visit(OpOperand &use) {
    Operation *user = use.getOwner();
    std::string name = user->getName().getStringRef().str();
    if (auto branch = dyn_cast<BranchOpInterface>(user)) {
      if (auto target = branch.getSuccessorBlockArgument(use.getOperandNumber())) {
        names.insert("branch");
        add(*target);
      }
    } else if (isa<CallOpInterface>(user)) {
      names.insert("call");
    } else if (user->hasTrait<OpTrait::IsTerminator>()) {
      leave(user, use.getOperandNumber());
    } else if (user->getNumRegions()) {
      if (!handsOn(user))
        return;
      names.insert(name);
      for (Region &region : user->getRegions())
        for (Value argument : region.getArguments())
          add(argument);
      for (Value result : user->getResults())
        add(result);
    } else if (llvm::any_of(user->getResults(), isMemref)) {
      names.insert(name);
      for (Value result : user->getResults())
        add(result);
    } else if (storesIt(user, use)) {
      names.insert("store");
    }
  }

  /// Whether the op has another name for a memref, for its body or as a result. A linalg op has numbers there, and
  /// only reads or writes the buffer, as a load or store does.
  static bool handsOn(Operation *user) {
    return llvm::any_of(user->getResults(), isMemref) ||
           llvm::any_of(user->getRegions(), [](Region &region) {
             return llvm::any_of(region.getArguments(), isMemref);
           });
  }

  /// Returns true if the user stores the memref itself: the stored value is a store's first
  /// operand. The memref operand of loads and deallocs is the buffer.
  static bool storesIt(Operation *user, OpOperand &use) {
    return use.getOperandNumber() == 0 && user->getNumOperands() > 1 &&
           isMemref(user->getOperand(1)) && user->getNumResults() == 0 &&
           cast<BaseMemRefType>(user->getOperand(1).getType()).getElementType() ==
               use.get().getType();
  }

  void leave(Operation *terminator, unsigned operand) {
    Operation *parent = terminator->getParentOp();
    if (isa<FunctionOpInterface>(parent)) {
      names.insert("return");
      return;
    }
    names.insert(parent->getName().getStringRef().str());
    for (Value result : parent->getResults())
      add(result);
    if (isa<LoopLikeOpInterface>(parent) || parent->getNumRegions() > 1)
      for (Region &region : parent->getRegions())
        for (Value argument : region.getArguments())
          add(argument);
  }

  llvm::SetVector<Value> values_;
};
} // namespace

std::vector<std::string> forwardingOps(Value memref) {
  ForwardingWalk walk;
  walk.follow(memref);
  return {walk.names.begin(), walk.names.end()};
}

/// Whether the function that the op is in has tensors. There, bufferization decides what is written in place, and
/// what it decides wrongly may depend on nothing but a block of its own.
static bool isAmongTensors(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  return function && function
                         ->walk([](Operation *each) {
                           bool has =
                               llvm::any_of(each->getOperandTypes(), llvm::IsaPred<TensorType>);
                           return has ? WalkResult::interrupt() : WalkResult::advance();
                         })
                         .wasInterrupted();
}

std::vector<std::string> shapeOf(const Judgement &judgement, ModuleOp program) {
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  if (!defect || demonstrationFor(defect->kind) == Demonstration::Transform)
    return {};
  Value allocation;
  std::set<std::string> names;
  const Evidence &evidence = defect->evidence;
  std::string place =
      evidence.blamedAllocation.empty() ? allocatedAt(evidence) : evidence.blamedAllocation;
  program.walk([&](Operation *op) {
    bool handsOn = op->getNumResults() && llvm::any_of(op->getResults(), isMemref);
    if (handsOn && !allocation && interp::locate(op->getLoc()) == place)
      allocation = *llvm::find_if(op->getResults(), isMemref);
    bool isFunction = isa<FunctionOpInterface, ModuleOp>(op);
    bool branches = op->getNumSuccessors() > 1 || (op->getNumSuccessors() && isAmongTensors(op));
    if (!isFunction && (handsOn || op->getNumRegions() || branches))
      names.insert(op->getName().getStringRef().str());
  });
  return allocation ? forwardingOps(allocation)
                    : std::vector<std::string>(names.begin(), names.end());
}

} // namespace freehold::triage
