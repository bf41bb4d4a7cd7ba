//===- MatchingSymbols.cpp - Globals and external functions of both -------===//
#include "smt/validate/MatchingWalk.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// The name of a symbol with those of the modules around it, of which one without a name is a number: its position among
/// those of the module around it.
static std::string pathOf(Operation *symbol) {
  std::string path = SymbolTable::getSymbolName(symbol).str();
  for (Operation *at = symbol->getParentOp(); at; at = at->getParentOp()) {
    if (auto name = at->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName())) {
      path = name.str() + "::" + path;
      continue;
    }
    if (!at->getParentOp())
      break;
    auto before = llvm::make_range(at->getBlock()->begin(), at->getIterator());
    auto isUnnamed = [](Operation &other) {
      return isa<ModuleOp>(other) && !other.hasAttr(SymbolTable::getSymbolAttrName());
    };
    path = "#" + std::to_string(llvm::count_if(before, isUnnamed)) + "::" + path;
  }
  return path;
}

static bool isGlobal(Operation *op) { return isa<memref::GlobalOp, ml_program::GlobalOp>(op); }

/// Globals, and functions without a body.
static std::map<std::string, Operation *> symbolsOf(ModuleOp module) {
  std::map<std::string, Operation *> symbols;
  module.walk([&](Operation *op) {
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (isGlobal(op) || (function && function.isExternal()))
      symbols[pathOf(op)] = op;
  });
  return symbols;
}

/// Whether programs that use one see the same as those that use the other. What passes note on functions
/// is theirs.
static bool areSame(Operation *op, Operation *its) {
  if (auto function = dyn_cast<FunctionOpInterface>(op)) {
    auto other = dyn_cast<FunctionOpInterface>(its);
    return other && function.getFunctionType() == other.getFunctionType() &&
           function.getArgAttrsAttr() == other.getArgAttrsAttr() &&
           function.getResAttrsAttr() == other.getResAttrsAttr();
  }
  return OperationEquivalence::isEquivalentTo(op, its,
                                              OperationEquivalence::IgnoreLocations |
                                                  OperationEquivalence::IgnoreDiscardableAttrs);
}

/// Whether code outside may use the symbol, so that the target must have it as well. What it declares of
/// others is not its own.
static bool isSeenOutside(Operation *symbol) {
  return isGlobal(symbol) &&
         SymbolTable::getSymbolVisibility(symbol) == SymbolTable::Visibility::Public;
}

std::string whySymbolsDiffer(ModuleOp source, ModuleOp target) {
  std::map<std::string, Operation *> mine = symbolsOf(source), its = symbolsOf(target);
  for (auto &[path, op] : mine) {
    auto it = its.find(path);
    if (it == its.end() && isSeenOutside(op))
      return "@" + path + " is gone";
    if (it != its.end() && !areSame(op, it->second))
      return "@" + path + " differs from the source's";
  }
  // Private globals with contents of their own are those of the target's code.
  for (auto &[path, op] : its) {
    auto global = dyn_cast<memref::GlobalOp>(op);
    bool isOwn = global ? global.isPrivate() && !global.isExternal() : !isGlobal(op);
    if (!isOwn && !mine.count(path))
      return "@" + path + " is new, which others may see";
  }
  return "";
}

} // namespace freehold::smt::safe
