//===- Uses.cpp - Who refers to a symbol ----------------------------------===//
#include "fuzz/edit/Uses.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::edit {

static bool refersTo(Operation *op, StringAttr name, Operation *symbol) {
  bool refers = false;
  op->getAttrDictionary().walk([&](SymbolRefAttr reference) {
    if (reference.getLeafReference() == name || reference.getRootReference() == name)
      refers |= SymbolTable::lookupNearestSymbolFrom(op, reference) == symbol ||
                SymbolTable::lookupNearestSymbolFrom(op, reference.getRootReference()) == symbol;
  });
  return refers;
}

std::vector<Operation *> symbolUsers(ModuleOp module, Operation *symbol) {
  std::vector<Operation *> users;
  StringAttr name = cast<SymbolOpInterface>(symbol).getNameAttr();
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != symbol && refersTo(op, name, symbol))
      users.push_back(op);
  });
  return users;
}

std::optional<std::vector<func::CallOp>> callsOnly(ModuleOp module, func::FuncOp function) {
  std::vector<func::CallOp> calls;
  for (Operation *user : symbolUsers(module, function)) {
    auto call = dyn_cast<func::CallOp>(user);
    if (!call || call.getOperandTypes() != function.getFunctionType().getInputs() ||
        call.getResultTypes() != function.getFunctionType().getResults())
      return std::nullopt;
    calls.push_back(call);
  }
  return calls;
}

} // namespace freehold::edit
