//===- CloneFamilies.cpp --------------------------------------------------===//
#include "smt/validate/CloneFamilies.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// The place where a buffer is made: the result of an op that allocates, a global, or null for anywhere else.
static const void *placeOf(Value memref) {
  while (auto result = dyn_cast<OpResult>(memref)) {
    Operation *op = result.getOwner();
    if (isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp>(op))
      return memref.getAsOpaquePointer();
    if (auto global = dyn_cast<memref::GetGlobalOp>(op))
      return SymbolTable::lookupNearestSymbolFrom(op, global.getNameAttr());
    Value viewed = isa<memref::ReallocOp>(op) ? op->getOperand(0) : viewedBy(result);
    if (!viewed)
      break;
    memref = viewed;
  }
  return nullptr;
}

/// Whether the memory is known to be allocated here, or constant, so that external functions that got it do not write it later.
static bool isKeptFromOutside(Value memref) {
  const void *place = placeOf(memref);
  while (auto result = dyn_cast<OpResult>(memref)) {
    if (auto global = dyn_cast<memref::GetGlobalOp>(result.getOwner())) {
      auto declared =
          SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(global, global.getNameAttr());
      return declared && declared.getConstant();
    }
    Value viewed = viewedBy(result);
    if (!viewed)
      break;
    memref = viewed;
  }
  return place != nullptr;
}

static bool isPublicAndWritten(memref::GlobalOp global) {
  return global && !global.getConstant() && !global.isPrivate();
}

/// Whether external functions may write memory of the place once they know of it. What is null may be an argument, which
/// may be in a public global.
static bool mayBeKnown(Operation *op, Value memref) {
  const void *place = placeOf(memref);
  if (place)
    return llvm::any_of(op->getParentOfType<ModuleOp>().getOps<memref::GlobalOp>(),
                        [&](memref::GlobalOp global) {
                          return global.getOperation() == place && isPublicAndWritten(global);
                        });
  return llvm::any_of(op->getParentOfType<ModuleOp>().getOps<memref::GlobalOp>(),
                      isPublicAndWritten);
}

/// Whether some function of the module, which may have run before, gives an external function memory that it then knows.
static bool handsOut(Operation *function) {
  Operation *top = function;
  while (Operation *parent = top->getParentOp())
    top = parent;
  return top
      ->walk([](CallOpInterface call) {
        auto callee = dyn_cast_if_present<FunctionOpInterface>(call.resolveCallable());
        bool isOutside = !callee || callee.isExternal();
        bool isKnown = isOutside && llvm::any_of(call->getOperands(), [](Value operand) {
                         return isMemref(operand) && !isKeptFromOutside(operand);
                       });
        return isKnown ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

CloneFamilies::CloneFamilies(const Cfg &cfg) {
  FunctionOpInterface function = cfg.function;
  llvm::EquivalenceClasses<const void *> families;
  SmallVector<std::pair<const Node *, bufferization::CloneOp>> clones;
  bool isElsewhere = false;
  for (const Node &node : cfg.nodes)
    for (Operation *op : node.ops) {
      if (auto clone = dyn_cast<bufferization::CloneOp>(op)) {
        clones.push_back({&node, clone});
        families.unionSets(placeOf(clone.getInput()), placeOf(clone.getOutput()));
        isElsewhere |= !isKeptFromOutside(clone.getInput());
        areWrittenOutside_ |= mayBeKnown(op, clone.getInput());
      }
    }
  areWrittenOutside_ |= isElsewhere && handsOut(function);
  for (auto [node, clone] : clones) {
    // Nodes of loops and of callees that are called twice run again; each of them is in a frame or region of its own.
    bool runsAgain = node->frame != 0 || clone->getParentOp() != function.getOperation() ||
                     !clone->getBlock()->isEntryBlock();
    // What is not known where it is made may be of any family.
    bool hasOthers = false;
    for (auto [otherNode, other] : clones)
      hasOthers |= other != clone &&
                   (!placeOf(other.getInput()) || !placeOf(clone.getInput()) ||
                    families.isEquivalent(placeOf(other.getInput()), placeOf(clone.getInput())));
    if (runsAgain || hasOthers)
      joined_.insert(clone);
  }
}

} // namespace freehold::smt::safe
