//===- Attributes.cpp - Attributes that are not needed --------------------===//
// drop-attribute: drops an optional attribute, or one that the op does not define. What says that
// the program itself frees a buffer is dropped everywhere at once, since an allocation and its
// deallocation must agree on it.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "llvm/ADT/StringSet.h"

#include <utility>

using namespace mlir;

namespace freehold::reduce {

static constexpr StringLiteral kManual = "bufferization.manual_deallocation";

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
  bool isManual = false;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (NamedAttribute attribute : op->getAttrs()) {
      if (!isOptional(op, attribute.getName()))
        continue;
      if (attribute.getName() == kManual && std::exchange(isManual, true))
        continue;
      Target target{op, 0, 1};
      target.attribute = attribute.getName();
      targets.push_back(target);
    }
  });
  return targets;
}

static Operation *rootOf(Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  return op;
}

static bool dropAttribute(Edit &edit, const Target &target) {
  auto name = cast<StringAttr>(target.attribute);
  if (name == kManual)
    rootOf(target.op)->walk([&](Operation *op) {
      if (op != target.op)
        op->removeAttr(name);
    });
  return static_cast<bool>(target.op->removeAttr(name));
}

Move dropAttributeMove() {
  return makeMove<findAttributes, dropAttribute>("drop-attribute", "drop an attribute");
}

} // namespace freehold::reduce
