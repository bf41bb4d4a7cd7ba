//===- CloneFamilies.cpp --------------------------------------------------===//
#include "smt/validate/CloneFamilies.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"

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

CloneFamilies::CloneFamilies(const Cfg &cfg) {
  FunctionOpInterface function = cfg.function;
  llvm::EquivalenceClasses<const void *> families;
  SmallVector<std::pair<const Node *, bufferization::CloneOp>> clones;
  bool isHandedOut = false, isElsewhere = false;
  for (const Node &node : cfg.nodes)
    for (Operation *op : node.ops) {
      if (auto clone = dyn_cast<bufferization::CloneOp>(op)) {
        clones.push_back({&node, clone});
        families.unionSets(placeOf(clone.getInput()), placeOf(clone.getOutput()));
        isElsewhere |= !placeOf(clone.getInput());
        areWrittenOutside_ |= mayBeKnown(op, clone.getInput());
      } else if (isa<CallOpInterface>(op)) {
        isHandedOut |= llvm::any_of(op->getOperands(), [](Value operand) {
          return isMemref(operand) && !placeOf(operand);
        });
      }
    }
  areWrittenOutside_ |= isHandedOut && isElsewhere;
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
