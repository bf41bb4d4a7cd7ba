//===- Locations.cpp ------------------------------------------------------===//
#include "oracle/interp/Locations.h"

#include "mlir/IR/Location.h"

using namespace mlir;

namespace freehold::interp {

std::string locate(Location location) {
  FileLineColLoc found;
  location->walk([&](Location nested) {
    if (auto file = dyn_cast<FileLineColLoc>(nested)) {
      found = file;
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  if (!found)
    return "-";
  return (found.getFilename().getValue() + ":" + Twine(found.getLine()) + ":" +
          Twine(found.getColumn()))
      .str();
}

unsigned numberOf(Operation *op) {
  Operation *root = op;
  while (Operation *parent = root->getParentOp())
    root = parent;
  unsigned number = 0;
  root->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    ++number;
    return nested == op ? WalkResult::interrupt() : WalkResult::advance();
  });
  return number;
}

} // namespace freehold::interp
