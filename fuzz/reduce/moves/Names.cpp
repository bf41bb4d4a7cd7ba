//===- Names.cpp - Short names --------------------------------------------===//
// shorten-name: renames a symbol to the first of f, g, h, ... that is unused.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace freehold::reduce {

static Targets findLongNames(ModuleOp module) {
  llvm::StringSet<> taken;
  module->walk([&](SymbolOpInterface symbol) {
    if (StringAttr name = symbol.getNameAttr())
      taken.insert(name.getValue());
  });
  StringRef letters = "fghkpqrstuvwxyzabcdeijlmno";
  Targets targets;
  for (Operation &op : *module.getBody()) {
    auto symbol = dyn_cast<SymbolOpInterface>(op);
    if (!symbol || !symbol.getNameAttr() || symbol.getName().size() < 2)
      continue;
    while (!letters.empty() && taken.contains(letters.take_front()))
      letters = letters.drop_front();
    if (letters.empty())
      break;
    Target target{&op, 0, 1};
    target.attribute = StringAttr::get(module.getContext(), letters.take_front());
    letters = letters.drop_front();
    targets.push_back(target);
  }
  return targets;
}

static bool rename(Edit &edit, const Target &target) {
  auto name = cast<StringAttr>(target.attribute);
  if (failed(SymbolTable::replaceAllSymbolUses(target.op, name, edit.module())))
    return false;
  SymbolTable::setSymbolName(target.op, name);
  return true;
}

Move shortenNameMove() {
  return makeMove<findLongNames, rename>("shorten-name", "give a function or global a short name");
}

} // namespace freehold::reduce
