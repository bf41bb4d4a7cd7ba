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

} // namespace freehold::interp
