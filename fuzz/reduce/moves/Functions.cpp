//===- Functions.cpp - Dropping, declaring and inlining functions ---------===//
// drop-function:     results of its calls become any values of their types, or new filled buffers
// declare-function:  drops the body; judges treat a declaration as an external function
// inline-function:   inlines a function into its only call and drops it
// inline-call:       inlines a function into one of several calls
// inline-call:       a function is inlined into one of several calls
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/edit/Uses.h"
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::reduce {

static Targets findSymbols(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](SymbolOpInterface symbol) {
    if (symbol->getParentOp())
      targets.push_back({symbol, 0, opCount(symbol)});
  });
  return targets;
}

static bool dropSymbol(Edit &edit, const Target &target) {
  edit.fillFreshBuffers();
  for (Operation *user : symbolUsers(edit.module(), target.op)) {
    if (target.op->isAncestor(user) || !edit.alive(user))
      continue;
    if (user->hasTrait<OpTrait::IsTerminator>() || isa<SymbolOpInterface>(user))
      return false;
    edit.erase(user);
  }
  edit.unlink(target.op);
  return true;
}

static Targets findBodies(ModuleOp module) {
  Targets targets;
  module->walk([&](func::FuncOp function) {
    if (!function.isDeclaration())
      targets.push_back({function, 0, opCount(function)});
  });
  return targets;
}

static bool declare(Edit &edit, const Target &target) {
  auto function = cast<func::FuncOp>(target.op);
  edit.branchesChange(&function.getBody());
  while (!function.getBody().empty()) {
    Block &block = function.getBody().back();
    for (Block &other : function.getBody())
      if (!other.empty() && other.back().getNumSuccessors())
        edit.unlink(&other.back());
    edit.unlink(&block);
  }
  function.setPrivate();
  return true;
}

/// Returns true if the call has the callee's exact types, which IR between moves may violate.
static bool callFits(func::CallOp call, func::FuncOp callee) {
  return callee && !callee.isDeclaration() && !callee->isAncestor(call) &&
         call.getOperandTypes() == callee.getFunctionType().getInputs() &&
         call.getResultTypes() == callee.getFunctionType().getResults() &&
         canInline(callee.getBody(), call);
}

static func::FuncOp calleeOf(func::CallOp call) {
  return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
}

static Targets findCalls(ModuleOp module, bool onlyCall) {
  llvm::DenseMap<StringAttr, unsigned> uses;
  module->walk([&](Operation *op) {
    op->getAttrDictionary().walk(
        [&](SymbolRefAttr reference) { ++uses[reference.getLeafReference()]; });
  });
  Targets targets;
  module->walk([&](func::CallOp call) {
    func::FuncOp callee = calleeOf(call);
    bool single = callee && callee.isPrivate() && uses.lookup(callee.getNameAttr()) == 1;
    if (single == onlyCall && callFits(call, callee))
      targets.push_back({call, 0, 1});
  });
  return targets;
}

static Targets findOnlyCalls(ModuleOp module) { return findCalls(module, true); }
static Targets findSharedCalls(ModuleOp module) { return findCalls(module, false); }

static bool inlineCall(Edit &edit, const Target &target) {
  auto call = cast<func::CallOp>(target.op);
  func::FuncOp callee = calleeOf(call);
  if (!callFits(call, callee))
    return false;
  // Inline a copy of the callee, which is erased once its blocks have moved.
  auto copy = cast<func::FuncOp>(callee->clone());
  SmallVector<Value> args(call.getOperands());
  inlineRegion(edit, copy.getBody(), call, args);
  copy->dropAllReferences();
  copy->destroy();
  edit.erase(call);
  return true;
}

Move dropFunction() {
  return makeMove<findSymbols, dropSymbol>("drop-function",
                                           "drop a function or global; calls give defaults");
}
Move declareFunction() {
  return makeMove<findBodies, declare>("declare-function", "drop the body of a function");
}
Move inlineFunction() {
  return makeMove<findOnlyCalls, inlineCall>("inline-function",
                                             "inline a private function into its only call");
}
Move inlineCallMove() {
  return makeMove<findSharedCalls, inlineCall>("inline-call", "inline one call of several", true);
}

} // namespace freehold::reduce
