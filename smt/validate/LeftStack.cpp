//===- LeftStack.cpp - Stack buffers with a name after their end ----------===//
// Follows the names of a stack buffer through views, choices, branches, regions and calls, whatever the
// conditions of these are:
//
//   memref.alloca_scope -> (memref<4xf32>) {
//     %s = memref.alloca() : memref<4xf32>
//     %v = memref.cast %s : ...                  another name
//     memref.store %v, %box[] : ...              memory may hold it after the end
//     memref.alloca_scope.return %v : ...        the result of the scope is a name after the end
//   }
//===----------------------------------------------------------------------===//
#include "smt/validate/LeftStack.h"

#include "passes/analysis/MemRefEffects.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::smt::safe {

namespace {
/// The names of one stack buffer.
class Names {
public:
  Names(FunctionOpInterface entry, Operation *scope, SymbolTableCollection &symbols)
      : entry_(entry), scope_(scope), symbols_(symbols) {}

  /// Whether one of them may be there after the end of the scope.
  bool outlive(Value buffer);

private:
  bool isLeftBy(OpOperand &use);
  bool isLeftByTerminator(OpOperand &use);
  void addMemrefs(ValueRange values) {
    for (Value value : values)
      if (isMemref(value))
        names_.insert(value);
  }
  void addRegionsOf(Operation *op) {
    addMemrefs(op->getResults());
    for (Region &region : op->getRegions())
      if (!region.empty())
        addMemrefs(region.getArguments());
  }

  /// What it returns is the caller's to look at; null if it is called as well.
  FunctionOpInterface entry_;
  Operation *scope_;
  SymbolTableCollection &symbols_;
  llvm::SetVector<Value> names_;
};
} // namespace

/// Whether memory is a buffer of the entry's frame that only the entry accesses, so that it ends with the
/// entry's stack buffers or before.
static bool isOfFrame(Value box, Operation *scope) {
  auto made = box.getDefiningOp();
  return isa_and_nonnull<memref::AllocaOp>(made) &&
         made->getParentWithTrait<OpTrait::AutomaticAllocationScope>() == scope &&
         llvm::all_of(box.getUses(), [&](OpOperand &use) {
           Operation *user = use.getOwner();
           return isa<memref::LoadOp, affine::AffineLoadOp>(user) ||
                  (isa<memref::StoreOp, affine::AffineStoreOp>(user) && storedBy(user).box == box);
         });
}

/// What is loaded from a box of the frame may be the buffer.
bool Names::isLeftBy(OpOperand &use) {
  Operation *op = use.getOwner();
  if (auto stored = storedBy(op); stored.memref == use.get()) {
    if (!isOfFrame(stored.box, scope_))
      return true;
    for (Operation *user : stored.box.getUsers())
      addMemrefs(user->getResults());
    return false;
  }
  if (op->hasTrait<OpTrait::IsTerminator>())
    return isLeftByTerminator(use);
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    FunctionOpInterface callee = calleeOf(call, &symbols_);
    if (callee && callee.isExternal())
      return false;
    if (!callee || call.getArgOperands().size() != callee.getNumArguments())
      return true;
    addMemrefs(op->getResults());
    addMemrefs(callee.getArguments());
    return false;
  }
  if (op->getNumRegions()) {
    addRegionsOf(op);
    return false;
  }
  for (OpResult result : op->getResults())
    if (isMemref(result) && resultOf(result) != MemRefResult::Allocation)
      names_.insert(result);
  return false;
}

bool Names::isLeftByTerminator(OpOperand &use) {
  Operation *op = use.getOwner();
  for (Block *successor : op->getSuccessors())
    addMemrefs(successor->getArguments());
  Operation *parent = op->getParentOp();
  if (op->getNumSuccessors())
    return false;
  // The results of calls are among the names.
  if (isa<FunctionOpInterface>(parent))
    return parent == scope_ && parent != entry_;
  if (parent == scope_)
    return true;
  addRegionsOf(parent);
  return false;
}

bool Names::outlive(Value buffer) {
  names_.insert(buffer);
  for (size_t n = 0; n < names_.size(); ++n)
    for (OpOperand &use : names_[n].getUses())
      if (isLeftBy(use))
        return true;
  return false;
}

Operation *findLeftStack(FunctionOpInterface function, SymbolTableCollection &symbols) {
  llvm::SetVector<Operation *> reached;
  reached.insert(function);
  SmallVector<std::pair<Operation *, Value>> buffers;
  bool isCalled = false;
  for (size_t n = 0; n < reached.size(); ++n)
    reached[n]->walk([&](Operation *op) {
      if (auto call = dyn_cast<CallOpInterface>(op))
        if (FunctionOpInterface callee = calleeOf(call, &symbols)) {
          isCalled |= callee == function;
          reached.insert(callee);
        }
      for (OpResult result : op->getResults())
        if (isMemref(result) && allocatesOnStack(op, result))
          buffers.push_back({op->getParentWithTrait<OpTrait::AutomaticAllocationScope>(), result});
    });
  for (auto [scope, buffer] : buffers)
    if (!scope || Names(isCalled ? nullptr : function, scope, symbols).outlive(buffer))
      return buffer.getDefiningOp();
  return nullptr;
}

} // namespace freehold::smt::safe
