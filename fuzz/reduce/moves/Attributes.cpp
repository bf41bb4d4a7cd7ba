//===- Attributes.cpp - Attributes that are not needed --------------------===//
// drop-attribute: drops an optional attribute, or one that the op does not define.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace freehold::reduce {

static bool isOptional(Operation *op, StringAttr name) {
  if (!op->isRegistered() || op->getDiscardableAttr(name))
    return true;
  StringRef text = name;
  return text == "alignment" || text == "arg_attrs" || text == "res_attrs" ||
         text == "nontemporal" || text == "no_inline" || text == "constant" || text == "mapping" ||
         text == "doc" || text == "library_call" || text == "cast";
}

static Targets findAttributes(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (NamedAttribute attribute : op->getAttrs())
      if (isOptional(op, attribute.getName())) {
        Target target{op, 0, 1};
        target.attribute = attribute.getName();
        targets.push_back(target);
      }
  });
  return targets;
}

static bool dropAttribute(Edit &edit, const Target &target) {
  return static_cast<bool>(target.op->removeAttr(cast<StringAttr>(target.attribute)));
}

Move dropAttributeMove() {
  return makeMove<findAttributes, dropAttribute>("drop-attribute", "drop an attribute");
}

} // namespace freehold::reduce
